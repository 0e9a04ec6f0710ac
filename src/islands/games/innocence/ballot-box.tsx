import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Words, Names } from '../../../figures/innocence/describe.ts';
import { ballotsPart } from './controls.ts';

interface BallotBoxProps {
  readonly suspects: readonly string[];
  readonly names: Names;
  readonly words: Words;
  readonly press: (part: string) => void;
}

/** Whom each points at, all at once. Nothing is barred: whoever abstains or points at themselves is told why not. */
export function BallotBox({ suspects, names, words, press }: BallotBoxProps): JSX.Element {
  const [votes, setVotes] = useState<{ readonly [voter: string]: string }>({});
  const cast = Object.fromEntries(Object.entries(votes).filter(([, target]) => target));
  return (
    <fieldset class="st-modes">
      <legend class="st-sub">{words['ballot']}</legend>
      {suspects.map((voter) => (
        <label key={voter} class="st-button">
          {names[voter] ?? voter} →{' '}
          <select
            value={votes[voter] ?? ''}
            onChange={({ currentTarget }) => setVotes({ ...votes, [voter]: currentTarget.value })}
          >
            <option value="">{words['ballot.none']}</option>
            {suspects.map((who) => (
              <option key={who} value={who}>
                {names[who] ?? who}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" class="st-button" onClick={() => press(ballotsPart(cast))}>
        {words['ballot.cast']}
      </button>
    </fieldset>
  );
}

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ClauseLink } from '../stepper/ClauseLink.tsx';
import { changedVariants, exampleRun } from '../stepper/run.ts';
import { EVERYONE } from '../story/context.ts';
import type { Story } from '../story/types.ts';
import type { Engine, Move, WhyNot } from './engine.ts';
import { useMoves, type Moves } from './use-moves.ts';
import type { WhatIfProps } from './what-if-props.ts';

/** The reader's turn: an action to choose, the board to press, or a list of every allowed move. */
export default function WhatIf(props: WhatIfProps): JSX.Element {
  const moves = useMoves(props);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // whoever asked for a move goes on from there; whoever opened an address is left where they are
    const first =
      root.current!.closest('.st:focus-within') &&
      root.current!.querySelector<HTMLElement>('.st-modes > :not(.is-barred)');
    first?.focus({ preventScroll: true });
    // as soon as the figure is as high as it becomes; no further than needed, for the board is to be pressed
    requestAnimationFrame(() => first?.scrollIntoView({ block: 'nearest' }));
  }, []);
  return (
    <div class="st-moves" ref={root}>
      {moves.shown ? <Turn {...props} moves={moves} /> : <Everything {...props} />}
    </div>
  );
}

function Turn(props: WhatIfProps & { moves: Moves }): JSX.Element {
  const { moves, story } = props;
  return (
    <>
      <Verdict {...props} />
      <Example {...props} />
      {moves.allowed.length === 0 ? (
        <p class="st-hint">{story.labels['branch.none']}</p>
      ) : (
        <>
          <Modes {...props} />
          <AllMoves {...props} />
        </>
      )}
    </>
  );
}

/** What came of pressing: why not, which of several, or what else is needed. */
function Verdict({ moves, story }: { moves: Moves; story: Story }): JSX.Element {
  const verdict = useRef<HTMLDivElement>(null);
  const { why, choice, more } = moves;
  useEffect(() => {
    if (why || more || choice.length > 0) verdict.current!.scrollIntoView({ block: 'nearest' });
  }, [why, more, choice]);
  return (
    <div class="st-verdict" role="status" ref={verdict}>
      {why && <Why why={why} story={story} />}
      {choice.length > 0 && <Choice moves={moves} story={story} />}
      {more && <p class="st-hint">{story.labels['branch.more']}</p>}
    </div>
  );
}

/** The view may not know which moves there are: whose turn it is, and two ways on. */
function Everything({ engine, story, place }: WhatIfProps): JSX.Element {
  const { labels } = story;
  const seat = story.views.find(({ id }) => id === engine.toMove(place.step));
  return (
    <div class="st-hint">
      {seat && (
        <p>
          {labels['branch.turn']} <strong>{seat.label}</strong>
        </p>
      )}
      <p>{labels['branch.view']}</p>
      <p class="st-modes">
        <Press label={labels['everyone']} act={() => place.setView(EVERYONE)} />
        {place.index > 0 && <Press label={labels['previous']} act={() => place.go(place.index - 1)} />}
      </p>
    </div>
  );
}

/** The authored way on comes first. */
function Example({ story, place }: WhatIfProps): JSX.Element | null {
  const next = place.index <= (place.run.fork ?? Infinity) ? story.steps[place.index + 1] : undefined;
  if (!next || changedVariants(place.run, story).length > 0) return null;
  return (
    <p class="st-hint">
      {story.labels['branch.example-on']}{' '}
      <Press label={next.views[place.view]?.label} act={() => place.show(exampleRun(story), next.index)} />
    </p>
  );
}

/** Which action a press on the board means. */
function Modes({ engine, moves, story }: { engine: Engine; moves: Moves; story: Story }): JSX.Element {
  const types = new Set(moves.allowed.map((move) => move.type));
  return (
    <>
      <p class="st-hint">{story.labels['branch.hint']}</p>
      <div class="st-modes">
        {engine.types.map(({ id, label }) => {
          // an action that needs no part of the board is played, or refused, at once
          const direct = moves.allowed.some((move) => move.type === id && move.parts.length > 0)
            ? null
            : engine.meant(id, []);
          return (
            <button
              key={id}
              type="button"
              class={types.has(id) ? 'st-button' : 'st-button is-barred'}
              aria-pressed={direct ? undefined : moves.mode === id}
              onClick={() => (direct ? moves.play(direct) : moves.setMode(id))}
            >
              {label}
            </button>
          );
        })}
      </div>
    </>
  );
}

function Why({ why, story }: { why: WhyNot; story: Story }): JSX.Element {
  return (
    <p class="st-refusal">
      <strong>{story.labels['refused']}</strong> {why.text}{' '}
      {why.clause && <ClauseLink clause={why.clause} story={story} />}
    </p>
  );
}

function Choice({ moves, story }: { moves: Moves; story: Story }): JSX.Element {
  return (
    <div class="st-choice">
      {!moves.more && <p>{story.labels['branch.answer']}</p>}
      {moves.choice.map((move) => (
        <MoveButton key={JSON.stringify(move.event)} move={move} moves={moves} />
      ))}
    </div>
  );
}

function AllMoves({ moves, engine, story }: { moves: Moves; engine: Engine; story: Story }): JSX.Element {
  return (
    <details class="st-all-moves">
      <summary>
        {story.labels['branch.moves']} <span class="st-sum">{moves.allowed.length}</span>
      </summary>
      {engine.types.map(({ id, label }) => {
        const own = moves.allowed.filter((move) => move.type === id);
        if (own.length === 0) return null;
        return (
          <div key={id} role="group" aria-label={label}>
            <p class="st-sub">{label}</p>
            <div>
              {own.map((move) => (
                <MoveButton key={JSON.stringify(move.event)} move={move} moves={moves} />
              ))}
            </div>
          </div>
        );
      })}
    </details>
  );
}

function MoveButton({ move, moves }: { move: Move; moves: Moves }): JSX.Element {
  return <Press name="st-button" label={move.label} act={() => moves.play(move.event)} />;
}

interface PressProps {
  readonly name?: string;
  readonly label: string | undefined;
  readonly act: () => void;
}

const Press = ({ name = 'st-chip', label, act }: PressProps): JSX.Element => (
  <button type="button" class={name} onClick={act}>
    {label}
  </button>
);

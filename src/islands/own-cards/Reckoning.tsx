import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { describe, type Words } from '../../figures/innocence/describe.ts';
import { Desk } from '../../figures/innocence/desk.tsx';
import { FoundTable } from '../../figures/innocence/found.tsx';
import { Choice, type Option } from '../own/Choice.tsx';
import type { Layout } from './laid-out.ts';
import { LOOKED, ONLOOKER, reckoned, reckoners } from './position.ts';
import type { OwnCardsData } from './props.ts';

/** In how many deals of the cards not seen an arrest is right, for whoever sees no more than this. */
export function Reckoning({ layout, words, frame }: OwnCardsData & { layout: Layout }): JSX.Element {
  const [wanted, choose] = useState(ONLOOKER);
  const figureWords = frame.figureWords as Words;
  const able = reckoners(layout);
  const who = able.includes(wanted) ? wanted : ONLOOKER;
  const data = reckoned(layout, who);
  const name = (one: string): string =>
    one === LOOKED ? words['known.looked']! : figureWords[`seat.${one}`]!;
  return (
    <div class="op-two file">
      <Desk
        data={data}
        title={words['known']!}
        desc={describe(data, frame.names, figureWords)}
        idPrefix="own-cards-known"
        words={figureWords}
      />
      <div>
        <Choice
          label={words['known.who']}
          value={who}
          options={able.map((one): Option => [one, name(one)])}
          choose={choose}
        />
        {data.found && (
          <div class="inn-found" role="status">
            <FoundTable
              found={data.found}
              suspects={Object.keys(layout.hands)}
              names={frame.names}
              words={figureWords}
            />
          </div>
        )}
      </div>
    </div>
  );
}

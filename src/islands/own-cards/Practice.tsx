import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { MODES, type Cards, type Mode } from '../../machines/innocence/vocabulary.ts';
import type { JsonObject } from '../../machines/trace.ts';
import { Choice, type Option } from '../own/Choice.tsx';
import { Practice as Playing } from '../own/Practice.tsx';
import { compositionOf, type Layout } from './laid-out.ts';
import type { OwnCardsData } from './props.ts';

/** Every order is as likely as any other. */
function shuffled(cards: Cards): Cards {
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const at = Math.floor(Math.random() * (last + 1));
    [deck[last], deck[at]] = [deck[at]!, deck[last]!];
  }
  return deck;
}

function dealFrom({ hands, numbers }: Layout, mode: Mode): JsonObject {
  const suspects = Object.keys(hands);
  const composition = compositionOf(numbers, suspects.length);
  return { mode, suspects, composition, deck: shuffled(composition) } as unknown as JsonObject;
}

/** A game with the reader's deck, shuffled. */
export function Practice({ layout, words, frame }: OwnCardsData & { layout: Layout }): JSX.Element {
  const [mode, setMode] = useState<Mode>('sheriff');
  return (
    <Playing
      words={words}
      frame={frame}
      given={() => dealFrom(layout, mode)}
      figure={() => import('../games/innocence/figure.tsx')}
    >
      <Choice
        label={words['play.mode']}
        value={mode}
        options={MODES.map((one): Option => [one, words[`play.${one}`]!])}
        choose={(next) => setMode(next as Mode)}
      />
    </Playing>
  );
}

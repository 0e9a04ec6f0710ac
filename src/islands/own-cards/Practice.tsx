import type { ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { MODES, type Cards, type Mode } from '../../machines/innocence/vocabulary.ts';
import type { JsonObject } from '../../machines/trace.ts';
import { Choice, type Option } from '../own/Choice.tsx';
import { compositionOf, type Layout } from './laid-out.ts';
import type { OwnCardsData } from './props.ts';

type Shown = { readonly Play: ComponentType } | 'loading' | 'failed' | null;

/** Every order is as likely as any other. */
function shuffled(cards: Cards): Cards {
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const at = Math.floor(Math.random() * (last + 1));
    [deck[last], deck[at]] = [deck[at]!, deck[last]!];
  }
  return deck;
}

/** A game with the reader's deck, shuffled, in the stepper; loaded when it is asked for. */
export function Practice({ layout, words, frame }: OwnCardsData & { layout: Layout }): JSX.Element {
  const [mode, setMode] = useState<Mode>('sheriff');
  const [shown, setShown] = useState<Shown>(null);
  const begin = async () => {
    setShown('loading');
    try {
      const [{ playFrom }, { Figure }] = await Promise.all([
        import('../own/play.tsx'),
        import('../games/innocence/figure.tsx'),
      ]);
      const suspects = Object.keys(layout.hands);
      const composition = compositionOf(layout.numbers, suspects.length);
      const given = { mode, suspects, composition, deck: shuffled(composition) } as unknown as JsonObject;
      setShown({ Play: await playFrom(frame, given, Figure) });
    } catch {
      setShown('failed');
    }
  };
  return (
    <>
      <form
        class="op-row"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <Choice
          label={words['play.mode']}
          value={mode}
          options={MODES.map((one): Option => [one, words[`play.${one}`]!])}
          choose={(next) => setMode(next as Mode)}
        />
        <button type="submit" class="button op-main">
          {words['play.begin']}
        </button>
      </form>
      <p role="status">{shown === 'failed' && words['failed']}</p>
      {shown && typeof shown === 'object' && <shown.Play />}
    </>
  );
}

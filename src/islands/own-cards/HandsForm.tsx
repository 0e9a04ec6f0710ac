import type { JSX } from 'preact';
import { cardName } from '../../figures/innocence/describe.ts';
import type { Card } from '../../machines/innocence/vocabulary.ts';
import { Choice, type Option } from '../own/Choice.tsx';
import { leftOf, SIZES, type Laid, type Layout } from './laid-out.ts';
import type { OwnCardsData } from './props.ts';

interface HandsFormProps extends Pick<OwnCardsData, 'words' | 'frame'> {
  readonly layout: Layout;
  readonly resize: (suspects: number) => void;
  readonly change: (who: string, laid: Laid) => void;
}

/** What lies before each suspect: one open card, one covered, and perhaps a third. */
export function HandsForm(props: HandsFormProps): JSX.Element {
  const { layout, words, resize } = props;
  const suspects = Object.keys(layout.hands);
  return (
    <form class="op-form" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={words['hands.suspects']}
        value={String(suspects.length)}
        options={SIZES.map((size): Option => [String(size), String(size)])}
        choose={(size) => resize(Number(size))}
      />
      {suspects.map((who) => (
        <HandChoice key={who} who={who} {...props} />
      ))}
    </form>
  );
}

/** Written as the third card's place and name: `oS3` open, `cS3` covered, `c` covered and not told. */
function thirdOf({ open, covered }: Laid): string {
  if (open[1]) return `o${open[1]}`;
  return covered.length > 1 ? `c${covered[1] ?? ''}` : '';
}

function withThird({ open, covered }: Laid, third: string): Laid {
  const two = { open: open.slice(0, 1), covered: covered.slice(0, 1) };
  if (third.startsWith('o')) return { ...two, open: [...two.open, third.slice(1)] };
  return third ? { ...two, covered: [...two.covered, third.slice(1) || null] } : two;
}

function HandChoice({ who, layout, words, frame, change }: HandsFormProps & { who: string }): JSX.Element {
  const laid = layout.hands[who]!;
  const { open, covered } = laid;
  const left = [...new Set(leftOf(layout) ?? [])];
  const name = (card: Card): string =>
    cardName(card, frame.figureWords as { readonly [key: string]: string });
  /** Cards still in the deck, and the one that lies there. */
  const cards = (own: Card | null | undefined, prefix = ''): Option[] =>
    [...new Set([...(own ? [own] : []), ...left])].map((card): Option => [prefix + card, name(card)]);
  const unknown = words['hands.unknown']!;
  return (
    <fieldset class="op-row">
      <legend>
        <b>{frame.names[who] ?? who}</b>
      </legend>
      <Choice
        label={words['hands.open']}
        value={open[0] ?? ''}
        options={cards(open[0])}
        choose={(card) => change(who, { ...laid, open: [card, ...open.slice(1)] })}
      />
      <Choice
        label={words['hands.covered']}
        value={covered[0] ?? ''}
        options={[['', unknown], ...cards(covered[0])]}
        choose={(card) => change(who, { ...laid, covered: [card || null, ...covered.slice(1)] })}
      />
      <Choice
        label={words['hands.third']}
        value={thirdOf(laid)}
        options={[['', words['hands.none']!]]}
        groups={[
          { label: words['hands.open']!, options: cards(open[1], 'o') },
          { label: words['hands.covered']!, options: [['c', unknown], ...cards(covered[1], 'c')] },
        ]}
        choose={(third) => change(who, withThird(laid, third))}
      />
    </fieldset>
  );
}

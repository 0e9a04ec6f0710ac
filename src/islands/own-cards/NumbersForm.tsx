import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Choice } from '../own/Choice.tsx';
import { ASSUMED_NUMBERS, cardCount, suffices, type Layout, type Numbers } from './laid-out.ts';
import type { OwnCardsData } from './props.ts';

type Words = OwnCardsData['words'];

/** What the source lets us work out: nine cards besides the physical evidence (I-D01). */
const OTHERS = 9;

interface NumbersFormProps {
  readonly layout: Layout;
  readonly words: Words;
  readonly change: (numbers: Numbers) => void;
}

/** The real numbers of the deck, for whoever owns the cards. */
export function NumbersForm({ layout, words, change }: NumbersFormProps): JSX.Element {
  const { numbers } = layout;
  return (
    <form class="op-form" onSubmit={(event) => event.preventDefault()}>
      <NumberList
        label={words['numbers.statements']}
        levels={numbers.statements}
        change={(statements) => change({ ...numbers, statements })}
      />
      <NumberList
        label={words['numbers.testimonies']}
        levels={numbers.testimonies}
        change={(testimonies) => change({ ...numbers, testimonies })}
      />
      <div class="op-row">
        <Choice
          label={words['numbers.weapons']}
          value={String(numbers.weapons)}
          options={[
            ['1', '1'],
            ['2', '2'],
          ]}
          choose={(value) => change({ ...numbers, weapons: Number(value) })}
        />
        <button type="button" class="button" onClick={() => change(ASSUMED_NUMBERS)}>
          {words['numbers.reset']}
        </button>
      </div>
      <p role="status" class="quiet">
        {!suffices(layout) && words['numbers.few']}
        {suffices(layout) &&
          cardCount(numbers) !== OTHERS &&
          `${words['numbers.nine']} ${cardCount(numbers)}`}
      </p>
    </form>
  );
}

const read = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

interface NumberListProps {
  readonly label: string | undefined;
  readonly levels: readonly number[];
  readonly change: (levels: readonly number[]) => void;
}

/** Taken over when the reader leaves it; whatever is not a number parts two of them. */
function NumberList({ label, levels, change }: NumberListProps): JSX.Element {
  const id = useId();
  const text = levels.join(' ');
  return (
    <p class="op-choice">
      <label for={id}>{label}</label>
      <input
        // what was written anew stands in it as it was understood
        key={text}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={text}
        onChange={({ currentTarget }) => change(read(currentTarget.value))}
      />
    </p>
  );
}

import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

/** What is chosen, and what the reader reads. */
export type Option = readonly [value: string, label: string];

interface ChoiceProps {
  readonly label: string | undefined;
  readonly value: string;
  readonly options: readonly Option[];
  /** Further options under headings. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly Option[] }[];
  readonly choose: (value: string) => void;
}

/** One of several, in the browser's own list. */
export function Choice({ label, value, options, groups, choose }: ChoiceProps): JSX.Element {
  const id = useId();
  return (
    <p class="op-choice">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map(optionOf)}
        {groups?.map(({ label: heading, options: more }) => (
          <optgroup key={heading} label={heading}>
            {more.map(optionOf)}
          </optgroup>
        ))}
      </select>
    </p>
  );
}

const optionOf = ([value, label]: Option): JSX.Element => (
  <option key={value} value={value}>
    {label}
  </option>
);

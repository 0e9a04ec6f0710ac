import type { JSX } from 'preact';

interface TextFieldProps {
  readonly label: string | undefined;
  readonly rows: number;
  readonly text: string;
  readonly write: (text: string) => void;
}

/** Where a reader pastes or writes what a program is to read: nothing corrects it. */
export const TextField = ({ label, rows, text, write }: TextFieldProps): JSX.Element => (
  <label>
    {label}
    <textarea
      rows={rows}
      spellcheck={false}
      autocapitalize="off"
      value={text}
      onInput={({ currentTarget }) => write(currentTarget.value)}
    />
  </label>
);

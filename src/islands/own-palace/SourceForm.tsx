import type { JSX } from 'preact';
import { TextField } from '../own/TextField.tsx';
import type { OwnPalaceData } from './props.ts';
import type { Source } from './use-source.ts';

/** What the page shows as its example. */
const template = (): string => document.querySelector('[data-template]')?.textContent ?? '';

interface SourceFormProps {
  readonly source: Source;
  readonly words: OwnPalaceData['words'];
}

/** A file to choose, or text to paste; and whether the device remembers it. */
export function SourceForm({ source, words }: SourceFormProps): JSX.Element {
  const { text, write, kept, isKept } = source;
  return (
    <form
      class="op-form"
      onSubmit={(event) => {
        event.preventDefault();
        source.check();
      }}
    >
      <label>
        {words['file']}
        <input
          type="file"
          accept=".yaml,.yml,.txt,text/plain"
          onChange={({ currentTarget: { files } }) => void (files?.[0] && source.open(files[0]))}
        />
      </label>
      <TextField label={words['text']} rows={12} text={text} write={write} />
      <p class="op-row">
        <button type="submit" class="button op-main">
          {words['check']}
        </button>
        <button type="button" class="button" onClick={() => write(template())}>
          {words['template']}
        </button>
      </p>
      <p class="op-row">
        <label class="op-tick">
          <input
            type="checkbox"
            checked={isKept}
            onChange={({ currentTarget }) => source.keep(currentTarget.checked)}
          />
          {words['remember']}
        </label>
        <button type="button" class="button" onClick={() => source.keep(false)}>
          {words['forget']}
        </button>
        <span role="status">{kept && words[kept]}</span>
      </p>
    </form>
  );
}

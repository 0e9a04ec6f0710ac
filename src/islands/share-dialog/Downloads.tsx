import type { JSX } from 'preact';
import type { Say } from '../story/types.ts';
import { faceOf } from '../share/of.ts';
import { dataUrl, pngOf } from './pixels.ts';
import { isAsWritten, type Shown } from './shown.ts';

interface DownloadsProps {
  readonly shown: Shown;
  readonly say: Say;
  /** The picture drawn here; null until it is. */
  readonly picture: string | null;
}

/** Files of a case as it was written; of any other, what is made here. */
const OF_CASE = ['gif', 'webp', 'html'];
const TEXTS = ['txt', 'ans', 'json'];

/** Pictures and files for places that take uploads. */
export function Downloads({ shown, say, picture }: DownloadsProps): JSX.Element {
  const name = shown.story.id.split('/').at(-1)!;
  const kind = (extension: string) => say(`share.kind.${extension}`);
  const made = async (extension: string) => {
    const { write } = await import('./write.ts');
    const text = await write(shown, { face: extension, index: shown.index, scope: 'all', stop: false }, say);
    save(new Blob([text], { type: 'text/plain' }), `${name}.${extension}`);
  };
  return (
    <ul class="sh-files">
      {picture && (
        <>
          <li>
            <button
              type="button"
              class="st-chip"
              onClick={async () => save(await pngOf(picture), `${name}.png`)}
            >
              {kind('png')}
            </button>
          </li>
          <li>
            <a class="st-chip" href={dataUrl(picture)} download={`${name}.svg`}>
              {kind('svg')}
            </a>
          </li>
        </>
      )}
      {isAsWritten(shown)
        ? [...OF_CASE, ...TEXTS].map((extension) => (
            <li key={extension}>
              <a class="st-chip" href={faceOf(shown.story.href, extension)} download>
                {kind(extension)}
              </a>
            </li>
          ))
        : TEXTS.map((extension) => (
            <li key={extension}>
              <button type="button" class="st-chip" onClick={() => made(extension)}>
                {kind(extension)}
              </button>
            </li>
          ))}
    </ul>
  );
}

/** Has the browser keep something as a file. */
function save(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

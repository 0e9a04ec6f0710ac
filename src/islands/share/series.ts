/** Several cases in one frame, one after the other: `?of=/en/noir/kill/a/,/en/noir/kill/b/`. */
import { sharedIn } from './of.ts';

const MOST = 30;
const HEIGHT = { least: 120, most: 2000 };

/** The paths of the cases or steps that a query names; what is no such path is left out. */
export function seriesIn(query: string): string[] {
  const named = (new URLSearchParams(query).get('of') ?? '').split(',').slice(0, MOST);
  return named.flatMap((path) => sharedIn(`?of=${encodeURIComponent(path)}`)?.path ?? []);
}

function start(frame: HTMLIFrameElement): void {
  const paths = seriesIn(location.search);
  const [back, on] = document.querySelectorAll<HTMLButtonElement>('[data-series] button');
  const place = document.querySelector('[data-series] output')!;
  let at = 0;
  const show = (next: number) => {
    at = Math.max(0, Math.min(paths.length - 1, next));
    if (paths[at]) frame.src = `/embed${paths[at]}`;
    place.textContent = paths.length > 0 ? `${at + 1} / ${paths.length}` : '';
    back!.disabled = at === 0;
    on!.disabled = at >= paths.length - 1;
  };
  back!.addEventListener('click', () => show(at - 1));
  on!.addEventListener('click', () => show(at + 1));
  window.addEventListener('message', ({ data, source }: MessageEvent<{ type?: string; height?: number }>) => {
    const height = Number(data?.type === 'embed-size' && data.height);
    if (source === frame.contentWindow && height >= HEIGHT.least && height <= HEIGHT.most)
      frame.height = String(height);
  });
  show(0);
}

const frame = globalThis.document?.querySelector<HTMLIFrameElement>('[data-series] iframe');
if (frame) start(frame);

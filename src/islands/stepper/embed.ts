/** What an embed page does for its host: the theme it asks for, and telling its height. Nothing here needs storage or an origin. */

export function startEmbed(): void {
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const { asks } = root.dataset;
  if (asks && asked.get('stop') === 'question') return location.replace(asks + location.search);
  const theme = asked.get('theme');
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  if (window.parent !== window) reportHeight();
}

/** Never unframed: a page may hear its own messages. */
function reportHeight(): void {
  let last = 0;
  const report = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (Math.abs(height - last) < 2) return;
    last = height;
    for (const message of messages(height)) window.parent.postMessage(message, '*');
  };
  const soon = () => requestAnimationFrame(report);
  new ResizeObserver(soon).observe(document.body);
  window.addEventListener('message', ({ data }) => {
    if (typeof data === 'string' && data.startsWith('pymx')) last = 0;
    if (last === 0) soon();
  });
}

/** The same height in the dialects of AMP, Datawrapper, Pym.js and Embedly. */
export function messages(height: number): readonly unknown[] {
  const id = pymId(location.search);
  return [
    { sentinel: 'amp', type: 'embed-size', height },
    { 'datawrapper-height': { [id]: height } },
    `pymxPYMx${id}xPYMxheightxPYMx${height}`,
    JSON.stringify({ context: 'iframe.resize', src: location.href, height }),
  ];
}

/** The host's name for this frame (`?childId=`), which must not be able to forge a message of another shape. */
function pymId(query: string): string {
  const id = new URLSearchParams(query).get('childId') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : 'casebook';
}

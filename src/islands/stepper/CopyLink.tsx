import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Story } from '../story/types.ts';
import { Icon } from './icons.tsx';

/** Copies the link to exactly what is shown, and shows it as text for where copying is not allowed. */
export function CopyLink({ story, address }: { story: Story; address: string }): JSX.Element {
  const [link, setLink] = useState<{ url: string; copied: boolean } | null>(null);
  const { labels } = story;
  useEffect(() => setLink(null), [address]);
  const copy = async () => {
    const url = new URL(address, location.href).href;
    setLink({ url, copied: await toClipboard(url) });
  };
  return (
    <>
      <button type="button" class="st-link st-js" onClick={copy}>
        <Icon name="link" /> {labels['copy']}
      </button>
      {link && (
        <label class="st-copied">
          <span role="status">{labels[link.copied ? 'copied' : 'copy-by-hand']}</span>
          <input readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

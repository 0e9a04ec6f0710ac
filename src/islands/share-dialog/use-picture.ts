import { useEffect, useState } from 'preact/hooks';
import type { Wanted } from './post.ts';
import type { Shown } from './shown.ts';

/** The picture of what is shown as an SVG file; null until it is drawn, and where it cannot be. */
export function usePicture(shown: Shown, { scope, stop }: Wanted): string | null {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    setSvg(null);
    draw(shown, stop ? 'question' : 'answer')
      .then((drawn) => wanted && setSvg(drawn))
      // all else can be shared without it
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [scope, stop]);
  return svg;
}

/** What draws is fetched with the first picture. */
async function draw(shown: Shown, ends: 'question' | 'answer'): Promise<string> {
  const [{ toldHere }, { drawnCard }] = await Promise.all([import('./tell-here.ts'), import('./picture.ts')]);
  const { story, index } = shown;
  const told = await toldHere(shown, { locale: story.locale, index, site: location.origin });
  return drawnCard(told, story, ends);
}

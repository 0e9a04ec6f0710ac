import { useEffect, useState } from 'preact/hooks';
import { drawnCard, type Drawn } from './picture.ts';
import type { Wanted } from './post.ts';
import type { Shown } from './shown.ts';
import { toldHere } from './tell-here.ts';

/** The picture of what is shown as an SVG file; null until it is drawn, and where it cannot be. */
export function usePicture(
  shown: Shown,
  { scope, stop }: Wanted,
  parts: Pick<Drawn, 'Figure' | 'live'>,
): string | null {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    setSvg(null);
    const { story, index } = shown;
    toldHere(shown, { locale: story.locale, index, site: location.origin })
      .then((told) => drawnCard(told, { story, stop, ...parts }))
      .then((drawn) => wanted && setSvg(drawn))
      // all else can be shared without it
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [scope, stop]);
  return svg;
}

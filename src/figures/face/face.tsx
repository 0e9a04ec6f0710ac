import type { JSX } from 'preact';
import type { Layered, Mark, Part } from './part.ts';
import { place, type Placing } from './path.ts';
import { BEARDS, type BeardName } from './parts/beards.ts';
import { CLOTHES, type ClothesName } from './parts/clothes.ts';
import { EXTRAS, type ExtraName } from './parts/extras.ts';
import { BROWS, EYES, type BrowsName, type EyesName } from './parts/eyes.ts';
import { GLASSES, type GlassesName } from './parts/glasses.ts';
import { HAIR, type HairName } from './parts/hair.ts';
import { HATS, type HatName } from './parts/hats.ts';
import { EARS, HEADS, type Head, type HeadName } from './parts/heads.ts';
import { MOUTHS, NOSES, type MouthName, type NoseName } from './parts/nose-mouth.ts';

/** A person for the sketch artist: which part goes where. */
export interface FaceSpec {
  head: HeadName;
  hair: HairName;
  hat?: HatName;
  brows: BrowsName;
  eyes: EyesName;
  nose: NoseName;
  mouth: MouthName;
  beard?: BeardName;
  glasses?: GlassesName;
  clothes: ClothesName;
  extras?: readonly ExtraName[];
  /** Ears are drawn unless hair or hat hides them. */
  ears: boolean;
  /** Half the width of the shoulders, 28 (slight) to 44 (burly). */
  build: number;
}

/** The drawing area of a face: the middle line is x = 0, the bust ends at the lower edge. */
export const FACE_VIEW_BOX = '-50 0 100 100';

const DRAWN_FOR_WIDTH = 18;
const DRAWN_FOR_BUILD = 36;
const DRAWN_FOR_CHIN = 74;

/** Extras that hang from the chest rather than the face. */
const WORN: ReadonlySet<ExtraName> = new Set(['pearls', 'carnation', 'medals', 'braid']);

function put(part: Part, placing: Placing): Mark[] {
  return part.map(([tone, d]) => [tone, place(d, placing)] as const);
}

function neck(head: Head): Part {
  const n = head.neck;
  const under = head.chin;
  return [
    ['p', `M${-n} 62L${-n - 1} 82L${n + 1} 82L${n} 62Z`],
    ['s', `M${-n} ${under - 6}L${-n} ${under - 1}C-2 ${under + 7} 4 ${under + 5} ${n + 1} 82L${n} 62Z`],
  ];
}

/** All marks of a face from the back to the front. */
function compose(spec: FaceSpec): Mark[] {
  const head: Head = HEADS[spec.head];
  const wide = { sx: head.width / DRAWN_FOR_WIDTH };
  const drop = head.chin - DRAWN_FOR_CHIN;
  const low = { ...wide, dy: drop };
  const shoulders = { sx: spec.build / DRAWN_FOR_BUILD };
  const hair: Layered = HAIR[spec.hair];
  const hat: Layered | undefined = spec.hat && HATS[spec.hat];
  const beard: Part = spec.beard ? BEARDS[spec.beard] : [];
  const glasses: Part = spec.glasses ? GLASSES[spec.glasses] : [];
  const extras = spec.extras ?? [];
  const worn = extras.filter((name) => WORN.has(name)).flatMap((name): Part => EXTRAS[name]);
  const drawn = extras.filter((name) => !WORN.has(name)).flatMap((name): Part => EXTRAS[name]);
  return [
    ...put(hair.back ?? [], wide),
    ...put(neck(head), {}),
    ...put(CLOTHES[spec.clothes], shoulders),
    ...(spec.ears ? put(EARS, wide) : []),
    ...put(
      [
        ['p', head.outline],
        ['s', head.shade],
      ],
      {},
    ),
    ...put(BROWS[spec.brows], wide),
    ...put(EYES[spec.eyes], wide),
    ...put(NOSES[spec.nose], { dy: drop * 0.3 }),
    ...put(MOUTHS[spec.mouth], { dy: drop * 0.7 }),
    ...put(beard, low),
    ...put(hair.front, wide),
    ...put(glasses, wide),
    ...put(hat?.front ?? [], wide),
    ...put(drawn, { ...wide, dy: drop * 0.5 }),
    ...put(worn, {}),
  ];
}

/** Joins neighbouring lines of one tone into one path: lines may cross freely, areas may not. */
function join(marks: readonly Mark[]): Mark[] {
  const out: Mark[] = [];
  for (const [tone, d] of marks) {
    const last = out.at(-1);
    if (last && last[0] === tone && 'ltwdb'.includes(tone)) out[out.length - 1] = [tone, last[1] + d];
    else out.push([tone, d]);
  }
  return out;
}

const DRAWN = new WeakMap<FaceSpec, string>();

function markup(spec: FaceSpec): string {
  const known = DRAWN.get(spec);
  if (known !== undefined) return known;
  const paths = join(compose(spec)).map(
    ([tone, d]) => `<path${tone === 'l' ? '' : ` class="${tone}"`} d="${d}"/>`,
  );
  const text = paths.join('');
  DRAWN.set(spec, text);
  return text;
}

/**
 * A composite sketch: the parts of `spec` put together, ink on paper, within {@link FACE_VIEW_BOX}.
 * Colours come from the classes of `face-paint.css`. Set as one string, since a sketch never changes and a page holds many.
 */
export function Face({ spec }: { spec: FaceSpec }): JSX.Element {
  return <g class="f" dangerouslySetInnerHTML={{ __html: markup(spec) }} />;
}

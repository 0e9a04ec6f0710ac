import type { JSX } from 'preact';
import { Row, Rules } from '../../../figures/byzantine/cards.tsx';
import { Crowds } from '../../../figures/byzantine/crowds.tsx';
import type { ByzantineData } from '../../../figures/byzantine/data.ts';
import { describe, partLabels, type Words } from '../../../figures/byzantine/describe.ts';
import { Ledger } from '../../../figures/byzantine/ledger.tsx';
import { Palace } from '../../../figures/byzantine/palace.tsx';
import { palaceOf } from '../../../figures/byzantine/palace-of.ts';
import { pawnsOf } from '../../../figures/byzantine/pawns.ts';
import type { Pressing } from '../../../figures/byzantine/pressing.ts';
import type { FigureProps, Touch } from '../../figure.ts';
import { LedgerOnDemand } from './ledger-on-demand.tsx';

/** The palace and what lies beside it. Parts: `suspect:cook`, `room:3C`, `door:3A-3B`, `method:shooting`. */
export function Figure({ data, words, names, id, title, touch, like, brief }: FigureProps): JSX.Element {
  const position = data as unknown as ByzantineData;
  const said = words as Words;
  const { walker, path, ledger } = position;
  const pawns = pawnsOf(position);
  const pressed = touch && pressing(touch, position, names, said);
  return (
    // the pawns, rooms and cards inside are the buttons; here their presses come together
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      class="byzantine-figure"
      onClick={(event) => press(event.target as Element, position, touch)}
      onKeyDown={(event) => touch && onKey(event, touch, position)}
    >
      <Palace
        palace={palaceOf(position.palace)}
        pawns={pawns}
        locks={position.locks}
        lit={touch?.playing ? [] : position.lit}
        walk={walker && !touch?.playing ? { who: walker, path } : null}
        door={position.door}
        title={title}
        desc={describe(position, names, said)}
        idPrefix={id}
        like={like}
        names={Object.fromEntries(
          Object.keys(position.at).map((who) => [
            who,
            { full: names[who] ?? who, short: said[`short.${who}`] ?? who },
          ]),
        )}
        {...(pressed ? { pressing: pressed } : {})}
      />
      {pressed?.rooms && <Crowds pawns={pawns} pressing={pressed} words={said} />}
      <Row data={position} names={names} words={said} />
      <div class="bz-more">
        <Rules data={position} words={said} pressing={touch && asksForMethod(touch) ? touch : null} />
        {ledger && !brief && (
          <Findings ledger={ledger} possible={position.possible} names={names} words={said} />
        )}
      </div>
    </div>
  );
}

/** Where a page is made the ledger stands as a whole; in a browser its table is fetched. */
const Findings = import.meta.env.SSR ? Ledger : LedgerOnDemand;

const pressing = (
  touch: Touch,
  data: ByzantineData,
  names: FigureProps['names'],
  words: Words,
): Pressing => ({
  targets: touch.targets,
  chosen: touch.chosen,
  rooms: touch.playing,
  labels: partLabels(data, names, words),
});

/** Rules lie folded, and do not push the palace out of sight, unless one can be pressed. */
const asksForMethod = ({ targets, chosen }: Touch): boolean =>
  [...targets, ...chosen].some((part) => part.startsWith('method:'));

const PARTS = { pawn: 'suspect', room: 'room', door: 'door', method: 'method' } as const;

/** The part that an element belongs to; somebody in a room that can be chosen stands for the room, if they cannot be chosen. */
function partOf(target: Element, data: ByzantineData, touch: Touch): string | null {
  const own =
    target.closest<SVGElement>('[data-pawn], [data-room], [data-door], [data-method]')?.dataset ?? {};
  const [kind, prefix] =
    (Object.entries(PARTS) as [keyof typeof PARTS, string][]).find(([name]) => own[name]) ?? [];
  if (!kind) return null;
  const part = `${prefix}:${own[kind]}`;
  const room = kind === 'pawn' ? `room:${data.at[own[kind]!]}` : part;
  return touch.targets.has(room) && !touch.targets.has(part) && !touch.chosen.includes(part) ? room : part;
}

function press(target: Element, data: ByzantineData, touch: Touch | null): void {
  const part = touch && partOf(target, data, touch);
  if (part) touch.press(part);
}

/** What keys do here comes one after the other, also while the walking is still on its way. */
let before: Promise<unknown> = Promise.resolve();

/** Enter and Space press; arrow keys go from room to room and through the people of each. */
function onKey(
  event: KeyboardEvent & { currentTarget: HTMLElement },
  touch: Touch,
  data: ByzantineData,
): void {
  const { key, currentTarget: palace } = event;
  const here = () => document.activeElement!.closest<SVGElement>('[data-in]')!;
  const arrow = key.startsWith('Arrow');
  if (!(event.target as Element).closest('[data-in]') || !(arrow || key === 'Enter' || key === ' ')) return;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const after = () =>
    arrow
      ? import('./walk-to.ts').then(({ walkTo }) => walkTo(palace, here(), key, palaceOf(data.palace).floors))
      : press(here(), data, touch);
  // what could not be fetched is asked for by the next key
  before = before.then(after).catch(() => {});
}

import type { JSX } from 'preact';
import { Icon } from './cards.tsx';
import type { LedgerData } from './data.ts';
import type { Names, Words } from './describe.ts';
import { METHOD_ICONS, TICK, UNREAD } from './icons.ts';
import { readCell, type LedgerCell } from './ledger-data.ts';

const CROSS = 'M-5-5L5 5M5-5L-5 5';

export interface LedgerProps {
  ledger: LedgerData;
  /** Who is left; null when nobody reckons. */
  possible: readonly string[] | null;
  names: Names;
  words: Words;
}

/** Why, in words: "3C: Shooting, Hanging", or "1C: by no murder rule". */
export function cellReason({ room, by }: LedgerCell, words: Words): string {
  if (!room) return words['was-dead']!;
  const ways = by.map((method) => words[`method.${method}`]).join(words['comma']);
  return `${room}${words['colon']}${ways || words['could-not']}`;
}

function Cell({ text, victims, words }: { text: string; victims: string; words: Words }): JSX.Element {
  const cell = readCell(text);
  const reason = cellReason(cell, words);
  const can = cell.by.length > 0;
  return (
    <td class={can ? 'is-can' : 'is-not'} data-of={victims} title={reason}>
      <Icon d={can ? TICK : CROSS} class="is-mark" />
      <b aria-hidden="true">{cell.room}</b>
      <span class="bz-ways" aria-hidden="true">
        {cell.by.map((method) => (
          <Icon d={METHOD_ICONS[method]!} />
        ))}
      </span>
      <span class="st-sr">{reason}</span>
    </td>
  );
}

/** People as rows, murders as columns; on a narrow card a list. */
export function LedgerTable({ ledger, possible, names, words }: LedgerProps): JSX.Element {
  const { murders, cells } = ledger;
  const victims = murders.map((one) =>
    one.victims.map((who) => words[`short.${who}`] ?? who).join(words['comma']),
  );
  const left = (who: string): boolean => possible?.includes(who) ?? true;
  const rows = Object.entries(cells).sort(([a], [b]) => Number(left(b)) - Number(left(a)));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span class="st-sr">{words['ledger']}</span>
          </th>
          {murders.map(({ read, room }, at) => (
            <th scope="col" key={at}>
              {victims[at]} <small>{room}</small>
              <Icon d={(read && METHOD_ICONS[read]) || UNREAD} />
              <span class="st-sr">{read ? words[`method.${read}`] : words['unread']}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([who, own]) => (
          <tr key={who} class={left(who) ? undefined : 'is-gone'}>
            <th scope="row">
              {names[who] ?? who}
              {!left(who) && <span class="st-sr"> ({words['out']})</span>}
            </th>
            {own.map((text, at) => (
              <Cell key={at} text={text} victims={victims[at]!} words={words} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

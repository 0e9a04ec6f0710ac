/** The log lines of a step for a view, from the trace's redacted data alone. */
import type { Line } from '../../game.ts';
import type { JsonObject, TraceStep } from '../../trace.ts';
import type { Draw, Identities, InnocenceEvent, Publish } from '../vocabulary.ts';
import { endLines } from './say-end.ts';
import { line } from './shown.ts';
import type { Shown } from './shown.ts';
import { eventOf } from './written.ts';

const shownTo = (step: TraceStep, view: string): Shown =>
  (step.seen[view]?.position ?? step.position) as unknown as Shown;

const started = ({ phase, mode, suspects }: Shown): Line[] => [
  line('log.start', { phase, mode, count: suspects.length }),
];

function identified({ roles }: Identities, { detective, specials, mode, suspects }: Shown): Line[] {
  const own = Object.entries(roles);
  const advised = mode === 'sheriff' || 1 + specials <= suspects.length - 1 - specials;
  return [
    line('log.identities', { count: suspects.length }),
    ...own.map(([who, role]) => line('log.identities.card', { who, role })),
    ...(detective ? [line('log.identities.detective', { who: detective })] : []),
    ...(advised ? [] : [line('log.identities.more-than-advised', { count: specials })]),
  ];
}

/** Which cards one is dealt only that one sees. */
const dealt = ({ suspects, deckSize, evidence = {} }: Shown): Line[] => [
  line('log.deal', { count: suspects.length, left: deckSize }),
  ...Object.entries(evidence).flatMap(([who, { hidden }]) =>
    typeof hidden === 'number' ? [] : [line('log.deal.own', { who, cards: hidden })],
  ),
];

const published = ({ cards }: Publish, { suspects }: Shown): Line[] => [
  line('log.publish', { count: suspects.length }),
  ...Object.entries(cards).map(([who, card]) => line('log.publish.card', { who, card: String(card) })),
];

function drew({ suspect: who, publish }: Draw, { deckSize: left, drawn }: Shown): Line[] {
  const open =
    publish === null
      ? line('log.draw.keep', { who, left })
      : line('log.draw.show', { who, card: publish, left });
  return [open, ...(drawn?.who === who ? [line('log.draw.card', drawn)] : [])];
}

/** After the last turn: sheriff or detective goes on. */
const roundOver = ({ phase, mode }: Shown): Line[] =>
  phase === 'inquiry' ? [line('log.turns.over', { seat: mode })] : [];

const looked = ({ remainder, deckSize, mode }: Shown): Line[] => [
  line('log.look', { seat: mode, count: deckSize }),
  ...(remainder ? [line('log.look.cards', { cards: remainder })] : []),
];

function told(event: InnocenceEvent, shown: Shown): Line[] {
  switch (event.type) {
    case 'identities':
      return identified(event, shown);
    case 'showIdentity':
      return [
        line('log.showIdentity', { who: event.suspect, role: shown.roles[event.suspect] ?? 'citizen' }),
      ];
    case 'deal':
      return dealt(shown);
    case 'publish':
      return published(event, shown);
    case 'pass':
      return [line('log.pass', { who: event.suspect }), ...roundOver(shown)];
    case 'draw':
      return [...drew(event, shown), ...roundOver(shown)];
    case 'lookAtDeck':
      return looked(shown);
    case 'claim':
      return [
        line(`log.claim.${event.about}`, { who: event.by, cards: event.cards }),
        line('log.claim.nothing', { who: event.by }),
      ];
    case 'arrest':
    case 'vote':
      return endLines(event, shown);
  }
}

/** What was tried, with what its wording needs. */
function tried(event: InnocenceEvent): Line {
  const who = 'suspect' in event ? event.suspect : 'by' in event ? (event.by ?? '') : '';
  const card = event.type === 'draw' ? (event.publish ?? '') : '';
  return line(`log.refused.${event.type}`, { who, card });
}

/** Whom the wording of a refusal names, if anybody. */
const refusalArgs = (event: InnocenceEvent, { mode }: Shown): JsonObject => ({
  who: 'suspect' in event ? event.suspect : '',
  seat: mode,
});

/** What cards somebody tried in vain to publish nobody else learns. */
const isSeen = (step: TraceStep, view: string): boolean =>
  view === 'everyone' || !step.seen[view] || step.seen[view].event !== null;

/** Lines for `everyone` or a seat. */
export function say(step: TraceStep, view: string): readonly Line[] {
  const shown = shownTo(step, view);
  if (!step.event) return started(shown);
  const event = eventOf((isSeen(step, view) && step.seen[view]?.event) || step.event);
  if (!step.refused) return told(event, shown);
  if (!isSeen(step, view)) return [line('log.refused.hidden')];
  return [tried(event), line(`refusal.${step.refused.id}`, refusalArgs(event, shown))];
}

/** The log lines of an arrest or a vote: what was declared, all cards, the culprit, the result. */
import type { Line } from '../../game.ts';
import type { Arrest, Vote } from '../vocabulary.ts';
import { line } from './shown.ts';
import type { Shown } from './shown.ts';
import { tally } from './vote.ts';

const hand = (who: string, { evidence, scores }: Shown): Line => {
  const { shown: cards } = evidence![who]!;
  const score = scores![who] ?? null;
  return score
    ? line('log.hand', { who, cards, level: score[0], valid: score[1] })
    : line('log.hand.weapon', { who, cards });
};

/** By how it ended for the law and for the culprits; where a culprit has a special role, it stays open. */
function result({ results, culprits, caught, mode }: Shown): Line[] {
  const open = Object.keys(results!).filter((who) => results![who] === 'open');
  const isOpen = culprits!.some((who) => open.includes(who));
  const won = caught
    ? line(`log.result.law.${mode}`)
    : line('log.result.culprits', { culprits: culprits!, count: culprits!.length });
  return [
    isOpen ? line('log.result.open', { culprits: culprits! }) : won,
    ...open.map((who) => line('log.result.own', { who })),
  ];
}

function ended(shown: Shown): Line[] {
  const { suspects, culprits, by, arrested, caught } = shown;
  return [
    ...suspects.map((who) => hand(who, shown)),
    line('log.culprits', { culprits: culprits!, count: culprits!.length, by: by! }),
    line(caught ? 'log.caught' : 'log.missed', { who: arrested!, culprits: culprits! }),
    ...result(shown),
  ];
}

const CAME_TO = { arrest: 'log.vote.top', tie: 'log.vote.tie', revote: 'log.vote.revote' } as const;

/** Who points at whom, and what the vote comes to. */
function voted({ votes }: Vote, { top, result: found, voted: times = 1, detectiveDecides }: Shown): Line[] {
  const by = [...tally(votes)].map(([who, voters]) =>
    line('log.vote.for', { who, voters, count: voters.length }),
  );
  const came = line(detectiveDecides ? 'log.vote.limit' : CAME_TO[found!], { top: top!, count: top!.length });
  return [line('log.vote', { count: times }), ...by, came];
}

export function endLines(event: Arrest | Vote, shown: Shown): Line[] {
  const declared =
    event.type === 'arrest'
      ? [line('log.arrest', { who: event.suspect, seat: shown.mode })]
      : voted(event, shown);
  return [...declared, ...(shown.over ? ended(shown) : [])];
}

/** One record of what has happened as lines of the log. */
import type { Line } from '../../game.ts';
import type { JsonObject } from '../../trace.ts';
import type { Happening } from '../happenings.ts';
import type { Shown } from './happened-for.ts';

const line = (key: string, args: JsonObject = {}): Line[] => [{ key, args }];

type Of<T extends Happening['type']> = Extract<Happening, { type: T }> & { readonly hidden?: true };
type Tell<T extends Happening['type']> = (one: Of<T>) => Line[];

const veiled = (key: string, hidden: true | undefined, args: JsonObject): Line[] =>
  line(hidden ? `${key}.hidden` : key, args);

const woke: Tell<'woke'> = ({ group, seats, hidden }) => {
  if (hidden) return line('log.wake.hidden', { group });
  return seats.length
    ? line('log.wake', { group, awake: seats, count: seats.length })
    : line('log.wake.nobody', { group });
};

const acted: Tell<'acted'> = ({ action, by, target, hidden }) =>
  hidden ? line('log.night.hidden', { action }) : line(`log.${action}`, { by, target });

const ANNOUNCED = { hide: 'log.dawn.hidden', knockOut: 'log.dawn.knockedOut', murder: 'log.dawn.murdered' };

const looked: Tell<'looked'> = ({ by, place, card, how, hidden }) => {
  const at = place.seat;
  if (how === 'look') return veiled('log.look', hidden, { by, at, card: card ?? '' });
  if (how === 'shown') return veiled('log.skill.show', hidden, { player: at, target: by, card: card ?? '' });
  return veiled('log.skill.look', hidden, { player: by, target: at, card: card ?? '' });
};

const SPOKE = { first: 'log.speak', again: 'log.speak.again', last: 'log.speak.last' };

const roleUp: Tell<'roleUp'> = ({ who, role, by }) => {
  if (!role) return line('log.turnedRole.unknown', { who });
  return by === 'own' ? line('log.flip', { player: who, role }) : line('log.turnedRole', { who, role });
};

const called: Tell<'called'> = ({ by: player, target, number }) =>
  target ? line('log.skill.order', { player, target, number }) : line('log.skill.number', { player, number });

const asked: Tell<'asked'> = ({ by: player, who: target, suit, suits }) =>
  suit
    ? line('log.skill.asks', { player, target, suit })
    : line('log.skill.asks.either', { player, target, suits });

const TELL: { readonly [T in Happening['type']]?: (one: never) => Line[] } = {
  woke,
  acted,
  dawned: (({ round }) => line('log.dawn', { round })) satisfies Tell<'dawned'>,
  announced: (({ action, target }) => line(ANNOUNCED[action], { target })) satisfies Tell<'announced'>,
  covered: (({ place, card, hidden }) =>
    veiled('log.hideCard', hidden, { player: place.seat, card: card ?? '' })) satisfies Tell<'covered'>,
  spoke: (({ player, turn }) => line(SPOKE[turn], { player })) satisfies Tell<'spoke'>,
  roleUp,
  roleDown: (({ who, by }) =>
    line('log.skill.turns-back', { player: by, target: who })) satisfies Tell<'roleDown'>,
  medium: (({ player, role }) => line('log.skill.medium', { player, role })) satisfies Tell<'medium'>,
  looked,
  turned: (({ place, card }) =>
    card ? line('log.turnedUp', { player: place.seat, card }) : []) satisfies Tell<'turned'>,
  nothingTurned: () => line('log.turnedUp.none'),
  locked: (({ place }) => line('log.locked', { player: place.seat })) satisfies Tell<'locked'>,
  deckSeen: (({ by: player, cards, hidden }) =>
    hidden || cards.length
      ? veiled('log.skill.deck', hidden, { player, cards, count: cards.length })
      : line('log.skill.deck.none', { player })) satisfies Tell<'deckSeen'>,
  rolesSeen: (({ by: player, roles, hidden }) =>
    veiled('log.skill.roles', hidden, { player, roles, count: roles.length })) satisfies Tell<'rolesSeen'>,
  roleSeen: (({ by: player, at: target, role, hidden }) =>
    hidden || !role
      ? line('log.skill.role.hidden', { player, target })
      : line('log.skill.role', { player, target, role })) satisfies Tell<'roleSeen'>,
  called,
  asked,
  sums: (({ by: player }) => line('log.skill.sums', { player })) satisfies Tell<'sums'>,
  sum: (({ who: target, sum: number }) => line('log.skill.sum', { target, number })) satisfies Tell<'sum'>,
  drunk: (({ who, host }) => line('log.drunk', { who, host })) satisfies Tell<'drunk'>,
  linked: (({ player, pair }) => line('log.skill.pair', { player, targets: pair })) satisfies Tell<'linked'>,
  doubled: (({ player }) => line('log.skill.double', { player })) satisfies Tell<'doubled'>,
  lawyer: (({ player }) => line('log.skill.lawyer', { player })) satisfies Tell<'lawyer'>,
  declined: (({ player }) => line('log.skill.nobody', { player })) satisfies Tell<'declined'>,
  counted: (({ ballot, who, votes: count }) =>
    line(`log.${ballot}`, { who, count })) satisfies Tell<'counted'>,
  decided: (({ ballot, who }) => line(`log.${ballot}.named`, { who })) satisfies Tell<'decided'>,
  tied: (({ ballot, among }) => line(`log.${ballot}.tie`, { among })) satisfies Tell<'tied'>,
  nobody: (({ ballot }) => line(`log.${ballot}.nobody`)) satisfies Tell<'nobody'>,
  atRisk: (({ who }) => line('log.out.about', { who })) satisfies Tell<'atRisk'>,
  substituted: (({ by, instead }) => line('log.substitute', { by, instead })) satisfies Tell<'substituted'>,
  shot: (({ by, target }) => line('log.shoot', { by, target })) satisfies Tell<'shot'>,
  wentOut: (({ who, kind }) => line(`log.out.${kind}`, { who })) satisfies Tell<'wentOut'>,
  promoted: (({ who }) => line('log.promoted', { who })) satisfies Tell<'promoted'>,
  roundEnded: (({ round, last }) =>
    last ? line('log.endRound.last') : line('log.endRound', { round })) satisfies Tell<'roundEnded'>,
  ended: (({ winner }) => line(`log.end.${winner}`)) satisfies Tell<'ended'>,
};

export const linesFor = (one: Shown): readonly Line[] => TELL[one.type]?.(one as never) ?? [];

import byzantine from '../../src/machines/byzantine/index.ts';
import type { Table } from '../../src/machines/byzantine/table.ts';
import { CHARACTERS, METHODS } from '../../src/machines/byzantine/vocabulary.ts';
import type { ByzantineEvent } from '../../src/machines/byzantine/vocabulary.ts';
import { chartAndLogicAgree, chartLaws, onlyPermits, reachesEverything } from '../machines/lib/chart-laws.ts';
import { pick, randomFrom } from '../lib/random.ts';
import { randomGame } from './random.ts';
import type { Random } from '../lib/random.ts';

interface Moment {
  readonly table: Table;
  readonly event: ByzantineEvent;
}

/** Any event in form, legal or not. */
function anyEvent(random: Random, { palace, drawn, turn, dead }: Table): ByzantineEvent {
  const who = () => (turn && random() < 0.5 ? turn.who : pick(random, CHARACTERS));
  const room = () => pick(random, palace.floors.flat());
  const victim = () => (dead.length && random() < 0.5 ? pick(random, dead) : pick(random, CHARACTERS));
  const path = [room(), room()].slice(0, Math.floor(random() * 3));
  const skill = (act: 'shows' | 'reads' | 'revives' | 'swaps' | 'gains' | 'pulls'): ByzantineEvent => ({
    type: 'skill',
    who: who(),
    act,
    target: victim(),
    door: '',
  });
  const door = palace.doors.length ? pick(random, palace.doors) : '0A-0B';
  return pick<() => ByzantineEvent>(random, [
    () => ({ type: 'pick', who: drawn.length ? pick(random, drawn) : who() }),
    () => ({ type: 'move', who: who(), path, to: path.at(-1) ?? '' }),
    () => skill(pick(random, ['shows', 'reads', 'revives', 'swaps', 'gains', 'pulls'])),
    () => ({ type: 'skill', who: who(), act: 'moves', target: who(), door: '', path }),
    () => ({ type: 'skill', who: who(), act: pick(random, ['lock', 'unlock']), target: '', door }),
    () => ({ type: 'kill', aim: 'one', victim: victim(), room: '', method: pick(random, METHODS) }),
    () => ({ type: 'kill', aim: 'room', victim: '', room: room(), method: 'gunpowder' }),
    () => ({ type: 'read', victim: victim() }),
    () => ({ type: 'endRound' }),
    () => ({ type: 'draw', cards: drawn }),
  ])();
}

/** Moments of random games in all variants: each with its event, and with others that mostly are not legal. */
function moments(): Moment[] {
  return Array.from({ length: 240 }, (_, seed) => {
    const random = randomFrom(seed);
    const { tables, events } = randomGame(seed, 70);
    const legal = events.map((event, at): Moment => ({ table: tables[at]!, event }));
    const others = tables.flatMap((table) =>
      [0, 1].map((): Moment => ({ table, event: anyEvent(random, table) })),
    );
    const accusing = tables
      .filter((_table, at) => at % 6 === 0)
      .map((table): Moment => ({ table, event: { type: 'accuse', who: table.assassin! } }));
    return [
      ...legal,
      ...accusing,
      ...others.filter(({ event }) => event.type !== 'draw' || event.cards.length > 3),
    ];
  }).flat();
}

const played = moments().filter(({ table, event }) => {
  if (event.type !== 'draw') return true;
  return !byzantine.judge(table, event).legal || event.cards.every((who) => !table.drawn.includes(who));
});

const games = Array.from({ length: 60 }, (_, seed) => randomGame(seed));
const permitting = [...METHODS, 'astrologer', 'witch', 'scholar', 'steward', 'jester', 'captain', 'empress'];
const others = ['cook', 'bard', 'duke', 'countess', 'maid', 'cats', 'overview', 'setup', 'palace'];

chartLaws(byzantine, { games, moments: played });
reachesEverything(byzantine, { games, moments: played });
chartAndLogicAgree(byzantine, { games, moments: played });
onlyPermits(byzantine, [...permitting, ...others], played);

/** Sentences of Byzantine Assassin changed by hand: what its charts do not show by themselves. */
import { byHand, inOrder } from '../mutants/by-hand.ts';
import type { GameMutants, OwnMutant } from '../mutants/mutant.ts';
import { reasonsAgainst } from './logic/judge.ts';
import type { Table } from './table.ts';
import { CATS, PEOPLE, REFUSALS } from './vocabulary.ts';
import type { ByzantineEvent, Room } from './vocabulary.ts';

type Own = OwnMutant<Table, ByzantineEvent>;
const { forbid, allow, less, stuck } = byHand<Table, ByzantineEvent>();

const isCat = (who: string): boolean => (CATS as readonly string[]).includes(who);
const leftIn = ({ drawn, picked, assassinPicked }: Table) =>
  drawn.filter((who) => !picked.includes(who) && !assassinPicked.includes(who));
const isUnused = ({ turn }: Table): boolean => turn !== null && !turn.used;

const livingIn = ({ at, dead }: Table, room: Room): number =>
  PEOPLE.filter((who) => at[who] === room && !dead.includes(who)).length;

/** The rooms of a door. */
const sidesOf = (door: string): readonly Room[] => door.split('-');

const own: readonly Own[] = [
  forbid(
    'assassins-turn-5',
    'pick',
    (table, { who }) => table.phase === 'assassin' && who !== leftIn(table)[0],
  ),
  forbid(
    'assassins-turn-5',
    'pick',
    (table, { who }) => table.phase === 'assassin' && who !== leftIn(table).at(-1),
  ),
  forbid('assassins-turn-7', 'kill', isUnused),
  forbid('cats-8', 'move', ({ variants, at }) => variants.blackCat && at['black-cat'] !== undefined),
  forbid('setup-9', 'move', ({ variants, at }) => variants.blackCat && at['black-cat'] !== undefined),
  allow('cats-11', 'kill', 'cat'),
  forbid('clues-5', 'read', ({ turn }) => turn?.used === true),
  allow('clues-6', 'read', 'not-passed'),
  forbid(
    'cook-5',
    'skill',
    ({ at }, { act, door }) => act === 'lock' && !sidesOf(door).includes(at.cook ?? ''),
  ),
  forbid('empress-5', 'skill', (_table, { act, target }) => act === 'moves' && !isCat(target)),
  forbid('empress-6', 'skill', (_table, { act, target }) => act === 'moves' && isCat(target)),
  forbid('jester-5', 'skill', (_table, { act, target }) => act === 'swaps' && isCat(target)),
  allow('killing-9', 'kill', 'victim-protected'),
  forbid('skills-2', 'pick', isUnused),
  forbid('skills-2', 'move', (_table, { who }) => who === 'empress'),
  less('movement-1', 'move', (_table, { path }) => path.length === 2),
  less('movement-12', 'move', (table, { to }) => livingIn(table, to) === 2),
  less('maid-1', 'move', (_table, { who, path }) => who === 'maid' && path.length > 2),
  less('drawing-2', 'draw', ({ players }, { cards }) => players < 4 && cards.length === 6),
  less('drawing-3', 'draw', ({ players }, { cards }) => players === 4 && cards.length === 5),
  less('drawing-5', 'draw', ({ players }, { cards }) => players === 6 && cards.length === 7),
  allow('steward-3', 'move', 'secret-door'),
  stuck('drawing-9', 'fivePlayers', 'draw-6'),
  stuck('drawing-10', 'fivePlayers', 'draw-5'),
  stuck('ending-4', 'endCount', 'kills'),
  stuck('ending-5', 'endCount', 'corpses'),
  stuck('fishing-rod-5', 'diagonal', 'corner'),
  stuck('gunpowder-7', 'adjacency', 'geometry'),
  stuck('gunpowder-9', 'diagonal', 'corner'),
  stuck('gunpowder-11', 'captainGunpowder', 'captain-only'),
  stuck('hanging-7', 'sameLine', 'column'),
  stuck('mechanism-6', 'adjacency', 'geometry'),
  stuck('misstep-4', 'lockedDoorConnects', false),
  stuck('movement-6', 'returnToStart', 'forbidden'),
  stuck('palace-10', 'sameLine', 'row'),
  stuck('palace-11', 'sameLine', 'column'),
];

const mutants: GameMutants<Table, ByzantineEvent> = {
  against: (table, event) => inOrder(reasonsAgainst(table, event), REFUSALS),
  own,
  equal: {},
};
export default mutants;

/**
 * The rules of murder once more, as plainly as the cards have them and apart from the product: cells on squared paper,
 * every way of dealing distinct rules to the murders, everybody as the murderer.
 */
import type { Murder, Table } from '../../src/machines/byzantine/table.ts';
import { PEOPLE } from '../../src/machines/byzantine/vocabulary.ts';
import type { Character, Method, Person } from '../../src/machines/byzantine/vocabulary.ts';

type Cell = readonly [floor: number, column: number];

const cells = (room: string): Cell[] => {
  const [, floor, letters] = /^(\d+)([A-Z]+)$/.exec(room)!;
  return [...letters!].map((letter) => [Number(floor), letter.charCodeAt(0)] as const);
};

const some = (a: string, b: string, test: (one: Cell, other: Cell) => boolean): boolean =>
  cells(a).some((one) => cells(b).some((other) => test(one, other)));

export const beside = (a: string, b: string): boolean =>
  a !== b &&
  some(a, b, ([f, c], [g, d]) => (f === g && Math.abs(c - d) === 1) || (c === d && Math.abs(f - g) === 1));
export const corner = (a: string, b: string): boolean =>
  some(a, b, ([f, c], [g, d]) => Math.abs(f - g) === 1 && Math.abs(c - d) === 1);
export const level = (a: string, b: string): boolean => some(a, b, ([f], [g]) => f === g);
export const upright = (a: string, b: string): boolean => some(a, b, ([, c], [, d]) => c === d);

const height = (room: string): number => cells(room)[0]![0];
const link = (pairs: readonly string[], a: string, b: string): boolean =>
  pairs.some((pair) => pair.split('-').sort().join() === [a, b].sort().join());

/** Only for the default edition. */
function condition(
  table: Table,
  { scene }: Murder,
  method: Method,
  [who, victim]: readonly [Person, Character],
): boolean {
  const [c, v] = [scene.at[who]!, scene.at[victim]!];
  const { palace, sexes } = table;
  const cat = scene.at['white-cat'] === v || scene.at['black-cat'] === v;
  switch (method) {
    case 'hanging':
      return upright(c, v) && height(v) !== 0;
    case 'fall':
      return height(c) > 2 && height(v) > 2;
    case 'crushing':
      return height(c) < 3 && height(v) < 3;
    case 'shooting':
      return level(c, v);
    case 'misstep':
      return link(palace.stairs, c, v) || (link(palace.doors, c, v) && !link(scene.locks, c, v));
    case 'mechanism':
      return beside(c, v);
    case 'fishing-rod':
      return c === v || corner(c, v);
    case 'gunpowder':
      return c !== v && (beside(c, v) || corner(c, v));
    case 'beast':
      return cat && (level(c, v) || upright(c, v));
    case 'passion':
      return sexes[who] !== sexes[victim as Person];
  }
}

/** Whether somebody could have done a murder by a rule, in the default edition. */
export function could(table: Table, murder: Murder, who: Person, method: Method): boolean {
  const { scene, victims } = murder;
  if (!scene.at[who] || victims.includes(who)) return false;
  const guarded = (one: Character) =>
    scene.guards.some((guard) => guard !== one && scene.at[guard] === scene.at[one]);
  const bystanders = PEOPLE.filter((one) => scene.at[one] === scene.at[victims[0]!]);
  const exposed = bystanders.filter((one) => !guarded(one));
  if (victims.some((victim) => guarded(victim) || !condition(table, murder, method, [who, victim])))
    return false;
  return method === 'gunpowder' ? exposed.length === victims.length : victims.length === 1;
}

/** Every way of dealing distinct rules of the hand to the murders, the cards that were seen in their places. */
export function* dealings(
  table: Table,
  index = 0,
  used: readonly Method[] = [],
): Generator<readonly Method[]> {
  const murder = table.murders[index];
  if (!murder) {
    yield used;
    return;
  }
  if (!murder.victims.length) {
    yield* dealings(table, index + 1, used);
    return;
  }
  for (const method of table.handAtStart) {
    if (used.includes(method) || (murder.read && murder.method !== method)) continue;
    yield* dealings(table, index + 1, [...used, method]);
  }
}

/** Could anybody be killed by a rule in hand in a scene where the murder was skipped? */
const couldKill = (table: Table, skipped: Murder, who: Person, hand: readonly Method[]): boolean =>
  PEOPLE.filter((victim) => skipped.scene.at[victim] && victim !== who).some((victim) =>
    hand.some((method) => {
      const room = skipped.scene.at[victim]!;
      const crowd = PEOPLE.filter((one) => skipped.scene.at[one] === room);
      const exposed = crowd.filter(
        (one) => !skipped.scene.guards.some((guard) => guard !== one && skipped.scene.at[guard] === room),
      );
      const victims = method === 'gunpowder' ? exposed : [victim];
      return victims.includes(victim) && could(table, { ...skipped, victims }, who, method);
    }),
  );

/** Whether one way of dealing makes somebody the murderer of all. */
function fits(table: Table, who: Person, dealing: readonly Method[]): boolean {
  let spent = 0;
  return table.murders.every((murder) => {
    if (murder.victims.length) return could(table, murder, who, dealing[spent++]!);
    const hand = table.handAtStart.filter((method) => !dealing.slice(0, spent).includes(method));
    return !couldKill(table, murder, who, hand);
  });
}

/** A way of dealing the rules by which somebody did it all, or null. */
export function dealingFor(table: Table, who: Person): readonly Method[] | null {
  for (const dealing of dealings(table)) if (fits(table, who, dealing)) return dealing;
  return null;
}

/** Who can be Mr. M: everybody tried with every way of dealing the rules. */
export function bruteForce(table: Table, start: Table): Person[] {
  const victims = new Set([...start.dead, ...table.murders.flatMap((murder) => murder.victims)]);
  return PEOPLE.filter(
    (who) =>
      table.at[who] && !victims.has(who) && !table.cleared.includes(who) && dealingFor(table, who) !== null,
  );
}

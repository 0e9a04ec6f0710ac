/** The murder: a rule from hand, a victim whom it reaches, one card a corpse (B-050 to B-053, B-G07, B-G08, B-G16, B-G19). */
import type { Murder, Scene, Table } from '../table.ts';
import type { Character, Characters, Kill, Method, Person, RefusalId } from '../vocabulary.ts';
import { REFUSALS } from '../vocabulary.ts';
import { candidates, couldHappen } from './candidates.ts';
import { blast, isForbidden, touches } from './methods/gunpowder.ts';
import { inReach } from './murder.ts';
import { isDead, isPerson } from './people.ts';
import { firstOf } from './reasons.ts';
import type { Reasons } from './reasons.ts';
import { sceneOf } from './scene.ts';
import { isProtected } from './skills/captain.ts';

/** The cards by which this may have been done: the one named, or any in hand. */
const cardsFor = ({ methods }: Table, { method }: Kill): readonly Method[] => (method ? [method] : methods);

function blastReasons(table: Table, scene: Scene, { room, method }: Kill, assassin: Person): Reasons {
  const from = scene.at[assassin]!;
  const guarded = isForbidden(table, scene, room);
  return [
    [!touches(table, from, room) || (!guarded && !blast(table, scene, room).length), 'not-in-reach'],
    [guarded, 'victim-protected'],
    [!table.methods.includes(method as Method), 'method-used'],
  ];
}

/** Whether a card can kill just this one; gunpowder kills everybody in the room. */
function killsOne(
  table: Table,
  scene: Scene,
  method: Method,
  [assassin, victim]: readonly [Person, Character],
): boolean {
  if (!inReach(table, scene, method, [assassin, victim])) return false;
  if (method !== 'gunpowder') return true;
  const dead = blast(table, scene, scene.at[victim]!);
  return dead.length < 2 || !isPerson(victim);
}

function oneReasons(table: Table, scene: Scene, event: Kill, assassin: Person): Reasons {
  const victim = event.victim as Character;
  const cards = cardsFor(table, event);
  return [
    [!cards.some((card) => killsOne(table, scene, card, [assassin, victim])), 'not-in-reach'],
    [isProtected(scene, victim), 'victim-protected'],
    [!cards.some((card) => table.methods.includes(card)), 'method-used'],
    [victim === assassin, 'self'],
    [!isPerson(victim), 'cat'],
  ];
}

/** For a puzzle: the refusal that holds for whoever comes nearest to being allowed. */
function refusalFor(table: Table, event: Kill): RefusalId | undefined {
  const scene = sceneOf(table);
  const reasons = event.aim === 'room' ? blastReasons : oneReasons;
  const able = candidates(table);
  const others = able.filter((who) => who !== event.victim);
  const found = (others.length ? others : able).map((who) => firstOf(reasons(table, scene, event, who)));
  if (found.includes(undefined))
    return couldHappen(table, murderBy(table, event)) ? undefined : 'method-used';
  return [...REFUSALS].reverse().find((id) => found.includes(id)) ?? 'not-in-reach';
}

export function killReasons(table: Table, event: Kill): Reasons {
  const { victim } = event;
  const early: Reasons = [
    [table.phase !== null && (table.phase !== 'kill' || table.killed), 'wrong-phase'],
    [victim !== '' && isDead(table, victim), 'dead'],
  ];
  if (firstOf(early)) return early;
  const refusal = refusalFor(table, event);
  return refusal ? [[true, refusal]] : [];
}

function murderBy(table: Table, { aim, victim, room, method }: Kill): Murder {
  const scene = sceneOf(table);
  const victims: Characters = aim === 'room' ? blast(table, scene, room) : [victim as Character];
  return {
    victims,
    room: aim === 'room' ? room : (table.at[victim as Character] ?? ''),
    method: method || null,
    read: victims.length > 1,
    scene,
  };
}

/** Two or more deaths show the card's name without anybody reading it (B-D07). */
export function strike(table: Table, event: Kill): Table {
  const murder = murderBy(table, event);
  return {
    ...table,
    murders: [...table.murders, murder],
    dead: [...table.dead, ...murder.victims],
    methods: table.methods.filter((card) => card !== event.method),
    gained: murder.victims.includes('bard') ? null : table.gained,
    killed: true,
    turn: null,
  };
}

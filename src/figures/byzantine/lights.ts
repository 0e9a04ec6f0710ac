/** What a step does to the palace: whom it marks, which rooms it reaches, who walks where. */
import type { Method } from '../../machines/byzantine/cast.ts';
import { ACTS } from '../../machines/byzantine/vocabulary.ts';
import type { JsonObject } from '../../machines/trace.ts';
import type { ByzantineData, LedgerData, Mark, SeenMurder } from './data.ts';
import { readCell } from './ledger-data.ts';
import { originsOf, targetsOf, type Ground } from './reach.ts';

/** The step as a view sees it. */
export interface Sight {
  readonly event: JsonObject;
  /** Places before and after. */
  readonly before: { readonly [who: string]: string };
  readonly at: { readonly [who: string]: string };
  readonly murders: readonly SeenMurder[];
  readonly assassin: string | null;
  readonly ledger: LedgerData | null;
  readonly ground: Ground;
}

export type Lights = Pick<ByzantineData, 'marks' | 'lit' | 'path' | 'walker' | 'door'>;

export const NO_LIGHTS: Lights = { marks: {}, lit: [], path: [], walker: null, door: null };

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const rooms = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function walk(
  who: string,
  way: readonly string[],
  { before }: Sight,
): Pick<Lights, 'lit' | 'path' | 'walker'> {
  return { lit: way, path: [before[who]!, ...way], walker: who };
}

/** From where the card that is turned up can have killed, through the doors of then. People who stood there tell it better than the plan. */
function readFrom(victim: string, { murders, at, ground, ledger }: Sight): readonly string[] {
  const index = murders.findLastIndex(({ victims }) => victims.includes(victim));
  const { method: name, locks = [] } = murders[index] ?? {};
  const method = name as Method | undefined;
  if (!method) return [at[victim]!];
  const row = ledger?.murders.findLastIndex(({ victims }) => victims.includes(victim)) ?? -1;
  const stood = Object.values(ledger?.cells ?? {}).flatMap((own) => (own[row] ? [readCell(own[row])] : []));
  const could = new Set(stood.filter(({ by }) => by.includes(method)).map(({ room }) => room));
  const place = ledger?.murders[row]?.room ?? at[victim]!;
  const peopled = new Set(stood.map(({ room }) => room).filter((room) => room !== place));
  const origins = new Set(originsOf({ ...ground, locks }, method, place));
  return method === 'passion'
    ? []
    : ground.palace.floors.flat().filter((room) => (peopled.has(room) ? could.has(room) : origins.has(room)));
}

function killing({ murders, assassin, at, ground }: Sight): Lights {
  const last = murders.at(-1)!;
  const method = last.method as Method | null;
  const from = assassin ? at[assassin] : undefined;
  const reach = method && from ? targetsOf(ground, method, from) : [];
  const marks = Object.fromEntries(last.victims.map((who): [string, Mark] => [who, 'victim']));
  return { ...NO_LIGHTS, marks, lit: reach.length ? reach : last.victims.slice(0, 1).map((who) => at[who]!) };
}

function skill(fields: JsonObject, sight: Sight): Lights {
  const who = text(fields['who'])!;
  const act = Object.keys(ACTS).find((verb) => fields[verb] !== undefined)!;
  const target = text(fields[act])!;
  if (act === 'lock' || act === 'unlock') return { ...NO_LIGHTS, marks: { [who]: 'actor' }, door: target };
  const lights: Lights = { ...NO_LIGHTS, marks: { [who]: 'actor', [target]: 'target' } };
  if (act === 'moves') return { ...lights, ...walk(target, rooms(fields['path']), sight) };
  if (act === 'pulls') return { ...lights, ...walk(target, [sight.at[target]!], sight) };
  if (act === 'swaps') return { ...lights, lit: [sight.at[who]!, sight.at[target]!] };
  if (act === 'reads' || act === 'revives') return { ...lights, lit: readFrom(target, sight) };
  return lights;
}

/** Whom and what the event of a step lights. */
export function lightsOf(sight: Sight): Lights {
  const [type, value] = Object.entries(sight.event)[0] ?? [];
  const fields = (typeof value === 'object' ? value : {}) as JsonObject;
  const named = text(value) ?? text(fields['victim']) ?? text(fields['who']);
  if (type === 'move') return { ...NO_LIGHTS, ...walk(text(fields['who'])!, rooms(fields['path']), sight) };
  if (type === 'skill') return skill(fields, sight);
  if (type === 'kill') return killing(sight);
  if (type === 'read' && named)
    return { ...NO_LIGHTS, marks: { [named]: 'target' }, lit: readFrom(named, sight) };
  if ((type === 'pick' || type === 'accuse') && named)
    return { ...NO_LIGHTS, marks: { [named]: type === 'pick' ? 'actor' : 'target' } };
  return NO_LIGHTS;
}

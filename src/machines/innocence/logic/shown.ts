/** What a view sees of a position, as far as the log lines need it. */
import type { Line } from '../../game.ts';
import type { JsonObject } from '../../trace.ts';
import type { Cards, Mode, Phase, Result, Role } from '../vocabulary.ts';

type ByWho<V> = { readonly [who: string]: V };

export interface Shown {
  readonly mode: Mode;
  readonly phase: Phase;
  readonly suspects: readonly string[];
  readonly detective?: string;
  readonly evidence?: ByWho<{ readonly hidden: Cards | number; readonly shown: Cards }>;
  readonly deckSize: number;
  readonly remainder?: Cards;
  readonly drawn?: { readonly who: string; readonly card: string };
  readonly roles: ByWho<Role>;
  readonly specials: number;
  readonly votes?: ByWho<string>;
  readonly top?: readonly string[];
  readonly result?: Result;
  readonly voted?: number;
  readonly detectiveDecides?: boolean;
  readonly over: boolean;
  readonly caught?: boolean;
  readonly arrested?: readonly string[];
  readonly scores?: ByWho<readonly [level: number, valid: number] | null>;
  readonly culprits?: readonly string[];
  readonly by?: string;
  readonly results?: ByWho<'win' | 'lose' | 'open'>;
}

export const line = (key: string, args: JsonObject = {}): Line => ({ key, args });

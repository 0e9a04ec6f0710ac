/** Short ways to set up a position and to play on from it. */
import { chartsOf } from '../../src/machines/chart-run.ts';
import noir from '../../src/machines/noir/index.ts';
import type { Run } from '../../src/machines/run.ts';
import { begin } from '../../src/machines/run.ts';
import type { JsonObject } from '../../src/machines/trace.ts';
import type { Variants } from '../../src/machines/game.ts';
import { after, lastOf } from '../lib/run.ts';

export const ALIVE = ['A B C D E', 'F G H I J', 'K L M N O', 'P Q R S T', 'U V W Y Z'];

/** One kill made, the Killer M, the Inspector C with F, T and W in hand; the Inspector is to act. */
export const MIDGAME: JsonObject = {
  board: ['A B C D E', 'F G h I J', 'K L M N+ O', 'P Q R S T', 'U V W Y Z'],
  killer: 'M',
  inspector: 'C',
  hand: ['F', 'T', 'W'],
  turn: 'inspector',
};

export const from = (given: JsonObject, variants: Variants = {}): Run =>
  begin(noir, chartsOf(noir, 'turn'), { given, variants });

/** Why an event is refused at a position; null when it is accepted. */
export const refusal = (given: JsonObject, event: JsonObject, variants: Variants = {}): string | null =>
  lastOf(after(from(given, variants), event)).refused?.id ?? null;

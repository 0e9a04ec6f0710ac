/** Short ways to set up a position and to play on from it. */
import { chartsOf } from '../../src/machines/chart-run.ts';
import noir from '../../src/machines/noir/index.ts';
import type { Run } from '../../src/machines/run.ts';
import { begin, play } from '../../src/machines/run.ts';
import type { JsonObject, TraceStep } from '../../src/machines/trace.ts';
import type { Variants } from '../../src/machines/game.ts';

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

export const after = (run: Run, ...events: JsonObject[]): Run =>
  events.reduce((some, event) => play(some, event), run);

export const lastOf = (run: Run): TraceStep => run.steps.at(-1)!;

/** Why an event is refused at a position; null when it is accepted. */
export const refusal = (given: JsonObject, event: JsonObject, variants: Variants = {}): string | null =>
  lastOf(after(from(given, variants), event)).refused?.id ?? null;

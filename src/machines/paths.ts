/** States by their path below a chart's root, outer state first: `killerTurn`, `killerTurn.awaiting`. */
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** The active states of a snapshot, the root left out. */
export const activeStates = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes.filter((node) => node.path.length > 0).map(pathOf);

/** States by their path below a chart's root, outer state first: `killerTurn`, `killerTurn.awaiting`. */
import type { AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

const within = (node: AnyStateNode, value: StateValue): AnyStateNode[] => {
  const inner = typeof value === 'string' ? { [value]: {} } : value;
  return Object.entries(inner).flatMap(([key, rest]) => {
    const child = node.states[key] as AnyStateNode;
    return [child, ...within(child, rest ?? {})];
  });
};

/** The active state nodes of a snapshot from the root inwards, the root first. */
export const activeNodes = ({ machine, value }: AnyMachineSnapshot): readonly AnyStateNode[] => [
  machine.root as AnyStateNode,
  ...within(machine.root as AnyStateNode, value as StateValue),
];

/** The active states of a snapshot, the root left out. */
export const activeStates = (snapshot: AnyMachineSnapshot): readonly string[] =>
  activeNodes(snapshot).slice(1).map(pathOf);

/** Ends the path of a dot that stands for no state of the machine, but only points at where a state begins. */
export const START = '^';

/** False for such dots, and for the frame around the whole machine. */
export function isState(path: string): boolean {
  return path !== '' && !path.endsWith(START);
}

const live = process.stdout.isTTY;
const PARTS = 20;

/** Counts something that takes long, on one line of a terminal, or a line every twentieth part of it elsewhere. */
export function progressOf(what: string, total: number): () => void {
  const started = performance.now();
  const every = Math.max(1, Math.ceil(total / PARTS));
  let done = 0;
  return () => {
    done += 1;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const state = `${seconds.padStart(6)} s  ${what}: ${done} of ${total}`;
    if (live) process.stdout.write(`\r\u001B[2K${state}${done === total ? '\n' : ''}`);
    else if (done % every === 0 || done === total) console.log(state);
  };
}

/**
 * Milliseconds of processor time that `work` took. Other programs make the clock on the wall run on but not this one;
 * collecting garbage counts.
 */
export function timed(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Begins to measure the CPU time of this process.
 *
 * @returns function that returns the CPU time since then, in milliseconds with one decimal
 */
export function startCost(): () => number {
  const before = process.cpuUsage();
  return () => {
    const {user, system} = process.cpuUsage(before);
    return Math.round((user + system) / 100) / 10;
  };
}

/**
 * Prints whether a goal is reached. Only a ratio to a peer in the same run fails the benchmarks: times on the clock are
 * those of the machine. At the smallest size the figures mean nothing.
 *
 * @param {string} text
 * @param {boolean} isReached
 * @param {{ isRatio?: boolean }} [kind]
 */
export function printGoal(text, isReached, { isRatio = false } = {}) {
  console.log(`${isReached ? 'reached' : 'missed'}  ${text}`);
  if (isRatio && !isReached && process.env.BENCH_SIZE !== 'smallest') process.exitCode = 1;
}

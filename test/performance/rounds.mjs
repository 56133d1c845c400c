import { sized } from './bench-size.mjs';

/** Medians over interleaved rounds, so that a slow minute of the machine falls on every contestant alike. */
const ROUNDS = sized(7, 1);
const ROUND_MS = sized(60, 1);

/** Seconds an operation of one round; `work` does some operations and returns how many. */
function secondsEach(work) {
  const start = performance.now();
  let done = 0;
  let elapsed = 0;
  do {
    done += work();
    elapsed = performance.now() - start;
  } while (elapsed < ROUND_MS);
  return elapsed / 1000 / done;
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** Median seconds an operation of every contestant, in their order; one round before the count warms up. */
export function medianSeconds(contestants) {
  const rounds = contestants.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    contestants.forEach(({ work }, i) => {
      const seconds = secondsEach(work);
      if (round > 0) rounds[i].push(seconds);
    });
  }
  return rounds.map(median);
}

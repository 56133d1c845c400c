import { simulatedMarket } from '@toolyard/simulated-market';

const MOST_ALLOWED = 9;
const SEED = 'bench';
const clock = { now: () => Date.parse('2026-11-20T17:34:56Z') };

/**
 * Every contract of SPY, its greatest chain, each time in a new market that has kept nothing. The simulator does all
 * its work before it hands out a promise, so nothing needs to be waited for while the time is taken.
 */
async function contestants() {
  const { chains } = simulatedMarket({ seed: SEED, clock });
  const expiries = (await chains.expiries('SPY')).value.map(({ expiry }) => expiry);
  let contracts = 0;
  for (const expiry of expiries) {
    const { calls, puts } = (await chains.chain('SPY', expiry)).value;
    contracts += calls.length + puts.length;
  }
  const work = () => {
    const fresh = simulatedMarket({ seed: SEED, clock }).chains;
    void fresh.expiries('SPY');
    for (const expiry of expiries) void fresh.chain('SPY', expiry);
    return contracts;
  };
  return [{ name: 'simulated SPY chain, a contract', work, contracts }];
}

export const simulatedChainBench = {
  title: 'Simulated chain',
  unit: 'microseconds',
  contestants,
  targets: ([row]) => [
    {
      text: `SPY's whole chain at no more than ${MOST_ALLOWED} µs a contract`,
      reached: row.value <= MOST_ALLOWED,
    },
  ],
};

import { simulatedMarket } from '@toolyard/simulated-market';

/** How long the simulator takes for every contract of its greatest chain. */
export interface SimulatedChainTiming {
  readonly name: 'simulated SPY chain';
  readonly contracts: number;
  /** Median of the rounds. */
  readonly microsecondsAContract: number;
  readonly mostAllowed: number;
}

const MOST_ALLOWED = 9;
const ROUNDS = 5;
const NOW = Date.parse('2026-11-20T17:34:56Z');

/** Lists the expiries and quotes the whole chain of SPY, each round in a new market that has kept nothing. */
export async function timeSimulatedChain(): Promise<SimulatedChainTiming> {
  const rounds: { readonly contracts: number; readonly microseconds: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { chains } = simulatedMarket({ seed: `round ${round}`, clock: { now: () => NOW } });
    const started = performance.now();
    let contracts = 0;
    for (const { expiry } of (await chains.expiries('SPY')).value) {
      const { calls, puts } = (await chains.chain('SPY', expiry)).value;
      contracts += calls.length + puts.length;
    }
    const microseconds = ((performance.now() - started) * 1000) / contracts;
    rounds.push({ contracts, microseconds });
  }
  rounds.sort((a, b) => a.microseconds - b.microseconds);
  const { contracts, microseconds } = rounds[ROUNDS >> 1]!;
  return {
    name: 'simulated SPY chain',
    contracts,
    microsecondsAContract: microseconds,
    mostAllowed: MOST_ALLOWED,
  };
}

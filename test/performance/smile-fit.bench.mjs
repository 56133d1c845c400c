import { fitChain } from '@toolyard/core/options/surface';
import { simulatedMarket } from '@toolyard/simulated-market';

const MOST_MICROSECONDS = 2000;
const clock = { now: () => Date.parse('2026-11-20T17:34:56Z') };

/** SVI fits of every expiry of SPY and TSLA, a fit an operation. */
async function contestants() {
  const { chains } = simulatedMarket({ seed: 'bench', clock });
  const rows = [];
  for (const symbol of ['SPY', 'TSLA']) {
    const listed = (await chains.expiries(symbol)).value;
    const all = await Promise.all(
      listed.map(async ({ expiry }) => (await chains.chain(symbol, expiry)).value),
    );
    const fitted = all.filter((chain) => fitChain(chain).ok);
    const work = () => {
      for (const chain of fitted) fitChain(chain);
      return fitted.length;
    };
    rows.push({ name: `SVI fit of one expiry of ${symbol}`, work, expiries: fitted.length });
  }
  return rows;
}

export const smileFitBench = {
  title: 'Fits of smiles',
  unit: 'microseconds',
  contestants,
  targets: (rows) =>
    rows.map(({ name, value }) => ({
      text: `${name} in at most ${MOST_MICROSECONDS} µs`,
      reached: value <= MOST_MICROSECONDS,
    })),
};

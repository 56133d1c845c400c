import { describe, expect, it } from '@jest/globals';
import { termStructure } from '@toolyard/core/options/chain';
import { earningsMove } from '@toolyard/core/options/surface';
import { simulatedMarket } from './index.ts';
import { STOCKS } from './stocks.ts';

describe('earnings reports of the simulated market', () => {
  const dates = ['2026-11-24T18:00:00Z', '2027-02-09T20:00:00Z', '2027-06-02T16:00:00Z'];
  const at = (date: string) =>
    simulatedMarket({ seed: 'reports', clock: { now: () => Date.parse(date) } }).chains;

  it.each(dates)('at %s the quotes give back the moves that they price in', async (date) => {
    const chains = at(date);
    const errors: number[] = [];
    for (const { ticker, dynamics } of STOCKS.filter((stock) => stock.dynamics.earningsSize > 0)) {
      const found = earningsMove(termStructure((await chains.expiries(ticker)).value));
      errors.push(Math.abs(found!.move / dynamics.earningsSize - 1));
    }
    errors.sort((a, b) => a - b);
    expect(errors.length).toBeGreaterThan(30);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.1);
  });

  it('funds and indices have none', async () => {
    for (const ticker of ['SPY', 'SPX'])
      for (const { earnings } of (await at(dates[0]!).expiries(ticker)).value)
        expect(earnings).toBe(0);
  });
});

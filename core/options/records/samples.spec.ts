import { describe, expect, it } from '@jest/globals';
import { toDollars, ZERO_MONEY } from '../../shared/index.ts';
import { isExpired, isOption } from '../contracts/index.ts';
import { stepCash } from '../strategies/index.ts';
import { DIRECTIONS } from '../templates/index.ts';
import { historicalTrades } from './historical-trade.ts';
import { sampleStrategies } from './sample-strategies.ts';

/** A Sunday. */
const NOW = Date.UTC(2026, 10, 22, 3);

let count = 0;
const samples = sampleStrategies('mei', NOW, () => String(++count));
const trades = historicalTrades(samples);

describe('the sample trades', () => {
  it('are completed, marked, lie before now, and nothing of them was held past its expiry', () => {
    expect(trades).toHaveLength(samples.length);
    for (const { status, sample, steps } of samples) {
      expect([status, sample, steps.map(({ kind }) => kind)]).toEqual([
        'completed',
        true,
        ['opened', 'closed'],
      ]);
      const [opened, closed] = steps.map(({ at }) => at);
      expect((opened ?? 0) < (closed ?? 0) && (closed ?? 0) < NOW).toBe(true);
      const fills = steps.flatMap((step) => step.fills);
      expect(fills.every(isOption)).toBe(true);
      for (const { expiry } of fills.filter(isOption))
        expect(isExpired(closed ?? 0, expiry)).toBe(false);
    }
  });

  it('return the sum of their cash flows; the iron condor 1.30 a share less eight commissions', () => {
    for (const [at, trade] of trades.entries())
      expect(trade.returnAmount).toBe(
        samples[at]?.steps.reduce((sum, step) => sum + stepCash(step), 0),
      );
    const condor = trades.find(
      ({ type, underlyingAsset }) => [type, underlyingAsset].join() === 'iron-condor,SPY',
    );
    expect(condor && toDollars(condor.returnAmount)).toBeCloseTo(130 - 8 * 0.65, 10);
    expect(condor && toDollars(condor.startingCapital ?? ZERO_MONEY)).toBeCloseTo(
      1_000 - 230 + 2.6,
      10,
    );
  });

  it('show wins, losses and every direction, and a trade whose risk has no bound', () => {
    expect(new Set(trades.map(({ winLoss }) => winLoss)).size).toBe(2);
    expect([...new Set(trades.map((each) => each.strategyDirection))].sort()).toEqual(
      [...DIRECTIONS].sort(),
    );
    expect(trades.filter(({ startingCapital }) => startingCapital === null)).toHaveLength(1);
  });
});

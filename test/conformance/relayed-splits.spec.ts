import { expect, it } from '@jest/globals';
import { relayMarket } from '@toolyard/relay';
import { simulatedMarket } from '@toolyard/simulated-market';
import { splitInTime } from '../support/split-market.ts';

it('on the ex-date of a split, prices of the past that were read the evening before count in its shares from the open on', async () => {
  const clock = { at: Date.parse('2026-11-20T02:00:00Z'), now: () => clock.at };
  const natural = simulatedMarket({ seed: 'any', clock });
  const split = { symbol: 'AAPL', exDate: '2026-11-20', from: 1, to: 4 } as const;
  const { market } = relayMarket(splitInTime(natural, [split], clock), {
    ...{ provider: 'listed', clock, random: () => 0, shared: null, budget: null },
    notified: () => undefined,
  });
  const past = { symbol: 'AAPL', timespan: 'day', multiplier: 1, adjusted: true } as const;
  const read = async (from: typeof market) => {
    const [close, month, long] = [
      await from.previousClose('AAPL'),
      await from.bars({ ...past, from: '2026-11-02', to: '2026-11-19' }),
      await from.bars({ ...past, from: '2024-11-04', to: '2024-11-08' }),
    ];
    return [close.value!, ...month.value, ...long.value].map(({ close: price }) => price);
  };
  const evening = await read(market);
  clock.at = Date.parse('2026-11-20T14:31:00Z');
  const morning = await read(market);
  expect(morning).toEqual(await read(natural.market));
  expect(evening[0]! / morning[0]!).toBeCloseTo(4, 1);
});

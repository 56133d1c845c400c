import { describe, expect, it } from '@jest/globals';
import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import { simulatedMarket } from './index.ts';

const open = (time: string) =>
  simulatedMarket({ seed: 'closes', clock: { now: () => Date.parse(time) } });

describe('the close before the last session', () => {
  it.each([
    ['in a session', '2026-11-24T18:00:00Z', '2026-11-23T21:00:00Z'],
    ['on a Sunday', '2026-11-22T18:00:00Z', '2026-11-19T21:00:00Z'],
  ])('%s has the middle of the quotes that stood then', async (_name, now, before) => {
    const { tape } = open(now);
    const chain = (await open(before).chains.chain('AAPL', '2026-12-18')).value;
    const contracts = [...chain.calls, ...chain.puts].flatMap(({ symbol }) => {
      const parsed = parseOptionSymbol(symbol);
      return parsed.ok ? [parsed.value] : [];
    });
    const close = (await tape.previousClose('AAPL', contracts))!;
    expect(close.at).toBe(Date.parse(before));
    expect(close.spot).toBe(chain.spot);
    expect(contracts.length).toBeGreaterThan(40);
    for (const { symbol, bid, ask } of [...chain.calls, ...chain.puts])
      expect(close.marks.get(symbol)).toBe(Math.round(((bid ?? 0) + (ask ?? 0)) / 2));
  });

  it('a contract that has expired by then is missing', async () => {
    const parsed = parseOptionSymbol('AAPL261120C00300000');
    const { tape } = open('2026-11-24T18:00:00Z');
    expect((await tape.previousClose('AAPL', parsed.ok ? [parsed.value] : []))!.marks.size).toBe(0);
  });
});

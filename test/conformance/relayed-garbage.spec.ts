import { describe, expect, it } from '@jest/globals';
import type { Sourced } from '@toolyard/core/market';
import type { MarketSource } from '@toolyard/core/options/chain';
import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import { DomainError } from '@toolyard/core/shared';
import { FakeClock } from '@toolyard/memory';
import { relayMarket } from '@toolyard/relay';
import fc from 'fast-check';
import { propertySeed } from '../properties/seed.ts';
import { faultsOf, impossibilities, spoilt } from '../support/garbage.ts';
import { ScriptedProvider } from '../support/scripted-provider.ts';
import { FULL_SIZE } from '../support/test-size.ts';

const NOW = Date.UTC(2026, 0, 5, 15);
const DAY = 86_400_000;
const RUNS = FULL_SIZE ? 10_000 : 1_000;
const seed = propertySeed('garbage of a provider');

const parsed = parseOptionSymbol('SPY260220C00100000');
if (!parsed.ok) throw new Error('no option symbol');
const contract = parsed.value;

/** A call of each kind of answer, and after how many days its answer is due but may still stand in. */
const CALLS: readonly (readonly [
  string,
  number,
  (source: MarketSource) => Promise<Sourced<unknown>>,
])[] = [
  ['search', 8, ({ market }) => market.search({ text: 'corporation', limit: 5 })],
  ['details', 8, ({ market }) => market.details('SPY')],
  ['previousClose', 3, ({ market }) => market.previousClose('SPY')],
  [
    'bars',
    5,
    ({ market }) =>
      market.bars({
        symbol: 'SPY',
        from: '2025-12-01',
        to: '2026-01-05',
        timespan: 'day',
        multiplier: 1,
        adjusted: true,
      }),
  ],
  ['stockDays', 3, ({ market }) => market.stockDays()],
  ['news', 3, ({ news }) => news.news({ symbol: null, limit: 5 })],
  ['quotes', 3, ({ quotes }) => quotes.quotes(['SPY', 'AAPL'])],
  ['expiries', 3, ({ chains }) => chains.expiries('SPY')],
  ['chain', 3, ({ chains }) => chains.chain('SPY', '2026-02-20')],
  ['activity', 3, ({ tape }) => tape.activity(contract)],
  ['recentDays', 3, ({ tape }) => tape.recentDays('SPY', '2026-02-20')],
  ['year', 3, ({ volatility }) => volatility.year('SPY')],
  [
    'settlementPrice',
    3,
    ({ settlementPrices }) =>
      settlementPrices.settlementPrice({
        symbol: 'SPY',
        date: '2026-01-02',
        settlementTime: 'PM',
      }),
  ],
];

describe('a provider that sends garbage', () => {
  it(`${RUNS} spoilt answers: none is shown, none is cached as good, none throws anything but a refusal`, async () => {
    const clock = new FakeClock(NOW);
    const provider = new ScriptedProvider(clock);
    provider.isInstant = true;
    const outcomes = { refused: 0, mended: 0 };
    const one = async (call: number, choices: readonly number[]): Promise<void> => {
      const [name, days, read] = CALLS[call]!;
      let next = 0;
      const pick = (below: number) => choices[next++ % choices.length]! % below;
      clock.set(NOW);
      provider.spoil = (_endpoint, answer) => answer;
      const source = relayMarket(provider.source, {
        provider: 'listed',
        clock,
        random: () => 0,
        shared: null,
        budget: null,
        notified: () => undefined,
      });
      const good = await read(source);
      clock.advance(days * DAY);
      provider.spoil = (_endpoint, answer) => spoilt(answer, pick);
      const shown = await read(source);
      const found = [...faultsOf(shown, good, name, clock.now()), ...impossibilities(shown.value)];
      if (found.length > 0) throw new Error(found.join('; '));
      if (shown.meta.stale) outcomes.refused++;
      else if (shown.meta.partial) outcomes.mended++;
      if (shown.meta.stale) expect(shown.value).toEqual(good.value);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: CALLS.length - 1 }),
        fc.array(fc.nat({ max: 1_000_000 }), { minLength: 12, maxLength: 12 }),
        one,
      ),
      { numRuns: RUNS, seed },
    );
    expect(outcomes.refused).toBeGreaterThan(RUNS / 10);
    expect(outcomes.mended).toBeGreaterThan(RUNS / 20);
  });

  it('without a good answer before, garbage is refused and asked for again a few seconds later', async () => {
    const clock = new FakeClock(NOW);
    const provider = new ScriptedProvider(clock);
    provider.isInstant = true;
    provider.spoil = () => ({ value: { ticker: 'SPY', name: null } });
    const { market } = relayMarket(provider.source, {
      provider: 'listed',
      clock,
      random: () => 0,
      shared: null,
      budget: null,
      notified: () => undefined,
    });
    const refusal: unknown = await market.details('SPY').catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal).toMatchObject({ code: 'PROVIDER_GARBAGE' });
    provider.spoil = (_endpoint, answer) => answer;
    await expect(market.details('SPY')).rejects.toBe(refusal);
    clock.advance(6_000);
    expect((await market.details('SPY')).value.ticker).toBe('SPY');
  });

  it('a price 90 % off is held back until a second answer a minute later agrees, as after a split', async () => {
    const clock = new FakeClock(NOW);
    const provider = new ScriptedProvider(clock);
    provider.isInstant = true;
    const { quotes } = relayMarket(provider.source, {
      provider: 'listed',
      clock,
      random: () => 0,
      shared: null,
      budget: null,
      notified: () => undefined,
    });
    const price = async () => {
      const { value, meta } = await quotes.quotes(['SPY']);
      return [value[0]!.price, meta.stale];
    };
    const scaled = (by: number) => {
      provider.spoil = (_endpoint, answer) => {
        const { value, meta } = answer as Sourced<readonly { price: number; change: number }[]>;
        const moved = value.map((quote) => ({
          ...quote,
          price: quote.price * by,
          change: quote.change * by,
          bid: null,
          ask: null,
        }));
        return { value: moved, meta };
      };
    };
    expect(await price()).toEqual([101, false]);
    scaled(0.05);
    clock.advance(20_000);
    expect(await price()).toEqual([101, true]);
    scaled(0.01);
    clock.advance(61_000);
    expect(await price()).toEqual([101, true]);
    clock.advance(30_000);
    expect(await price()).toEqual([101, true]);
    clock.advance(31_000);
    expect(await price()).toEqual([1.01, false]);
  });
});

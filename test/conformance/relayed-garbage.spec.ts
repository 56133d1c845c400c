import { describe, expect, it } from '@jest/globals';
import type { Sourced } from '@toolyard/core/market';
import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import { DomainError } from '@toolyard/core/shared';
import { FakeClock } from '@toolyard/memory';
import { relayMarket, type MarketSource } from '@toolyard/relay';
import fc from 'fast-check';
import { propertySeed } from '../properties/seed.ts';
import { ScriptedProvider } from '../support/scripted-provider.ts';

const NOW = Date.UTC(2026, 0, 5, 15);
const DAY = 86_400_000;
const SKEW = 2 * 60_000;
const RUNS = 10_000;
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
];

/** What a spoilt field holds. */
const RUBBISH: readonly unknown[] = [
  NaN,
  Infinity,
  -Infinity,
  -1,
  0,
  1e300,
  Number.MAX_SAFE_INTEGER,
  null,
  undefined,
  '',
  ' ',
  'null',
  'javascript:alert(1)',
  {},
  [],
  [null],
  true,
  NOW + 365 * DAY,
  '2099-13-45',
];

type Node = Record<string, unknown> | unknown[] | Map<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const keysOf = (node: Node): string[] =>
  node instanceof Map ? [...node.keys()] : Object.keys(node);
const at = (node: Node, key: string): unknown =>
  node instanceof Map ? node.get(key) : (node as Record<string, unknown>)[key];
function put(node: Node, key: string, value: unknown): void {
  if (node instanceof Map) node.set(key, value);
  else (node as Record<string, unknown>)[key] = value;
}

/** A copy with one thing wrong: a field, a row twice or missing, a price scaled, bid and ask exchanged. */
function spoilt(answer: unknown, pick: (below: number) => number): unknown {
  const root = { answer: structuredClone(answer) } as Node;
  let node = root;
  let key = 'answer';
  for (;;) {
    const below = at(node, key);
    if (!isNode(below) || keysOf(below).length === 0 || (node !== root && pick(6) === 0)) break;
    node = below;
    key = keysOf(node)[pick(keysOf(node).length)]!;
  }
  const value = at(node, key);
  const kind = pick(5);
  if (kind === 0 && node instanceof Map) node.delete(key);
  else if (kind === 0) Reflect.deleteProperty(node, key);
  else if (kind === 1 && typeof value === 'number')
    put(node, key, value * [100, 0.01, -1][pick(3)]!);
  else if (kind === 2 && Array.isArray(node)) node.push(value);
  else if (kind === 3 && !Array.isArray(node) && 'bid' in node && 'ask' in node)
    [node['bid'], node['ask']] = [node['ask'], Number(node['bid']) - 1];
  else put(node, key, RUBBISH[pick(RUBBISH.length)]);
  return at(root, 'answer');
}

const MAY_BE_UNKNOWN =
  /^(nameZh|titleZh|description|descriptionZh|url|primaryExchange|price|change|changePercent|bid|ask|iv|delta|volume|openInterest|flaw|marketCap|min52Week|max52Week|weightedSharesOutstanding|dividendYield|volatilityAtForward|stepSize|sector|skew|nextRefresh)$/;
const NEVER_NEGATIVE =
  /^(price|bid|ask|open|high|low|close|volume|openInterest|iv|strike|spot|size|marketCap|min52Week|max52Week)$/;
const PAST = /^(at|publishedAt|asOf)$/;

/** What is wrong with an answer, judged by a good one of the same call; empty where nothing is. */
function faultsOf(value: unknown, good: unknown, path: string, now: number): string[] {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  // A source without a previous close says null.
  if (path === 'previousClose.value' && value === null) return [];
  if (value === null || value === undefined)
    return good === null || good === undefined || MAY_BE_UNKNOWN.test(name)
      ? []
      : [`${path} is missing`];
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return [`${path} is ${value}`];
    if (NEVER_NEGATIVE.test(name) && value < 0) return [`${path} is ${value}`];
    if (PAST.test(name) && value > now + SKEW) return [`${path} lies in the future`];
    if (name === 'iv' && value > 10) return [`${path} is ${value}`];
  }
  if (good === null) return [];
  if (typeof value !== typeof good) return [`${path} is a ${typeof value}`];
  if (!isNode(value) || !isNode(good)) return [];
  if (Array.isArray(value) !== Array.isArray(good)) return [`${path} is no list`];
  const model = (key: string): unknown =>
    Array.isArray(good) || good instanceof Map ? at(good, keysOf(good)[0]!) : at(good, key);
  const keys = Array.isArray(value) || value instanceof Map ? keysOf(value) : keysOf(good);
  return keys.flatMap((key) => faultsOf(at(value, key), model(key), `${path}.${key}`, now));
}

/** A bid above its ask without a mark, a share at a price 90 % off. */
function impossibilities(value: unknown): string[] {
  if (!isNode(value)) return [];
  const own: string[] = [];
  const [bid, ask, flaw] = ['bid', 'ask', 'flaw'].map((key) => at(value, key));
  if (typeof bid === 'number' && typeof ask === 'number' && bid > ask && flaw !== 'crossed')
    own.push(`bid ${bid} above ask ${ask}`);
  // 'spot' of the fixture is 100 dollars in money, quotes and bars stand at 100 to 102.
  const prices = [
    at(value, 'close'),
    'symbol' in value && 'at' in value ? at(value, 'price') : null,
  ];
  const spot = at(value, 'spot');
  if (typeof spot === 'number') prices.push(spot / 10_000);
  for (const price of prices)
    if (typeof price === 'number' && (price < 10.2 || price > 189)) own.push(`a price of ${price}`);
  return [...own, ...keysOf(value).flatMap((key) => impossibilities(at(value, key)))];
}

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
        const { value, meta } = answer as Sourced<readonly { price: number }[]>;
        const moved = value.map((quote) => ({
          ...quote,
          price: quote.price * by,
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

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodePlan, type SharedLeg, type SharedPlan } from '@toolyard/core/options/sharing';
import { fromDollars, toDollars, ZERO_MONEY } from '@toolyard/core/shared';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { person } from '../support/visitor.ts';
import { bearer, newKey, openTestApi, type TestApi } from '../support/test-api.ts';
import { register } from '../support/wizard-journey.ts';
import { FULL_SIZE } from '../support/test-size.ts';

const PLANS = FULL_SIZE ? 500 : 5;
/** Monday, 10:30 in New York. */
const MONDAY = Date.UTC(2026, 2, 2, 15, 30);
const SYMBOLS = ['SPY', 'AAPL', 'MSFT', 'TSLA'] as const;
const OVERVIEW_ROWS = 20;
const COMMISSIONS = [0, 0.65, 0.4725, 1.5];
const STRATEGIES = '/api/options/strategies';
/** What a page says of each figure that opens its sum. */
type Figures = Readonly<Record<string, readonly string[]>>;

const BUILDER = [
  ...['received', 'maxProfit', 'maxLoss', 'roiPercent', 'breakeven', 'probabilityOfProfit'],
  ...['expectedProfit', 'delta', 'gamma', 'theta', 'vega', 'rho'],
];
const WIZARD = [
  ...['received', 'maxProfit', 'maxLoss', 'roiPercent', 'breakeven', 'probabilityOfProfit'],
  'expectedProfit',
];
const POSITION = BUILDER.filter((figure) => figure !== 'received');

interface Quote {
  readonly symbol: string;
  readonly strike: number;
  readonly bid: number | null;
  readonly ask: number | null;
  readonly iv: number | null;
}
interface Listed {
  readonly symbol: string;
  readonly days: Readonly<Record<string, number>>;
  readonly quotes: readonly (readonly Quote[])[];
}
interface Strategy {
  readonly id: string;
  readonly version: number;
  readonly capital: number | null;
  readonly pnl: number | null;
  readonly legs: readonly {
    readonly id: string;
    readonly kind: string;
    readonly symbol: string;
    readonly expiration: string | null;
    readonly premium: number;
    readonly contracts: number;
  }[];
  readonly analysis: {
    readonly maxGain: number | 'unlimited' | null;
    readonly maxLoss: number | 'unlimited' | null;
    readonly breakeven: readonly number[];
    readonly chanceOfProfit: number | null;
    readonly roiPercent: number | null;
    readonly delta: number | null;
    readonly gamma: number | null;
    readonly theta: number | null;
    readonly vega: number | null;
    readonly dividends?: readonly { readonly exDate: string; readonly amount: number }[] | null;
  };
}

interface RandomLeg {
  readonly expiry: number;
  readonly strike: number;
  readonly long: boolean;
  readonly quantity: number;
}
const randomPlan = fc.record({
  symbol: fc.nat({ max: SYMBOLS.length - 1 }),
  commission: fc.constantFrom(...COMMISSIONS),
  shares: fc.constantFrom(0, 0, 0, 100, -50),
  legs: fc.array(
    fc.record({
      expiry: fc.constantFrom(0, 0, 0, 1),
      strike: fc.nat(),
      long: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

describe(`${PLANS} random plans`, () => {
  let api: TestApi;
  let browser: Browser;
  let watched: WatchedPage;
  let page: Page;
  let token = '';
  const listed: Listed[] = [];
  /** Plans to be saved once more, and what the closed trades brought. */
  const bodies: object[] = [];
  const closed = new Map<string, number>();

  const get = async <T>(path: string): Promise<T> => {
    const answer = await api.call.get(path).set(bearer({ token }));
    expect([path, answer.status]).toEqual([path, 200]);
    return (answer.body as { data: T }).data;
  };
  const post = async (path: string, body: object, version?: number): Promise<Strategy> => {
    const match = version === undefined ? {} : { 'If-Match': `"${version}"` };
    const call = api.call.post(path).set(bearer({ token })).set(newKey()).set(match);
    const answer = await call.send(body);
    expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
    return (answer.body as { data: Strategy }).data;
  };

  beforeAll(async () => {
    api = await openTestApi({ settings: { manualClock: true } });
    const now = new Date(MONDAY).toISOString();
    await api.call.post('/api/test/clock').send({ now }).expect(204);
    browser = await launchBrowser();
    watched = await openPage(browser, { baseURL: api.url, locale: 'zh-CN' });
    ({ page } = watched);
    await page.clock.setFixedTime(MONDAY);
    const mei = person('figures');
    await register(page, mei);
    const answer = await api.call.post('/api/auth/login').send(mei).expect(200);
    ({ token } = answer.body as { token: string });
    for (const symbol of SYMBOLS) listed.push(await marketOf(symbol));
  }, 180_000);
  afterAll(async () => {
    await watched?.close();
    await browser?.close();
    await api?.close();
  });

  /** Two expiries about three and seven weeks away, with the quotes that can be traded. */
  async function marketOf(symbol: string): Promise<Listed> {
    const rows = await get<{ expiry: string; daysToExpiry: number }[]>(
      `/api/options/expiries/${symbol}`,
    );
    const chosen = [20, 45].map((least) => rows.find(({ daysToExpiry }) => daysToExpiry >= least)!);
    const quotes: Quote[][] = [];
    for (const { expiry } of chosen) {
      const chain = await get<{ calls: Quote[]; puts: Quote[] }>(
        `/api/options/chain/${symbol}?expiry=${expiry}`,
      );
      quotes.push([...chain.calls, ...chain.puts].filter(isTraded));
    }
    const days = Object.fromEntries(chosen.map((row) => [row.expiry, row.daysToExpiry]));
    return { symbol, days, quotes };
  }
  const isTraded = ({ bid, ask, iv }: Quote) => (bid ?? 0) > 0 && ask !== null && iv !== null;

  /** An expiry a year ahead with the dividends until then, and a quote near the money. */
  async function overExDates(symbol: string, type: 'call' | 'put') {
    const rows = await get<{ expiry: string; daysToExpiry: number }[]>(
      `/api/options/expiries/${symbol}`,
    );
    const { expiry } = rows.find(({ daysToExpiry }) => daysToExpiry >= 300)!;
    const chain = await get<{
      currentPrice: number;
      calls: Quote[];
      puts: Quote[];
      terms: { dividends: { exDate: string; amount: number }[] };
    }>(`/api/options/chain/${symbol}?expiry=${expiry}`);
    const spot = chain.currentPrice;
    const quotes = (type === 'call' ? chain.calls : chain.puts).filter(isTraded);
    const quote = quotes.reduce((near, each) =>
      Math.abs(each.strike - spot) < Math.abs(near.strike - spot) ? each : near,
    );
    return { expiry, spot, quote, dividends: chain.terms.dividends };
  }

  const legOf = (market: Listed, random: RandomLeg): SharedLeg => {
    const quotes = market.quotes[random.expiry]!;
    const { symbol, bid, ask } = quotes[random.strike % quotes.length]!;
    return {
      kind: 'option',
      symbol,
      position: random.long ? 'long' : 'short',
      quantity: random.quantity,
      price: fromDollars((random.long ? ask : bid) ?? 0),
      priceSource: random.long ? 'ask' : 'bid',
    };
  };

  /** Another page of the same visit, as a link inside the app opens it. */
  const go = async (path: string) => {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  };
  /** What every figure on the page says, once it has all that are named. */
  const figuresOn = async (names: readonly string[]): Promise<Figures> => {
    for (const name of names) await page.locator(`[data-figure="${name}"]`).first().waitFor();
    const shown = await page
      .locator('main [data-figure]')
      .evaluateAll((all) =>
        all.map((each) => [each.getAttribute('data-figure') ?? '', each.textContent] as const),
      );
    return Object.fromEntries(
      names.map((name) => [
        name,
        [...new Set(shown.filter(([figure]) => figure === name).map(([, text]) => text))],
      ]),
    );
  };
  const only = (figures: Figures, names: readonly string[]): Figures =>
    Object.fromEntries(names.map((name) => [name, figures[name] ?? []]));

  /** The figures of a plan in builder, wizard, position and API: all the same, before and after it is opened. */
  async function compareScreens(plan: SharedPlan, words?: RegExp) {
    /** What every screen says beside the figures. */
    const saysSo = () => words && page.getByText(words).first().waitFor();
    const { legs } = plan;
    const commission = toDollars(plan.commission?.perContract ?? ZERO_MONEY);
    const perTrade = toDollars(plan.commission?.perTrade ?? ZERO_MONEY);
    /** The commission of a trade stands on its first fill. */
    const filled = (leg: Strategy['legs'][number], i: number) =>
      filledAt(leg, commission, i === 0 ? perTrade : 0);
    const link = encodePlan(plan);
    await go(`/options/builder?plan=${encodeURIComponent(link)}`);
    await page.waitForFunction(() => window.location.search === '');
    const builder = await figuresOn(BUILDER);
    await saysSo();

    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '在向导中打开' }).click();
    await page.waitForURL((url) => url.pathname === '/options/wizard');
    expect({ link, ...(await figuresOn(WIZARD)) }).toEqual({ link, ...only(builder, WIZARD) });
    await saysSo();

    const body = {
      templateId: 'custom',
      symbol: plan.symbol,
      commissionPerContract: commission,
      commissionPerTrade: perTrade,
      legs: legs.map((leg) => ({ ...leg, price: (leg.price ?? 0) / 10_000 })),
    };
    const saved = await post(STRATEGIES, body);
    await go(`/options/position/${saved.id}`);
    await page.waitForURL((url) => url.pathname.endsWith(saved.id));
    const position = only(builder, POSITION);
    expect({ link, ...(await figuresOn(POSITION)) }).toEqual({ link, ...position });
    await saysSo();
    expectFigures(builder, saved, link);

    const fills = saved.legs.map((leg, i) => ({ legId: leg.id, ...filled(leg, i) }));
    const held = await post(`${STRATEGIES}/${saved.id}/open`, { fills }, 1);
    expectFigures(builder, held, link);
    const prices = held.legs.map((leg, i) => ({ symbol: leg.symbol, ...filled(leg, i) }));
    const result = await post(`${STRATEGIES}/${saved.id}/close`, { prices }, 2);
    const fees = saved.legs.reduce((sum, leg) => sum + feeOf(leg, commission), perTrade);
    expect(result.pnl).toBeCloseTo(-2 * fees, 6);
    closed.set(result.id, result.pnl ?? NaN);
    return { builder, saved, body };
  }

  it('have the same figures in builder, wizard, position and API, with and without commissions', async () => {
    await page.goto('/options/builder');
    for (const random of fc.sample(randomPlan, PLANS)) {
      const market = listed[random.symbol]!;
      const bySymbol = new Map(
        random.legs.map((each) => legOf(market, each)).map((leg) => [leg.symbol, leg]),
      );
      const stock: SharedLeg = {
        kind: 'stock',
        symbol: market.symbol,
        position: random.shares > 0 ? 'long' : 'short',
        quantity: Math.abs(random.shares),
        price: fromDollars(100),
        priceSource: 'own',
      };
      const legs = [...bySymbol.values(), ...(random.shares === 0 ? [] : [stock])];
      const plan = {
        symbol: market.symbol,
        templateId: 'custom' as const,
        commission: {
          perContract: fromDollars(random.commission),
          perTrade: fromDollars(random.commission),
        },
        legs,
      };
      const { body } = await compareScreens(plan);
      if (bodies.length < OVERVIEW_ROWS) bodies.push(body);
    }
    expect(watched.faults).toEqual([]);
  }, 3_600_000);

  it.each([
    ['PFE', 100, 'call', 'short'],
    ['KO', 100, 'put', 'long'],
    ['KO', -100, 'call', 'long'],
    ['AAPL', 200, 'call', 'short'],
  ] as const)(
    '%s: %d shares and a %s over ex-dates count the same dividends on every screen, and name them',
    async (symbol, quantity, type, side) => {
      const { expiry, spot, dividends, quote } = await overExDates(symbol, type);
      const price = (side === 'long' ? quote.ask : quote.bid) ?? NaN;
      const stock: SharedLeg = {
        ...{ kind: 'stock', symbol, position: quantity > 0 ? 'long' : 'short' },
        ...{ quantity: Math.abs(quantity), price: fromDollars(spot), priceSource: 'own' },
      };
      const option: SharedLeg = {
        ...{ kind: 'option', symbol: quote.symbol, position: side },
        ...{ quantity: Math.abs(quantity) / 100, price: fromDollars(price), priceSource: 'own' },
      };
      const paid = dividends.reduce((sum, { amount }) => sum + amount, 0);
      expect(dividends.length).toBeGreaterThan(0);
      const plan: SharedPlan = { symbol, templateId: 'custom', legs: [stock, option] };
      const { builder, saved } = await compareScreens(
        plan,
        new RegExp(`每股 .*\\$${paid.toFixed(2).replace('.', '\\.')}，除息日截至`),
      );
      expect(saved.analysis.dividends).toEqual(
        dividends.map(({ exDate, amount }) => ({
          ...{ exDate, perShare: amount },
          amount: expect.closeTo(quantity * amount, 4),
        })),
      );
      // A covered call at spot − premium − dividends, a protective put and shares with a call beside them likewise.
      const premium = side === 'short' ? -price : price;
      const breakeven = spot + (quantity > 0 ? premium : -premium) - paid;
      expect([expiry, builder['breakeven']!.map(numberIn)]).toEqual([
        expiry,
        [expect.closeTo(breakeven, 3)],
      ]);
      expect(watched.faults).toEqual([]);
    },
    600_000,
  );

  it('have the same capital and days in the overview as in the API', async () => {
    expect(bodies).toHaveLength(Math.min(PLANS, OVERVIEW_ROWS));
    const planned: Strategy[] = [];
    for (const body of bodies) planned.push(await post(STRATEGIES, body));
    await go('/options');
    for (const { id, capital, legs } of planned) {
      const row = page.locator('tr', { has: page.locator(`a[data-row][href$="${id}"]`) });
      await row.waitFor();
      const cells = await row.locator('td').allInnerTexts();
      const { days } = listed.find(({ symbol }) => legs[0]!.symbol.startsWith(symbol))!;
      const [front] = legs.flatMap(({ expiration }) => expiration ?? []).sort();
      expect([id, ...cells.flatMap((cell) => cell.trim().split(/\s*\n\s*/))]).toEqual(
        expect.arrayContaining([
          id,
          written(capital),
          expect.stringMatching(new RegExp(`(^|\\s)${days[front!]} 天$`)),
        ]),
      );
    }
  }, 600_000);

  it('have the same result in the history as in the API', async () => {
    await go('/options/history');
    // The overview, whose rows link to positions too, stands until this page is loaded.
    await page.getByRole('heading', { name: '交易历史' }).waitFor();
    const link = page.locator('a[href*="/options/position/"]');
    const rows = page.locator('tbody tr', { has: link });
    await rows.first().waitFor();
    // Each row is read at once: between two reads the list may be in another order.
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('a')!.href.split('/').at(-1)!,
        (row as HTMLElement).innerText,
      ]),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const [id = '', text] of shown) {
      expect([id, text]).toEqual([id, expect.stringContaining(written(closed.get(id) ?? null))]);
    }
  }, 600_000);

  /** What a leg's contracts cost in commissions, dollars. */
  const feeOf = (leg: Strategy['legs'][number], commission: number) =>
    leg.kind === 'option' ? Math.round(leg.contracts * commission * 10_000) / 10_000 : 0;
  const filledAt = (leg: Strategy['legs'][number], commission: number, perTrade: number) => ({
    price: leg.premium,
    commission: Math.round((feeOf(leg, commission) + perTrade) * 10_000) / 10_000,
  });

  /** The API's own figures, written as the screen writes them. */
  function expectFigures(shown: Figures, { analysis }: Strategy, link: string): void {
    const numbers = (name: string) => (shown[name] ?? []).map(numberIn);
    const near = (name: string, value: number | 'unlimited' | null, digits: number) => {
      if (typeof value !== 'number') return;
      const [first = NaN] = numbers(name);
      expect([
        link,
        name,
        Math.abs(first - value) <= 0.500001 * 10 ** -digits,
        first,
        value,
      ]).toEqual([link, name, true, first, value]);
    };
    near('maxProfit', analysis.maxGain, 2);
    near('maxLoss', typeof analysis.maxLoss === 'number' ? -analysis.maxLoss : null, 2);
    near(
      'probabilityOfProfit',
      analysis.chanceOfProfit === null ? null : analysis.chanceOfProfit * 100,
      1,
    );
    near('roiPercent', analysis.roiPercent, 1);
    const breakevens = numbers('breakeven').filter((each) => each > 0);
    expect(breakevens).toHaveLength(analysis.breakeven.length);
  }
});

/** `−$1,246.20` or `23.4%` as a number. */
const numberIn = (written: string): number =>
  Number(written.replace('−', '-').replace(/[^\d.-]/g, ''));

/** Dollars as the tables write them. */
const written = (dollars: number | null): string => {
  if (dollars === null) return '--';
  const amount = (Math.round(Math.abs(dollars) * 100) / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
  });
  return `${dollars < 0 ? '−' : ''}$${amount}`;
};

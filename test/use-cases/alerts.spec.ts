import {
  AlertMailRenderer,
  AlertObserver,
  ChangeAlert,
  CreateAlert,
  DeleteAlert,
  EvaluateAlerts,
  ListAlertNotices,
  ListAlerts,
  MarkNoticesRead,
  MAX_ALERTS,
  type AlertRule,
  type ConditionDraft,
  type Repeat,
} from '@toolyard/core/options/alerts';
import { OpenStrategy, SaveStrategy } from '@toolyard/core/options/strategies';
import {
  DEFAULT_OPTIONS_SETTINGS,
  ReplaceOptionsSettings,
  type OptionsSettings,
} from '@toolyard/core/options/settings';
import { newYorkDate, newYorkInstant } from '@toolyard/core/calendar';
import { SYMBOL_UNKNOWN, type CorporateAction, type EarningsQuery } from '@toolyard/core/market';
import { addDays, fromDollars, ZERO_MONEY, type CalendarDate } from '@toolyard/core/shared';
import {
  chainFixture,
  FakeClock,
  FakeCorporateActions,
  FakeOptionChains,
  FakeSettlementPrices,
  memoryDatabase,
  SequentialIds,
} from '@toolyard/memory';
import { describe, expect, it } from '@jest/globals';
import { META, refusal } from './lifecycle-fixture.ts';
import { contract, draft, FRONT, leg, NOW, user } from './strategies-fixture.ts';

const MEI = user('mei');
const STRANGER = user('stranger');
const MINUTE = 60_000;
/** Ten days after the fixture's time. */
const REPORT: CalendarDate = '2026-01-15';

const PRICE: ConditionDraft = {
  kind: 'price',
  symbol: 'abc',
  direction: 'above',
  threshold: 105,
};

/** Alerts over fakes: a chain around a spot of 100, and a price of ABC that a test sets. */
function fixture({ verified = true } = {}) {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock(NOW);
  const ids = new SequentialIds();
  const chains = new FakeOptionChains([
    chainFixture('ABC', FRONT, NOW - MINUTE),
    {
      ...chainFixture('ABC', FRONT, NOW - MINUTE, 'ABC1'),
      deliverable: { shares: [{ symbol: 'ABC', shares: 12 }], cash: fromDollars(32.28) },
    },
  ]);
  const bars = () => Promise.resolve({ value: [], meta: META });
  const settlementPrices = new FakeSettlementPrices([], clock);
  const actions = new FakeCorporateActions([], clock);
  const prices = { chains, market: { bars }, settlementPrices, actions, clock, ids };
  let price: number | null = 100;
  let rank = 0.4;
  const knows = (symbol: string) => Promise.resolve(symbol === 'ABC');
  const quotes = {
    knows,
    quotes: (symbols: readonly string[]) => {
      const known = price;
      if (known === null || symbols.some((each) => each !== 'ABC'))
        return Promise.reject(SYMBOL_UNKNOWN());
      const rest = { change: null, changePercent: null, bid: null, ask: null, at: NOW };
      const value = symbols.map((symbol) => ({ symbol, price: known, ...rest }));
      return Promise.resolve({ value, meta: META });
    },
  };
  const { strategies, optionsSettings: settings, capital, alerts, notices, users } = readers;
  const observed = {
    ...{ snapshot: prices, quotes, chains, strategies, settings, capital },
    earnings: { knows, reports: (query: EarningsQuery) => reports(query) },
    volatility: {
      knows,
      year: async (symbol: string) => {
        const expiries = await chains.expiries(symbol);
        void expiries;
        return { value: [{ date: FRONT, iv: rank }], meta: META };
      },
    },
  };
  const reports = ({ from, to }: EarningsQuery) =>
    Promise.resolve({
      value: [{ symbol: 'ABC', date: REPORT, time: null, confirmed: true }].filter(
        ({ date }) => date >= from && date <= to,
      ),
      meta: META,
    });
  const ports = { market: { knows }, chains, strategies, alerts, clock, ids };
  const evaluation = new EvaluateAlerts(unitOfWork, {
    clock,
    ids,
    observer: () => new AlertObserver(observed),
  });
  const renderer = new AlertMailRenderer({ notices, users }, 'https://toolyard.example');
  const list = new ListAlertNotices(notices);
  const self = {
    clock,
    actions,
    ready: unitOfWork.run((all) =>
      all.users.add({
        id: 'mei',
        version: 1,
        name: 'Mei',
        email: 'mei@example.com',
        emailVerifiedAt: verified ? NOW : null,
        role: 'user',
        active: true,
        language: 'auto',
        passwordHash: '',
        mustChangePassword: false,
        invitedAt: null,
        lastLoginAt: null,
        createdAt: NOW,
        updatedAt: NOW,
      }),
    ),
    setPrice: (next: number | null) => void (price = next),
    setRank: (next: number) => void (rank = next),
    settings: (change: Partial<OptionsSettings>) =>
      unitOfWork.run(({ optionsSettings, capital: ledgers, audit }) =>
        new ReplaceOptionsSettings(optionsSettings, ledgers, audit, clock, ids).execute(
          { settings: { ...DEFAULT_OPTIONS_SETTINGS, ...change }, version: null },
          MEI,
        ),
      ),
    create: async (
      condition: ConditionDraft,
      repeat: Repeat = 'each',
      principal = MEI,
      state: Partial<Pick<AlertRule, 'paused' | 'phase'>> = {},
    ) =>
      unitOfWork.run(
        await new CreateAlert(ports).prepare(
          { condition, repeat, language: 'en', ...state },
          principal,
        ),
      ),
    change: async (
      { id, version, condition, repeat }: AlertRule,
      change: { readonly condition?: ConditionDraft; readonly paused?: boolean },
    ) =>
      unitOfWork.run(
        await new ChangeAlert(ports).prepare(
          { id, version, repeat, paused: false, language: 'en', condition, ...change },
          MEI,
        ),
      ),
    remove: ({ id, version }: AlertRule, principal = MEI) =>
      unitOfWork.run((all) =>
        new DeleteAlert(all.alerts, all.audit, clock).execute({ id, version }, principal),
      ),
    rules: (principal = MEI) => new ListAlerts(alerts).execute(principal),
    /** Lets time pass until every alert is due, and checks. */
    check: async () => {
      clock.advance(30 * MINUTE);
      return (await evaluation.execute()).fired;
    },
    notices: async (principal = MEI) =>
      (await list.execute({ limit: 100, cursor: null }, principal)).items,
    unread: (principal = MEI) => list.unread(principal),
    markRead: (marked: readonly string[] | null, principal = MEI) =>
      unitOfWork.run((all) =>
        new MarkNoticesRead(all.notices, clock).execute({ ids: marked }, principal),
      ),
    mails: () =>
      unitOfWork.run(async ({ mails }) => {
        const mail = await mails.findDueLocked(clock.now());
        if (mail) await mails.remove(mail.id);
        return mail && { mail, message: await renderer.render(mail) };
      }),
    audit: () => readers.audit.notes(),
    open: async (legs = [leg(contract('C', 105), { position: 'short' })]) => {
      const saved = await unitOfWork.run(await new SaveStrategy(prices).prepare(draft(legs), MEI));
      const fills = saved.legs.map(({ id: legId, entryPrice }) => ({
        legId,
        price: entryPrice,
        commission: ZERO_MONEY,
      }));
      const input = { id: saved.id, version: 1, note: '', fills };
      return unitOfWork.run(await new OpenStrategy(strategies, prices).prepare(input, MEI));
    },
    plan: async () =>
      unitOfWork.run(await new SaveStrategy(prices).prepare(draft([leg(contract('C', 105))]), MEI)),
  };
  return self;
}

describe('OS-05 an alert on a price', () => {
  it('fires once per crossing, with rule, value and time', async () => {
    const { ready, create, setPrice, check, notices, rules, clock } = fixture();
    await ready;
    const made = await create(PRICE);
    expect(made).toMatchObject({ subject: 'ABC', condition: { symbol: 'ABC', threshold: 105 } });
    expect(await check()).toBe(0);
    setPrice(105.5);
    expect(await check()).toBe(1);
    const at = clock.now();
    expect(await notices()).toMatchObject([
      { ruleId: made.id, subject: 'ABC', value: 105.5, at, silent: false, readAt: null },
    ]);
    expect(await rules()).toMatchObject([
      { phase: 'fired', value: 105.5, firedAt: at, version: 1 },
    ]);
    expect(await check()).toBe(0);
    setPrice(104);
    expect(await check()).toBe(0);
    setPrice(106);
    expect(await check()).toBe(1);
    expect(await notices()).toHaveLength(2);
  });

  it('an alert that is to fire once is done afterwards', async () => {
    const { ready, create, setPrice, check, rules } = fixture();
    await ready;
    await create(PRICE, 'once');
    const fired: number[] = [];
    for (const price of [106, 100, 106]) {
      setPrice(price);
      fired.push(await check());
    }
    expect(fired).toEqual([1, 0, 0]);
    expect(await rules()).toMatchObject([{ phase: 'done' }]);
  });

  it('a market without an answer is no crossing and holds up no other alert', async () => {
    const { ready, create, setPrice, check, rules } = fixture();
    await ready;
    await create(PRICE);
    await create({ kind: 'ivRank', symbol: 'ABC', direction: 'above', threshold: 0 });
    setPrice(null);
    expect(await check()).toBe(1);
    expect((await rules()).map(({ value }) => value)).toContain(null);
    setPrice(106);
    expect(await check()).toBe(1);
  });

  it('paused it is not checked; resumed it is armed anew', async () => {
    const { ready, create, change, setPrice, check } = fixture();
    await ready;
    const paused = await change(await create(PRICE), { paused: true });
    setPrice(106);
    expect(await check()).toBe(0);
    await change(paused, { paused: false });
    expect(await check()).toBe(1);
  });

  it.each([
    ['paused', { paused: true }],
    ['fired, and waiting until the value has come back', { phase: 'fired' }],
    ['done', { phase: 'done' }],
  ] as const)('made anew as it was before its deletion, %s, it does not fire', async (_, state) => {
    const { ready, create, setPrice, check, rules } = fixture();
    await ready;
    setPrice(106);
    expect(await create(PRICE, 'each', MEI, state)).toMatchObject(state);
    expect(await check()).toBe(0);
    expect(await rules()).toMatchObject([state]);
  });
});

describe('an alert and the corporate actions of its company', () => {
  /** The day after the fixture's time, in New York. */
  const TOMORROW: CalendarDate = addDays(newYorkDate(NOW), 1);
  const split = (from: number, to: number): CorporateAction => ({
    ...{ kind: 'split', symbol: 'ABC', exDate: TOMORROW, from, to },
  });
  const contractAlert: ConditionDraft = {
    ...{ kind: 'optionPrice', direction: 'above', threshold: 0.01 },
    symbol: contract('C', 105),
  };

  it.each([
    ['price of a share', PRICE],
    ['price of a contract', contractAlert],
  ])('%s: not judged while they cannot be read, and judged when they can', async (_, condition) => {
    const { ready, actions, create, setPrice, check, rules } = fixture();
    await ready;
    await create(condition);
    setPrice(106);
    actions.isSilent = true;
    expect(await check()).toBe(0);
    expect(await rules()).toMatchObject([{ value: null, phase: 'armed' }]);
    actions.isSilent = false;
    expect(await check()).toBe(1);
  });

  it('a price of after a reverse split does not fire a level of before it, which is not carried over yet', async () => {
    const { ready, clock, actions, create, setPrice, check } = fixture();
    await ready;
    await create(PRICE);
    actions.announced = [split(20, 1)];
    setPrice(2_000);
    clock.set(newYorkInstant(TOMORROW, 10));
    expect(await check()).toBe(0);
    actions.announced = [];
    expect(await check()).toBe(1);
  });

  it('an announced split of a later day changes nothing before it', async () => {
    const { ready, actions, create, setPrice, check } = fixture();
    await ready;
    await create(PRICE);
    actions.announced = [split(20, 1)];
    setPrice(106);
    expect(await check()).toBe(1);
  });

  it('greeks and assignment of a position that awaits them are unknown', async () => {
    const { ready, clock, actions, create, open, check, rules } = fixture();
    await ready;
    const { id: strategyId } = await open();
    const below = { direction: 'below', threshold: 1_000 } as const;
    await create({ kind: 'greek', greek: 'delta', strategyId, ...below });
    await create({ kind: 'greek', greek: 'theta', strategyId: null, ...below });
    await create({ kind: 'assignment', strategyId, threshold: 0.01 });
    clock.set(newYorkInstant(TOMORROW, 10));
    actions.isSilent = true;
    expect(await check()).toBe(0);
    expect((await rules()).map(({ value }) => value)).toEqual([null, null, null]);
    actions.isSilent = false;
    expect(await check()).toBe(3);
  });
});

describe('OS-05 quiet hours and kinds that are switched off', () => {
  it('a notice comes with a mail to the verified address, which names all that fired at once', async () => {
    const { ready, create, setPrice, check, mails } = fixture();
    await ready;
    await create(PRICE);
    await create({ ...PRICE, threshold: 104 });
    setPrice(106);
    await check();
    const sent = await mails();
    expect(sent?.mail).toMatchObject({ address: 'mei@example.com', kind: 'options-alert' });
    expect(sent?.message?.subject).toBe('2 of your alerts have fired');
    expect(sent?.message?.text).toContain('ABC: price at or above $105. Now $106.');
    expect(sent?.message?.text).toContain('https://toolyard.example/options/alerts');
    expect(await mails()).toBeNull();
  });

  it('an address that is not verified gets no mail', async () => {
    const { ready, create, setPrice, check, mails, unread } = fixture({ verified: false });
    await ready;
    await create(PRICE);
    setPrice(106);
    await check();
    expect(await mails()).toBeNull();
    expect(await unread()).toMatchObject({ count: 1 });
  });

  it.each([
    ['quiet hours', { quietHours: { from: '00:00', to: '23:59', timeZone: 'UTC' } }, true],
    ['other hours', { quietHours: { from: '23:00', to: '23:59', timeZone: 'UTC' } }, false],
    ['market alerts off', { marketAlerts: false }, true],
    ['risk and trade alerts off', { riskAlerts: false, tradeAlerts: false }, false],
  ] as const)(
    '%s: the notice is in the list, with toast and mail unless it is silent',
    async (_when, change, silent) => {
      const { ready, create, setPrice, check, mails, notices, settings } = fixture();
      await ready;
      await settings(change);
      await create(PRICE);
      setPrice(106);
      await check();
      expect(await notices()).toMatchObject([{ silent }]);
      expect((await mails()) === null).toBe(silent);
    },
  );

  it('a mail about what was read in the meantime is not sent', async () => {
    const { ready, create, setPrice, check, mails, markRead } = fixture();
    await ready;
    await create(PRICE);
    setPrice(106);
    await check();
    await markRead(null);
    expect((await mails())?.message).toBeNull();
  });
});

describe('OS-05 alerts on positions', () => {
  const short = () => [leg(contract('C', 105), { position: 'short', price: fromDollars(0.1) })];

  it.each([
    ['delta below zero', { kind: 'greek', greek: 'delta', direction: 'below', threshold: 0 }, 1],
    ['theta above zero', { kind: 'greek', greek: 'theta', direction: 'above', threshold: 0 }, 1],
    ['vega above zero', { kind: 'greek', greek: 'vega', direction: 'above', threshold: 0 }, 0],
    ['11 days to the expiry', { kind: 'expiry', threshold: 11 }, 1],
    ['10 days to the expiry', { kind: 'expiry', threshold: 10 }, 0],
    ['any chance of assignment', { kind: 'assignment', threshold: 0.01 }, 1],
    ['a certain assignment', { kind: 'assignment', threshold: 100 }, 0],
  ] as const)('a short call: %s, of the position and of all', async (_what, condition, fired) => {
    const { ready, create, open, check, notices } = fixture();
    await ready;
    const position = await open(short());
    await create({ ...condition, strategyId: position.id });
    await create({ ...condition, strategyId: null });
    expect(await check()).toBe(2 * fired);
    const subjects = (await notices()).map(({ subject }) => subject).toSorted();
    expect(subjects).toEqual(fired ? ['', position.name] : []);
  });

  it('profit in dollars, in percent of the maximum profit, and loss in percent of the stop-loss', async () => {
    const { ready, create, open, check, notices, settings } = fixture();
    await ready;
    // The stop-loss is 1% of 10,000 dollars, 100 dollars.
    await settings({ stopLossPerTrade: 1 });
    const { id, mark } = await open(short());
    const value = (mark?.value ?? 0) / 10_000;
    const profit = 10 + value;
    expect(profit).toBeLessThan(0);
    const own = { kind: 'profit', strategyId: id, direction: 'below', threshold: 10_000 } as const;
    await create({ ...own, unit: 'dollars' });
    await create({ ...own, unit: 'maxProfit' });
    const lost = { ...own, unit: 'stopLoss', threshold: 0.01 } as const;
    await create(lost);
    await check();
    const values = new Map(
      (await notices()).flatMap((notice) =>
        notice.kind === 'fired' && notice.condition.kind === 'profit'
          ? [[notice.condition.unit, notice.value] as const]
          : [],
      ),
    );
    expect(values.get('dollars')).toBeCloseTo(profit, 6);
    expect(values.get('maxProfit')).toBeCloseTo((profit / 10) * 100, 6);
    expect(values.get('stopLoss')).toBeCloseTo(-profit, 6);
  });

  it('a limit of the account is broken while a position has lost its stop-loss', async () => {
    const { ready, create, open, check, notices, settings, rules } = fixture();
    await ready;
    const free = { riskPerTrade: null, totalExposure: null, stopLossTotal: null };
    await settings({ ...free, stopLossMonthly: null, stopLossPerTrade: 50 });
    await open(short());
    await create({ kind: 'limit' });
    expect(await check()).toBe(0);
    expect(await rules()).toMatchObject([{ value: 0 }]);
    await settings({ ...free, stopLossMonthly: null, stopLossPerTrade: 0.01 });
    expect(await check()).toBe(1);
    expect(await notices()).toMatchObject([{ value: 1, detail: 'stopLossPerTrade' }]);
    expect(await check()).toBe(0);
  });

  it.each([
    [10, 1],
    [9, 0],
  ])('earnings in ten days, an alert %p days ahead', async (threshold, fired) => {
    const { ready, create, check, notices } = fixture();
    await ready;
    await create({ kind: 'earnings', symbol: 'ABC', threshold });
    expect(await check()).toBe(fired);
    expect(await notices()).toMatchObject(fired ? [{ value: 10, subject: 'ABC' }] : []);
  });

  it('the price of a contract is the middle of bid and ask', async () => {
    const { ready, create, check, notices } = fixture();
    await ready;
    const symbol = contract('C', 105);
    await create({ kind: 'optionPrice', symbol, direction: 'above', threshold: 0.01 });
    expect(await check()).toBe(1);
    const chain = chainFixture('ABC', FRONT, NOW - MINUTE);
    const quote = chain.calls.find((each) => each.symbol === symbol)!;
    const [notice] = await notices();
    const middle = expect.closeTo((quote.bid! + quote.ask!) / 20_000, 6) as unknown;
    expect(notice).toMatchObject({ value: middle });
  });

  it('of an adjusted contract too, where it is quoted; else it is refused at its field', async () => {
    const { ready, create, check, notices } = fixture();
    await ready;
    const symbol = contract('C', 105, FRONT, 'ABC1');
    await create({ kind: 'optionPrice', symbol, direction: 'above', threshold: 0.01 });
    expect(await check()).toBe(1);
    expect(await notices()).toMatchObject([{ subject: symbol }]);
    const other = contract('C', 105, FRONT, 'ABC2');
    const unquoted = { ...PRICE, kind: 'optionPrice', symbol: other } as const;
    expect(await refusal(create(unquoted))).toEqual({
      ...{ code: 'CONTRACT_ADJUSTED', fields: ['condition.symbol'] },
    });
  });

  it('an alert of a closed position is never known, and may be paused', async () => {
    const { ready, create, open, check, change, rules } = fixture();
    await ready;
    const position = await open(short());
    const made = await create({ kind: 'expiry', strategyId: position.id, threshold: 100 });
    expect(await check()).toBe(1);
    expect(await change(made, { paused: true })).toMatchObject({ paused: true, version: 2 });
    expect(await rules()).toHaveLength(1);
  });
});

describe('OS-05 one’s own alerts', () => {
  it.each([
    ['an unknown stock', { ...PRICE, symbol: 'NOPE' }, 'SYMBOL_UNKNOWN', 'condition.symbol'],
    [
      'a price that is none',
      { ...PRICE, threshold: Number.NaN },
      'ALERT_INVALID',
      'condition.threshold',
    ],
    [
      'an unknown contract',
      { ...PRICE, kind: 'optionPrice', symbol: contract('C', 999) },
      'SYMBOL_UNKNOWN',
      'condition.symbol',
    ],
    [
      'an expired contract',
      { ...PRICE, kind: 'optionPrice', symbol: contract('C', 100, '2025-12-19') },
      'CONTRACT_EXPIRED',
      'condition.symbol',
    ],
    [
      'an unknown position',
      { kind: 'expiry', strategyId: 'x', threshold: 5 },
      'STRATEGY_UNKNOWN',
      'condition.strategyId',
    ],
  ] as const)('%s is refused at its field', async (_what, condition, code, field) => {
    const { create, rules } = fixture();
    expect(await refusal(create(condition))).toEqual({ code, fields: [field] });
    expect(await rules()).toEqual([]);
  });

  it('a foreign position is as unknown as none, and a plan is no position', async () => {
    const { ready, create, open, plan } = fixture();
    await ready;
    const { id } = await open();
    const draftOf = (strategyId: string): ConditionDraft => ({
      ...{ kind: 'expiry', strategyId, threshold: 5 },
    });
    expect(await refusal(create(draftOf(id), 'each', STRANGER))).toEqual({
      code: 'STRATEGY_UNKNOWN',
      fields: ['condition.strategyId'],
    });
    expect(await refusal(create(draftOf((await plan()).id)))).toEqual({
      code: 'STRATEGY_STATUS',
      fields: ['condition.strategyId'],
    });
  });

  it('are at most 100, nobody else’s, and deleted at the version seen', async () => {
    const { create, rules, remove, change } = fixture();
    const first = await create(PRICE);
    for (let i = 1; i < MAX_ALERTS; i += 1) await create(PRICE);
    expect(await refusal(create(PRICE))).toMatchObject({ code: 'ALERTS_FULL' });
    expect(await rules(STRANGER)).toEqual([]);
    expect(await refusal(remove(first, STRANGER))).toMatchObject({ code: 'ALERT_UNKNOWN' });
    const changed = await change(first, { condition: { ...PRICE, threshold: 90 } });
    expect(changed).toMatchObject({ version: 2, condition: { threshold: 90 } });
    expect(await refusal(remove(first))).toMatchObject({ code: 'VERSION_CONFLICT' });
    await remove(changed);
    expect(await rules()).toHaveLength(MAX_ALERTS - 1);
  });

  it('each change is written down', async () => {
    const { create, change, remove, audit } = fixture();
    await remove(await change(await create(PRICE), { paused: true }));
    expect(audit().map(({ action }) => action)).toEqual([
      'alert.created',
      'alert.changed',
      'alert.deleted',
    ]);
  });

  it('notices are marked as read one by one or together, by their owner', async () => {
    const { ready, create, setPrice, check, notices, unread, markRead } = fixture();
    await ready;
    await create(PRICE);
    await create({ ...PRICE, threshold: 104 });
    setPrice(106);
    await check();
    const [first] = await notices();
    await markRead(null, STRANGER);
    expect(await unread()).toMatchObject({ count: 2 });
    expect(await markRead([first!.id])).toMatchObject({ count: 1 });
    expect(await markRead(null)).toMatchObject({ count: 0 });
  });
});

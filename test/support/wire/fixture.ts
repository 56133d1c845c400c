import { replace, type Settings } from '@toolyard/api';
import type { Readers, Repositories } from '@toolyard/core/repositories';
import { SendDueMail } from '@toolyard/core/mail';
import type { UnitOfWork } from '@toolyard/core/shared';
import { FakeMailer, FakePasswordHasher } from '@toolyard/memory';
import fc from 'fast-check';
import { spreadBody, spyChain } from '../strategy-bodies.ts';
import { openTestApi, PORTS, type TestApi, type TestApiOptions } from '../test-api.ts';
import { fromEverywhere } from './accounts.ts';
import { fresh, type Memory } from './memory.ts';
import { Later } from './valid-request.ts';
import { sender, type Send } from './send.ts';
import { withExpired } from './expired-position.ts';
import { watchedWrites } from './watched-writes.ts';

/** Puts something else into the container before the application is made. */
export type Plant = NonNullable<TestApiOptions['rebind']>;

/** A running application with cheap passwords, called from everywhere at once. */
export interface WireFixture {
  readonly api: TestApi;
  readonly send: Send;
  readonly promote: (email: string) => Promise<void>;
  /** Disables an admin behind the console's back, as another server would. */
  readonly disable: (username: string) => Promise<void>;
  /** Sends the mail that is due and gives the caller the tokens of the letters to it. */
  readonly readMail: (memory: Memory) => Promise<void>;
  /** Puts a contract into the caller's last position whose expiry has passed, as time would. */
  readonly holdExpired: (memory: Memory) => Promise<void>;
  /** Everything that was written so far, `users.add` and the like. */
  readonly wrote: readonly string[];
  readonly close: () => Promise<void>;
}

/** Where nobody answers: keys that calls enter are sent nowhere. */
const NOWHERE = 'http://127.0.0.1:9';

/** Bodies by operation and values by parameter that are known to be good. */
export type Examples = Readonly<Record<string, fc.Arbitrary<unknown>>>;

export async function openWireFixture(
  settings: Partial<Settings>,
  plant?: Plant,
): Promise<WireFixture> {
  const wrote: string[] = [];
  const mailer = new FakeMailer();
  let work: UnitOfWork<Repositories> | undefined;
  const api = await openTestApi({
    settings: { trustProxy: 1, ...settings },
    environment: {
      POLYGON_BASE_URL: NOWHERE,
      ALPACA_DATA_URL: NOWHERE,
      ALPACA_TRADING_URL: NOWHERE,
    },
    rebind: (container) => {
      const own = container.get<UnitOfWork<Repositories>>(PORTS.work);
      work = own;
      replace(container, PORTS.work, watchedWrites(withOrganisers(own), wrote));
      const readers = container.get<Readers>(PORTS.lotteryReaders);
      const organisers: Readers['organisers'] = {
        has: everybody,
        list: () => readers.organisers.list(),
        nameOf: (userId) => readers.organisers.nameOf(userId),
      };
      replace(container, PORTS.lotteryReaders, { ...readers, organisers });
      replace(container, PORTS.hasher, new FakePasswordHasher());
      replace(container, PORTS.mailer, mailer);
      // The market stays simulated whatever key is stored.
      replace(container, PORTS.providerKeyReader, { find: () => Promise.resolve(null) });
      plant?.(container);
    },
  });
  const { send, close } = sender(api.url);
  return {
    api,
    send: fromEverywhere(send),
    readMail: async (memory) => {
      await api.container.get(SendDueMail).execute();
      const tokenIn = (link: RegExp) =>
        mailer.letters
          .filter(({ to }) => to === memory.email)
          .map(({ text }) => link.exec(text)?.[1] ?? null)
          .findLast((token) => token !== null) ?? null;
      memory.resetToken = tokenIn(/reset\?token=([\w-]+)/);
      memory.confirmationToken = tokenIn(/confirm-email\?token=([\w-]+)/);
    },
    wrote,
    holdExpired: async (memory) => {
      await work?.run(async ({ users, strategies }) => {
        const user = await users.findByEmail(memory.email);
        const page = await strategies.listOwned(user?.id ?? '', { limit: 1, cursor: null });
        for (const position of page.items) await strategies.update(withExpired(position));
      });
    },
    promote: async (email) => {
      await work?.run(async ({ users }) => {
        const user = await users.findByEmail(email);
        if (user) await users.update({ ...user, role: 'superadmin', version: user.version + 1 });
      });
    },
    disable: async (username) => {
      await work?.run(async ({ admins }) => {
        const admin = await admins.findByUsername(username);
        if (admin) await admins.update({ ...admin, active: false, version: admin.version + 1 });
      });
    },
    close: async () => {
      close();
      await api.close();
    },
  };
}

const everybody = () => Promise.resolve(true);

/** Every user may run events: who lets them is another test's matter. */
const withOrganisers = (work: UnitOfWork<Repositories>): UnitOfWork<Repositories> => ({
  run: (step) =>
    work.run((all) => {
      const { organisers: stored } = all;
      const organisers: Repositories['organisers'] = {
        has: everybody,
        list: () => stored.list(),
        add: (role) => stored.add(role),
        remove: (userId) => stored.remove(userId),
        nameOf: (userId) => stored.nameOf(userId),
        setName: (name) => stored.setName(name),
        eraseOwned: (userId) => stored.eraseOwned(userId),
      };
      return step({ ...all, organisers });
    }),
});

const HOUR = 3_600_000;
/** The sample event whose winners were drawn. */
const ENDED_EVENT = '01990000-0000-7000-8000-000000000030';

/** Terms of an event that opens in an hour. */
function eventBody(now: number, alternates: number): object {
  const iso = (hours: number) => new Date(now + hours * HOUR).toISOString();
  const text = { en: 'Mug', 'zh-CN': '杯子' };
  return {
    title: text,
    description: text,
    startDate: iso(1),
    endDate: iso(25),
    drawDate: iso(26),
    capacity: null,
    verifiedEmail: false,
    minAccountAge: 0,
    maxWeight: 1,
    daysPerChance: 30,
    withdrawable: true,
    alternates,
    claimDays: 14,
    entropy: 'commit',
    prizes: [{ name: text, description: text, count: 1, image: 'mug' }],
    rules: [text],
  };
}

/** A ledger with a deposit. */
const capitalBody = (startingCapital: number): object => ({
  startingCapital,
  entries: [{ id: 'first', date: '2026-01-05', kind: 'deposit', amount: 500 }],
});

/** What people would write where a schema allows any text. */
export const EXAMPLE_TEXTS: Examples = {
  ...Object.fromEntries(
    [
      'writeJournal',
      'openStrategy',
      'adjustStrategy',
      'closeStrategy',
      'settleStrategy',
      'assignContracts',
    ].map((id) => [`${id}.note`, fc.constant('Sold before the report')]),
  ),
  createApiKey: fc.constant({
    ...{ name: 'Nightly report', scopes: ['strategies:read'] },
    expiresOn: new Date(Date.now() + 30 * 24 * HOUR).toISOString().slice(0, 10),
  }),
  reportRenderError: fc.constant({
    path: '/tools',
    message: 'Cannot read properties of undefined',
    stack: 'ToolsPage',
  }),
  checkMarketKey: fc.constant({ provider: 'polygon', secret: 'key-of-polygon' }),
  'exportAudit.format': fc.constant('csv'),
  'writeJournal.tags': fc.constant(['earnings', 'income']),
  tryAnswer: fc.constant({ seed: 7, number: 1009 }),
  answerCheck: fc.constant({
    ...{ courseId: 'option-basics', lessonId: 'what-an-option-is', stepId: 'check-cost' },
    ...{ seed: 7, number: 1009 },
  }),
  submitQuiz: fc.constant({ answers: [{ questionId: 'cost-of-a-call', number: 1009 }] }),
  'saveWatchlist.symbols': fc.constant(['SPY', 'AAPL']),
  saveWatchlists: fc.constant({
    lists: [{ id: '018f0000-0000-7000-8000-000000000000', name: 'Earnings', symbols: ['AAPL'] }],
  }),
  markNoticesRead: fc.constant({ ids: null }),
  saveOptionsSettings: fc.constant({
    ...{
      capital: 10_000,
      capitalSeen: 10_000,
      amountPerTrade: 500,
      maxRiskExposure: 2_000,
      maxHoldingDays: 45,
    },
    ...{ riskPerTrade: 5, totalExposure: 20 },
    ...{ stopLossPerTrade: 15, stopLossTotal: 25, stopLossMonthly: 10 },
    ...{ preferredStrategy: 'iron-condor', preferredUnderlying: null },
    ...{ tradeAlerts: true, riskAlerts: true, marketAlerts: true, quietHours: null },
    ...{ chartType: 'candlestick', period: 'daily', priceDisplay: 'dollars' },
    ...{ dateFormat: 'YYYY-MM-DD', defaultFill: 'natural', measure: 'smile' },
    ...{ ownDrift: 0.05, ownVolatility: null, rangeFrom: 0.95, rangeTo: 1.05 },
    ...{ chainStrikes: 'expectedMove', chainColumns: null },
  }),
  saveArticleView: fc.constant({ name: 'Drafts', query: 'status=draft' }),
  changeArticleView: fc.constant({ name: 'English drafts', query: 'language=en&status=draft' }),
  saveView: fc.constant({ list: 'users', name: 'Disabled users', query: 'status=disabled' }),
  changeView: fc.constant({ name: 'Disabled, by name', query: 'sort=name&status=disabled' }),
  'createTool.iconAlt': fc.constant('A die'),
  'createTool.order': fc.constant(10),
  'editTool.iconAlt': fc.constant('A die'),
  'editTool.badges': fc.constant(['BETA']),
  'correctStep.reason': fc.constant('Entered by mistake'),
  'takeBackStep.reason': fc.constant('Entered by mistake'),
  'cancelManagedEvent.reason': fc.constant('The prize is no longer available'),
  'cancelOrganisedEvent.reason': fc.constant('The prize is no longer available'),
  'listStockFigures.symbols': fc.constant('SPY,AAPL'),
  'readAuthorisationUrl.broker': fc.constant('simulated'),
};

/** Names of views are taken once. */
const aView = {
  name: fc.constant(new Later(() => fresh.key())),
  query: fc.constantFrom('', 'role=user&search=%E6%9E%97'),
};

export async function examplesFrom(api: TestApi): Promise<Examples> {
  const { expiry, calls } = await spyChain(api);
  const key = { provider: 'polygon', plan: 'free', secret: 'key-of-polygon' };
  const proof = await api.call.get(`/api/lottery/events/${ENDED_EVENT}/proof`).expect(200);
  const [entry] = (proof.body as { entries: readonly { uuid: string }[] }).entries;
  return {
    storeMarketKey: fc.constant(key),
    checkMarketKey: fc.constant(key),
    changeUsers: fc.record({
      action: fc.constantFrom('delete', 'disable', 'endSessions'),
      ids: fc.constant([
        new Later((memory) => memory.stored({ path: '/api/admin/users' })?.id ?? fresh.key()),
      ]),
    }),
    saveArticleView: fc.record({ ...aView, query: fc.constantFrom('', 'status=draft') }),
    changeArticleView: fc.record({ ...aView, query: fc.constantFrom('', 'status=draft') }),
    saveView: fc.record({ list: fc.constant('users'), ...aView }),
    changeView: fc.record(aView),
    saveCapital: fc.integer({ min: 1_000, max: 100_000 }).map(capitalBody),
    saveStrategy: fc.constant(await spreadBody(api)),
    createManagedEvent: fc.constant(eventBody(Date.now() + HOUR, 1)),
    editManagedEvent: fc.constant(eventBody(Date.now() + HOUR, 2)),
    chooseOrganiserName: fc.record({
      name: fc.constant(new Later(() => `Mug Club ${fresh.key()}`)),
    }),
    createOrganisedEvent: fc.constant(eventBody(Date.now() + HOUR, 1)),
    editOrganisedEvent: fc.constant(eventBody(Date.now() + HOUR, 2)),
    expiry: fc.constant(expiry),
    uuid: fc.constant(entry?.uuid),
    optionSymbol: fc.constant(calls[0]?.symbol),
  };
}

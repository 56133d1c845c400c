import { Brokers, type BrokerPosition } from '@toolyard/core/brokerage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HeldBroker } from '../use-cases/brokerage-fixture.ts';
import {
  bearer,
  cookiesOf,
  newKey,
  openTestApi,
  PORTS,
  register,
  sentBack,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

interface Line {
  readonly line: number;
  readonly outcome: string;
  readonly symbol?: string;
  readonly quantity?: number;
  readonly price?: number;
  readonly code?: string;
  readonly message?: string;
  readonly trade?: number;
}

interface Report {
  readonly source: { readonly provider: string; readonly simulated: boolean };
  readonly accounts: readonly { readonly id: string }[];
  readonly imported: number;
  readonly refused: number;
  readonly trades: readonly { readonly name: string; readonly symbol: string }[];
  readonly lines: readonly Line[];
}

const shares = (symbol: string, quantity: number, averagePrice: number | null): BrokerPosition => ({
  ...{ accountId: 'DU7654321', description: symbol, kind: 'stock', symbol, currency: 'USD' },
  ...{ quantity, multiplier: 1, averagePrice },
});
const contract = (symbol: string, quantity: number, averagePrice: number): BrokerPosition => ({
  ...shares(symbol, quantity, averagePrice),
  ...{ kind: 'option', multiplier: 100 },
});

describe('positions of a broker', () => {
  let api: TestApi;
  let mei: Member;
  const held = new HeldBroker();

  beforeAll(async () => {
    api = await openTestApi({
      rebind: (container) => {
        const simulated = container.get<Brokers>(PORTS.brokers).find('simulated')!;
        const brokers = new Brokers([held, simulated]);
        void container.rebind<Brokers>(PORTS.brokers).toConstantValue(brokers);
      },
    });
  }, 120_000);
  afterAll(() => api?.close());
  beforeEach(async () => {
    mei = await register(api);
  });

  async function connect(broker = 'held', code = 'good'): Promise<void> {
    const begun = await api.call
      .get(`/api/ibkr/auth-url?broker=${broker}`)
      .set(bearer(mei))
      .expect(200);
    const { url } = begun.body as { url: string };
    const state = new URL(url, api.url).searchParams.get('state');
    const back = await api.call
      .get(`/api/ibkr/callback/${broker}?state=${state}&code=${code}`)
      .set('Cookie', sentBack(cookiesOf(begun.headers)[0]));
    expect(back.headers['location']).toBe('/settings?ibkrConnected=true');
  }

  const send = (dryRun: boolean, key = newKey()) =>
    api.call.post(`/api/ibkr/positions/import?dryRun=${dryRun}`).set({ ...bearer(mei), ...key });
  const run = async (dryRun: boolean) =>
    ((await send(dryRun).expect(200)).body as { data: Report }).data;
  const strategies = async () =>
    (
      (await api.call.get('/api/options/strategies').set(bearer(mei)).expect(200)).body as {
        data: { name: string; underlyingAsset: string; status: string }[];
      }
    ).data;
  const outcomes = ({ lines }: Report) =>
    lines.map(({ line, outcome, symbol, quantity, code }) =>
      [line, outcome, code ?? `${quantity} ${symbol}`].join(' '),
    );

  it('a preview stores nothing; the import stores what it said; a second one finds all known', async () => {
    await connect('simulated', 'allow-DU1234567');
    const preview = await run(true);
    expect(preview.source).toEqual({
      ...{ provider: 'simulated', name: 'Simulated brokerage', simulated: true },
    });
    expect(preview.accounts).toEqual([{ id: 'DU1234567', value: null, currency: null }]);
    expect(preview.trades.map(({ symbol }) => symbol).sort()).toEqual(['AAPL', 'MSFT', 'SPY']);
    expect(await strategies()).toEqual([]);

    const done = await run(false);
    expect([done.imported, outcomes(done)]).toEqual([3, outcomes(preview)]);
    const stored = await strategies();
    expect(stored.map(({ underlyingAsset, status }) => [underlyingAsset, status]).sort()).toEqual([
      ['AAPL', 'active'],
      ['MSFT', 'active'],
      ['SPY', 'active'],
    ]);

    const again = await run(false);
    expect([again.imported, again.trades]).toEqual([0, []]);
    expect(again.lines.filter(({ outcome }) => outcome === 'known')).toHaveLength(7);
    expect(await strategies()).toHaveLength(3);
  });

  it('what has no place in the options area is listed with its reason, in the caller’s language', async () => {
    await connect('simulated', 'allow-DU1234567');
    const { lines, refused } = await run(true);
    const others = lines.filter(({ outcome }) => outcome === 'refused');
    expect([refused, others.map(({ symbol, code }) => [symbol, code])]).toEqual([
      2,
      [
        ['BTC', 'FILL_INSTRUMENT'],
        ['SHOP, Toronto CAD', 'FILL_CURRENCY'],
      ],
    ]);
    const chinese = (await send(true).set('Accept-Language', 'zh-CN').expect(200)).body as {
      data: Report;
    };
    expect(chinese.data.lines.at(-1)?.message).toBe('只能导入美元交易');
  });

  it('every kind of row: mapped, grouped by name or by expiry, or refused with its reason', async () => {
    await connect();
    held.positionsOfAll = [
      shares('AAPL', 100, 200),
      contract('AAPL270319C00250000', -1, 8.5),
      contract('SPY270319P00500000', 1, 3),
      contract('SPY270319P00520000', -1, 5),
      contract('SPY270618C00700000', 2, 9),
      contract('SPY270618C00720000', -1, 6),
      { ...contract('MSFT270319C00400000', 1, 20), multiplier: 10 },
      contract('AAPL1270319C00250000', 1, 8.5),
      contract('AAPL250117C00250000', 1, 8.5),
      shares('NOSUCHX', 10, 5),
      shares('MSFT', 0.5, 400),
      shares('MSFT', 10, null),
    ];
    const report = await run(true);
    expect(outcomes(report)).toEqual([
      '1 step 100 AAPL',
      '2 step -1 AAPL270319C00250000',
      '3 step 1 SPY270319P00500000',
      '4 step -1 SPY270319P00520000',
      '5 step 2 SPY270618C00700000',
      '6 step -1 SPY270618C00720000',
      '7 refused FILL_CONTRACT_ADJUSTED',
      '8 refused FILL_CONTRACT_ADJUSTED',
      '9 refused FILL_AFTER_EXPIRY',
      '10 refused FILL_UNKNOWN_SYMBOL',
      '11 refused FILL_QUANTITY',
      '12 refused POSITION_PRICE',
    ]);
    // A covered call, a put spread, and the calls of another expiry, which have no name together with it.
    expect(report.trades.map(({ symbol }) => symbol)).toEqual(['AAPL', 'SPY', 'SPY']);
  });

  it('a position that has grown adds the difference, at the price that makes the broker’s average', async () => {
    await connect();
    held.positionsOfAll = [contract('SPY270319C00650000', 2, 10)];
    await run(false);
    held.positionsOfAll = [contract('SPY270319C00650000', 3, 11)];
    const { lines } = await run(false);
    // (3 · 11 − 2 · 10) / 1
    expect(lines).toMatchObject([{ outcome: 'step', quantity: 1, price: 13 }]);
    expect(outcomes(await run(false))).toEqual(['1 known FILL_KNOWN']);
  });

  it('a position that has shrunk, or turned, is told and left to its owner', async () => {
    await connect();
    held.positionsOfAll = [contract('SPY270319C00650000', 2, 10)];
    await run(false);
    for (const quantity of [1, -1]) {
      held.positionsOfAll = [contract('SPY270319C00650000', quantity, 10)];
      expect(outcomes(await run(false))).toEqual(['1 refused POSITION_REDUCED']);
    }
  });

  it('the same contract in two accounts: both are imported, and neither twice; opposite sides are refused', async () => {
    await connect();
    const other = { accountId: 'DU0000002' };
    const mine = contract('SPY270319C00650000', 2, 10);
    held.positionsOfAll = [mine, { ...mine, ...other, quantity: 1 }];
    expect(outcomes(await run(false))).toEqual([
      '1 step 2 SPY270319C00650000',
      '2 step 1 SPY270319C00650000',
    ]);
    expect(outcomes(await run(false))).toEqual(['1 known FILL_KNOWN', '2 known FILL_KNOWN']);
    held.positionsOfAll = [shares('AAPL', 100, 200), { ...shares('AAPL', -50, 210), ...other }];
    expect(outcomes(await run(true))).toEqual(['1 step 100 AAPL', '2 refused POSITION_BOTH_SIDES']);
  });

  it('an empty account is no fault', async () => {
    await connect();
    held.positionsOfAll = [];
    expect(await run(false)).toMatchObject({ imported: 0, refused: 0, trades: [], lines: [] });
  });

  it('a repetition under one key imports once; without a connection it is refused', async () => {
    const refused = await send(false).expect(409);
    expect(refused.body).toMatchObject({ code: 'BROKER_NOT_CONNECTED' });
    await connect();
    held.positionsOfAll = [shares('AAPL', 100, 200)];
    const key = newKey();
    const [first, second] = [await send(false, key), await send(false, key)];
    expect(second.body).toEqual(first.body);
    expect(await strategies()).toHaveLength(1);
  });
});

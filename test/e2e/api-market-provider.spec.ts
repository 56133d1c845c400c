import { rmSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger, replace, type Settings } from '@toolyard/api';
import { ImageFolder } from '@toolyard/files';
import { backUp } from '@toolyard/postgres';
import { simulatedMarket } from '@toolyard/simulated-market';
import { temporaryFolder } from '../support/app-server.ts';
import type { Fault } from '../support/polygon-faults.ts';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
import { signInOperator, type Operator } from '../support/operators.ts';
import {
  bearer,
  newKey,
  openTestApi,
  PORTS,
  SAMPLED_ENGINES,
  type TestApi,
} from '../support/test-api.ts';

/** A Friday, 12:34:56 in New York. */
const OPEN = Date.parse('2026-11-20T17:34:56Z');
const clock = { now: () => OPEN };
const source = simulatedMarket({ seed: 'provider', clock });
const PAID = { provider: 'polygon', plan: 'paid', secret: STUB_KEY };
/** SHA-256 of the empty text and of `b`: 32 bytes without a pattern. */
const ADMIN_KEYS = 'a:47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';
const OTHER_ADMIN_KEYS = 'b:PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0';
const [[engine] = []] = SAMPLED_ENGINES;

interface Meta {
  readonly provider: string;
  readonly simulated: boolean;
  readonly stale: boolean;
  readonly asOf: string;
}

/** Calls of every kind of market answer. */
const MARKET_CALLS = [
  '/api/polygon/search?query=F',
  '/api/polygon/ticker/F',
  '/api/polygon/previous-close/F',
  '/api/polygon/aggregates/F?from=2026-10-20&to=2026-11-20',
  '/api/polygon/news?symbol=F',
  '/api/polygon/quotes?symbols=F,BAC',
  '/api/polygon/option-snapshot/F?expiry=2026-12-18',
  '/api/market/overview',
  '/api/options/expiries/F',
  '/api/options/chain/F?expiry=2026-12-18',
  '/api/options/figures?symbols=F',
  '/api/options/surface/F',
] as const;

describe('real market data by a key of the console', () => {
  const lines: string[] = [];
  /** Everything that was answered. */
  const answers: string[] = [];
  let provider: PolygonServer;
  let api: TestApi;
  let superadmin: Operator;

  const openApi = (settings: Partial<Settings>): Promise<TestApi> =>
    openTestApi({
      ...(engine && { engine }),
      environment: { CLOCK: 'manual', POLYGON_BASE_URL: provider.baseUrl },
      settings,
      rebind: (container) =>
        replace(
          container,
          PORTS.logger,
          createLogger('trace', { write: (line) => void lines.push(line) }),
        ),
    });
  const settingsOf = ({ container }: TestApi) => container.get<Settings>(PORTS.settings);
  const setClock = (now: number, of = api) =>
    of.call
      .post('/api/test/clock')
      .send({ now: new Date(now).toISOString() })
      .expect(204);
  const storeKey = (key: object = PAID) =>
    api.call.put('/api/admin/market/key').set(bearer(superadmin)).set(newKey()).send(key);
  const removeKey = () =>
    api.call.delete('/api/admin/market/key').set(bearer(superadmin)).set(newKey()).expect(204);
  const readOperations = async () => {
    const answer = await api.call.get('/api/admin/market').set(bearer(superadmin)).expect(200);
    answers.push(answer.text);
    return (answer.body as { data: Record<string, unknown> }).data;
  };
  const metaOf = async (path: string, of = api): Promise<Meta> => {
    const answer = await of.call.get(path).expect(200);
    answers.push(answer.text);
    return (answer.body as { meta: Meta }).meta;
  };

  beforeAll(async () => {
    provider = await new PolygonServer({ source, clock }).start();
    api = await openApi({ jwtAdminKeys: ADMIN_KEYS });
    await setClock(OPEN);
    superadmin = await signInOperator(api, 'superadmin');
  }, 180_000);
  afterEach(() => {
    provider.fault = () => null;
  });
  afterAll(async () => {
    await api?.close();
    await provider?.stop();
  });

  it('without one every answer is simulated, and says so', async () => {
    for (const path of MARKET_CALLS)
      expect(await metaOf(path)).toMatchObject({ provider: 'simulated', simulated: true });
    expect(await readOperations()).toMatchObject({ provider: 'simulated', reason: 'unset' });
    expect(provider.requests).toEqual([]);
  });

  it.each<[string, Fault | null, string]>([
    ['OK', null, STUB_KEY],
    ['BAD_KEY', null, 'another-key-than-the-right-one'],
    ['PLAN', 'notEntitled', STUB_KEY],
    ['RATE', 'rateWithSeconds', STUB_KEY],
    ['OUTAGE', 'badGateway', STUB_KEY],
    ['OUTAGE', 'reset', STUB_KEY],
    ['GARBAGE', 'truncated', STUB_KEY],
  ])(
    'the check tells %s by one call, where the provider answers with %s',
    async (verdict, fault, secret) => {
      provider.fault = () => fault;
      const before = provider.requests.length;
      const answer = await api.call
        .post('/api/admin/market/key/check')
        .set(bearer(superadmin))
        .send({ provider: 'polygon', secret })
        .expect(200);
      expect(answer.body).toEqual({ data: { verdict } });
      expect(provider.requests).toHaveLength(before + 1);
      expect(await readOperations()).toMatchObject({ provider: 'simulated' });
    },
  );

  it.each([
    [{ ...PAID, secret: 'short' }, 'secret'],
    [{ ...PAID, secret: `has a blank ${STUB_KEY}` }, 'secret'],
    [{ ...PAID, provider: 'alpaca', keyId: '' }, 'keyId'],
    [{ ...PAID, provider: 'nobody' }, 'provider'],
    [{ ...PAID, plan: 'gold' }, 'plan'],
  ])('%j is refused at %s', async (key, field) => {
    const answer = await storeKey(key).expect(400);
    answers.push(answer.text);
    const { details } = answer.body as { details: { field: string }[] };
    expect(details.map((each) => each.field)).toContain(field);
    expect(await readOperations()).toMatchObject({ provider: 'simulated', storedKey: null });
  });

  it('acts without a restart: every answer is the provider’s, none is simulated', async () => {
    const stored = await storeKey().expect(200);
    answers.push(stored.text);
    expect(stored.body).toMatchObject({
      data: { provider: 'polygon', reason: 'console', plan: 'paid', relay: { faults: [] } },
    });
    for (const path of MARKET_CALLS)
      expect(await metaOf(path)).toMatchObject({ provider: 'polygon', simulated: false });
  }, 60_000);

  it('the key in force is checked by one of its own calls', async () => {
    const { budget } = (await readOperations()) as { budget: { sent: number } };
    const answer = await api.call.post('/api/admin/market/check').set(bearer(superadmin));
    expect(answer.body).toEqual({ data: { verdict: 'OK' } });
    expect(await readOperations()).toMatchObject({ budget: { sent: budget.sent + 1 } });
  });

  it('operators see budget, hit ratio, circuit breakers and ages', async () => {
    await metaOf('/api/polygon/quotes?symbols=F,BAC');
    const { budget, relay } = (await readOperations()) as {
      budget: Record<string, number>;
      relay: { hits: number; misses: number; hitRatio: number; endpoints: object[] };
    };
    expect(budget).toMatchObject({ most: 50, seconds: 1 });
    expect(relay.hits).toBeGreaterThan(0);
    expect(relay.hitRatio).toBeCloseTo(relay.hits / (relay.hits + relay.misses));
    expect(relay.endpoints).toContainEqual({
      name: 'quotes',
      circuit: 'closed',
      age: 0,
      fault: null,
    });
  });

  it('a symbol that the provider does not know is 404', async () => {
    const answer = await api.call.get('/api/polygon/ticker/NOSUCH').expect(404);
    expect(answer.body).toMatchObject({ code: 'SYMBOL_UNKNOWN' });
  });

  it('a plan without options serves stocks, and its chains say what is missing', async () => {
    provider.fault = (path) => (path.startsWith('/v3/snapshot/options') ? 'notEntitled' : null);
    expect(await metaOf('/api/polygon/previous-close/BAC')).toMatchObject({ provider: 'polygon' });
    const chain = await api.call.get('/api/options/chain/BAC?expiry=2026-12-18').expect(502);
    expect(chain.body).toMatchObject({ code: 'PROVIDER_PLAN' });
  });

  it('a revoked key signs nobody out: the last figures stand as stale, others are 502', async () => {
    const before = await metaOf('/api/polygon/quotes?symbols=F');
    provider.fault = () => 'badKey';
    await setClock(OPEN + 120_000);
    const after = await metaOf('/api/polygon/quotes?symbols=F');
    expect(after).toMatchObject({ provider: 'polygon', stale: true, asOf: before.asOf });
    const other = await api.call.get('/api/polygon/previous-close/GE').expect(502);
    answers.push(other.text);
    expect(other.body).toMatchObject({ code: 'PROVIDER_BAD_KEY' });
    const { relay } = (await readOperations()) as { relay: { faults: { code: string }[] } };
    expect(relay.faults.map(({ code }) => code)).toContain('PROVIDER_BAD_KEY');
  });

  it('the log says who stored it, without the key', async () => {
    const answer = await api.call.get('/api/admin/audit?limit=100').set(bearer(superadmin));
    answers.push(answer.text);
    const { data } = answer.body as { data: { action: string; after: unknown }[] };
    const entries = data.filter(({ action }) => action.startsWith('market.'));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'market.keyStored',
      after: { provider: 'polygon', plan: 'paid' },
    });
  });

  it('the key stands in no log, answer, metric, address or backup', async () => {
    answers.push((await api.call.get('/metrics')).text);
    const { databaseUrl, dataDir } = settingsOf(api);
    const outputs = [...lines, ...answers, ...provider.requests];
    if (databaseUrl !== null) {
      const folder = temporaryFolder('toolyard-provider-key');
      const file = join(folder, 'backup.jsonl.gz');
      await backUp({ databaseUrl }, new ImageFolder(join(dataDir, 'uploads')), file);
      const rows = gunzipSync(readFileSync(file)).toString('utf8');
      expect(rows).toContain('"polygon"');
      outputs.push(rows);
      rmSync(folder, { recursive: true });
    }
    const encodings = [
      STUB_KEY,
      Buffer.from(STUB_KEY).toString('base64'),
      Buffer.from(STUB_KEY).toString('hex'),
    ];
    for (const text of encodings)
      expect(outputs.filter((output) => output.includes(text))).toEqual([]);
  });

  const isShared = engine === 'PostgreSQL';
  (isShared ? it : it.skip)(
    'other servers on the same database notice it; one with other keys says that it cannot read it',
    async () => {
      const { databaseUrl } = settingsOf(api);
      const readings: unknown[] = [];
      for (const jwtAdminKeys of [ADMIN_KEYS, OTHER_ADMIN_KEYS]) {
        const other = await openApi({ databaseUrl, jwtAdminKeys });
        await setClock(OPEN, other);
        const { provider: name } = await metaOf('/api/polygon/quotes?symbols=BAC', other);
        const market = other.container.get<{ readout(): Promise<{ reason: string }> }>(
          PORTS.providerMarket,
        );
        readings.push([name, (await market.readout()).reason]);
        await other.close();
      }
      expect(readings).toEqual([
        ['polygon', 'console'],
        ['simulated', 'keyUnreadable'],
      ]);
    },
    120_000,
  );

  it('removed, the market is simulated again, and there is no key to check', async () => {
    await removeKey();
    await removeKey();
    expect(await metaOf('/api/polygon/quotes?symbols=F')).toMatchObject({ simulated: true });
    expect(await readOperations()).toMatchObject({ provider: 'simulated', storedKey: null });
    const none = await api.call.post('/api/admin/market/check').set(bearer(superadmin));
    expect([none.status, none.body]).toMatchObject([404, { code: 'PROVIDER_KEY_MISSING' }]);
  });

  it('a key of another server’s console is noticed at the next look', async () => {
    const { databaseUrl } = settingsOf(api);
    if (databaseUrl === null) return;
    const other = await openApi({ databaseUrl, jwtAdminKeys: ADMIN_KEYS });
    await setClock(OPEN, other);
    expect(await metaOf('/api/polygon/quotes?symbols=F', other)).toMatchObject({ simulated: true });
    await storeKey().expect(200);
    await other.container.get<{ refresh(): Promise<void> }>(PORTS.providerMarket).refresh();
    expect(await metaOf('/api/polygon/quotes?symbols=F', other)).toMatchObject({
      provider: 'polygon',
    });
    await other.close();
  }, 120_000);
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger, replace } from '@toolyard/api';
import { AlpacaServer, delayedMarket, STUB_KEY_ID, STUB_SECRET } from '../support/alpaca-server.ts';
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
const KEY = { provider: 'alpaca', plan: 'free', keyId: STUB_KEY_ID, secret: STUB_SECRET };
const [[engine] = []] = SAMPLED_ENGINES;

/** Calls of every kind of market answer. */
const MARKET_CALLS = [
  '/api/polygon/search?query=F',
  '/api/polygon/ticker/F',
  '/api/polygon/previous-close/F',
  '/api/polygon/aggregates/F?from=2026-10-20&to=2026-11-20',
  '/api/polygon/news?symbol=F',
  '/api/polygon/quotes?symbols=F,BAC',
  '/api/polygon/option-snapshot/F?expiry=2026-12-18',
  '/api/options/expiries/F',
  '/api/options/chain/F?expiry=2026-12-18',
] as const;

/** Everything that was logged or answered. */
const outputs: string[] = [];
let provider: AlpacaServer;
let api: TestApi;
let superadmin: Operator;

beforeAll(async () => {
  provider = await new AlpacaServer({ clock, source: delayedMarket(clock) }).start();
  api = await openTestApi({
    ...(engine && { engine }),
    environment: {
      CLOCK: 'manual',
      ALPACA_DATA_URL: provider.baseUrl,
      ALPACA_TRADING_URL: provider.baseUrl,
    },
    rebind: (container) =>
      replace(
        container,
        PORTS.logger,
        createLogger('trace', { write: (line) => void outputs.push(line) }),
      ),
  });
  await api.call
    .post('/api/test/clock')
    .send({ now: new Date(OPEN).toISOString() })
    .expect(204);
  superadmin = await signInOperator(api, 'superadmin');
}, 180_000);
afterAll(async () => {
  await api?.close();
  await provider?.stop();
});

const asOperator = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.call[method](path).set(bearer(superadmin)).set(newKey());

/** `data` of an answer of the console. */
async function dataOf(call: ReturnType<typeof asOperator>): Promise<Record<string, unknown>> {
  const answer = await call.expect(200);
  outputs.push(answer.text);
  return (answer.body as { data: Record<string, unknown> }).data;
}

async function metaOf(path: string): Promise<object> {
  const answer = await api.call.get(path);
  outputs.push(answer.text);
  expect([path, answer.status]).toEqual([path, 200]);
  return (answer.body as { meta: object }).meta;
}

it.each([
  ['OK', {}],
  ['BAD_KEY', { secret: 'another-secret-than-the-right-one' }],
  ['BAD_KEY', { keyId: 'ANOTHERKEYID' }],
])('a check of a key of Alpaca tells %s', async (verdict, change) => {
  const { provider: name, keyId, secret } = { ...KEY, ...change };
  const call = asOperator('post', '/api/admin/market/key/check');
  expect(await dataOf(call.send({ provider: name, keyId, secret }))).toEqual({ verdict });
});

it('a stored key of Alpaca acts without a restart: every answer is Alpaca’s, and says how late it is', async () => {
  expect(await metaOf('/api/polygon/quotes?symbols=F')).toMatchObject({ simulated: true });
  expect(await dataOf(asOperator('put', '/api/admin/market/key').send(KEY))).toMatchObject({
    provider: 'alpaca',
    reason: 'console',
    plan: 'free',
    budget: { most: 3, seconds: 1 },
  });
  for (const path of MARKET_CALLS)
    expect(await metaOf(path)).toMatchObject({ provider: 'alpaca', simulated: false });
  expect(await metaOf('/api/polygon/quotes?symbols=F')).toMatchObject({ delayedMinutes: 15 });
  expect(await dataOf(asOperator('post', '/api/admin/market/check'))).toEqual({ verdict: 'OK' });
}, 60_000);

it('it is stored encrypted, is never shown again, and stands in no log and no answer', async () => {
  const stored = await api.container
    .get<{ find(): Promise<object | null> }>(PORTS.providerKeyReader)
    .find();
  expect(stored).toMatchObject({ provider: 'alpaca', plan: 'free' });
  outputs.push(JSON.stringify(stored), ...provider.requests);
  await dataOf(asOperator('get', '/api/admin/market'));
  const { text } = await asOperator('get', '/api/admin/audit?limit=100').expect(200);
  expect(text).toContain('market.keyStored');
  outputs.push(text);
  for (const secret of [STUB_SECRET, STUB_KEY_ID])
    for (const written of [secret, Buffer.from(secret).toString('base64')])
      expect(outputs.filter((output) => output.includes(written))).toEqual([]);
});

it('removed, the market is simulated again', async () => {
  await asOperator('delete', '/api/admin/market/key').expect(204);
  expect(await metaOf('/api/polygon/quotes?symbols=F')).toMatchObject({ simulated: true });
});

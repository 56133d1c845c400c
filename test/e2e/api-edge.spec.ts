import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routeHandlersOf, replace } from '@toolyard/api';
import { ACCESS_POLICIES } from '@toolyard/core/accounts';
import { bearer, openTestApi, PORTS, register, type TestApi } from '../support/test-api.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
  'trusted-types toolyard';

describe('the edge', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ settings: { marketQuota: 40 } });
  });
  afterAll(() => api?.close());

  it.each(['/', '/options', '/api/polygon/market-status', '/api/nothing', '/api/auth/profile'])(
    'the policy and the other headers stand on %s',
    async (path) => {
      const { headers } = await api.call.get(path);
      expect(headers['content-security-policy']).toBe(POLICY);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    },
  );

  it('only the workers of Data Analysis and of the Code Generator may compile WebAssembly', async () => {
    const policyOf = async (path: string) =>
      (await api.call.get(path)).headers['content-security-policy'];
    for (const tool of ['data', 'codegen'])
      expect(await policyOf(`/assets/${tool}-worker-1a2b3c4.js`)).toBe(
        POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
      );
    expect(await policyOf('/tools/data-analysis')).toBe(POLICY);
    expect(await policyOf('/assets/other-1a2b3c4.js')).toBe(POLICY);
    expect(await policyOf('/x/assets/data-worker-1a2b3c4.js')).toBe(POLICY);
  });

  it('JSON of the API is never cached', async () => {
    const { headers } = await api.call.get('/api/auth/profile');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('the documentation has a policy of its own and lists every route', async () => {
    const page = await api.call.get('/api/docs').redirects(1).expect(200);
    expect(page.headers['content-security-policy']).not.toContain('trusted-types');
    const document = await api.call.get('/api/docs-json').expect(200);
    expect(Object.keys((document.body as { paths: object }).paths)).toContain(
      '/api/options/strategies',
    );
  });

  it('the document is compressed once and answers 304 to whoever has it', async () => {
    const read = (headers: object) =>
      api.call.get('/api/docs-json').set({ 'Accept-Encoding': 'gzip', ...headers });
    const [first, second] = [await read({}), await read({})];
    expect(first.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'no-cache, no-transform',
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    });
    expect(second.headers).toMatchObject({ etag: first.headers['etag'] });
    const etag = { 'If-None-Match': first.headers['etag'] };
    expect((await read(etag)).status).toBe(304);
    const plain = await read({ 'Accept-Encoding': 'br' }).expect(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toEqual(first.body);
    const page = await api.call.get('/api/docs/swagger-ui-init.js').expect(200);
    expect(page.text).toContain('"swaggerUrl": "/api/docs-json"');
    expect(page.text).not.toContain('"paths"');
  });

  it('no other origin is allowed in', async () => {
    const { headers } = await api.call
      .get('/api/polygon/market-status')
      .set('Origin', 'https://x.example');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('NW-19 search gives 10 hits at most, bars are days of multiplier 1 unless asked otherwise', async () => {
    const document = (await api.call.get('/api/docs-json')).body as {
      paths: Record<
        string,
        { get: { parameters: { name: string; schema: { default?: unknown } }[] } }
      >;
    };
    const defaults = (path: string) =>
      Object.fromEntries(
        document.paths[path]!.get.parameters.map((p) => [p.name, p.schema.default]),
      );
    expect(defaults('/api/polygon/search')).toMatchObject({ limit: 10 });
    expect(defaults('/api/polygon/aggregates/{symbol}')).toMatchObject({ multiplier: 1 });
    const range = 'from=2026-01-05&to=2026-01-09';
    const plain = await api.call.get(`/api/polygon/aggregates/SPY?${range}`).expect(200);
    const answer = await api.call.get(
      `/api/polygon/aggregates/SPY?${range}&timespan=day&multiplier=1`,
    );
    const { data } = answer.body as { data: object };
    expect(plain.body).toMatchObject({ data });
  });

  it('every handler names a policy of core', () => {
    const handlers = routeHandlersOf(api.app);
    expect(handlers.length).toBeGreaterThan(15);
    for (const { policy } of handlers) expect(ACCESS_POLICIES).toContain(policy);
  });

  it('the test clock is no route while the clock is the system’s', async () => {
    await api.call.post('/api/test/clock').send({ now: '2026-03-18T15:00:00Z' }).expect(404);
  });

  it('market calls have a quota by address; X-Forwarded-For does not help', async () => {
    const statuses: number[] = [];
    let last;
    for (let i = 0; i < 45; i++) {
      last = await api.call.get('/api/polygon/market-status').set('X-Forwarded-For', `10.0.0.${i}`);
      statuses.push(last.status);
    }
    expect(statuses).toContain(200);
    expect(statuses.at(-1)).toBe(429);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    await api.call.get('/health/live').expect(200);
  });
});

describe('a fault inside', () => {
  it('A41: answers 500 INTERNAL with the id of the request, without a word of what it was', async () => {
    const fault = new Error('select * from secrets');
    const api = await openTestApi({
      rebind: (container) => {
        const status = () => Promise.reject(fault);
        replace(container, PORTS.marketData, { status } as never);
      },
    });
    const answer = await api.call.get('/api/polygon/market-status').set('Accept-Language', 'en');
    expect(answer.status).toBe(500);
    const id = answer.headers['x-request-id'];
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(answer.body).toEqual({
      code: 'INTERNAL',
      message: `Internal server error, request ${id}`,
    });
    await api.close();
  });
});

describe('the manual clock', () => {
  const NOW = '2026-03-18T15:00:00.000Z';

  it('stands where a test sets it, for tokens, market and all', async () => {
    const api = await openTestApi({ settings: { manualClock: true } });
    await api.call.post('/api/test/clock').send({ now: NOW }).expect(204);
    await api.call.post('/api/test/clock').send({ now: 'noon' }).expect(400);
    const status = await api.call.get('/api/polygon/market-status').expect(200);
    expect(status.body).toMatchObject({ data: { results: { market: 'open', serverTime: NOW } } });
    const mei = await register(api);
    await api.call.get('/api/auth/profile').set(bearer(mei)).expect(200);
    await api.call.post('/api/test/clock').send({ now: '2026-03-18T15:16:00.000Z' }).expect(204);
    await api.call.get('/api/auth/profile').set(bearer(mei)).expect(401);
    await api.close();
  });
});

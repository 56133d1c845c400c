import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spreadBody } from '../support/strategy-bodies.ts';
import {
  bearer,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

const STRATEGIES = '/api/options/strategies';

describe('bad input', () => {
  let api: TestApi;
  let mei: Member;
  let body: Awaited<ReturnType<typeof spreadBody>>;

  beforeAll(async () => {
    api = await openTestApi();
    mei = await register(api);
    body = await spreadBody(api);
  });
  afterAll(() => api?.close());

  const post = (json: unknown) =>
    api.call
      .post(STRATEGIES)
      .set(bearer(mei))
      .set(newKey())
      .send(json as object);
  const raw = (text: string, type = 'application/json') =>
    api.call.post('/api/auth/login').set('Content-Type', type).send(text);
  const withLeg = (change: object) => ({
    ...body,
    legs: [{ ...body.legs[0], ...change }, body.legs[1]],
  });

  it('an unknown symbol answers 404 SYMBOL_UNKNOWN wherever it stands', async () => {
    for (const path of ['polygon/ticker', 'polygon/previous-close', 'options/expiries'])
      expect((await api.call.get(`/api/${path}/NOSUCH`)).body).toMatchObject({
        code: 'SYMBOL_UNKNOWN',
      });
    const saved = await post({ ...body, symbol: 'NOSUCH' });
    expect([saved.status, saved.body]).toMatchObject([404, { code: 'SYMBOL_UNKNOWN' }]);
  });

  it('an expiry without chain answers 404 EXPIRY_UNKNOWN', async () => {
    const answer = await api.call.get('/api/options/chain/SPY?expiry=2031-01-01');
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'EXPIRY_UNKNOWN' }]);
  });

  it('an expired contract answers 400 CONTRACT_EXPIRED and names the leg', async () => {
    const answer = await post(withLeg({ symbol: 'SPY200117C00300000' }));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'CONTRACT_EXPIRED',
      details: [{ field: 'legs.0.symbol' }],
    });
  });

  it('a contract that is not listed answers 400 CONTRACT_UNKNOWN', async () => {
    const symbol = body.legs[0]!.symbol!.replace(/\d{8}$/, '99999000');
    const answer = await post(withLeg({ symbol }));
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'CONTRACT_UNKNOWN' }]);
  });

  it.each([
    ['a leg with no price', { price: undefined }, 'legs.0.price'],
    ['a negative price', { price: -0.01 }, 'legs.0.price'],
    ['a price with five decimals', { price: 1.00001 }, 'legs.0.price'],
    ['a price as text', { price: '1' }, 'legs.0.price'],
    ['no quantity', { quantity: undefined }, 'legs.0.quantity'],
    ['half a contract', { quantity: 0.5 }, 'legs.0.quantity'],
    ['no contracts', { quantity: 0 }, 'legs.0.quantity'],
    ['a position that is none', { position: 'sideways' }, 'legs.0.position'],
    ['a symbol with a blank inside', { symbol: 'SPY 1' }, 'legs.0.symbol'],
    ['a symbol that is no text', { symbol: { $ne: 1 } }, 'legs.0.symbol'],
    ['a price source that is none', { priceSource: 'guess' }, 'legs.0.priceSource'],
  ])('%s answers 400 and names the field', async (_case, change, field) => {
    const answer = await post(withLeg(change));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION', details: [{ field }] });
  });

  it.each([
    ['no legs', { legs: [] }, 'legs'],
    ['legs that are no list', { legs: 'all' }, 'legs'],
    ['21 legs', { legs: Array.from({ length: 21 }, () => ({})) }, 'legs'],
    ['a template that is none', { templateId: 'free-money' }, 'templateId'],
    ['a name that is no text', { name: ['a'] }, 'name'],
  ])('%s answers 400 and names the field', async (_case, change, field) => {
    const answer = await post({ ...body, ...change });
    expect(answer.status).toBe(400);
    const { details } = answer.body as { details: { field: string }[] };
    expect(details.map((d) => d.field)).toContain(field);
  });

  it('a body that is a list, or nothing at all, answers 400', async () => {
    expect((await post([1, 2])).status).toBe(400);
    expect((await api.call.post(STRATEGIES).set(bearer(mei)).set(newKey())).status).toBe(400);
  });

  it('field messages speak the language of the caller', async () => {
    const inLanguage = async (language: string) => {
      const answer = await post(withLeg({ quantity: 0 })).set('Accept-Language', language);
      const { message, details } = answer.body as {
        message: string;
        details: { message: string }[];
      };
      return [message, details[0]?.message];
    };
    expect(await inLanguage('en')).toEqual([
      'Some of the input is not valid',
      'must be at least 1',
    ]);
    expect(await inLanguage('zh-CN')).toEqual(['输入内容有误', '不能小于 1']);
  });

  it('unknown fields are stripped, so nothing is set through them', async () => {
    const answer = await post({
      ...body,
      ownerId: 'x',
      status: 'completed',
      id: 'mine',
      version: 9,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ data: { status: 'planning', version: 1 } });
  });

  it.each([
    ['NUL in a text', { ...{}, name: 'a\0b' }],
    ['half of a surrogate pair in a text', { name: 'a\ud800' }],
  ])('%s answers 400', async (_case, change) => {
    const answer = await post({ ...body, ...change });
    expect([answer.status, answer.body]).toMatchObject([400, { details: [{ field: 'name' }] }]);
  });

  it.each([
    '/api/polygon/ticker/A%00B',
    '/api/polygon/ticker/%E0%A4%A',
    '/api/polygon/search?query=a%00',
  ])('%s answers 400', async (path) => void (await api.call.get(path).expect(400)));

  it('malformed JSON answers 400 MALFORMED_JSON', async () =>
    expect((await raw('{"email": ')).body).toMatchObject({ code: 'MALFORMED_JSON' }));

  it('100,000 nested lists answer 400', async () => {
    const answer = await raw(`{"email":${'['.repeat(40_000)}${']'.repeat(40_000)}}`);
    expect(answer.status).toBe(400);
  });

  it('a list of 33,000 entries answers 400 with its one fault, whatever its entries are', async () => {
    const answer = await post({ ...body, legs: Array.from({ length: 33_000 }, () => ({})) });
    expect([answer.status, answer.body]).toMatchObject([400, { details: [{ field: 'legs' }] }]);
  });

  it('a body above 100 kB answers 413', async () => {
    const answer = await raw(JSON.stringify({ email: 'a'.repeat(102_400), password: 'b' }));
    expect([answer.status, answer.body]).toMatchObject([413, { code: 'BODY_TOO_LARGE' }]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-16',
  ])('content type %s answers 415', async (type) =>
    expect((await raw('{}', type)).status).toBe(415),
  );

  it('a compressed body answers 415', async () =>
    expect((await raw('{}').set('Content-Encoding', 'gzip')).status).toBe(415));

  it.each(['limit=0', 'limit=51', 'limit=ten', 'limit=1.5', 'limit=5&limit=6'])(
    'a search with %s answers 400',
    async (query) =>
      void (await api.call.get(`/api/polygon/search?query=app&${query}`).expect(400)),
  );

  it.each(['', 'query=', 'query=%20%20'])('a search with "%s" answers 400', async (query) => {
    await api.call.get(`/api/polygon/search?${query}`).expect(400);
  });

  it.each([
    'to=2026-01-31',
    'from=2026-01-01&to=2026-02-30',
    'from=2026-02-01&to=2026-01-01',
    'from=2026-01-01&to=2026-02-01&timespan=year',
    'from=2026-01-01&to=2026-02-01&multiplier=0',
    'from=1990-01-01&to=2026-02-01&timespan=minute',
  ])('bars with %s answer 400', async (query) => {
    await api.call.get(`/api/polygon/aggregates/SPY?${query}`).expect(400);
  });

  it.each(['A_B', 'A'.repeat(41), 'a b c', '../etc', '%2e%2e'])(
    'the symbol "%s" answers 400',
    async (symbol) => {
      await api.call.get(`/api/polygon/ticker/${encodeURIComponent(symbol)}`).expect(400);
    },
  );

  it('a missing or misshapen idempotency key answers 400', async () => {
    const send = (headers: Record<string, string>) =>
      api.call.post(STRATEGIES).set(bearer(mei)).set(headers).send(body);
    const misshapen: Record<string, string>[] = [
      {},
      { 'Idempotency-Key': 'short' },
      { 'Idempotency-Key': 'a b c d e f g' },
    ];
    for (const headers of misshapen)
      expect((await send(headers)).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
  });

  it('a change without If-Match answers 428, of a stale version 409', async () => {
    const { id } = ((await post(body)).body as { data: { id: string } }).data;
    const rename = (headers: Record<string, string>) =>
      api.call
        .put(`${STRATEGIES}/${id}`)
        .set(bearer(mei))
        .set(newKey())
        .set(headers)
        .send({ name: 'n' });
    await rename({}).expect(428);
    await rename({ 'If-Match': 'three' }).expect(428);
    await rename({ 'If-Match': '"7"' }).expect(409);
    await rename({ 'If-Match': '*' }).expect(200, /"version":2/);
    const beside = Array.from(
      { length: 10 },
      async () => (await rename({ 'If-Match': '*' })).status,
    );
    expect(await Promise.all(beside)).toEqual(beside.map(() => 200));
  });

  it('an id that is none answers 400, a cursor that is none 400', async () => {
    await api.call.get(`${STRATEGIES}/1`).set(bearer(mei)).expect(400);
    await api.call.get(`${STRATEGIES}?cursor=nonsense`).set(bearer(mei)).expect(400);
  });

  it('visitors get 401 where a user is needed', async () => {
    for (const method of ['get', 'post'] as const) await api.call[method](STRATEGIES).expect(401);
    await api.call.get('/api/auth/profile').expect(401);
  });

  it('an unknown path below /api answers 404 in JSON', async () => {
    const answer = await api.call.get('/api/nothing/here').expect(404);
    expect(answer.body).toMatchObject({ code: 'NOT_FOUND' });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  bearer,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

interface Answer {
  readonly code?: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly details?: unknown;
}

const DEPOSIT = { id: 'first', date: '2026-01-05', kind: 'deposit', amount: 5_000.5 };

describe('the capital of an account', () => {
  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    mei = await register(api);
  });

  const answerOf = ({ body }: { readonly body: unknown }) => body as Answer;
  const read = (path = '/api/options/capital', member = mei) =>
    api.call.get(path).set(bearer(member));
  const put = (body: object, seen: number | null, path = '/api/options/capital') =>
    api.call
      .put(path)
      .set({ ...bearer(mei), ...newKey(), ...(seen === null ? {} : { 'If-Match': `"${seen}"` }) })
      .send(body);
  const ledger = (...entries: readonly object[]) => ({ startingCapital: 10_000, entries });

  it('starts with 10,000 dollars; entries are stored in dollars under the next version', async () => {
    const untouched = answerOf(await read().expect(200)).data;
    expect(untouched).toEqual({ ...ledger(), total: 10_000, version: 1, updatedAt: null });
    const stored = await put(ledger(DEPOSIT), 1).expect(200);
    expect(stored.headers['etag']).toBe('"2"');
    expect(answerOf(stored).data).toMatchObject({ ...ledger(DEPOSIT), total: 15_000.5 });
    expect(answerOf(await read()).data).toEqual(answerOf(stored).data);
    expect(answerOf(await read('/api/options/capital', await register(api))).data).toEqual(
      untouched,
    );
  });

  it('R16 settings and summary have the total of the ledger', async () => {
    await put(ledger(DEPOSIT), 1).expect(200);
    expect(answerOf(await read('/api/options/settings')).data).toMatchObject({
      capital: 15_000.5,
      riskPerTrade: 5,
      totalExposure: 20,
    });
    expect(answerOf(await read('/api/options/summary')).data).toMatchObject({
      totalCapital: 15_000.5,
    });
  });

  it('nobody has any without a user; no version is 428, an overtaken one 409 with the current ledger', async () => {
    await api.call.get('/api/options/capital').expect(401);
    expect((await put(ledger(), null)).status).toBe(428);
    await put(ledger(DEPOSIT), 1).expect(200);
    expect(answerOf(await put(ledger(), 1).expect(409))).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { ...ledger(DEPOSIT), total: 15_000.5, version: 2 } },
    });
  });

  it('a withdrawal beyond the capital and a date after today are told field by field', async () => {
    const wrong = { ...DEPOSIT, kind: 'withdrawal', amount: 10_000 };
    expect(answerOf(await put(ledger(wrong), 1).expect(400))).toMatchObject({
      code: 'CAPITAL_INVALID',
      details: [{ field: 'entries.0.amount' }],
    });
    expect(answerOf(await put(ledger({ ...DEPOSIT, date: '2999-01-01' }), 1))).toMatchObject({
      code: 'CAPITAL_INVALID',
      details: [{ field: 'entries.0.date' }],
    });
    expect(answerOf(await read()).data['version']).toBe(1);
  });

  it.each([
    ['no start', { entries: [] }],
    ['a start of nothing', { startingCapital: 0, entries: [] }],
    ['no entries', { startingCapital: 1 }],
    ['an id with a space', ledger({ ...DEPOSIT, id: 'a b' })],
    ['no day', ledger({ ...DEPOSIT, date: '2026-02-30' })],
    ['another kind', ledger({ ...DEPOSIT, kind: 'gift' })],
    ['five decimals', ledger({ ...DEPOSIT, amount: 1.000_01 })],
    ['501 entries', ledger(...Array.from({ length: 501 }, (_, i) => ({ ...DEPOSIT, id: `${i}` })))],
  ])('%s is refused with 400', async (_name, body) => {
    expect(answerOf(await put(body, 1).expect(400)).code).toBe('VALIDATION');
  });
});

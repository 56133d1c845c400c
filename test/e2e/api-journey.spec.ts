import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spreadBody } from '../support/strategy-bodies.ts';
import {
  bearer,
  ENGINES,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';
import { untilServed } from '../support/until-served.ts';

const STRATEGIES = '/api/options/strategies';
type Saved = { id: string; version: number; name: string };
const dataOf = (answer: { body: unknown }) => (answer.body as { data: Saved }).data;

describe.each(ENGINES)('a member on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  let mei: Member;
  let other: Member;
  let body: Awaited<ReturnType<typeof spreadBody>>;

  beforeAll(async () => {
    api = await openTestApi({ engine });
    [mei, other] = [await register(api), await register(api)];
    body = await spreadBody(api);
  });
  afterAll(() => api?.close());

  const save = (more: object = {}, key = newKey()) =>
    api.call
      .post(STRATEGIES)
      .set(bearer(mei))
      .set(key)
      .send({ ...body, ...more });
  const listed = async (member: Member) => {
    const answer = await api.call.get(STRATEGIES).query({ limit: 100 }).set(bearer(member));
    return (answer.body as { data: Saved[] }).data;
  };

  it('reads and changes the profile', async () => {
    const read = await api.call.get('/api/auth/profile').set(bearer(mei)).expect(200);
    expect(read.body).toMatchObject({ user: { email: mei.email, name: '林梅', role: 'user' } });
    expect(read.text).not.toMatch(/hash|argon/i);
    const renamed = await api.call
      .put('/api/auth/profile')
      .set(bearer(mei))
      .send({ name: ' Mei ' });
    expect(renamed.body).toMatchObject({ user: { name: 'Mei' } });
  });

  it('saves, lists, reads, renames and deletes a strategy', async () => {
    const saved = await save().expect(201);
    expect(saved.headers['etag']).toBe('"1"');
    const { id } = dataOf(saved);
    expect((await listed(mei)).map((s) => s.id)).toContain(id);
    const read = await api.call.get(`${STRATEGIES}/${id}`).set(bearer(mei)).expect(200);
    expect(read.body).toEqual(saved.body);
    const renamed = await api.call
      .put(`${STRATEGIES}/${id}`)
      .set(bearer(mei))
      .set(newKey())
      .set('If-Match', '"1"')
      .send({ name: 'Second name' })
      .expect(200);
    expect(dataOf(renamed)).toMatchObject({ name: 'Second name', version: 2 });
    await api.call
      .delete(`${STRATEGIES}/${id}`)
      .set(bearer(mei))
      .set(newKey())
      .set('If-Match', '"2"')
      .expect(204);
    expect((await listed(mei)).map((s) => s.id)).not.toContain(id);
  });

  it('the server computes the figures: a debit spread risks its debit and gains the rest of its width', async () => {
    const [long, short] = body.legs;
    const { data } = (await save().expect(201)).body as {
      data: {
        analysis: { maxLoss: number; maxGain: number; breakeven: number[] };
        capital: number;
        legs: { strike: number }[];
      };
    };
    const debit = Math.round((long!.price - short!.price) * 10_000);
    const strikes = data.legs.map(({ strike }) => Math.round(strike * 10_000));
    const width = strikes[1]! - strikes[0]!;
    expect(data.analysis.maxLoss).toBe((debit * 100) / 10_000);
    expect(data.analysis.maxGain).toBe(((width - debit) * 100) / 10_000);
    expect(data.analysis.breakeven).toEqual([(strikes[0]! + debit) / 10_000]);
    expect(data.capital).toBe(data.analysis.maxLoss);
  });

  it('two tabs: the later change is refused with the strategy as it stands', async () => {
    const { id } = dataOf(await save());
    const rename = (name: string) =>
      api.call
        .put(`${STRATEGIES}/${id}`)
        .set(bearer(mei))
        .set(newKey())
        .set('If-Match', '"1"')
        .send({ name });
    const answers = await Promise.all([rename('from tab one'), rename('from tab two')]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { id, version: 2, name: dataOf(won!).name, legs: [{}, {}] } },
    });
  });

  it('two tabs that save the same strategy keep both, each with its own id', async () => {
    const before = (await listed(mei)).length;
    const [one, two] = await Promise.all([save(), save()]);
    expect(dataOf(one).id).not.toBe(dataOf(two).id);
    expect((await listed(mei)).length).toBe(before + 2);
  });

  it('a key sent 50 times at once has one effect and 50 equal answers', async () => {
    const key = newKey();
    const name = `once ${key['Idempotency-Key']}`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => untilServed(() => save({ name }, key))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await listed(mei)).filter((s) => s.name === name)).toHaveLength(1);
  });

  it('a key with another body is refused', async () => {
    const key = newKey();
    await save({}, key).expect(201);
    const answer = await save({ name: 'other' }, key).expect(422);
    expect(answer.body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('a refusal is not stored: the same key works once the input is right', async () => {
    const key = newKey();
    await save({ legs: [] }, key).expect(400);
    await save({}, key).expect(201);
  });

  it('the same key of another member is another key', async () => {
    const key = newKey();
    const mine = dataOf(await save({}, key));
    const theirs = await api.call
      .post(STRATEGIES)
      .set(bearer(other))
      .set(key)
      .send(body)
      .expect(201);
    expect(dataOf(theirs).id).not.toBe(mine.id);
  });

  it('a deleted strategy: the repetition with the same key answers as the first time', async () => {
    const { id } = dataOf(await save());
    const key = newKey();
    const remove = () =>
      api.call.delete(`${STRATEGIES}/${id}`).set(bearer(mei)).set(key).set('If-Match', '"1"');
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  });

  it('a foreign id answers as an unknown one, byte for byte', async () => {
    const { id } = dataOf(await save());
    const unknown = '01900000-0000-7000-8000-000000000000';
    const write = (method: 'put' | 'delete', target: string) =>
      api.call[method](`${STRATEGIES}/${target}`)
        .set(bearer(other))
        .set(newKey())
        .set('If-Match', '"1"')
        .send(method === 'put' ? { name: 'mine now' } : undefined);
    const read = (target: string) => api.call.get(`${STRATEGIES}/${target}`).set(bearer(other));
    const pairs = [
      [await read(id), await read(unknown)],
      [await write('put', id), await write('put', unknown)],
      [await write('delete', id), await write('delete', unknown)],
    ] as const;
    for (const [foreign, missing] of pairs) {
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(missing.text);
      expect(missing.status).toBe(404);
    }
    expect((await listed(mei)).map((s) => s.id)).toContain(id);
    expect((await listed(other)).map((s) => s.id)).not.toContain(id);
  });

  it('pages through the list, newest first, without a gap or a repetition', async () => {
    const pager = await register(api);
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) {
      const answer = await api.call.post(STRATEGIES).set(bearer(pager)).set(newKey()).send(body);
      ids.unshift(dataOf(answer).id);
    }
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const answer = await api.call
        .get(STRATEGIES)
        .query({ limit: 2, ...(cursor ? { cursor } : {}) })
        .set(bearer(pager))
        .expect(200);
      const page = answer.body as { data: Saved[]; nextCursor: string | null };
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(ids);
  });
});

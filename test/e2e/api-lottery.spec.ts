import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sampleEvents, SeedSampleEvents } from '@toolyard/core/lottery';
import { SAMPLED_ENGINES, openTestApi, type TestApi } from '../support/test-api.ts';

const EVENTS = '/api/lottery/events';
const UNKNOWN = '01900000-0000-7000-8000-000000000000';

interface Event {
  readonly id: string;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly status: string;
  readonly rules: readonly string[];
}
interface Listed {
  readonly data: readonly Event[];
  readonly nextCursor: string | null;
  readonly serverTime: string;
}

describe.each(SAMPLED_ENGINES)('the lottery on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ engine, settings: { manualClock: true } });
  });
  afterAll(() => api?.close());

  const get = (path: string, query: object = {}, language = 'en') =>
    api.call.get(path).query(query).set('Accept-Language', language);
  const list = async (query: object = {}, language?: string) =>
    (await get(EVENTS, query, language).expect(200)).body as Listed;
  const isBefore = (a: string, b: string) => Date.parse(a) < Date.parse(b);

  it('LO-01 a visitor sees the seeded events, the active one first', async () => {
    const { data, nextCursor, serverTime } = await list();
    expect(nextCursor).toBeNull();
    expect(data.map(({ status }) => status)).toEqual(['active', 'upcoming', 'ended', 'ended']);
    const [active, upcoming, ended] = data;
    expect(isBefore(active!.startDate, serverTime)).toBe(true);
    expect(isBefore(serverTime, active!.endDate)).toBe(true);
    expect(isBefore(serverTime, upcoming!.startDate)).toBe(true);
    expect(isBefore(ended!.endDate, serverTime)).toBe(true);
  });

  it('LO-06 LO-11 one event with its prizes and rules; no version, no text of the other language', async () => {
    const [stored] = sampleEvents(Date.now());
    const answer = await get(`${EVENTS}/${stored!.id}`).expect(200);
    expect(answer.headers['vary']).toContain('Accept-Language');
    expect((answer.body as { data: Event }).data).toEqual({
      id: stored!.id,
      title: stored!.title.en,
      description: stored!.description.en,
      startDate: expect.stringMatching(/Z$/),
      endDate: expect.stringMatching(/Z$/),
      status: 'active',
      participants: stored!.participants,
      prizes: stored!.prizes.map((prize) => ({
        ...prize,
        name: prize.name.en,
        description: prize.description.en,
      })),
      rules: stored!.rules.map(({ en }) => en),
      sample: true,
    });
  });

  it.each([
    ['en', 'Workbench Draw'],
    ['zh-CN', '工作台抽奖'],
    ['fr', 'Workbench Draw'],
  ])('in %s its title is %s', async (language, title) => {
    const { data } = await list({ status: 'active' }, language);
    expect(data.map((event) => event.title)).toEqual([title]);
  });

  it.each([
    ['en', 'This lottery event does not exist'],
    ['zh-CN', '抽奖活动不存在'],
  ])('LO-10 an unknown event, in %s', async (language, message) => {
    for (const id of [UNKNOWN, '1', 'workbench-draw', "'--"]) {
      const answer = await get(`${EVENTS}/${encodeURIComponent(id)}`, {}, language).expect(404);
      expect(answer.body).toEqual({ code: 'LOTTERY_EVENT_UNKNOWN', message });
    }
  });

  it('pages through the list without a gap or a repetition', async () => {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Listed = await list({ limit: 1, ...(cursor === null ? {} : { cursor }) });
      expect(page.data).toHaveLength(1);
      found.push(page.data[0]!.id);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(found).toEqual((await list()).data.map(({ id }) => id));
  });

  it.each<readonly [string, object, string]>([
    ['a limit of none', { limit: 0 }, 'VALIDATION'],
    ['a limit above a hundred', { limit: 101 }, 'VALIDATION'],
    ['a limit that is no number', { limit: 'x' }, 'VALIDATION'],
    ['an unknown status', { status: 'open' }, 'VALIDATION'],
    ['a status given twice', { status: ['active', 'ended'] }, 'VALIDATION'],
    ['a cursor of no list', { cursor: 'x' }, 'CURSOR_INVALID'],
    [
      'a cursor of another status',
      { cursor: `1_ended_1_${UNKNOWN}`, status: 'active' },
      'CURSOR_INVALID',
    ],
    [
      'a cursor beyond all years',
      { cursor: `1_ended_253402300800000_${UNKNOWN}` },
      'CURSOR_INVALID',
    ],
    ['a longer cursor', { cursor: 'x'.repeat(201) }, 'VALIDATION'],
  ])('%s is refused', async (_what, query, code) => {
    const answer = await get(EVENTS, query).expect(400);
    expect(answer.body).toMatchObject({ code });
  });

  it('any cursor of the right shape is answered', async () => {
    for (const cursor of [
      `0_active_0_${UNKNOWN}`,
      `99999999999999_upcoming_253402300799999_${UNKNOWN}`,
    ])
      await get(EVENTS, { cursor }).expect(200);
  });

  it('there is nothing to write with', async () => {
    for (const method of ['post', 'put', 'delete'] as const)
      await api.call[method](EVENTS).send({}).expect(405);
  });

  it('a further start adds no event', async () => {
    await api.container.get(SeedSampleEvents).execute();
    expect((await list()).data).toHaveLength(4);
  });

  it('LO-04 the clock alone changes the status', async () => {
    const days = (await list()).data.map(({ endDate }) => endDate).sort();
    const now = new Date(Date.parse(days.at(-1)!) - 1).toISOString();
    await api.call
      .post('/api/test/clock')
      .send({ now })
      .expect((answer) => {
        if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
      });
    expect((await list()).data.map(({ status }) => status)).toEqual([
      'active',
      'ended',
      'ended',
      'ended',
    ]);
  });
});

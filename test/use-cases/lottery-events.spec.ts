import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  eventStatus,
  ListEvents,
  ReadEvent,
  SeedSampleEvents,
  type EventStatus,
} from '@toolyard/core/lottery';
import { memoryDatabase, FakeClock } from '@toolyard/memory';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 5, 15);

function lotteryFixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock(START);
  const list = new ListEvents(readers.lotteryEvents, clock);
  return {
    clock,
    list,
    seed: () => new SeedSampleEvents(unitOfWork, clock).execute(),
    read: new ReadEvent(readers.lotteryEvents, clock),
    page: (limit: number, cursor: string | null = null, status: EventStatus | null = null) =>
      list.execute({ limit, cursor, status }),
  };
}

describe('lottery events', () => {
  let fixture: ReturnType<typeof lotteryFixture>;
  beforeEach(async () => {
    fixture = lotteryFixture();
    await fixture.seed();
  });

  const titles = async (...args: Parameters<typeof fixture.page>) =>
    (await fixture.page(...args)).items.map(({ title }) => title.en);

  it('active ones come first, then those to come, then the ended ones with the last first', async () => {
    const { items, at } = await fixture.page(100);
    expect(at).toBe(START);
    expect(items.map((event) => eventStatus(event, at))).toEqual([
      'active',
      'upcoming',
      'ended',
      'ended',
    ]);
    expect(items[2]!.closesAt).toBeGreaterThan(items[3]!.closesAt);
  });

  it('the clock alone changes a status and the order', async () => {
    const [active, upcoming] = await titles(100);
    fixture.clock.advance(14 * DAY);
    expect((await titles(100)).slice(0, 2)).toEqual([upcoming, active]);
    expect(await titles(100, null, 'active')).toEqual([upcoming]);
  });

  it.each(['active', 'upcoming', 'ended'] as const)('%s alone', async (status) => {
    const { items, at, nextCursor } = await fixture.page(100, null, status);
    expect(items.length).toBe(status === 'ended' ? 2 : 1);
    for (const event of items) expect(eventStatus(event, at)).toBe(status);
    expect(nextCursor).toBeNull();
  });

  it.each([1, 2, 3, 4])('pages of %d meet every event once, in order', async (limit) => {
    const whole = await titles(100);
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await fixture.page(limit, cursor);
      expect(page.items.length).toBeLessThanOrEqual(limit);
      found.push(...page.items.map(({ title }) => title.en));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(found).toEqual(whole);
  });

  it('a walk keeps its order though a status changes under way', async () => {
    const whole = await titles(100);
    const first = await fixture.page(1);
    fixture.clock.advance(14 * DAY);
    expect([
      ...first.items.map(({ title }) => title.en),
      ...(await titles(9, first.nextCursor)),
    ]).toEqual(whole);
  });

  it('a limit outside its bounds is taken to the nearest one', async () => {
    expect(await titles(0)).toHaveLength(1);
    expect(await titles(101)).toHaveLength(4);
  });

  it('a cursor of another list is refused', async () => {
    const { nextCursor } = await fixture.page(1);
    const refused = { kind: 'validation', code: 'CURSOR_INVALID' };
    const id = '01990000-0000-7000-8000-000000000010';
    for (const cursor of ['', 'x', `1_${id}`, `1_over_1_${id}`, `1_ended_253402300800000_${id}`])
      await expect(fixture.page(1, cursor)).rejects.toMatchObject(refused);
    await expect(fixture.page(1, nextCursor, 'ended')).rejects.toMatchObject(refused);
  });

  it('one is read by its id; LO-10 an unknown one does not exist', async () => {
    const { items } = await fixture.page(1);
    expect(await fixture.read.execute(items[0]!.id)).toEqual({ at: START, event: items[0] });
    await expect(fixture.read.execute('nothing')).rejects.toMatchObject({
      kind: 'notFound',
      code: 'LOTTERY_EVENT_UNKNOWN',
      texts: { 'zh-CN': '抽奖活动不存在' },
    });
  });

  it('a second start adds nothing', async () => {
    fixture.clock.advance(DAY);
    await fixture.seed();
    expect(await titles(100)).toHaveLength(4);
  });
});

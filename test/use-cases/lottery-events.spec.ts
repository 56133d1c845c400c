import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventStatus, type EventStatus } from '@toolyard/core/lottery';
import { verifyBundle } from '@toolyard/core/lottery/draw';
import { nobleCrypto } from '@toolyard/noble';
import { DAY, lotteryFixture, type LotteryFixture } from './lottery-fixture.ts';

const NOW = Date.UTC(2026, 0, 5, 15);

describe('the sample events', () => {
  let fixture: LotteryFixture;
  beforeEach(async () => {
    fixture = await lotteryFixture();
    fixture.clock.set(NOW);
    await fixture.seed();
  });

  const page = (limit: number, cursor: string | null = null, status: EventStatus | null = null) =>
    fixture.list.execute({ limit, cursor, status });
  const titles = async (...args: Parameters<typeof page>) =>
    (await page(...args)).items.map(({ title }) => title.en);

  it('active ones come first, then those to come, then the ended ones', async () => {
    const { items, at } = await page(100);
    expect(at).toBe(NOW);
    expect(items.map((event) => eventStatus(event, at))).toEqual(['active', 'upcoming', 'ended']);
    expect(items.map(({ sample }) => sample)).toEqual([true, true, true]);
    expect(items.map(({ participants }) => participants > 0)).toEqual([true, false, true]);
  });

  it('the ended one was drawn by a real round of the beacon and can be checked', async () => {
    const { items } = await page(1, null, 'ended');
    expect(items[0]!.stage).toBe('settled');
    const bundle = await fixture.proof.execute(items[0]!.id);
    expect(bundle.entries).toHaveLength(40);
    expect((await verifyBundle(bundle, nobleCrypto)).ok).toBe(true);
  });

  it('the clock alone changes a status and the order', async () => {
    const [active, upcoming] = await titles(100);
    fixture.clock.advance(14 * DAY);
    expect((await titles(100)).slice(0, 2)).toEqual([upcoming, active]);
    expect(await titles(100, null, 'active')).toEqual([upcoming]);
  });

  it.each([1, 2, 3])('pages of %d meet every event once, in order', async (limit) => {
    const whole = await titles(100);
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const part = await page(limit, cursor);
      expect(part.items.length).toBeLessThanOrEqual(limit);
      found.push(...part.items.map(({ title }) => title.en));
      cursor = part.nextCursor;
    } while (cursor !== null);
    expect(found).toEqual(whole);
  });

  it('a walk keeps its order though a status changes under way', async () => {
    const whole = await titles(100);
    const first = await page(1);
    fixture.clock.advance(14 * DAY);
    expect([
      ...first.items.map(({ title }) => title.en),
      ...(await titles(9, first.nextCursor)),
    ]).toEqual(whole);
  });

  it('a cursor of another list is refused', async () => {
    const { nextCursor } = await page(1);
    const refused = { kind: 'validation', code: 'CURSOR_INVALID' };
    const id = '01990000-0000-7000-8000-000000000010';
    for (const cursor of ['', 'x', `1_${id}`, `1_over_1_${id}`, `1_ended_253402300800000_${id}`])
      await expect(page(1, cursor)).rejects.toMatchObject(refused);
    await expect(page(1, nextCursor, 'ended')).rejects.toMatchObject(refused);
  });

  it('LO-10 an unknown one does not exist', async () => {
    await expect(fixture.read.execute('nothing')).rejects.toMatchObject({
      kind: 'notFound',
      code: 'LOTTERY_EVENT_UNKNOWN',
      texts: { 'zh-CN': '抽奖活动不存在' },
    });
  });

  it('a second start adds nothing', async () => {
    fixture.clock.advance(DAY);
    await fixture.seed();
    expect(await titles(100)).toHaveLength(3);
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  EVENT_STATUSES,
  eventPlace,
  eventStatus,
  type EventStatus,
  type LotteryEvent,
} from '@toolyard/core/lottery';
import type { KeysetPosition } from '@toolyard/core/shared';
import { onEveryDatabase, onEveryEngine } from '../support/database.ts';
import { anEvent } from './lottery-records.ts';
import { newId, NOON } from './repository-records.ts';

const END_OF_9999 = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

describe('lottery event repository', () => {
  onEveryDatabase((database) => {
    const add = async (event: LotteryEvent) => {
      await database().unitOfWork.run(({ lotteryEvents }) => lotteryEvents.addIfNew(event));
      return event;
    };
    const list = (status: EventStatus, after: KeysetPosition | null = null, limit = 100) =>
      database().readers.lotteryEvents.listByStatus({ status, asOf: NOON, after, limit });
    const count = () => database().readers.lotteryEvents.count(NOON);
    const isEmpty = () => database().unitOfWork.run(({ lotteryEvents }) => lotteryEvents.isEmpty());

    it('is empty at first', async () => {
      expect(await isEmpty()).toBe(true);
      expect(await count()).toEqual({ all: 0, active: 0 });
    });

    it('an event comes back as it was added, prizes and rules in their order', async () => {
      const event = await add(anEvent());
      expect(await database().readers.lotteryEvents.find(event.id)).toEqual(event);
    });

    it('absence is null, for ids of any shape', async () => {
      for (const id of [newId(), 'workbench-draw', "' or 1=1 --", ''])
        expect(await database().readers.lotteryEvents.find(id)).toBeNull();
    });

    it('an event whose id is kept stays as it is', async () => {
      const event = await add(anEvent());
      await add(anEvent({ id: event.id, version: 2, participants: 9 }));
      expect(await database().readers.lotteryEvents.find(event.id)).toEqual(event);
    });

    it('counts all events, and the active ones by the rule of their status', async () => {
      const before = await count();
      for (const [opens, closes] of [
        [-1, 1],
        [0, 1],
        [-1, 0],
        [1, 2],
      ] as const)
        await add(anEvent({ opensAt: NOON + opens, closesAt: NOON + closes }));
      expect(await count()).toEqual({ all: before.all + 4, active: before.active + 2 });
    });

    const update = (event: LotteryEvent) =>
      database().unitOfWork.run(({ lotteryEvents }) => lotteryEvents.update(event));

    it('a change replaces terms and prizes at the version before it, and leaves the participants', async () => {
      const event = await add(anEvent({ participants: 5 }));
      const [, second] = event.prizes;
      const changed = anEvent({ id: event.id, version: 2, capacity: 9, prizes: [second!] });
      await update(changed);
      const stored = { ...changed, createdAt: event.createdAt, participants: 5 };
      expect(await database().readers.lotteryEvents.find(event.id)).toEqual(stored);
      await expect(update(changed)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
      await expect(update(anEvent())).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    });

    it('a draft is in no public list, is not counted, and can be deleted; a published event cannot', async () => {
      const before = await count();
      const draft = await add(anEvent({ stage: 'draft' }));
      const published = await add(anEvent());
      expect(await count()).toEqual({ all: before.all + 1, active: before.active + 1 });
      const listed = (await Promise.all(EVENT_STATUSES.map((status) => list(status)))).flat();
      expect(listed.map(({ id }) => id)).not.toContain(draft.id);
      await database().unitOfWork.run(async ({ lotteryEvents }) => {
        await lotteryEvents.removeDraft(draft.id);
        await lotteryEvents.removeDraft(published.id);
      });
      expect(await database().readers.lotteryEvents.find(draft.id)).toBeNull();
      expect(await database().readers.lotteryEvents.find(published.id)).toEqual(published);
    });

    it('organisers list their own, operators all, newest first and in pages', async () => {
      const organiser = { realm: 'user', id: newId(), name: 'Ann' } as const;
      const mine: LotteryEvent[] = [];
      for (const createdAt of [NOON, NOON, NOON + 5])
        mine.push(await add(anEvent({ organiser, createdAt, stage: 'draft' })));
      const managed = (organiserId: string | null, after: KeysetPosition | null, limit: number) =>
        database().readers.lotteryEvents.listManaged({ organiserId, after, limit });
      const all = await managed(organiser.id, null, 100);
      expect(all.map(({ createdAt }) => createdAt)).toEqual([NOON + 5, NOON, NOON]);
      const [first] = await managed(organiser.id, null, 1);
      const rest = await managed(organiser.id, { at: first!.createdAt, id: first!.id }, 9);
      expect([first, ...rest]).toEqual(all);
      expect((await managed(null, null, 100)).length).toBeGreaterThan(mine.length);
    });

    it('what is due: closed events, frozen ones at their draw', async () => {
      const due = (await database().readers.lotteryEvents.listDue(NOON, 1000)).length;
      const closed = await add(anEvent({ opensAt: NOON - 9, closesAt: NOON }));
      const open = await add(anEvent());
      const frozen = await add(
        anEvent({
          stage: 'frozen',
          opensAt: NOON - 700_000,
          closesAt: NOON - 600_000,
          drawAt: NOON,
        }),
      );
      const later = await add(anEvent({ stage: 'frozen', opensAt: NOON - 9, closesAt: NOON - 5 }));
      const found = await database().readers.lotteryEvents.listDue(NOON, 1000);
      expect(found).toEqual(expect.arrayContaining([closed.id, frozen.id]));
      expect(found).not.toEqual(expect.arrayContaining([open.id]));
      expect(found).not.toEqual(expect.arrayContaining([later.id]));
      expect(found).toHaveLength(due + 2);
      const hasClosed = (id: string, at: number | null) =>
        database().unitOfWork.run(({ lotteryEvents }) => lotteryEvents.hasClosed(id, at));
      expect(await hasClosed(closed.id, NOON - 1)).toBe(false);
      expect(await hasClosed(closed.id, NOON)).toBe(true);
      expect(await hasClosed(closed.id, null)).toBe(true);
      expect(await hasClosed(frozen.id, NOON)).toBe(false);
    });

    it('the last result is that of the latest draw', async () => {
      await add(anEvent({ stage: 'settled', resultAt: NOON + 8 }));
      const last = await add(anEvent({ stage: 'drawn', resultAt: NOON + 9 }));
      expect(await database().readers.lotteryEvents.findLastResult()).toEqual(last);
    });

    describe('lists', () => {
      const moments = [-2, -1, 0, 1, 2];
      const spans = moments.flatMap((opens) =>
        moments.filter((closes) => closes > opens).map((closes) => [opens, closes] as const),
      );
      const stored: LotteryEvent[] = [];
      beforeAll(async () => {
        for (const [opens, closes] of [...spans, ...spans])
          stored.push(await add(anEvent({ opensAt: NOON + opens, closesAt: NOON + closes })));
      });
      const own = (events: readonly LotteryEvent[]) =>
        events.filter(({ id }) => stored.some((event) => event.id === id));

      it.each(EVENT_STATUSES)('%s: those that the rule says are, each once', async (status) => {
        const expected = stored.filter((event) => eventStatus(event, NOON) === status);
        const ids = own(await list(status)).map(({ id }) => id);
        expect(ids.sort()).toEqual(expected.map(({ id }) => id).sort());
        expect(ids).not.toEqual([]);
      });

      it.each([
        ['active', 'what closes next first', 1],
        ['upcoming', 'what opens next first', 1],
        ['ended', 'what closed last first', -1],
      ] as const)('%s: %s, ties by id', async (status, _order, direction) => {
        const places = (await list(status)).map((event) => eventPlace(event, status));
        const sorted = places.toSorted(
          (a, b) => direction * (a.at - b.at || (a.id < b.id ? -1 : 1)),
        );
        expect(places).toEqual(sorted);
      });

      it.each(EVENT_STATUSES)('%s: pages of three meet every event once', async (status) => {
        const whole = await list(status);
        const found: LotteryEvent[] = [];
        for (let page = await list(status, null, 3); page.length > 0;) {
          expect(page.length).toBeLessThanOrEqual(3);
          found.push(...page);
          page = await list(status, eventPlace(page.at(-1)!, status), 3);
        }
        expect(found).toEqual(whole);
      });

      it('a place at the end of the year 9999 is a place', async () => {
        const after = { at: END_OF_9999, id: newId() };
        expect(await list('active', after)).toEqual([]);
        expect((await list('ended', after)).length).toBeGreaterThan(0);
      });
    });
  });
});

describe('the lottery tables', () => {
  onEveryEngine((database) => {
    const long = (length: number) => ({ en: 'x', 'zh-CN': '奖'.repeat(length) });
    const [prize] = anEvent().prizes;
    it.each<readonly [string, Partial<LotteryEvent>]>([
      ['no version', { version: 0 }],
      ['a title too long', { title: long(121) }],
      ['an empty title', { title: { en: '', 'zh-CN': '抽奖' } }],
      ['a title in one language', { title: { en: 'x' } as LotteryEvent['title'] }],
      ['a description too long', { description: long(1001) }],
      ['a close at its opening', { opensAt: NOON, closesAt: NOON }],
      ['fewer than no participants', { participants: -1 }],
      ['more participants than places', { participants: 6, capacity: 5 }],
      ['more chances than a draw takes', { participants: 333_334 }],
      ['a draw nine minutes after the close', { drawAt: NOON + 540_001 }],
      ['a stage that is none', { stage: 'open' as 'draft' }],
      ['21 rules', { rules: Array.from({ length: 21 }, () => long(1)) }],
      ['a prize that nobody gets', { prizes: [{ ...prize!, count: 0 }] }],
      ['a prize without a drawing', { prizes: [{ ...prize!, image: 'yacht' as 'mug' }] }],
      ['a prize name too long', { prizes: [{ ...prize!, name: long(121) }] }],
      ['21 prizes', { prizes: Array.from({ length: 21 }, () => ({ ...prize!, id: newId() })) }],
    ])('refuse %s', async (_what, change) => {
      const event = anEvent(change);
      const adding = database().unitOfWork.run(({ lotteryEvents }) =>
        lotteryEvents.addIfNew(event),
      );
      await expect(adding).rejects.toThrow(/check constraint/);
      expect(await database().readers.lotteryEvents.find(event.id)).toBeNull();
    });
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  EVENT_STATUSES,
  OVERDUE_AFTER,
  eventPlace,
  eventStatus,
  type Approval,
  type EventStatus,
  type LotteryEvent,
  type ManagedEventsQuery,
} from '@toolyard/core/lottery';
import type { Repositories } from '@toolyard/core/repositories';
import type { KeysetPosition } from '@toolyard/core/shared';
import { onEveryDatabase, onEveryEngine } from '../support/database.ts';
import { anEvent } from './lottery-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

const END_OF_9999 = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Limits nothing. */
const EVERY = { search: '', phase: null, asOf: NOON } as const;

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
      expect(await count()).toEqual({ all: 0, active: 0, overdue: 0, waiting: 0 });
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
      expect(await count()).toEqual({ ...before, all: before.all + 4, active: before.active + 2 });
    });

    it('counts as overdue what waits for its freeze or its draw for five minutes', async () => {
      const before = await count();
      const times = (closesAt: number, drawAt: number) => ({ opensAt: 0, closesAt, drawAt });
      await add(anEvent(times(NOON - OVERDUE_AFTER, NOON + 3_600_000)));
      await add(anEvent(times(NOON - OVERDUE_AFTER + 1, NOON + 3_600_000)));
      await add(anEvent({ ...times(NOON - 3_600_000, NOON - OVERDUE_AFTER), stage: 'frozen' }));
      await add(anEvent({ ...times(NOON - 3_600_000, NOON - OVERDUE_AFTER + 1), stage: 'frozen' }));
      await add(anEvent({ ...times(NOON - 3_600_000, NOON - 1_800_000), stage: 'settled' }));
      expect((await count()).overdue).toBe(before.overdue + 2);
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
      expect(await count()).toEqual({ ...before, all: before.all + 1, active: before.active + 1 });
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
        database().readers.lotteryEvents.listManaged({ ...EVERY, organiserId, after, limit });
      const all = await managed(organiser.id, null, 100);
      expect(all.map(({ createdAt }) => createdAt)).toEqual([NOON + 5, NOON, NOON]);
      const [first] = await managed(organiser.id, null, 1);
      const rest = await managed(organiser.id, { at: first!.createdAt, id: first!.id }, 9);
      expect([first, ...rest]).toEqual(all);
      expect((await managed(null, null, 100)).length).toBeGreaterThan(mine.length);
    });

    it('N15 those of a title, an organizer or a phase are listed alone', async () => {
      const organiser = { realm: 'user', id: newId(), name: '100%_Ann' } as const;
      const title = { en: 'Blue Kettle', 'zh-CN': '蓝色水壶' };
      const at = (opensAt: number) => ({
        ...{ opensAt, closesAt: opensAt + 3_600_000, drawAt: opensAt + 7_200_000 },
      });
      const draft = await add(anEvent({ organiser, title, stage: 'draft' }));
      const [past, now, later] = [
        await add(anEvent({ organiser, ...at(NOON - 3_600_000) })),
        await add(anEvent({ organiser, ...at(NOON - 50) })),
        await add(anEvent({ organiser, ...at(NOON + 1) })),
      ];
      const found = async (change: Partial<ManagedEventsQuery>) => {
        const query = { ...EVERY, organiserId: organiser.id, after: null, limit: 9, ...change };
        const events = await database().readers.lotteryEvents.listManaged(query);
        return events.map(({ id }) => id);
      };
      for (const search of ['KETTLE', '水壶']) expect(await found({ search })).toEqual([draft.id]);
      expect(await found({ search: '100%_a', organiserId: null })).toHaveLength(4);
      for (const search of ['%', '100_'].map((part) => `${part}Kettle`))
        expect(await found({ search })).toEqual([]);
      expect(await found({ phase: 'draft' })).toEqual([draft.id]);
      expect(await found({ phase: 'closed' })).toEqual([past.id]);
      expect(await found({ phase: 'active' })).toEqual([now.id]);
      expect(await found({ phase: 'upcoming' })).toEqual([later.id]);
      expect(await found({ phase: 'settled' })).toEqual([]);
    });

    it('drafts that wait come oldest first, in pages, with what became of them', async () => {
      const organiser = { realm: 'user', id: newId(), name: 'Ann' } as const;
      const before = (await count()).waiting;
      const submitted = (submittedAt: number, change: Partial<Approval> = {}) =>
        add(
          anEvent({
            organiser,
            stage: 'draft',
            approval: {
              ...{ state: 'waiting', submittedAt, language: 'zh-CN', reason: '' },
              ...{ decidedAt: null, decidedBy: null },
              ...change,
            },
          }),
        );
      const late = await submitted(NOON + 5);
      const first = await submitted(NOON);
      const second = await submitted(NOON);
      const decision = { decidedAt: NOON + 7, decidedBy: newId(), reason: '不够清楚 🙂' };
      const declined = await submitted(NOON, { state: 'declined', ...decision });
      await submitted(NOON, { state: 'withdrawn' });
      const waiting = (after: KeysetPosition | null, limit: number) =>
        database().readers.lotteryEvents.listWaiting({ after, limit });
      const expected = [...[first, second].toSorted((a, b) => (a.id < b.id ? -1 : 1)), late];
      expect(await waiting(null, 9)).toEqual(expected);
      const rest = await waiting({ at: NOON, id: expected[0]!.id }, 9);
      expect([...(await waiting(null, 1)), ...rest]).toEqual(expected);
      expect((await count()).waiting).toBe(before + 3);
      expect(await database().readers.lotteryEvents.find(declined.id)).toEqual(declined);
    });

    it('drafts of an account are counted, and erased with it', async () => {
      const organiser = { realm: 'user', id: newId(), name: 'Ann' } as const;
      const draft = await add(anEvent({ organiser, stage: 'draft' }));
      const published = await add(anEvent({ organiser }));
      const foreign = await add(anEvent({ stage: 'draft' }));
      const drafts = () =>
        database().unitOfWork.run(({ lotteryEvents }) =>
          lotteryEvents.countDraftsLocked(organiser.id),
        );
      expect(await drafts()).toBe(1);
      await database().unitOfWork.run(({ lotteryEvents }) =>
        lotteryEvents.eraseOwned(organiser.id),
      );
      expect(await drafts()).toBe(0);
      const found = (event: LotteryEvent) => database().readers.lotteryEvents.find(event.id);
      expect([await found(draft), await found(published), await found(foreign)]).toEqual([
        null,
        published,
        foreign,
      ]);
    });

    it('who counts the drafts of an account waits for the one who adds', async () => {
      const mei = aUser();
      await database().unitOfWork.run(({ users }) => users.add(mei));
      const organiser = { realm: 'user', id: mei.id, name: `Mei ${mei.id}` } as const;
      const addIfFew = () =>
        database().unitOfWork.run(async ({ lotteryEvents }) => {
          if ((await lotteryEvents.countDraftsLocked(mei.id)) < 2)
            await lotteryEvents.addIfNew(anEvent({ organiser, stage: 'draft' }));
        });
      await Promise.all(Array.from({ length: 5 }, addIfFew));
      const query = { ...EVERY, organiserId: mei.id, after: null, limit: 9 };
      expect(await database().readers.lotteryEvents.listManaged(query)).toHaveLength(2);
    });

    it('drafts of an organiser take another name; what waits or is published keeps it, and nobody else has it', async () => {
      const organiser = { realm: 'user', id: newId(), name: `Ann ${newId()}` } as const;
      const approval: Approval = {
        ...{ state: 'waiting', submittedAt: NOON, language: 'en', reason: '' },
        ...{ decidedAt: null, decidedBy: null },
      };
      const plain = await add(anEvent({ organiser, stage: 'draft' }));
      const declined = await add(
        anEvent({ organiser, stage: 'draft', approval: { ...approval, state: 'declined' } }),
      );
      const waiting = await add(anEvent({ organiser, stage: 'draft', approval }));
      const published = await add(anEvent({ organiser }));
      const foreign = await add(anEvent({ stage: 'draft' }));
      await database().unitOfWork.run(({ lotteryEvents }) =>
        lotteryEvents.renameDrafts(organiser.id, 'Mug Club', NOON + 7),
      );
      const found = (event: LotteryEvent) => database().readers.lotteryEvents.find(event.id);
      const renamed = (event: LotteryEvent) => ({
        ...event,
        organiser: { ...organiser, name: 'Mug Club' },
        version: event.version + 1,
        updatedAt: NOON + 7,
      });
      expect(await found(plain)).toEqual(renamed(plain));
      expect(await found(declined)).toEqual(renamed(declined));
      for (const each of [waiting, published, foreign]) expect(await found(each)).toEqual(each);
      const other = aUser();
      const choice = database().unitOfWork.run(async ({ users, organisers }) => {
        await users.add(other);
        const name = organiser.name.toUpperCase();
        await organisers.setName({ userId: other.id, name, chosenAt: NOON });
      });
      await expect(choice).rejects.toMatchObject({ code: 'LOTTERY_ORGANISER_NAME_TAKEN' });
    });

    it('pictures belong to their event and go with it; public are those that a published prize shows', async () => {
      const hashes = [0, 1, 2].map(() => newId().replaceAll('-', '').repeat(2));
      const [shown, unused, drafted] = hashes as [string, string, string];
      const alt = { en: 'A mug', 'zh-CN': '杯子' };
      const withPicture = (hash: string) =>
        anEvent().prizes.map((prize) => ({ ...prize, picture: { hash, alt } }));
      const published = await add(anEvent({ prizes: withPicture(shown) }));
      const draft = await add(anEvent({ stage: 'draft', prizes: withPicture(drafted) }));
      const run = <T>(step: (all: Repositories) => Promise<T>) => database().unitOfWork.run(step);
      await run(async ({ prizePictures }) => {
        for (const hash of [shown, shown, unused])
          await prizePictures.add({ eventId: published.id, hash });
        await prizePictures.add({ eventId: draft.id, hash: drafted });
      });
      const pictures = () => database().readers.prizePictures;
      expect([...(await pictures().listOf(published.id))].sort()).toEqual([shown, unused].sort());
      expect(await pictures().listOf('no id')).toEqual([]);
      const isPublic = () => Promise.all(hashes.map((hash) => pictures().isPublic(hash)));
      expect(await isPublic()).toEqual([true, false, false]);
      const known = async () => [...(await pictures().known([...hashes, newId()]))].sort();
      expect(await known()).toEqual([...hashes].sort());
      await run(({ prizePictures }) => prizePictures.retain(published.id, [shown]));
      await run(({ lotteryEvents }) => lotteryEvents.removeDraft(draft.id));
      expect(await known()).toEqual([shown]);
      await run(({ prizePictures }) => prizePictures.retain(published.id, []));
      expect(await known()).toEqual([]);
      expect(await pictures().known([])).toEqual([]);
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

    it('what lacks a time stamp: frozen lists whose draws are not due, the next draw first', async () => {
      const frozen = (drawAt: number, change: Partial<LotteryEvent> = {}) =>
        add(
          anEvent({
            ...{ stage: 'frozen', stampedAt: null, drawAt },
            ...{ opensAt: NOON - 1_000_000, closesAt: NOON - 900_000 },
            ...change,
          }),
        );
      const later = await frozen(NOON + 2);
      const next = await frozen(NOON + 1);
      const others = [
        await frozen(NOON),
        await frozen(NOON + 1, { stampedAt: NOON }),
        await frozen(NOON + 1, { stage: 'drawn' }),
      ].map(({ id }) => id);
      const list = (limit: number) => database().readers.lotteryEvents.listUnstamped(NOON, limit);
      const found = await list(1000);
      expect(found.filter((id) => [later.id, next.id].includes(id))).toEqual([next.id, later.id]);
      expect(found.filter((id) => others.includes(id))).toEqual([]);
      expect(await list(1)).toEqual(found.slice(0, 1));
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

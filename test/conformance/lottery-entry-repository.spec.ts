import { describe, expect, it } from '@jest/globals';
import type { LotteryEntry, LotteryEvent, NamedWinner, Winner } from '@toolyard/core/lottery';
import { winnersOf } from '@toolyard/core/lottery';
import { maskedName } from '@toolyard/core/lottery/draw';
import type { KeysetPosition } from '@toolyard/core/shared';
import { onEveryDatabase, onEveryEngine, type TestDatabase } from '../support/database.ts';
import { anEntry, anEvent } from './lottery-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

const on = (database: () => TestDatabase) => {
  const run: TestDatabase['unitOfWork']['run'] = (work) => database().unitOfWork.run(work);
  return {
    run,
    readers: () => database().readers,
    event: async (change: Partial<LotteryEvent> = {}) => {
      const event = anEvent(change);
      await run(({ lotteryEvents }) => lotteryEvents.addIfNew(event));
      return event;
    },
    user: async () => {
      const user = aUser();
      await run(({ users }) => users.add(user));
      return user;
    },
    enter: (entry: LotteryEntry, version = 1, moment: number | null = NOON) =>
      run(async ({ lotteryEntries }) => {
        const outcome = await lotteryEntries.add(entry, version, moment);
        // As the use case does: what is refused leaves nothing behind.
        if (outcome !== 'added') throw new Error(outcome);
        return outcome;
      }).catch((error: Error) => error.message),
    participants: async ({ id }: LotteryEvent) =>
      (await database().readers.lotteryEvents.find(id))?.participants,
  };
};

describe('lottery entry repository', () => {
  onEveryDatabase((database) => {
    const { run, readers, event, user, enter, participants } = on(database);

    it('an entry comes back as it was added, and is counted', async () => {
      const [draw, ann] = [await event(), await user()];
      const entry = anEntry(draw.id, ann.id);
      expect(await enter(entry)).toBe('added');
      expect(await readers().lotteryEntries.find(entry.id)).toEqual(entry);
      expect(await readers().lotteryEntries.findOwned(draw.id, ann.id)).toEqual(entry);
      expect(await participants(draw)).toBe(1);
      const own = await readers().lotteryEntries.listOwned(ann.id, null, 10);
      expect(own).toEqual([{ entry, event: { ...draw, participants: 1 } }]);
      const listed = await readers().lotteryEntries.listOf(draw.id, null, 10);
      expect(listed).toEqual([{ entry, email: ann.email }]);
    });

    it('absence is null, for ids of any shape', async () => {
      for (const id of [newId(), 'workbench', "' or 1=1 --", '']) {
        expect(await readers().lotteryEntries.find(id)).toBeNull();
        expect(await readers().lotteryEntries.listOf(id, null, 5)).toEqual([]);
        expect(await readers().lotteryWinners.find(id)).toBeNull();
      }
    });

    it('one per account: twenty calls at once add one', async () => {
      const [draw, ann] = [await event(), await user()];
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => enter(anEntry(draw.id, ann.id))),
      );
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(19);
      expect(await participants(draw)).toBe(1);
    });

    it('the last place is given once', async () => {
      const draw = await event({ capacity: 3 });
      const users = await Promise.all(Array.from({ length: 8 }, user));
      const outcomes = await Promise.all(users.map(({ id }) => enter(anEntry(draw.id, id))));
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(3);
      expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(5);
      expect(await participants(draw)).toBe(3);
      expect(await readers().lotteryEntries.weightsOf(draw.id)).toHaveLength(3);
    });

    it('the chances of all entries are summed, none are nought', async () => {
      const [draw, other] = [await event(), await event()];
      expect(await readers().lotteryEntries.totalWeight(draw.id)).toBe(0);
      for (const weight of [1, 3]) await enter({ ...anEntry(draw.id, (await user()).id), weight });
      await enter(anEntry(other.id, (await user()).id));
      expect(await readers().lotteryEntries.totalWeight(draw.id)).toBe(4);
    });

    it.each<readonly [string, Partial<LotteryEvent>, number, number, string]>([
      ['before it opens', {}, NOON - 2, 1, 'refused'],
      ['at the moment it opens', {}, NOON - 1, 1, 'added'],
      ['in the last millisecond', {}, NOON, 1, 'added'],
      ['at the moment it closes', {}, NOON + 1, 1, 'refused'],
      ['a draft', { stage: 'draft' }, NOON, 1, 'refused'],
      ['a frozen one', { stage: 'frozen' }, NOON, 1, 'refused'],
      ['a cancelled one', { stage: 'cancelled' }, NOON, 1, 'refused'],
      ['another version', {}, NOON, 2, 'refused'],
    ])('%s: %5$s', async (_when, change, moment, version, outcome) => {
      const [draw, ann] = [await event(change), await user()];
      expect(await enter(anEntry(draw.id, ann.id), version, moment)).toBe(outcome);
      expect(await participants(draw)).toBe(outcome === 'added' ? 1 : 0);
    });

    it('without a moment the clock of the database decides', async () => {
      const now = Date.now();
      const times = { opensAt: now - 60_000, closesAt: now + 600_000 };
      const [open, past, ann] = [await event(times), await event(), await user()];
      expect(await enter(anEntry(open.id, ann.id), 1, null)).toBe('added');
      expect(await enter(anEntry(past.id, ann.id), 1, null)).toBe('refused');
    });

    it('withdrawing gives the place back once, and only while the event is open', async () => {
      const [draw, ann] = [await event({ capacity: 1 }), await user()];
      await enter(anEntry(draw.id, ann.id));
      const withdraw = (moment: number) =>
        run(({ lotteryEntries }) => lotteryEntries.withdraw(draw.id, ann.id, moment));
      expect(await withdraw(NOON + 1)).toBe(false);
      const outcomes = await Promise.all([withdraw(NOON), withdraw(NOON), withdraw(NOON)]);
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await participants(draw)).toBe(0);
      expect(await enter(anEntry(draw.id, ann.id))).toBe('added');
    });

    it('a deleted account leaves open events and loses its link to frozen ones', async () => {
      const [open, frozen, ann] = [await event(), await event(), await user()];
      const entry = anEntry(frozen.id, ann.id);
      await enter(anEntry(open.id, ann.id));
      await enter(entry);
      await run(async ({ lotteryEvents, lotteryEntries }) => {
        await lotteryEvents.update({ ...frozen, version: 2, stage: 'frozen' });
        await lotteryEntries.eraseOwned(ann.id);
      });
      expect(await participants(open)).toBe(0);
      expect(await participants(frozen)).toBe(1);
      expect(await readers().lotteryEntries.find(entry.id)).toEqual({ ...entry, accountId: null });
      expect(await readers().lotteryEntries.listOwned(ann.id, null, 9)).toEqual([]);
    });

    it('the weights of a list are sorted by id', async () => {
      const draw = await event();
      for (let i = 0; i < 5; i++) await enter(anEntry(draw.id, null));
      const ids = (await readers().lotteryEntries.weightsOf(draw.id)).map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted());
      const page = await readers().lotteryEntries.listOf(draw.id, ids[1]!, 2);
      expect(page.map(({ entry }) => entry.id)).toEqual(ids.slice(2, 4));
    });

    describe('winners', () => {
      async function settledDraw({ prizes = 1, strangers = 1 } = {}) {
        const [draw, ann] = [await event(), await user()];
        const others = Array.from({ length: strangers }, () => anEntry(draw.id, null));
        const entries = [anEntry(draw.id, ann.id), ...others];
        for (const entry of entries) await enter(entry);
        const resultAt = NOON + 600_001;
        const ended = { ...draw, version: 2, stage: 'drawn', resultAt } as const;
        const [prize] = draw.prizes;
        const single = { ...ended, prizes: [{ ...prize!, count: prizes }] };
        const winners = winnersOf(
          single,
          entries.map(({ id }) => id),
          await run(({ lotteryEntries }) => lotteryEntries.namesOf(entries.map(({ id }) => id))),
          resultAt,
        );
        await run(async ({ lotteryEvents, lotteryWinners }) => {
          await lotteryEvents.update(single);
          await lotteryWinners.addAll(winners);
        });
        return { draw: single, ann, entries, winners };
      }

      it('come back by rank, with their names, and by their account', async () => {
        const { draw, ann, entries, winners } = await settledDraw();
        expect(await readers().lotteryWinners.listOf(draw.id)).toEqual(winners);
        expect(winners.map(({ state }) => state)).toEqual(['pending', 'alternate']);
        const named = await readers().lotteryWinners.listNamed(draw.id);
        expect(named.map(({ hasAccount }) => hasAccount)).toEqual([true, false]);
        expect(winners.map(({ publicName }) => publicName)).toEqual([maskedName(ann.name), '*']);
        expect(named[0]!.entry).toEqual(entries[0]);
        expect(await readers().lotteryWinners.listOwned(ann.id)).toEqual([winners[0]]);
      });

      it('are found by title or prize, newest draw first, in pages; alternates are not', async () => {
        const { draw, winners } = await settledDraw();
        const query = (search: string, eventId: string | null = draw.id) =>
          readers().lotteryWinners.query({ eventId, search, after: null, limit: 10 });
        for (const search of ['', 'LAMP', '台灯', 'workbench'])
          expect((await query(search)).map(({ winner }) => winner)).toEqual([winners[0]]);
        for (const search of ['mug', '%', '_amp']) expect(await query(search)).toEqual([]);
        expect(await query('', newId())).toEqual([]);
        const [first] = await query('', null);
        const after = { at: first!.event.resultAt!, id: first!.winner.entryId };
        const rest = await readers().lotteryWinners.query({
          eventId: null,
          search: '',
          after,
          limit: 100,
        });
        expect(rest.map(({ winner }) => winner.entryId)).not.toContain(first!.winner.entryId);
      });

      it('of one draw come by rank, page after page', async () => {
        const { draw } = await settledDraw({ prizes: 5, strangers: 5 });
        const ranks: number[] = [];
        for (let after: KeysetPosition | null = null, more = true; more;) {
          const query = { eventId: draw.id, search: '', after, limit: 2 };
          const page: readonly NamedWinner[] = await readers().lotteryWinners.query(query);
          ranks.push(...page.map(({ winner }) => winner.rank));
          after = { at: draw.resultAt, id: page.at(-1)!.winner.entryId };
          more = page.length === 2;
        }
        expect(ranks).toEqual([1, 2, 3, 4, 5]);
      });

      it('lapse at the end of their time, or with their account', async () => {
        const { draw, ann, winners } = await settledDraw();
        const [winner] = winners as [Winner, Winner];
        const lapsed = (at: number) =>
          run(({ lotteryWinners }) => lotteryWinners.listLapsed(draw.id, at));
        expect(await lapsed(winner.claimBy! - 1)).toEqual([]);
        expect(await lapsed(winner.claimBy!)).toEqual([winner]);
        await run(({ lotteryEntries }) => lotteryEntries.eraseOwned(ann.id));
        expect(await lapsed(NOON)).toEqual([winner]);
        const claimed: Winner = { ...winner, state: 'claimed', claimedAt: NOON };
        await run(({ lotteryWinners }) => lotteryWinners.update(claimed));
        expect(await readers().lotteryWinners.find(winner.entryId)).toEqual(claimed);
        expect(await lapsed(winner.claimBy!)).toEqual([]);
      });
    });

    it('reminders: one per event and account, due at the opening and a day before the close', async () => {
      const day = 86_400_000;
      const times = { opensAt: NOON, closesAt: NOON + 3 * day };
      const [draw, ann] = [await event(times), await user()];
      const fresh = { openSentAt: null, closeSentAt: null, createdAt: NOON - 5 };
      const reminder = { eventId: draw.id, accountId: ann.id, language: 'en', ...fresh } as const;
      await run(async ({ lotteryReminders }) => {
        await lotteryReminders.put(reminder);
        await lotteryReminders.put({ ...reminder, language: 'zh-CN' });
      });
      expect(await readers().lotteryReminders.listOwned(ann.id)).toEqual([reminder]);
      const due = (at: number) =>
        run(({ lotteryReminders }) => lotteryReminders.listDueLocked(at, 10));
      const isDue = async (at: number) => (await due(at)).some((each) => each.eventId === draw.id);
      expect(await isDue(NOON - 1)).toBe(false);
      expect(await isDue(NOON)).toBe(true);
      const opened = { ...reminder, openSentAt: NOON };
      await run(({ lotteryReminders }) => lotteryReminders.update(opened));
      expect(await isDue(NOON + 2 * day - 1)).toBe(false);
      expect(await isDue(NOON + 2 * day)).toBe(true);
      expect(await isDue(NOON + 3 * day)).toBe(false);
      await run(({ lotteryReminders }) => lotteryReminders.eraseOwned(ann.id));
      expect(await readers().lotteryReminders.find(draw.id, ann.id)).toBeNull();
    });

    it('organisers: a grant stands once, with the name of its user', async () => {
      const ann = await user();
      const role = { userId: ann.id, grantedBy: newId(), grantedAt: NOON };
      const grants = await run(async ({ organisers }) => [
        await organisers.add(role),
        await organisers.add({ ...role, grantedAt: NOON + 1 }),
      ]);
      expect(grants).toEqual([true, false]);
      expect(await readers().organisers.has(ann.id)).toBe(true);
      const named = { ...role, name: ann.name, email: ann.email };
      expect(await readers().organisers.list()).toContainEqual(named);
      const removals = await run(async ({ organisers }) => [
        await organisers.remove(ann.id),
        await organisers.remove(ann.id),
      ]);
      expect(removals).toEqual([true, false]);
      expect(await readers().organisers.has(ann.id)).toBe(false);
    });

    it('organisers: a public name belongs to one account, whatever its case and width', async () => {
      const [ann, bob] = [await user(), await user()];
      const choose = (userId: string, name: string) =>
        run(({ organisers }) => organisers.setName({ userId, name, chosenAt: NOON }));
      const word = newId().slice(-12);
      const taken = { code: 'LOTTERY_ORGANISER_NAME_TAKEN' };
      expect(await readers().organisers.nameOf(ann.id)).toBeNull();
      await choose(ann.id, `Club ${word}`);
      await expect(choose(bob.id, `ＣＬＵＢ ${word}`)).rejects.toMatchObject(taken);
      await choose(ann.id, `CLUB ${word}`);
      expect(await readers().organisers.nameOf(ann.id)).toBe(`CLUB ${word}`);
      await choose(ann.id, `Guild ${word}`);
      await choose(bob.id, `Club ${word}`);
      await run(({ organisers }) => organisers.eraseOwned(ann.id));
      expect(await readers().organisers.nameOf(ann.id)).toBeNull();
      await choose(bob.id, `Guild ${word}`);
    });

    it('organisers: of five accounts that choose a name at once, one has it', async () => {
      const users = await Promise.all(Array.from({ length: 5 }, () => user()));
      const name = `Race ${newId()}`;
      const choices = await Promise.allSettled(
        users.map(({ id: userId }) =>
          run(({ organisers }) => organisers.setName({ userId, name, chosenAt: NOON })),
        ),
      );
      expect(choices.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('the log of an event keeps its order, and each number is given once', async () => {
      const draw = await event();
      const line = (n: number) => {
        const data = { reason: `line ${n}` };
        const hash = String(n).padStart(64, '0');
        return { n, at: '2026-12-01T00:00:00Z', type: 'failed', data, hash } as const;
      };
      const append = (n: number) =>
        run(({ lotteryDraws }) => lotteryDraws.append({ eventId: draw.id, line: line(n) }));
      for (const n of [1, 2]) await append(n);
      await expect(append(2)).rejects.toThrow();
      expect(await readers().lotteryDraws.logOf(draw.id)).toEqual([line(1), line(2)]);
      const last = (id: string) => run(({ lotteryDraws }) => lotteryDraws.lastLine(id));
      expect([await last(draw.id), await last(newId())]).toEqual([line(2), null]);
      await run(({ lotteryDraws }) => lotteryDraws.putSealedSeed(draw.id, 'first'));
      await run(({ lotteryDraws }) => lotteryDraws.putSealedSeed(draw.id, 'second'));
      const sealed = await run(({ lotteryDraws }) => lotteryDraws.sealedSeedOf(draw.id));
      expect(sealed).toBe('second');
    });

    it('the register of an event keeps its order, and each number is given once', async () => {
      const [draw, other] = [await event(), await event()];
      const head = (n: number) => ({ n, hash: String(n).padStart(64, '0') });
      const [first, second] = [newId(), newId()];
      const line = (type: 'entered' | 'withdrawn', entryId: string, n: number) => ({
        ...{ eventId: draw.id, entryId, head: head(n) },
        line: { type, commitment: entryId.replaceAll('-', '').padStart(64, 'a') },
      });
      const lines = [
        line('entered', first, 1),
        line('entered', second, 2),
        line('withdrawn', first, 3),
      ];
      expect(await readers().lotteryDraws.registerOf(draw.id)).toEqual([]);
      await run(async ({ lotteryDraws }) => {
        expect(await lotteryDraws.registerEnd(draw.id)).toBeNull();
        await lotteryDraws.openRegister(draw.id, head(0));
        expect(await lotteryDraws.registerEnd(draw.id)).toEqual(head(0));
        for (const each of lines) await lotteryDraws.register(each);
        expect(await lotteryDraws.registerEnd(draw.id)).toEqual(head(3));
        expect(await lotteryDraws.registerEnd(other.id)).toBeNull();
      });
      const again = run(({ lotteryDraws }) => lotteryDraws.register(line('entered', newId(), 3)));
      await expect(again).rejects.toThrow();
      const { lotteryDraws } = readers();
      expect(await lotteryDraws.registerOf(draw.id)).toEqual(lines.map(({ line }) => line));
      expect(await lotteryDraws.enteredHeads([first, second, newId()])).toEqual(
        new Map([
          [first, head(1)],
          [second, head(2)],
        ]),
      );
      expect(await lotteryDraws.enteredHeads([])).toEqual(new Map());
    });
  });
});

describe('a freeze while entries come in', () => {
  onEveryEngine((database) => {
    const { run, readers, event, user, enter } = on(database);

    it('loses none and adds none: the count at the freeze is the final count', async () => {
      const users = await Promise.all(Array.from({ length: 30 }, user));
      for (let round = 0; round < 5; round++) {
        const draw = await event();
        const entering = users.map(({ id }) => enter(anEntry(draw.id, id)));
        const frozen = await run(async ({ lotteryEvents, lotteryEntries }) => {
          const locked = await lotteryEvents.findLocked(draw.id);
          await lotteryEvents.update({ ...locked!, version: 2, stage: 'frozen' });
          return (await lotteryEntries.weightsOf(draw.id)).length;
        });
        const added = (await Promise.all(entering)).filter((each) => each === 'added').length;
        const final = await readers().lotteryEntries.weightsOf(draw.id);
        const counted = (await readers().lotteryEvents.find(draw.id))?.participants;
        expect([final.length, added, counted]).toEqual([frozen, frozen, frozen]);
      }
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import type { OutgoingMail } from '@toolyard/core/mail';
import { onEveryDatabase, onEveryEngine } from '../support/database.ts';
import { aMail } from './credential-records.ts';
import { newId, NOON } from './repository-records.ts';

const byId = (mails: readonly OutgoingMail[]) => mails.map(({ id }) => id);

describe('mail outbox', () => {
  onEveryDatabase((database) => {
    const add = (...mails: readonly OutgoingMail[]) =>
      database().unitOfWork.run(async (at) => {
        for (const mail of mails) await at.mails.add(mail);
      });
    const takeDue = (at: number) =>
      database().unitOfWork.run(async ({ mails }) => {
        const due = await mails.findDueLocked(at);
        if (due) await mails.remove(due.id);
        return due;
      });
    const takeAllDue = async (at: number) => {
      const taken: OutgoingMail[] = [];
      for (let mail = await takeDue(at); mail; mail = await takeDue(at)) taken.push(mail);
      return taken;
    };

    it('a mail comes back as it was added once it is due, the longest due first', async () => {
      const [late, early] = [aMail({ dueAt: NOON + 5 }), aMail({ dueAt: NOON - 5, attempts: 3 })];
      await add(late, early);
      expect(await takeAllDue(NOON + 4)).toEqual([early]);
      expect(await takeAllDue(NOON + 5)).toEqual([late]);
    });

    it('many added in one call come back as they were added', async () => {
      const mails = [aMail({ dueAt: NOON - 2, attempts: 1 }), aMail({ dueAt: NOON - 1 })];
      await database().unitOfWork.run(({ mails: outbox }) => outbox.addAll(mails));
      await database().unitOfWork.run(({ mails: outbox }) => outbox.addAll([]));
      expect(await takeAllDue(NOON)).toEqual(mails);
    });

    it('the next attempt is stored, and only that', async () => {
      const mail = aMail();
      await add(mail);
      const tried = { ...mail, dueAt: NOON + 9, attempts: 1 };
      await database().unitOfWork.run(({ mails }) => mails.update({ ...tried, kind: 'other' }));
      expect(await takeAllDue(NOON + 8)).toEqual([]);
      expect(await takeAllDue(NOON + 9)).toEqual([tried]);
    });

    it('it is kept with the effect it tells of, or not at all', async () => {
      const undone = database().unitOfWork.run(async ({ mails }) => {
        await mails.add(aMail());
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await takeAllDue(NOON)).toEqual([]);
    });

    it('removing what is not there is no fault', async () => {
      await expect(
        database().unitOfWork.run(({ mails }) => mails.remove(newId())),
      ).resolves.toBeUndefined();
    });

    it('fifty takers at once of twenty get every mail once', async () => {
      const mails = Array.from({ length: 20 }, () => aMail());
      await add(...mails);
      const taken = await Promise.all(Array.from({ length: 50 }, () => takeAllDue(NOON)));
      expect(byId(taken.flat()).toSorted()).toEqual(byId(mails).toSorted());
    });
  });

  onEveryEngine((database) => {
    it('a mail that one unit of work holds is passed over by another', async () => {
      const { unitOfWork } = database();
      const [first, second] = [aMail({ dueAt: NOON - 2 }), aMail({ dueAt: NOON - 1 })];
      await unitOfWork.run(async ({ mails }) => {
        await mails.add(first);
        await mails.add(second);
      });
      const find = () => unitOfWork.run(({ mails }) => mails.findDueLocked(NOON));
      expect(await find()).toEqual(first);
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      let holds: () => void = () => undefined;
      const holding = new Promise<void>((resolve) => (holds = resolve));
      const holder = unitOfWork.run(async ({ mails }) => {
        const mail = await mails.findDueLocked(NOON);
        holds();
        await held;
        return mail;
      });
      await holding;
      const other = find();
      // PGlite, which has no pool, runs one transaction after the other: there the second waits for the first.
      if (database().pool()) expect(await other).toEqual(second);
      release();
      expect(await holder).toEqual(first);
      expect([first, second]).toContainEqual(await other);
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  BulkUsers,
  DeleteAdmin,
  EditAdmin,
  ImportUsers,
  type Admin,
  type Principal,
} from '@toolyard/core/accounts';
import { DomainError } from '@toolyard/core/shared';
import { SequentialIds, FakeClock } from '@toolyard/memory';
import { UuidIds } from '@toolyard/security';
import { onEveryDatabase } from '../support/database.ts';
import { anAdmin, PASSWORD } from '../use-cases/administration-fixture.ts';
import { aSession, aUser } from './repository-records.ts';

const clock = new FakeClock();
const ids = new UuidIds();

const as = ({ id }: Admin): Principal => ({
  kind: 'admin',
  adminId: id,
  role: 'superadmin',
  sessionId: new SequentialIds().next(),
  authenticatedAt: clock.now(),
  due: null,
});

describe('operators at work at the same time', () => {
  onEveryDatabase((database) => {
    const run = <T>(work: Parameters<ReturnType<typeof database>['unitOfWork']['run']>[0]) =>
      database().unitOfWork.run(work) as Promise<T>;
    const superadmins = async () =>
      (await database().readers.admins.list()).filter(
        ({ active, role }) => active && role === 'superadmin',
      );
    const settled = async (calls: readonly Promise<unknown>[]) =>
      (await Promise.allSettled(calls)).map((each) =>
        each.status === 'fulfilled' ? 'done' : (each.reason as DomainError).code,
      );

    const edit = (by: Admin, id: string, fields: object) =>
      run((all) =>
        new EditAdmin(all, { clock, ids }).execute(
          { id, version: null, fields, password: null, language: 'en' },
          as(by),
        ),
      );
    const erase = (by: Admin, id: string) =>
      run((all) => new DeleteAdmin(all, clock).execute({ id, version: null }, as(by)));
    const end = {
      disable: (by: Admin, id: string) => edit(by, id, { active: false }),
      demote: (by: Admin, id: string) => edit(by, id, { role: 'admin' }),
      delete: erase,
    };

    it.each([
      ['disable', 'disable'],
      ['demote', 'demote'],
      ['delete', 'delete'],
      ['disable', 'delete'],
      ['demote', 'disable'],
    ] as const)('two superadmins %s and %s each other: one stays', async (first, second) => {
      for (let round = 0; round < 5; round++) {
        for (const { id, version } of await superadmins())
          await run(({ admins }) => admins.erase(anAdmin({ id, version }), clock.now()));
        const [one, other] = [anAdmin({ role: 'superadmin' }), anAdmin({ role: 'superadmin' })];
        await run(async ({ admins, adminSessions }) => {
          for (const admin of [one, other]) {
            await admins.add(admin);
            await adminSessions.add(aSession(admin.id));
          }
        });
        const outcomes = await settled([end[first](one, other.id), end[second](other, one.id)]);
        expect(outcomes.toSorted()).toEqual(['LAST_SUPERADMIN', 'done']);
        expect(await superadmins()).toHaveLength(1);
      }
    });

    it('five of six superadmins go when all six are sent away at once', async () => {
      for (const { id, version } of await superadmins())
        await run(({ admins }) => admins.erase(anAdmin({ id, version }), clock.now()));
      const six = Array.from({ length: 6 }, () => anAdmin({ role: 'superadmin' }));
      await run(async ({ admins }) => {
        for (const admin of six) await admins.add(admin);
      });
      const outcomes = await settled(
        six.map((by, i) => erase(by, six[(i + 1) % six.length]?.id ?? '')),
      );
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5);
      expect(await superadmins()).toHaveLength(1);
    });

    it('the same users deleted twice in opposite orders: each goes once, nobody waits for ever', async () => {
      const users = Array.from({ length: 20 }, () => aUser());
      const by = anAdmin({ role: 'superadmin' });
      await run(async (all) => {
        for (const user of users) await all.users.add(user);
      });
      const ids = users.map(({ id }) => id);
      const bulk = (order: string[]) =>
        run<readonly { readonly ok: boolean }[]>((all) =>
          new BulkUsers(all, clock).execute({ action: 'delete', ids: order }, as(by)),
        );
      const outcomes = (await Promise.all([bulk(ids), bulk(ids.toReversed())])).flat();
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(20);
    });

    it('the same file imported by three at once: each user is made once, and told so once', async () => {
      const by = anAdmin({ role: 'superadmin' });
      const tag = ids.next();
      const rows = Array.from({ length: 50 }, (_, i) => ({
        line: i + 2,
        wellFormed: true,
        name: 'New',
        email: `${tag}.${i}@example.com`,
        role: '',
      }));
      const load = () =>
        run<readonly { readonly ok: boolean }[]>((all) =>
          new ImportUsers(all, { clock, ids }).execute(
            { rows, dryRun: false, password: PASSWORD, language: 'en' },
            as(by),
          ),
        );
      const outcomes = (await Promise.all([load(), load(), load()])).flat();
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(50);
      expect(
        await database().readers.userDirectory.count({ text: tag, role: null, status: null }),
      ).toBe(50);
    });
  });
});

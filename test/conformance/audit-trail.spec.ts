import { describe, expect, it } from '@jest/globals';
import {
  EraseOldDetails,
  pseudonymOf,
  MAX_NAMED_ACCOUNTS,
  NO_FILTER,
  ListAuditEntries,
  VerifyAudit,
  type AuditFilter,
  type NewAuditEntry,
  type Digest,
} from '@toolyard/core/audit';
import { fakeDigest, FakeClock } from '@toolyard/memory';
import fc from 'fast-check';
import { aNote, notes, sha256 } from '../support/audit-notes.ts';
import { onEveryDatabase, type TestDatabase } from '../support/database.ts';
import { untilDone } from '../support/until-served.ts';
import { anAdmin, aUser, newId, NOON } from './repository-records.ts';

const CANCELLED = new Error('cancelled');

describe('audit trail', () => {
  onEveryDatabase((database) => {
    const record = (...all: readonly NewAuditEntry[]) =>
      database().unitOfWork.run(({ audit }) => {
        for (const note of all) audit.record(note);
        return Promise.resolve();
      });
    const list = async (filter: Partial<AuditFilter>) => {
      const pages = new ListAuditEntries(database().readers.trail);
      const all = { ...NO_FILTER, ...filter };
      const { items } = await pages.execute(all, { limit: 50, cursor: null, grouped: false });
      return items.map(({ subject }) => subject?.name);
    };
    const named = (name: string, change: Partial<NewAuditEntry> = {}) =>
      aNote({ subject: { kind: 'tool', id: newId(), name }, ...change });
    const verified = () => {
      const { trail } = database().readers;
      return new VerifyAudit(trail, digestOf(database()), new FakeClock()).execute();
    };

    it('begins empty and whole', async () => {
      const { trail } = database().readers;
      expect(await trail.list(NO_FILTER, null, 5)).toEqual([]);
      expect(await trail.following(0, 5)).toEqual([]);
      expect(await trail.find(1)).toBeNull();
      expect(await verified()).toMatchObject({ broken: null, end: { sequence: 0 } });
    });

    it('keeps notes in the order in which they were recorded, as they were', async () => {
      const all = [aNote(), aNote({ subject: null, before: null, after: null, address: '' })];
      await record(...all);
      const { trail } = database().readers;
      const stored = await trail.following(0, 5);
      expect(stored).toMatchObject(all.map((note, at) => ({ ...note, sequence: at + 1 })));
      expect(await trail.following(1, 5)).toEqual(stored.slice(1));
      expect(await trail.following(0, 1)).toEqual(stored.slice(0, 1));
      expect(await trail.list(NO_FILTER, null, 5)).toEqual(
        stored.toReversed().map((entry) => ({ ...entry, actorName: null })),
      );
      expect(await trail.find(2)).toEqual({ ...stored[1], actorName: null });
      expect(await trail.head()).toEqual({ sequence: 2, hash: stored[1]?.hash });
    });

    it('keeps nothing of a unit of work that fails, and no number is lost by it', async () => {
      const before = await database().readers.trail.head();
      const failing = database().unitOfWork.run(({ audit }) => {
        audit.record(aNote());
        return Promise.reject(CANCELLED);
      });
      await expect(failing).rejects.toBe(CANCELLED);
      expect(await database().readers.trail.head()).toEqual(before);
    });

    it('names an actor while the account exists, and finds by name or id', async () => {
      const [admin, user] = [anAdmin(), aUser()];
      await database().unitOfWork.run(async ({ admins, users }) => {
        await admins.add(admin);
        await users.add(user);
      });
      await record(
        named('by admin', { actor: { realm: 'admin', id: admin.id } }),
        named('by user', { actor: { realm: 'user', id: user.id } }),
        named('by nobody any more', { actor: { realm: 'user', id: newId() } }),
      );
      const found = await database().readers.trail.list(NO_FILTER, null, 3);
      expect(found.map(({ actorName }) => actorName)).toEqual([null, user.email, admin.username]);
      expect(await list({ actor: admin.id })).toEqual(['by admin']);
      expect(await list({ actor: ` ${admin.username.toUpperCase()}` })).toEqual(['by admin']);
      expect(await list({ actor: user.email })).toEqual(['by user']);
      expect(await list({ actor: user.email, realm: 'admin' })).toEqual([]);
      expect(await list({ actor: 'nobody' })).toEqual([]);
    });

    it('A31: finds what was done to an account by the name that signs in', async () => {
      const [admin, user] = [anAdmin(), aUser()];
      await database().unitOfWork.run(async ({ admins, users }) => {
        await admins.add(admin);
        await users.add(user);
      });
      await record(
        named('Wu', { subject: { kind: 'admin', id: admin.id, name: 'Wu' } }),
        named('Lin', { subject: { kind: 'user', id: user.id, name: 'Lin' } }),
      );
      expect(await list({ subject: admin.username })).toEqual(['Wu']);
      expect(await list({ subject: ` ${user.email.toUpperCase()}` })).toEqual(['Lin']);
      expect(await list({ subject: 'nobody@example.com' })).toEqual([]);
    });

    it('A31: finds by a part of a name, an e-mail or a username, in either language', async () => {
      const mark = newId().slice(-12);
      const admin = anAdmin({ username: `ops-${mark}`, name: `吴芳${mark}` });
      const user = aUser({ name: `Mei 林小梅${mark}`, email: `${mark}.lin@example.com` });
      await database().unitOfWork.run(async ({ admins, users }) => {
        await admins.add(admin);
        await users.add(user);
      });
      await record(
        named('by admin', { actor: { realm: 'admin', id: admin.id } }),
        named('by user', { actor: { realm: 'user', id: user.id } }),
        named('of user', { subject: { kind: 'user', id: user.id, name: 'of user' } }),
      );
      expect(await list({ actor: `芳${mark}` })).toEqual(['by admin']);
      expect(await list({ actor: `PS-${mark}` })).toEqual(['by admin']);
      expect(await list({ actor: `小梅${mark}` })).toEqual(['by user']);
      expect(await list({ subject: `${mark}.Lin` })).toEqual(['of user']);
      expect(await list({ actor: mark })).toEqual(['by user', 'by admin']);
      expect(await list({ actor: `${mark}%` })).toEqual([]);
      expect(await list({ actor: ' ' })).toEqual([]);
    });

    it('A31: an account that signs in by a text is found among many that contain it, and it is said that there are more', async () => {
      const mark = newId().slice(-12);
      const wanted = aUser({ email: `${mark}@example.com` });
      const others = Array.from({ length: MAX_NAMED_ACCOUNTS }, (_, i) =>
        aUser({ email: `x${i}${mark}@example.com` }),
      );
      await database().unitOfWork.run(async ({ users }) => {
        for (const each of [wanted, ...others]) await users.add(each);
      });
      await record(named('wanted', { actor: { realm: 'user', id: wanted.id } }));
      const pages = new ListAuditEntries(database().readers.trail);
      const page = (actor: string) =>
        pages.execute({ ...NO_FILTER, actor }, { limit: 3, cursor: null, grouped: false });
      const found = await page(wanted.email);
      expect(found.items.map(({ subject }) => subject?.name)).toEqual(['wanted']);
      expect(found.moreAccounts).toBe(true);
      expect(await page(`x1${mark}`)).toMatchObject({ items: [], moreAccounts: false });
      expect(await page(wanted.id)).toMatchObject({ items: [{}], moreAccounts: false });
    });

    it('lets through what every filter lets through', async () => {
      const id = `slug-${newId()}`;
      const at = NOON;
      await record(
        named('at noon', { at, action: 'filter.made' }),
        aNote({
          subject: { kind: 'gadget', id, name: 'later' },
          at: at + 1,
          action: 'filter.made',
        }),
        named('last', { at: at + 2, action: 'filter.undone' }),
      );
      expect(await list({ action: 'filter.made' })).toEqual(['later', 'at noon']);
      expect(await list({ action: 'filter' })).toEqual([]);
      expect(await list({ subjectKind: 'gadget' })).toEqual(['later']);
      expect(await list({ subject: id })).toEqual(['later']);
      expect(await list({ subject: 'at noon' })).toEqual(['at noon']);
      expect(await list({ subject: 'at noon', subjectKind: 'gadget' })).toEqual([]);
      expect(await list({ subjectId: 'at noon' })).toEqual([]);
      expect(await list({ from: at + 1, to: at + 3 })).toEqual(['last', 'later']);
      expect(await list({ from: at, to: at + 1 })).toEqual(['at noon']);
      expect(await list({ realm: 'system', action: 'filter.made' })).toEqual([]);
    });

    it('pages meet each entry once, whatever is written in between', async () => {
      const names = Array.from({ length: 7 }, (_, at) => `page ${at}`);
      await record(...names.map((name) => named(name, { action: 'page.made' })));
      const pages = new ListAuditEntries(database().readers.trail);
      const filter = { ...NO_FILTER, action: 'page.made' };
      const met: (string | undefined)[] = [];
      let cursor: string | null = null;
      do {
        const page = await pages.execute(filter, { limit: 3, cursor, grouped: false });
        met.push(...page.items.map(({ subject }) => subject?.name));
        cursor = page.nextCursor;
        await record(named('newer', { action: 'page.made' }));
      } while (cursor !== null);
      expect(met).toEqual(names.toReversed());
      const bad = pages.execute(filter, { limit: 3, cursor: '1 or true', grouped: false });
      await expect(bad).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
    });

    it('A40: what one action wrote together is one entry of a grouped list, with its size', async () => {
      const pages = new ListAuditEntries(database().readers.trail);
      const admins = [newId(), newId()].map((id) => ({ realm: 'admin' as const, id }));
      const visitor = { realm: 'visitor' as const, id: null };
      const few = fc.record({
        at: fc.constantFrom(NOON, NOON + 1),
        actor: fc.constantFrom(...admins, visitor),
        action: fc.constantFrom('user.created', 'user.updated'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(few, { minLength: 1, maxLength: 20 }), async (changes) => {
          // Before and after them stands another's entry.
          const other = named('other', { actor: { realm: 'system', id: null } });
          await record(other, ...changes.map((change) => aNote(change)), other);
          const { sequence = 0 } = (await database().readers.trail.head()) ?? {};
          const groups: { newest: number; size: number }[] = [];
          for (const [at, { actor, ...rest }] of changes.entries()) {
            const before = changes[at - 1];
            const same = (['at', 'action'] as const).every((name) => before?.[name] === rest[name]);
            const last = groups.at(-1);
            if (last && same && before?.actor === actor && actor !== visitor) {
              last.newest++;
              last.size++;
            } else groups.push({ newest: sequence - changes.length + at, size: 1 });
          }
          const met: typeof groups = [];
          let cursor: string | null = String(sequence);
          while (met.length < groups.length && cursor !== null) {
            const page = await pages.execute(NO_FILTER, { limit: 2, cursor, grouped: true });
            met.push(
              ...page.items.map((item) => ({ newest: item.sequence, size: item.groupSize })),
            );
            ({ nextCursor: cursor } = page);
          }
          expect(met.slice(0, groups.length)).toEqual(groups.toReversed());
        }),
        { numRuns: 25 },
      );
    });

    it('A40: a list about a subject has each of its entries, whatever was written with it', async () => {
      const pages = new ListAuditEntries(database().readers.trail);
      const actor = { realm: 'admin' as const, id: newId() };
      const all = ['first', 'second', 'third'].map((name) => named(name, { actor }));
      await record(...all);
      const shown = async (filter: Partial<AuditFilter>) => {
        const request = { limit: 5, cursor: null, grouped: true };
        const { items } = await pages.execute({ ...NO_FILTER, ...filter }, request);
        return items.map(({ subject, groupSize }) => [subject?.name, groupSize]);
      };
      expect(await shown({ actor: actor.id })).toEqual([['third', 3]]);
      expect(await shown({ actor: actor.id, from: all[0]!.at, to: all[0]!.at + 1 })).toEqual([
        ['third', 3],
      ]);
      const { id = '' } = all[1]?.subject ?? {};
      expect(await shown({ subjectId: id })).toEqual([['second', 1]]);
      expect(await shown({ subject: 'first', actor: actor.id })).toEqual([['first', 1]]);
      expect(await shown({ subjectKind: 'tool', actor: actor.id })).toEqual([
        ['third', 1],
        ['second', 1],
        ['first', 1],
      ]);
    });

    it('a note of any shape comes back as it was, so that its hash holds', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(notes, { minLength: 1, maxLength: 20 }), async (all) => {
          const { sequence = 0 } = (await database().readers.trail.head()) ?? {};
          await record(...all);
          const stored = await database().readers.trail.following(sequence, all.length);
          expect(stored).toMatchObject(JSON.parse(JSON.stringify(all)) as object[]);
        }),
        { numRuns: 15 },
      );
      expect((await verified()).broken).toBeNull();
    });

    it('a hundred units of work at once, every third rolled back: no gap, no fork', async () => {
      const { sequence: before = 0 } = (await database().readers.trail.head()) ?? {};
      const works = Array.from({ length: 100 }, (_, at) =>
        untilDone(() =>
          database().unitOfWork.run(async ({ users, audit }) => {
            audit.record(named(`${at} begun`, { action: 'work.begun' }));
            await users.add(aUser());
            audit.record(named(`${at} done`, { action: 'work.done' }));
            if (at % 3 === 0) throw CANCELLED;
          }),
        ),
      );
      await Promise.allSettled(works);
      const stored = await database().readers.trail.following(before, 1000);
      expect(stored.map(({ sequence }) => sequence)).toEqual(
        Array.from({ length: 132 }, (_, at) => before + at + 1),
      );
      const numbers = stored.map(({ subject }) => parseInt(subject?.name ?? '', 10));
      expect(new Set(numbers).size).toBe(66);
      for (let at = 0; at < stored.length; at += 2) expect(numbers[at]).toBe(numbers[at + 1]);
      expect(await verified()).toMatchObject({ broken: null, end: { sequence: before + 132 } });
    });

    it('erases what names a person, of every entry by it, about it or under its addresses, and of no other', async () => {
      const [id, other] = [newId(), newId()];
      const [email, former] = [`${id}@example.com`, `${id}@former.example.com`];
      const { sequence: start = 0 } = (await database().readers.trail.head()) ?? {};
      const user = (name: string, subjectId = id) => ({ kind: 'user', id: subjectId, name });
      await record(
        aNote({ actor: { realm: 'user', id }, subject: { kind: 'alert', id: 'a', name: 'mine' } }),
        aNote({ subject: user('Mei'), before: { email: former }, after: { email } }),
        aNote({ action: 'session.refused', subject: user(former, ''), before: null }),
        aNote({ action: 'audit.exported', subject: null, after: { actor: email } }),
        aNote({ action: 'audit.exported', subject: null, after: { actor: 'another' } }),
        aNote({ subject: user('Lin', other), actor: { realm: 'user', id: other } }),
      );
      const before = await database().readers.trail.following(start, 9);
      const erase = () =>
        database().unitOfWork.run(({ audit }) => {
          audit.record(aNote({ subject: user('just now') }));
          audit.erase(aNote({ action: 'account.deleted', subject: user('') }), {
            person: { kind: 'user', id, email },
          });
          return Promise.resolve();
        });
      await erase();
      const after = await database().readers.trail.following(start, 9);
      const eraser = start + 8;
      expect(after.map(({ erasedBy }) => erasedBy)).toEqual([
        eraser,
        eraser,
        eraser,
        eraser,
        null,
        null,
        eraser,
        null,
      ]);
      expect(after.slice(4, 6)).toEqual(before.slice(4, 6));
      const pseudonym = pseudonymOf('user', id);
      expect(after.map(({ subject }) => subject?.name)).toEqual([
        '',
        pseudonym,
        pseudonym,
        undefined,
        undefined,
        'Lin',
        pseudonym,
        '',
      ]);
      expect(JSON.stringify(after)).not.toMatch(/Mei|mine|just now|@/);
      for (const entry of after.filter(({ erasedBy }) => erasedBy !== null))
        expect(entry).toMatchObject({ before: null, after: null, address: '', salt: null });
      expect((await verified()).broken).toBeNull();
      await erase();
      expect((await verified()).broken).toBeNull();
    });

    it('erases details of persons when their retention ends, and of nothing else', async () => {
      const { trail } = database().readers;
      const long = Date.UTC(1950, 0, 1);
      const tool = { actor: { realm: 'admin', id: newId() }, address: '' } as const;
      const { sequence: start = 0 } = (await trail.head()) ?? {};
      await record(
        aNote({ at: long }),
        aNote({ ...tool, at: long }),
        aNote({ ...tool, at: long, subject: { kind: 'user', id: newId(), name: 'Mei' } }),
        aNote({ at: long + 86_400_000 }),
      );
      expect(await trail.hasPersonalBefore(long)).toBe(false);
      expect(await trail.hasPersonalBefore(long + 1)).toBe(true);
      const clock = new FakeClock(long + 31 * 86_400_000);
      const erasing = new EraseOldDetails(database().unitOfWork, trail, clock, 30);
      clock.advance(-1);
      expect(await erasing.execute()).toBe(true);
      expect(await erasing.execute()).toBe(false);
      const stored = await trail.following(start, 9);
      expect(stored.map(({ erasedBy }) => erasedBy !== null)).toEqual([
        true,
        false,
        true,
        false,
        false,
      ]);
      expect(stored.at(-1)).toMatchObject({ action: 'audit.detailsExpired' });
      expect((await verified()).broken).toBeNull();
    });
  });
});

/** The memory's fakes have a digest of their own: core runs where node:crypto is not. */
const digestOf = (database: TestDatabase): Digest => ('purger' in database ? sha256 : fakeDigest);

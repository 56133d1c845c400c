import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  searchKey,
  userPosition,
  reverseOrder,
  SORT_DIRECTIONS,
  USER_SORTS,
  type User,
  type UserView,
  type UserFilter,
  type UserOrder,
  type UserPosition,
} from '@toolyard/core/accounts';
import { onEveryDatabase } from '../support/database.ts';
import { aSecondFactor } from './credential-records.ts';
import { aUser, NOON } from './repository-records.ts';

const ALL: UserFilter = { text: null, role: null, status: null };
const ORDERS: readonly UserOrder[] = USER_SORTS.flatMap((sort) =>
  SORT_DIRECTIONS.map((direction) => ({ sort, direction })),
);
/** What each way of an adapter is taken at: few matches, many, very many. */
const MATCHES = [1, 50_000, 1_000_000];
/** Pages that are filled by the first matches in order, by some of them, and by all. */
const LIMITS = [1, 2, 100];

const NAMES = [
  'Ánna',
  'ANNA',
  'anna',
  'Anna b',
  'zoe',
  'ZOË',
  'Zoë',
  '100% cotton',
  '100_cotton',
  'back\\slash',
  'İpek',
  'ΣΊΣΥΦΟΣ',
  '林梅 🙂',
  '\u{1F600} smile',
  '\u{1F601} smile',
  '\uFF21 fullwidth',
  'straße',
];

/** Ties in every field, and names that collations order differently. */
const PEOPLE: readonly User[] = NAMES.flatMap((name, i) =>
  [0, 1].map((again) =>
    aUser({
      name,
      email: `${['anna', 'mail', 'x%y', 'z_'][i % 4]}.${i}.${again}@example.com`,
      role: i % 5 === 0 ? 'superadmin' : 'user',
      active: i % 3 !== 0,
      emailVerifiedAt: i % 4 === 0 ? NOON : null,
      lastLoginAt: [null, NOON, NOON + 5][i % 3] ?? null,
      createdAt: NOON + (i % 3),
    }),
  ),
);

const byCodePoints = (a: string, b: string): number =>
  Buffer.compare(Buffer.from(a, 'utf8'), Buffer.from(b, 'utf8'));

/** The law: by the key's UTF-8 bytes, then by id; both turn with the direction. */
function expected(filter: UserFilter, { sort, direction }: UserOrder): string[] {
  const turn = direction === 'asc' ? 1 : -1;
  const key = (user: User) =>
    userPosition({ ...user, deletedAt: null }, sort).key.padStart(
      sort === 'createdAt' ? 20 : 0,
      '0',
    );
  const matches = (field: string) => filter.text === null || searchKey(field).includes(filter.text);
  return PEOPLE.filter(({ role }) => filter.role === null || role === filter.role)
    .filter(({ active }) => filter.status === null || !active)
    .filter(({ name, email }) => matches(name) || matches(email))
    .toSorted((a, b) => turn * (byCodePoints(key(a), key(b)) || byCodePoints(a.id, b.id)))
    .map(({ id }) => id);
}

describe('user directory', () => {
  onEveryDatabase((database) => {
    const directory = () => database().readers.userDirectory;
    const ids = (people: readonly UserView[]) => people.map(({ id }) => id);

    beforeAll(async () => {
      const gone = aUser({ name: 'anna gone', email: 'anna.gone@example.com' });
      const trashed = aUser({ name: 'anna trash' });
      await database().unitOfWork.run(async ({ users, secondFactors }) => {
        for (const user of PEOPLE) await users.add(user);
        for (const [i, { id: ownerId }] of PEOPLE.entries())
          if (i % 3 > 0)
            await secondFactors.add(
              aSecondFactor(ownerId, { confirmedAt: i % 3 === 1 ? NOON : null }),
            );
        await users.add(gone);
        await users.erase(gone, NOON);
        await users.add(trashed);
        await users.moveToTrash(trashed, NOON);
      });
    });

    it.each(ORDERS)('everybody once, by $sort $direction, ties by id', async (order) => {
      const slice = { filter: ALL, order, matches: PEOPLE.length, after: null, skip: 0 };
      expect(ids(await directory().query({ ...slice, limit: 100 }))).toEqual(expected(ALL, order));
    });

    it.each(ORDERS)('those created within two moments, by $sort $direction', async (order) => {
      const times = PEOPLE.map(({ createdAt }) => createdAt).toSorted((a, b) => a - b);
      const [from = 0, to = 0] = [times[2], times.at(-2)];
      const within = PEOPLE.filter(({ createdAt }) => createdAt >= from && createdAt < to);
      for (const text of [null, 'a']) {
        const filter = { ...ALL, text, from, to };
        const of = { filter, order, matches: 7, after: null, skip: 0, limit: 100 };
        const met = ids(await directory().query(of));
        expect(met).toEqual(
          expected({ ...ALL, text }, order).filter((id) => within.some((each) => each.id === id)),
        );
        expect(await directory().count(filter)).toBe(met.length);
      }
      expect(within.length).toBeGreaterThan(0);
    });

    it('a person comes back without the password', async () => {
      const [person] = await directory().query({
        filter: { text: 'anna b', role: null, status: null },
        order: { sort: 'email', direction: 'asc' },
        matches: 2,
        after: null,
        skip: 0,
        limit: 1,
      });
      const { passwordHash: _, ...stored } = PEOPLE.find(({ id }) => id === person?.id) ?? aUser();
      expect(person).toEqual({ ...stored, deletedAt: null, secondFactor: expect.any(Boolean) });
    });

    it.each(ORDERS)('a walk by places meets everybody once, by $sort $direction', async (order) => {
      for (const role of [null, 'user', 'superadmin'] as const) {
        for (const way of [order, reverseOrder(order)]) {
          const met: string[] = [];
          let after: UserPosition | null = null;
          for (;;) {
            const slice = {
              filter: { text: null, role, status: null },
              order: way,
              matches: 7,
              skip: 0,
            };
            const page: readonly UserView[] = await directory().query({
              ...slice,
              after,
              limit: 5,
            });
            const last = page.at(-1);
            if (!last) break;
            met.push(...ids(page));
            after = userPosition(last, way.sort);
          }
          expect(met).toEqual(expected({ text: null, role, status: null }, way));
        }
      }
    });

    it.each([
      'a',
      'anna',
      'ánna',
      'z',
      'zoë',
      '100%',
      '100_',
      'x%',
      'z_',
      'back\\',
      'i̇',
      'σίς',
      '林',
      '\u{1F600}',
      'smile',
      '\uFF41',
      'straß',
      '%',
      '_',
      'nobody',
      'na b',
      '梅',
      '林梅',
      'e',
      '@example.com',
    ])('those whose name or e-mail has %j in it, whichever way is taken', async (text) => {
      for (const role of [null, 'superadmin'] as const) {
        const filter = { text, role, status: null };
        for (const order of ORDERS)
          for (const limit of LIMITS) {
            const slice = { filter, order, matches: 7, after: null, skip: 0, limit };
            expect(ids(await directory().query(slice))).toEqual(
              expected(filter, order).slice(0, limit),
            );
          }
        const { length } = expected(filter, ORDERS[0] ?? { sort: 'name', direction: 'asc' });
        expect(await directory().count(filter)).toBe(length);
        expect(await directory().count(filter, { isThrottled: true })).toBe(length);
      }
    });

    it.each([null, 'anna', 'mail'])(
      'disabled users whose name or e-mail has %j in it',
      async (text) => {
        const filter = { text, role: null, status: 'disabled' } as const;
        for (const order of ORDERS)
          for (const matches of MATCHES) {
            const slice = { filter, order, matches, after: null, skip: 0, limit: 100 };
            expect(ids(await directory().query(slice))).toEqual(expected(filter, order));
          }
        expect(await directory().count(filter)).toBe(
          expected(filter, { sort: 'name', direction: 'asc' }).length,
        );
      },
    );

    it.each([null, 'anna', 'mail', 'na'])(
      'N15 by email, second factor and last sign-in, those with %j in name or e-mail',
      async (text) => {
        const factors = new Map(PEOPLE.map(({ id }, i) => [id, i % 3 === 1]));
        const groups: readonly [Partial<UserFilter>, (user: User) => boolean][] = [
          [{ emailState: 'verified' }, (user) => user.emailVerifiedAt !== null],
          [{ emailState: 'unverified' }, (user) => user.emailVerifiedAt === null],
          [{ secondFactor: 'on' }, ({ id }) => factors.get(id) === true],
          [{ secondFactor: 'off' }, ({ id }) => factors.get(id) === false],
          [{ lastSignInFrom: NOON + 1 }, ({ lastLoginAt }) => lastLoginAt === NOON + 5],
          [{ lastSignInTo: NOON + 5 }, ({ lastLoginAt }) => lastLoginAt !== NOON + 5],
          [{ lastSignInTo: 0 }, ({ lastLoginAt }) => lastLoginAt === null],
          [
            { emailState: 'unverified', secondFactor: 'off', lastSignInFrom: NOON, role: 'user' },
            (user) =>
              user.emailVerifiedAt === null &&
              factors.get(user.id) === false &&
              user.lastLoginAt !== null &&
              user.role === 'user',
          ],
        ];
        for (const [group, isIn] of groups) {
          const filter = { ...ALL, text, ...group };
          const within = new Set(PEOPLE.filter(isIn).map(({ id }) => id));
          expect(within.size).toBeGreaterThan(0);
          for (const order of ORDERS) {
            const wanted = expected({ ...ALL, text }, order).filter((id) => within.has(id));
            for (const matches of MATCHES) {
              const slice = { filter, order, matches, after: null, skip: 0, limit: 100 };
              const found = await directory().query(slice);
              expect(ids(found)).toEqual(wanted);
              for (const each of found) expect(each.secondFactor).toBe(factors.get(each.id));
            }
            expect(await directory().count(filter)).toBe(wanted.length);
          }
        }
      },
    );

    it.each([null, 'na tr'])('the trash with %j in it', async (text) => {
      const filter = { text, role: null, status: 'deleted' } as const;
      for (const order of ORDERS) {
        const slice = { filter, order, matches: 1, after: null, skip: 0, limit: 100 };
        expect(await directory().query(slice)).toMatchObject([
          { name: 'anna trash', deletedAt: NOON },
        ]);
      }
      expect(await directory().count(filter)).toBe(1);
    });

    it.each(MATCHES)('skipping goes by the same order where %i match', async (matches) => {
      const filter = { text: 'a', role: null, status: null };
      for (const order of ORDERS) {
        const wanted = expected(filter, order);
        const [second] = await directory().query({
          filter,
          order,
          matches,
          after: null,
          skip: 1,
          limit: 1,
        });
        const rest = { filter, order, matches, skip: 2, limit: 3 };
        const after = second ? userPosition(second, order.sort) : null;
        expect(second?.id).toBe(wanted[1]);
        expect(ids(await directory().query({ ...rest, after }))).toEqual(wanted.slice(4, 7));
      }
    });

    it('a renamed user is found by the new name alone', async () => {
      const user = aUser({ name: 'Before' });
      const work = database().unitOfWork;
      await work.run(({ users }) => users.add(user));
      await work.run(({ users }) => users.update({ ...user, version: 2, name: 'ÄFTER' }));
      expect(await directory().count({ text: 'before', role: null, status: null })).toBe(0);
      expect(await directory().count({ text: 'äfter', role: null, status: null })).toBe(1);
      await work.run(({ users }) => users.erase({ ...user, version: 2 }, NOON));
      expect(await directory().count({ text: 'äfter', role: null, status: null })).toBe(0);
    });
  });
});

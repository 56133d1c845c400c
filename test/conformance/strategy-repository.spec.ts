import { describe, expect, it } from '@jest/globals';
import type { Fill, Strategy, StrategyVersion } from '@toolyard/core/options/strategies';
import { newYorkDate } from '@toolyard/core/calendar';
import { settlementInstant } from '@toolyard/core/options/contracts';
import type { Repositories } from '@toolyard/core/repositories';
import { moneyOf } from '@toolyard/core/shared';
import { onEveryDatabase, onEveryEngine } from '../support/database.ts';
import { aFill, aStep, aStrategy, aUser, newId, NOON } from './repository-records.ts';

describe('strategy repository', () => {
  onEveryDatabase((database) => {
    const addUser = () =>
      database().unitOfWork.run(async ({ users }) => {
        const user = aUser();
        await users.add(user);
        return user.id;
      });
    const add = (strategy: Strategy) =>
      database().unitOfWork.run(async ({ strategies }) => {
        await strategies.add(strategy);
        return strategy;
      });
    const find = ({ ownerId, id }: Strategy) =>
      database().readers.strategies.findOwned(ownerId, id);

    it('a strategy and its legs come back as they were added, to the last digit', async () => {
      const strategy = await add(aStrategy(await addUser()));
      expect(await find(strategy)).toEqual(strategy);
    });

    it('a foreign id is as unknown as any other', async () => {
      const strategy = await add(aStrategy(await addUser()));
      const { strategies } = database().readers;
      expect(await strategies.findOwned(await addUser(), strategy.id)).toBeNull();
      expect(await strategies.findOwned(strategy.ownerId, newId())).toBeNull();
      expect(await strategies.findOwned(strategy.ownerId, 'no id')).toBeNull();
    });

    it('pages go newest change first, ties by id descending, and meet every strategy once', async () => {
      const ownerId = await addUser();
      const moments = [NOON, NOON + 1, NOON, NOON + 2, NOON, NOON, NOON + 1];
      const stored: Strategy[] = [];
      for (const updatedAt of moments) stored.push(await add(aStrategy(ownerId, { updatedAt })));
      await add(aStrategy(await addUser()));
      const found: Strategy[] = [];
      let cursor: string | null = null;
      do {
        const page = await database().readers.strategies.listOwned(ownerId, { limit: 3, cursor });
        expect(page.items.length).toBeLessThanOrEqual(3);
        found.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      const expected = stored.toSorted(
        (a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1),
      );
      expect(found).toEqual(expected);
    });

    it('an owner without strategies has an empty page', async () => {
      const page = await database().readers.strategies.listOwned(newId(), {
        limit: 1,
        cursor: null,
      });
      expect(page).toEqual({ items: [], nextCursor: null });
    });

    it.each(['', 'x', '12_no-id', `99999999999999999_${newId()}`, `253402300800000_${newId()}`])(
      'cursor %p is refused',
      async (cursor) => {
        const list = async () =>
          database().readers.strategies.listOwned(newId(), { limit: 1, cursor });
        await expect(list()).rejects.toMatchObject({ code: 'CURSOR_INVALID' });
      },
    );

    it('a change of the version before is kept, another is refused with the present strategy', async () => {
      const strategy = await add(aStrategy(await addUser()));
      const journal = { note: '', tags: ['other'] };
      const change = { name: '改名', templateId: 'collar', journal, updatedAt: NOON + 1 } as const;
      const changed: Strategy = { ...strategy, ...change, version: 2 };
      const update = () =>
        database().unitOfWork.run(({ strategies }) => strategies.update(changed));
      await update();
      expect(await find(strategy)).toEqual(changed);
      await expect(update()).rejects.toMatchObject({
        code: 'VERSION_CONFLICT',
        details: { current: changed },
      });
    });

    it('of ten changes at once one is kept', async () => {
      const strategy = await add(aStrategy(await addUser()));
      const change = (name: string) =>
        database().unitOfWork.run(({ strategies }) =>
          strategies.update({ ...strategy, version: 2, name }),
        );
      const tries = await Promise.allSettled(Array.from('abcdefghij', change));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('steps and their fills come back in their order, to the last digit', async () => {
      const unknown = aStep({ kind: 'rolled', value: null, atRisk: null, note: '', at: NOON + 7 });
      const unpriced = aStep({ kind: 'expired', spot: null, at: NOON + 8 });
      const settledBy = { source: 'stated', at: NOON + 123_456 };
      const settled = aStep({ kind: 'exercised', settledBy, at: NOON + 9 });
      const steps = [aStep(), unknown, unpriced, settled];
      const strategy = await add(
        aStrategy(await addUser(), { status: 'completed', sample: true, steps }),
      );
      expect(await find(strategy)).toEqual(strategy);
      const page = { limit: 1, cursor: null };
      const { items } = await database().readers.strategies.listOwned(strategy.ownerId, page);
      expect(items).toEqual([strategy]);
    });

    it('a step between the kept ones replaces them', async () => {
      const steps = [aStep(), aStep({ kind: 'adjusted', at: NOON + 20 })];
      const strategy = await add(
        aStrategy(await addUser(), { status: 'completed', steps, corrections: [] }),
      );
      const dividend = aStep({ kind: 'dividend', at: NOON + 10 });
      const [first, second] = steps;
      const changed: Strategy = { ...strategy, version: 2, steps: [first!, dividend, second!] };
      await database().unitOfWork.run(({ strategies }) => strategies.update(changed));
      expect(await find(strategy)).toEqual(changed);
    });

    it('a corporate action comes back with its terms and what it replaces, and its terms and the symbol change', async () => {
      const of = { symbol: 'MSFT', exDate: '2026-01-07' } as const;
      const split = { ...of, kind: 'split', from: 1, to: 4 } as const;
      const replaced = { cause: 'corporateAction', replaces: 'MSFT260116C00420000' } as const;
      const step = aStep({ kind: 'corporateAction', action: split, fills: [aFill(replaced)] });
      const strategy = await add(
        aStrategy(await addUser(), {
          status: 'completed',
          steps: [aStep(), step],
          corrections: [],
        }),
      );
      expect(await find(strategy)).toEqual(strategy);
      const paid = aFill({ cause: 'cashPayment', quantity: 1 });
      const renamed = { ...of, kind: 'symbolChange', newSymbol: 'NEWS' } as const;
      const changed: Strategy = {
        ...{ ...strategy, version: 2, symbol: 'NEWS' },
        steps: [strategy.steps[0]!, { ...step, action: renamed, fills: [...step.fills, paid] }],
      };
      await database().unitOfWork.run(({ strategies }) => strategies.update(changed));
      expect(await find(strategy)).toEqual(changed);
    });

    it('a plan that changes has its new legs, symbol and market, at the version before it', async () => {
      const strategy = await add(aStrategy(await addUser()));
      const [first, second] = strategy.legs;
      const changed: Strategy = {
        ...{ ...strategy, version: 2, symbol: 'NEWS', name: 'NEWS Custom', updatedAt: NOON + 1 },
        legs: [{ ...second!, symbol: 'NEWS220121C00120166', quantity: 3 }, first!],
        underlyingPrice: moneyOf(1_132_270),
        planAdjustments: [
          {
            action: { kind: 'split', symbol: 'MSFT', exDate: '2026-12-01', from: 1, to: 3 },
            carried: true,
          },
        ],
      };
      const update = () =>
        database().unitOfWork.run(({ strategies }) => strategies.updatePlan(changed));
      await update();
      expect(await find(strategy)).toEqual(changed);
      await expect(update()).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    });

    it('a correction replaces the steps that are kept, and is kept with both of them', async () => {
      const [first, second] = [aStep(), aStep({ kind: 'closed', at: NOON + 9 })];
      const steps = [first, second];
      const strategy = await add(
        aStrategy(await addUser(), { status: 'completed', steps, corrections: [] }),
      );
      const changed = aStep({ id: first.id, note: '更正', value: null, fills: [aFill()] });
      const change = { id: newId(), at: NOON + 20, reason: 'a wrong price' };
      const corrected: Strategy = {
        ...{ ...strategy, version: 2, steps: [changed, second] },
        corrections: [{ ...change, before: first, after: changed }],
      };
      const update = (each: Strategy) =>
        database().unitOfWork.run(({ strategies }) => strategies.update(each));
      await update(corrected);
      expect(await find(strategy)).toEqual(corrected);
      const takenBack: Strategy = {
        ...{ ...corrected, version: 3, status: 'active', steps: [changed] },
        corrections: [
          ...corrected.corrections,
          { ...change, id: newId(), reason: '', before: second, after: null },
        ],
      };
      await update(takenBack);
      expect(await find(strategy)).toEqual(takenBack);
      const added = aStep({ kind: 'closed', at: NOON + 30 });
      const closed: Strategy = { ...takenBack, version: 4, steps: [changed, added] };
      await update(closed);
      expect(await find(strategy)).toEqual(closed);
    });

    it('a change adds the steps after those that are kept, and leaves these as they are', async () => {
      const first = aStep();
      const strategy = await add(aStrategy(await addUser(), { status: 'active', steps: [first] }));
      const [term] = strategy.terms;
      const terms = term ? [{ ...term, rate: 0.3 - 0.1 }] : [];
      const second = aStep({ kind: 'closed' });
      const steps = [{ ...first, note: 'rewritten' }, second];
      const changed: Strategy = { ...strategy, version: 2, status: 'completed', terms, steps };
      await database().unitOfWork.run(({ strategies }) => strategies.update(changed));
      expect(await find(strategy)).toEqual({ ...changed, steps: [first, second] });
    });

    it('of ten steps at once one is kept, whole', async () => {
      const strategy = await add(
        aStrategy(await addUser(), { status: 'active', steps: [aStep()] }),
      );
      const take = (note: string) => {
        const steps = [...strategy.steps, aStep({ kind: 'adjusted', note })];
        const changed: Strategy = { ...strategy, version: 2, steps };
        return database().unitOfWork.run(({ strategies }) => strategies.update(changed));
      };
      const tries = await Promise.allSettled(Array.from('abcdefghij', take));
      const stored = tries.findIndex(({ status }) => status === 'fulfilled');
      expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject(
        Array.from({ length: 9 }, () => ({ reason: { code: 'VERSION_CONFLICT' } })),
      );
      const steps = [{}, { note: 'abcdefghij'[stored], fills: [{}, {}] }];
      expect(await find(strategy)).toMatchObject({ version: 2, steps });
    });

    it('a removed strategy is gone from lists and reads', async () => {
      const strategy = await add(aStrategy(await addUser()));
      const { ownerId, id } = strategy;
      const remove = (owner: string, version: number) =>
        database().unitOfWork.run(({ strategies }) =>
          strategies.remove({ ownerId: owner, id, version }, strategy.createdAt),
        );
      await expect(remove(ownerId, 2)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
      await expect(remove(await addUser(), 1)).rejects.toMatchObject({ code: 'STRATEGY_UNKNOWN' });
      await remove(ownerId, 1);
      expect(await find(strategy)).toBeNull();
      const page = await database().readers.strategies.listOwned(ownerId, {
        limit: 9,
        cursor: null,
      });
      expect(page.items).toEqual([]);
      await expect(remove(ownerId, 1)).rejects.toMatchObject({ code: 'STRATEGY_UNKNOWN' });
    });

    it('versions are those of the same page, and of the same strategy', async () => {
      const [ownerId, other] = [await addUser(), await addUser()];
      const { strategies: reader } = database().readers;
      for (let i = 0; i < 3; i++) await add(aStrategy(ownerId, { updatedAt: NOON - i }));
      const [first] = (await reader.listOwned(ownerId, { limit: 1, cursor: null })).items;
      if (!first) throw new Error('nothing is listed');
      await database().unitOfWork.run(({ strategies }) =>
        strategies.update({ ...first, version: 2, updatedAt: NOON + 1 }),
      );
      let cursor: string | null = null;
      do {
        const request = { limit: 2, cursor };
        const page = await reader.listOwned(ownerId, request);
        const versions = await reader.listVersions(ownerId, request);
        const pairs = (all: readonly StrategyVersion[]) =>
          all.map(({ id, version }) => [id, version]);
        expect(pairs(versions.items)).toEqual(pairs(page.items));
        expect(versions.nextCursor).toBe(page.nextCursor);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(await reader.findVersion(ownerId, first.id)).toMatchObject({
        id: first.id,
        version: 2,
      });
      expect(await reader.findVersion(other, first.id)).toBeNull();
      expect(await reader.findVersion(ownerId, 'not an id')).toBeNull();
    });

    it('many strategies are added at once, and all of an owner are read at one moment', async () => {
      const ownerId = await addUser();
      const added = Array.from({ length: 130 }, (_, i) =>
        aStrategy(ownerId, { updatedAt: NOON + i, steps: [aStep(), aStep({ kind: 'closed' })] }),
      );
      await database().unitOfWork.run(({ strategies }) => strategies.addAll(added));
      await database().unitOfWork.run(({ strategies }) => strategies.addAll([]));
      expect(await database().readers.strategies.listAll(ownerId)).toEqual(added.toReversed());
      expect(await database().readers.strategies.listAll(await addUser())).toEqual([]);
    });

    it('the version of all changes with every addition, change and removal, and only for their owner', async () => {
      const [ownerId, other] = [await addUser(), await addUser()];
      const run = (work: (all: Repositories['strategies']) => Promise<void>) =>
        database().unitOfWork.run(({ strategies }) => work(strategies));
      const versions = async () => {
        const { strategies } = database().readers;
        return [await strategies.versionOfAll(ownerId), await strategies.versionOfAll(other)];
      };
      const none = await versions();
      expect(none.map(({ count }) => count)).toEqual([0, 0]);
      const [first, second] = [aStrategy(ownerId), aStrategy(ownerId)];
      await run((strategies) => strategies.addAll([first, second]));
      const added = await versions();
      expect(await versions()).toEqual(added);
      await run((strategies) => strategies.update({ ...first, version: 2, name: 'Another' }));
      const changed = await versions();
      await run((strategies) => strategies.remove(second, NOON));
      const removed = await versions();
      expect([added, changed, removed].map(([own]) => own!.count)).toEqual([2, 2, 1]);
      expect(new Set([none, added, changed, removed].map(([own]) => own!.version)).size).toBe(4);
      for (const [, foreign] of [added, changed, removed]) expect(foreign).toEqual(none[1]);
    });

    it('who adds by what the owner has already waits for the other who does so', async () => {
      const ownerId = await addUser();
      const addFirst = () =>
        database().unitOfWork.run(async ({ strategies }) => {
          await strategies.lockOwned(ownerId);
          if ((await strategies.listAll(ownerId)).length === 0)
            await strategies.add(aStrategy(ownerId));
        });
      await Promise.all(Array.from({ length: 5 }, addFirst));
      expect(await database().readers.strategies.listAll(ownerId)).toHaveLength(1);
    });

    describe('reviews', () => {
      const AN_HOUR = 3_600_000;
      /** Long before what other suites have on the same database. */
      const EXPIRED = NOON - 9_000_000_000;
      const expiry = newYorkDate(EXPIRED);
      const held = (change: Partial<Strategy> = {}) => ({
        ...{ symbol: 'MSFT', status: 'active' as const },
        steps: [aStep({ fills: [aFill({ symbol: 'MSFT211217C00355000', expiry })] })],
        ...change,
      });
      const dueIds = (at: number) =>
        database().unitOfWork.run(async ({ strategies }) =>
          (await strategies.listReviewDueLocked(at, 100)).map(({ id }) => id),
        );

      it('an open position is due when the first of its contracts expires, and comes whole', async () => {
        const due = await add(aStrategy(await addUser(), held()));
        const settled = settlementInstant({ symbol: 'MSFT211217C00355000', expiry });
        expect(await dueIds(settled - 1)).not.toContain(due.id);
        expect(await dueIds(settled)).toContain(due.id);
        const listed = await database().unitOfWork.run(({ strategies }) =>
          strategies.listReviewDueLocked(settled, 100),
        );
        expect(listed.find(({ id }) => id === due.id)).toEqual(due);
      });

      it('plans, trades that ended without shares and removed ones are never due', async () => {
        const ownerId = await addUser();
        const plan = await add(aStrategy(ownerId));
        const ended = await add(aStrategy(ownerId, held({ status: 'completed' })));
        const removed = await add(aStrategy(ownerId, held()));
        await database().unitOfWork.run(({ strategies }) => strategies.remove(removed, NOON));
        const due = await dueIds(NOON);
        for (const { id } of [plan, ended, removed]) expect(due).not.toContain(id);
      });

      it('is moved at its version alone, ended by null, and scheduled anew by a change', async () => {
        const due = await add(aStrategy(await addUser(), held()));
        const move = (of: StrategyVersion, next: number | null) =>
          database().unitOfWork.run(({ strategies }) => strategies.scheduleReview(of, next));
        const at = EXPIRED + 24 * AN_HOUR;
        await move({ ...due, version: due.version + 1 }, null);
        expect(await dueIds(at)).toContain(due.id);
        await move(due, at + AN_HOUR);
        expect(await dueIds(at)).not.toContain(due.id);
        expect(await dueIds(at + AN_HOUR)).toContain(due.id);
        await move(due, null);
        expect(await dueIds(NOON)).not.toContain(due.id);
        const named = { ...due, version: due.version + 1, name: 'Another' };
        await database().unitOfWork.run(({ strategies }) => strategies.update(named));
        expect(await dueIds(at)).toContain(due.id);
        expect(await find(due)).toEqual(named);
      });
    });

    it('erasing an owner leaves none of his strategies and all of the others', async () => {
      const mine = await add(aStrategy(await addUser(), { steps: [aStep()] }));
      const other = await add(aStrategy(await addUser(), { steps: [aStep()] }));
      await database().unitOfWork.run(({ strategies }) => strategies.eraseOwned(mine.ownerId));
      expect(await find(mine)).toBeNull();
      expect(await find(other)).toEqual(other);
    });
  });
});

/** A fill that the types of core do not allow. */
const malformed = (change: object): Fill => ({ ...aFill(), ...change });

describe('the tables of steps and fills', () => {
  onEveryEngine((database) => {
    it.each([
      ['a fill of nothing', aStep({ fills: [aFill({ quantity: 0 })] })],
      ['a price below zero', aStep({ fills: [aFill({ price: moneyOf(-1) })] })],
      ['a commission below zero', aStep({ fills: [aFill({ commission: moneyOf(-1) })] })],
      ['a contract without a strike', aStep({ fills: [malformed({ strike: null })] })],
      ['shares with an expiry', aStep({ fills: [malformed({ kind: 'stock' })] })],
      ['a risk below zero', aStep({ atRisk: moneyOf(-1) })],
    ])('refuse %s, and with it the whole change', async (_case, step) => {
      const strategy = await database().unitOfWork.run(async ({ users, strategies }) => {
        const owner = aUser();
        await users.add(owner);
        const planned = aStrategy(owner.id);
        await strategies.add(planned);
        return planned;
      });
      const broken: Strategy = { ...strategy, version: 2, status: 'active', steps: [step] };
      const update = database().unitOfWork.run(({ strategies }) => strategies.update(broken));
      await expect(update).rejects.toThrow();
      const { ownerId, id } = strategy;
      expect(await database().readers.strategies.findOwned(ownerId, id)).toEqual(strategy);
    });
  });
});

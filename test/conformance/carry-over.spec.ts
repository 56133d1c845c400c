import { describe, expect, it } from '@jest/globals';
import { NO_FILTER } from '@toolyard/core/audit';
import { newYorkInstant } from '@toolyard/core/calendar';
import type { CorporateAction } from '@toolyard/core/market';
import {
  CarryOverCorporateActions,
  type CarryOverWork,
} from '@toolyard/core/options/corporate-actions';
import type { AlertCondition } from '@toolyard/core/options/alerts';
import type { StrategyLeg } from '@toolyard/core/options/strategies';
import { fromDollars, type CalendarDate, type UnitOfWork } from '@toolyard/core/shared';
import { DEFAULT_WATCHLIST } from '@toolyard/core/watchlist';
import { FakeClock, FakeCorporateActions } from '@toolyard/memory';
import { onEveryDatabase, type TestDatabase } from '../support/database.ts';
import { anAlert } from './alert-records.ts';
import { aStrategy, aUser, newId } from './repository-records.ts';

/** A Monday and the Tuesday after it. */
const MONDAY: CalendarDate = '2026-11-30';
const TUESDAY: CalendarDate = '2026-12-01';
const BEFORE = newYorkInstant(MONDAY, 12);
const MINUTE = 60_000;

class Killed extends Error {}

/** The only suite on its database: what it stores is what there is. */
describe('carrying over corporate actions', () => {
  onEveryDatabase((database) => {
    const price = (symbol: string, threshold: number): AlertCondition => ({
      ...{ kind: 'price', symbol, direction: 'above', threshold },
    });

    /** An account that watches these symbols and has an alert at 900 dollars on each. */
    const account = async (...symbols: readonly string[]) => {
      const user = aUser({ emailVerifiedAt: BEFORE });
      const stated = { createdAt: BEFORE, updatedAt: BEFORE, statedAt: BEFORE };
      await database().unitOfWork.run(async ({ users, alerts, watchlists }) => {
        await users.add(user);
        const lists = [{ ...DEFAULT_WATCHLIST, symbols }];
        await watchlists.put({ ownerId: user.id, version: 2, lists, updatedAt: BEFORE });
        for (const symbol of symbols)
          await alerts.add(anAlert(user.id, { ...stated, condition: price(symbol, 900) }));
      });
      return user.id;
    };

    /** A provider of these symbols at noon of Monday. */
    const open = (...symbols: readonly string[]) => {
      const clock = new FakeClock(BEFORE);
      const provider = new FakeCorporateActions(symbols, clock, { simulated: false });
      const server = (work: UnitOfWork<CarryOverWork> = database().unitOfWork) =>
        new CarryOverCorporateActions(work, { actions: provider, clock, ids: { next: newId } });
      const begins = (day: CalendarDate) => clock.set(newYorkInstant(day, 0) + 1);
      return { clock, provider, server, begins };
    };

    const split = (symbol: string, exDate = TUESDAY): CorporateAction => ({
      ...{ kind: 'split', symbol, exDate, from: 1, to: 3 },
    });
    const change = (symbol: string, newSymbol: string): CorporateAction => ({
      ...{ kind: 'symbolChange', symbol, exDate: TUESDAY, newSymbol },
    });
    const standOf = async (owner: string) => {
      const { alerts, watchlists, notices } = database().readers;
      const rules = await alerts.listOwned(owner);
      return {
        symbols: (await watchlists.findOwned(owner))?.lists[0]?.symbols,
        conditions: rules.map(({ condition }) => condition).toReversed(),
        notices: (await notices.listOwned(owner, { limit: 100, cursor: null })).items.length,
      };
    };

    it('on the ex-date, when the day begins in New York, and once', async () => {
      const owner = await account('AAA', 'AAB');
      const { provider, server, begins } = open('AAA', 'AAB');
      provider.announced = [split('AAA'), change('AAB', 'AAC')];
      const before = await standOf(owner);
      const job = server();
      expect(await job.execute()).toBe(0);
      begins(TUESDAY);
      await job.execute();
      expect(before.conditions).toEqual([price('AAA', 900), price('AAB', 900)]);
      const after = {
        symbols: ['AAA', 'AAC'],
        conditions: [price('AAA', 300), price('AAC', 900)],
        notices: 3,
      };
      expect(await standOf(owner)).toEqual(after);
      await job.execute();
      begins('2026-12-02');
      await Promise.all([job.execute(), server().execute()]);
      expect(await standOf(owner)).toEqual(after);
    });

    it('a cancelled announcement changes nothing', async () => {
      const owner = await account('BBB');
      const { provider, server, begins } = open('BBB');
      provider.announced = [split('BBB')];
      const job = server();
      await job.execute();
      provider.announced = [];
      begins(TUESDAY);
      await job.execute();
      expect(await standOf(owner)).toMatchObject({ conditions: [price('BBB', 900)], notices: 0 });
    });

    it('a provider that is away for a month delays, and nothing is lost', async () => {
      const owner = await account('CCC');
      const { provider, server, begins, clock } = open('CCC');
      provider.announced = [split('CCC')];
      await server().execute();
      provider.isSilent = true;
      for (const day of [TUESDAY, '2026-12-15', '2026-12-31'] as const) {
        begins(day);
        await expect(server().execute()).rejects.toMatchObject({ code: 'SILENT' });
      }
      provider.isSilent = false;
      await server().execute();
      expect(await standOf(owner)).toMatchObject({ conditions: [price('CCC', 900)] });
      clock.advance(15 * MINUTE);
      await server().execute();
      expect(await standOf(owner)).toMatchObject({ conditions: [price('CCC', 300)], notices: 1 });
    });

    it('an action that becomes known after its ex-date is carried over the next day', async () => {
      const owner = await account('DDD');
      const { provider, server, begins } = open('DDD');
      begins(TUESDAY);
      await server().execute();
      provider.announced = [split('DDD')];
      begins('2026-12-02');
      await server().execute();
      expect(await standOf(owner)).toMatchObject({ conditions: [price('DDD', 300)], notices: 1 });
    });

    it('a plan of the market that the action is of, with its audit entry and a notice', async () => {
      const owner = await account('GGG');
      const quotedAt = BEFORE;
      const legs: readonly StrategyLeg[] = [
        {
          ...{ id: newId(), kind: 'stock', symbol: 'GGG', multiplier: 1, position: 'long' },
          ...{ quantity: 100, entryPrice: fromDollars(900), priceSource: 'spot' },
        },
      ];
      const of = { symbol: 'GGG', status: 'planning', quotedAt } as const;
      const plan = aStrategy(owner, { ...of, legs, simulated: false });
      const leg = { ...legs[0]!, id: newId() };
      const simulated = aStrategy(owner, { ...of, legs: [leg], simulated: true });
      const { readers, unitOfWork } = database();
      await unitOfWork.run(({ strategies }) => strategies.addAll([plan, simulated]));
      const { provider, server, begins } = open('GGG');
      provider.announced = [split('GGG')];
      begins(TUESDAY);
      await server().execute();
      await server().execute();
      expect(await readers.strategies.findOwned(owner, plan.id)).toMatchObject({
        version: plan.version + 1,
        legs: [{ quantity: 300, entryPrice: fromDollars(300) }],
        planAdjustments: [{ action: split('GGG'), carried: true }],
      });
      expect(await readers.strategies.findOwned(owner, simulated.id)).toEqual(simulated);
      const { items } = await readers.notices.listOwned(owner, { limit: 9, cursor: null });
      expect(items).toContainEqual(
        expect.objectContaining({
          effect: { kind: 'plan', strategyId: plan.id, name: plan.name, carried: true },
        }),
      );
      const ofPlan = { ...NO_FILTER, subjectId: plan.id };
      expect(await readers.trail.list(ofPlan, null, 9)).toMatchObject([
        { action: 'strategy.adjusted', actor: { realm: 'system' } },
      ]);
    });

    it('special dividends to alerts on contracts, and regular ones to nothing', async () => {
      const owner = await account('HHH');
      const contract = (symbol: string): AlertCondition => ({
        ...{ kind: 'optionPrice', symbol, direction: 'above', threshold: 3 },
      });
      const stated = { createdAt: BEFORE, updatedAt: BEFORE, statedAt: BEFORE };
      await database().unitOfWork.run(({ alerts }) =>
        alerts.add(anAlert(owner, { ...stated, condition: contract('HHH261218C00050000') })),
      );
      const { provider, server, begins } = open('HHH');
      const paid = { kind: 'dividend', symbol: 'HHH', exDate: TUESDAY, payDate: null } as const;
      provider.announced = [
        { ...paid, amount: 0.5, isSpecial: false },
        { ...paid, amount: 2, isSpecial: true },
      ];
      begins(TUESDAY);
      await server().execute();
      const { conditions, notices } = await standOf(owner);
      expect(conditions).toHaveLength(2);
      expect(conditions).toEqual(
        expect.arrayContaining([price('HHH', 900), contract('HHH261218C00048000')]),
      );
      expect(notices).toBe(1);
    });

    it('somebody who watches the old symbol long after it was given up keeps it', async () => {
      const owner = await account('EEE');
      const { provider, server, begins } = open('EEE');
      provider.announced = [
        { ...change('EEE', 'EEF'), exDate: '2026-11-02' },
        { ...split('EEE'), exDate: '2026-11-02' },
      ];
      begins(TUESDAY);
      await server().execute();
      expect(await standOf(owner)).toMatchObject({
        symbols: ['EEE'],
        conditions: [price('EEE', 900)],
        notices: 0,
      });
    });

    it('three servers, each killed at another unit of work, before or after it is stored: once', async () => {
      const symbols = ['FFA', 'FFB', 'FFC', 'FFD'];
      const owners = [await account(...symbols), await account(...symbols), await account('FFA')];
      const { provider, server, clock, begins } = open(...symbols);
      provider.announced = [...symbols.map((symbol) => split(symbol)), change('FFD', 'FFE')];
      begins(TUESDAY);
      /** A server whose n-th unit of work is its last: undone, or stored without an answer. */
      const mortal = (last: number, isStored: boolean) => {
        let units = 0;
        const run: UnitOfWork<CarryOverWork>['run'] = async (work) => {
          units += 1;
          if (units > last) throw new Killed();
          const result = await database().unitOfWork.run(async (all) => {
            const done = await work(all);
            if (units === last && !isStored) throw new Killed();
            return done;
          });
          if (units === last) throw new Killed();
          return result;
        };
        return server({ run });
      };
      for (let last = 1; last <= 24; last += 1) {
        const servers = [mortal(last, last % 2 === 0), mortal(last + 3, last % 3 === 0)];
        const ended = await Promise.allSettled(servers.map((each) => each.execute()));
        for (const each of ended)
          if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(Killed);
        clock.advance(15 * MINUTE);
      }
      await server().execute();
      const conditions = [300, 300, 300].map((level, i) => price(symbols[i]!, level));
      const whole = {
        symbols: ['FFA', 'FFB', 'FFC', 'FFE'],
        conditions: [...conditions, price('FFE', 300)],
        // Four splits, and the new symbol of an alert and of a list.
        notices: 6,
      };
      expect(await standOf(owners[0]!)).toEqual(whole);
      expect(await standOf(owners[1]!)).toEqual(whole);
      expect(await standOf(owners[2]!)).toEqual({
        symbols: ['FFA'],
        conditions: [price('FFA', 300)],
        notices: 1,
      });
    }, 60_000);
  });
});

describe('checks of corporate actions', () => {
  onEveryDatabase((database) => {
    const run = <T>(work: (all: TestDatabaseWork) => Promise<T>) => database().unitOfWork.run(work);
    type TestDatabaseWork = Parameters<Parameters<TestDatabase['unitOfWork']['run']>[0]>[0];
    const checks = <T>(work: (at: TestDatabaseWork['corporateActionChecks']) => Promise<T>) =>
      run((all) => work(all.corporateActionChecks));

    it('symbols of watchlists and alerts are named once; their owners are found, also by a contract', async () => {
      const [mei, rui] = [aUser(), aUser()];
      await run(async ({ users, alerts, watchlists }) => {
        for (const user of [mei, rui]) await users.add(user);
        const lists = [
          { ...DEFAULT_WATCHLIST, symbols: ['SPY', 'BRK.B'] },
          { id: 'b', name: 'B', symbols: ['SPY'] },
        ];
        await watchlists.put({ ownerId: mei.id, version: 2, lists, updatedAt: 1 });
        for (const symbol of ['BRKB261218P00400000', 'SPY1261218C00500000'])
          await alerts.add(
            anAlert(rui.id, {
              condition: { kind: 'optionPrice', symbol, direction: 'above', threshold: 1 },
            }),
          );
        await alerts.add(
          anAlert(rui.id, { condition: { kind: 'limit', direction: 'above', threshold: 1 } }),
        );
      });
      expect((await checks((all) => all.named())).toSorted()).toEqual([
        'BRK.B',
        'BRKB261218P00400000',
        'SPY',
        'SPY1261218C00500000',
      ]);
      const ownersOf = async (symbol: string) =>
        (await checks((all) => all.ownersOf(symbol))).toSorted();
      const both = [mei.id, rui.id].toSorted();
      expect(await ownersOf('BRK.B')).toEqual(both);
      expect(await ownersOf('SPY')).toEqual(both);
      expect(await ownersOf('PY')).toEqual([]);
    });

    it('are taken when due, longest due first, and not twice; those of other symbols go', async () => {
      await checks((all) => all.setSymbols(['A', 'B', 'C'], 1_000));
      expect(await checks((all) => all.takeDue(999, 5_000, 9))).toEqual([]);
      const b = { symbol: 'B', handledTo: TUESDAY, dueAt: 500 };
      await checks((all) => all.update(b));
      expect(await checks((all) => all.takeDue(1_000, 5_000, 2))).toEqual([
        b,
        { symbol: 'A', handledTo: null, dueAt: 1_000 },
      ]);
      await checks((all) => all.setSymbols(['B', 'C', 'D'], 2_000));
      expect(await checks((all) => all.takeDue(4_999, 9_000, 9))).toEqual([
        { symbol: 'C', handledTo: null, dueAt: 1_000 },
        { symbol: 'D', handledTo: null, dueAt: 2_000 },
      ]);
      expect(await checks((all) => all.takeDue(5_000, 9_000, 9))).toEqual([{ ...b, dueAt: 5_000 }]);
      await checks((all) => all.update({ ...b, symbol: 'GONE' }));
      expect(await checks((all) => all.takeDue(9_000, 9_001, 9))).toHaveLength(3);
    });
  });
});

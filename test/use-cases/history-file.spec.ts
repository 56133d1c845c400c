import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fillsCsv, readCsv, TRADES_FILE } from '@toolyard/api';
import type { CorporateAction } from '@toolyard/core/market';
import { readTradeFile, type ExportedFill } from '@toolyard/core/options/records';
import {
  holdingsAfter,
  realised,
  type Fill,
  type MarkedStrategy,
  type Strategy,
  type StrategyStep,
} from '@toolyard/core/options/strategies';
import { fromDollars, moneyOf, ZERO_MONEY, type CalendarDate } from '@toolyard/core/shared';
import { SEED } from '../properties/seed.ts';
import { lifecycleFixture } from './lifecycle-fixture.ts';
import { contract, FRONT, leg, NOW, shares } from './strategies-fixture.ts';

const DAY = 86_400_000;
/** After the expiry of Friday, January 16. */
const AFTER_EXPIRY = NOW + 12 * DAY;
const of = { symbol: 'ABC', exDate: '2026-01-07' as CalendarDate };

type Fixture = ReturnType<typeof lifecycleFixture>;

/** The file of a trade, and what it reads as for another owner. */
function imported(
  { id, name, symbol, steps }: Strategy,
  change = (text: string) => text,
): Strategy {
  const trade = { id, name, symbol };
  const rows = steps.flatMap((step) =>
    step.fills.map((fill): ExportedFill => ({ trade, step, fill })),
  );
  const file = readCsv(Buffer.from(change(fillsCsv(rows))), TRADES_FILE);
  let next = 0;
  const nextId = () => `00000000-0000-7000-8000-${String(++next).padStart(12, '0')}`;
  const origin = { ownerId: 'mei', now: AFTER_EXPIRY };
  const [read, ...more] = readTradeFile(file, origin, nextId);
  if (!read?.strategy || more.length > 0) throw new Error(JSON.stringify(read?.fault));
  return read.strategy;
}

/** What is held after each step, with what each contract delivers, and the cash and the realised profit until then. */
const ledger = (steps: readonly StrategyStep[]) =>
  steps.map(({ kind, at }, index) => {
    const holdings = holdingsAfter(steps.slice(0, index + 1));
    const held = holdings.held.map((each) => ({
      ...{ symbol: each.symbol, quantity: each.quantity, cost: each.cost },
      ...{ multiplier: each.multiplier },
      deliverable: each.kind === 'option' ? each.deliverable : null,
    }));
    return { kind, at, held, cash: holdings.cash, realised: realised(holdings) };
  });

/** The fills by which everything that is left ends: shares are sold, contracts expire. */
const endOf = ({ steps }: Strategy): readonly Fill[] =>
  holdingsAfter(steps).held.map(({ cost: _cost, ...held }) => ({
    ...held,
    id: `end of ${held.symbol}`,
    quantity: -held.quantity,
    price: held.kind === 'stock' ? fromDollars(41.37) : ZERO_MONEY,
    ...{ commission: ZERO_MONEY, replaces: null },
    cause: held.kind === 'stock' ? 'trade' : 'expiry',
  }));

/** The position with a last step by which it is completed. */
async function ended(fixture: Fixture, before: MarkedStrategy): Promise<MarkedStrategy> {
  fixture.clock.set(AFTER_EXPIRY);
  const position = await fixture.read(before.id);
  const fills = endOf(position);
  if (fills.length === 0) return position;
  const last = position.steps.at(-1)!;
  const end = { id: `${position.id} end`, at: AFTER_EXPIRY - DAY / 2, fills, action: null };
  const kind = fills.some(({ cause }) => cause === 'expiry') ? 'expired' : 'closed';
  const step: StrategyStep = { ...last, ...end, kind, value: ZERO_MONEY };
  return fixture.keep({ ...position, status: 'completed', steps: [...position.steps, step] });
}

const dollarsBetween = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);
const exDates = fc.constantFrom<CalendarDate>('2026-01-06', '2026-01-07', '2026-01-08');
const actions: fc.Arbitrary<CorporateAction> = fc.oneof(
  fc
    .constantFrom([1, 4], [2, 3], [20, 1], [3, 1], [8, 1], [1, 10])
    .map(([from = 1, to = 1]): CorporateAction => ({ ...of, kind: 'split', from, to })),
  fc
    .record({ cash: dollarsBetween(0, 30), shares: fc.constantFrom(0.115, 0.5, 1, 1.25) })
    .map((terms): CorporateAction => ({ ...of, ...terms, kind: 'merger', newSymbol: 'XYZ' })),
  dollarsBetween(1, 90).map((cash): CorporateAction => ({
    ...of,
    kind: 'merger',
    cash,
    newSymbol: null,
    shares: 0,
  })),
  fc.constant<CorporateAction>({ ...of, kind: 'symbolChange', newSymbol: 'XYZ' }),
  dollarsBetween(1, 9).map((amount): CorporateAction => ({
    ...of,
    ...{ kind: 'dividend', amount, payDate: null, isSpecial: true },
  })),
);
const dividends = fc
  .record({ exDate: exDates, amount: dollarsBetween(0.1, 2) })
  .map((paid): CorporateAction => ({
    ...{ ...of, ...paid, kind: 'dividend', payDate: null, isSpecial: false },
  }));
const lifecycles = fc.record({
  stock: fc.integer({ min: 1, max: 310 }),
  side: fc.constantFrom('long', 'short' as const),
  call: fc.constantFrom(-2, -1, 1, 3),
  action: actions,
  dividends: fc.array(dividends, { maxLength: 2 }),
});

describe('a file of trades', () => {
  it('comes in as it went out, over dividends, splits, mergers, symbol changes and expiries', async () => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(lifecycles, async ({ stock, side, call, action, dividends: paid }) => {
        const fixture = lifecycleFixture({
          ...{ '2026-01-05': 100, '2026-01-06': 100, '2026-01-07': 100, '2026-01-08': 100 },
          '2026-01-16': 103,
        });
        fixture.actions.announced = [...paid, action];
        const opened = await fixture.open([
          shares({ quantity: stock, position: side, price: fromDollars(100) }),
          leg(contract('C', 105), {
            ...{ position: call > 0 ? 'long' : 'short', quantity: Math.abs(call) },
            price: fromDollars(1.5),
          }),
        ]);
        const before = await ended(fixture, opened);
        for (const { kind } of before.steps) kinds.add(kind);
        const after = imported(before);
        expect(after).toMatchObject({ symbol: before.symbol, status: 'completed' });
        expect(ledger(after.steps)).toEqual(ledger(before.steps));
        // A source that announces the same, or other amounts, changes nothing of it.
        await fixture.add(after);
        fixture.actions.announced = [...paid, action].map((each) =>
          each.kind === 'dividend' ? { ...each, amount: each.amount + 0.01 } : each,
        );
        expect(ledger((await fixture.read(after.id)).steps)).toEqual(ledger(before.steps));
      }),
      { seed: SEED, numRuns: 60 },
    );
    expect([...kinds].sort()).toEqual(['corporateAction', 'dividend', 'expired', 'opened']);
  }, 300_000);

  it('reads an assigned contract that delivers shares and cash, in lower case and with other line ends', async () => {
    const fixture = lifecycleFixture({ '2026-01-05': 100, '2026-01-16': 15 });
    const opened = await fixture.open([
      leg(contract('P', 95), { position: 'short', price: fromDollars(2) }),
    ]);
    const symbol = contract('P', 95, FRONT, 'ABC1');
    const deliverable = {
      shares: [{ symbol: 'ABC', shares: 11 }],
      cash: fromDollars(14.32),
    };
    const steps = opened.steps.map((step) => ({
      ...step,
      id: `${step.id} adjusted`,
      fills: step.fills.map((fill) => ({ ...fill, symbol, deliverable }) as Fill),
    }));
    const adjusted = await fixture.keep({ ...opened, steps });
    fixture.clock.set(AFTER_EXPIRY - 13 * 3_600_000);
    const settled = await fixture.settle(await fixture.read(adjusted.id));
    // 95 · 100 for 11 shares, less 14.32, after 200 of premium.
    expect(holdingsAfter(settled.steps).cash).toBe(fromDollars(200 - 9_500 + 14.32));
    const before = await ended(fixture, settled);
    const shuffled = (text: string) => {
      const [head = '', ...lines] = text.trim().split('\r\n').join('\n').split('\n');
      const lower = lines.map((line) => line.toLowerCase().replace(/(\d)t(\d\d:[^z]*)z/, '$1T$2Z'));
      return [head, ...lower].join('\n');
    };
    expect(ledger(imported(before, shuffled).steps)).toEqual(ledger(before.steps));
    expect(() => imported(before, (text) => text.replaceAll('11 ABC + 14.32', '11.5 ABC'))).toThrow(
      'FILL_DELIVERABLE',
    );
    const unknown = imported(before, (text) => text.replaceAll('11 ABC + 14.32', ''));
    expect(holdingsAfter(unknown.steps.slice(0, 1)).held).toMatchObject([
      { symbol, deliverable: { shares: [{ symbol: 'ABC1', shares: 1 }] } },
    ]);
    expect(realised(holdingsAfter(unknown.steps))).toBe(realised(holdingsAfter(before.steps)));
  });

  it.each([
    ['an action that is none', 'ABC split 1:4', 'ABC divided by 4'],
    ['no action', 'ABC split 1:4', ''],
    ['a ratio of nothing', 'ABC split 1:4', 'ABC split 0:4'],
  ])('refuses %s at a fill of a corporate action', async (_name, stated, wrong) => {
    const fixture = lifecycleFixture({ '2026-01-05': 400, '2026-01-06': 400, '2026-01-07': 100 });
    fixture.actions.announced = [{ ...of, kind: 'split', from: 1, to: 4 }];
    const before = await ended(
      fixture,
      await fixture.open([shares({ quantity: 100, price: moneyOf(4_000_000) })]),
    );
    expect(ledger(imported(before).steps)).toEqual(ledger(before.steps));
    expect(() => imported(before, (text) => text.replaceAll(stated, wrong))).toThrow(
      'FILL_CORPORATE_ACTION',
    );
  });
});

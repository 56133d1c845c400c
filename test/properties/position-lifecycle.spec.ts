import { describe, expect, it } from '@jest/globals';
import {
  cashOf,
  holdingsAfter,
  profitAndLoss,
  profitOf,
  realised,
  unrealised,
  type StrategyStep,
} from '@toolyard/core/options/strategies';
import fc from 'fast-check';
import { moneyOf } from '@toolyard/core/shared';
import {
  BOOKED,
  bookedDividends,
  deliverables,
  actionsIn,
  UNFIT,
  PositionModel,
  randomLifecycle,
  type RandomLifecycle,
  type RandomMove,
} from './random-lifecycle.ts';
import { SYMBOL } from './scripted-market.ts';
import { propertySeed } from './seed.ts';
import { FULL_SIZE } from '../support/test-size.ts';

const RUNS = FULL_SIZE ? 10_000 : 200;
const seed = propertySeed('position lifecycles');

/** What was traded and settled; a dividend that comes before it may change what is at risk. */
const recorded = (steps: readonly StrategyStep[]) =>
  structuredClone(steps)
    .filter(({ kind }) => !BOOKED.includes(kind))
    .map((step) => ({ ...step, atRisk: null }));

/** The invariants after every step. */
function expectInvariants(model: PositionModel): void {
  const { strategy, ledger, value, cash } = model;
  const holdings = holdingsAfter(strategy.steps);
  const held = new Map(holdings.held.map(({ symbol, quantity }) => [symbol, quantity]));
  const flows = strategy.steps.flatMap(({ fills }) => fills).reduce((sum, f) => sum + cashOf(f), 0);
  expect(held).toEqual(ledger.held);
  expect(bookedDividends(strategy.steps)).toEqual(model.dividends);
  expect({ flows, cash: holdings.cash }).toEqual({ flows: cash, cash });
  expect(strategy.corporateActionsKnown).toBe(true);
  expect(deliverables(holdings)).toEqual(model.deliverables);
  if (value !== null)
    expect(profitAndLoss(holdings, value)).toBe(realised(holdings) + unrealised(holdings, value));
  const ended = strategy.steps.length === 0 ? 'planning' : 'completed';
  const [status, marked] = held.size === 0 ? [ended, null] : ['active', value];
  const profit = status === 'planning' || value === null ? null : cash + value;
  expect(profitOf(strategy)).toBe(profit);
  expect({ status: strategy.status, value: strategy.mark?.value ?? null }).toEqual({
    status,
    value: marked,
  });
  for (const { cost, quantity } of holdings.held) expect(cost * quantity).toBeGreaterThanOrEqual(0);
}

/** Refused commands change nothing. */
async function expectRefusals(model: PositionModel, { pick, trades }: RandomMove): Promise<void> {
  const before = await model.read();
  const stale = await model.adjust(trades, 0, model.strategy.version - 1);
  expect(stale).toBe('VERSION_CONFLICT');
  const tooMany = await model.early(pick, 1_000);
  expect(['STRATEGY_INVALID', 'POSITION_DUE', 'NOTHING_HELD']).toContain(tooMany);
  if (!model.hasDue) expect(await model.settle()).toBe('NOTHING_DUE');
  expect(await model.read()).toEqual(before);
}

/** A change of a recorded step: the books follow the journal, the history keeps what was. */
async function correct(model: PositionModel, move: RandomMove): Promise<void> {
  const { kind, pick, days, trades } = move;
  const [random] = trades;
  if (!random) return;
  const before = structuredClone(model.strategy);
  const corrections = {
    correct: () => model.correct(pick, random),
    move: () => model.move(pick, days),
    takeBack: () => model.takeBack(pick),
    correctDividend: () => model.changeDividend(pick, random),
    takeBackDividend: () => model.changeDividend(pick, null),
  };
  if (kind.endsWith('Dividend') && model.dividends.length === 0) return;
  const { answer, expected } = await corrections[kind as keyof typeof corrections]();
  expect(answer).toBe(expected);
  // When shares were last exchanged is read for what is held alone.
  if (answer !== null)
    return expect({ ...(await model.read()), exchangedAt: null }).toEqual({
      ...before,
      exchangedAt: null,
    });
  const { steps, corrections: changes } = model.strategy;
  if (changes.length === before.corrections.length) return;
  expect(changes.slice(0, -1)).toEqual(before.corrections);
  const change = changes.at(-1)!;
  expect(before.steps).toContainEqual(change.before);
  if (change.after) expect(steps).toContainEqual(change.after);
  else expect(steps.map(({ id }) => id)).not.toContain(change.before.id);
  expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b));
}

async function perform(model: PositionModel, move: RandomMove): Promise<void> {
  const { kind, days, ago, pick, trades } = move;
  if (/^(correct|move|takeBack)/.test(kind)) return correct(model, move);
  if (kind === 'pass') return model.pass(days);
  if (model.strategy.status === 'completed') return;
  const earlier = recorded(model.strategy.steps);
  const profit = profitOf(model.strategy);
  const due = model.hasDue;
  if (kind === 'spoil') return expectRefusals(model, move);
  if (kind === 'settle') {
    expect(await model.settle()).toBe(due ? null : 'NOTHING_DUE');
    // Unknown before where the shares of an expired contract were to go through a split or a merger.
    if (profit !== null) expect(profitOf(model.strategy)).toBe(profit);
  } else if (kind === 'adjust') {
    const back = model.daysAgo(ago);
    const refusal = model.refusalAt(model.market.today - back);
    expect(await model.adjust(trades, back)).toBe(refusal);
  } else {
    const nothing = kind === 'early' && model.ledger.contracts.size === 0;
    const done = kind === 'close' ? model.close(moneyOf(pick * 100)) : model.early(pick);
    expect(await done).toBe(nothing ? 'NOTHING_HELD' : due ? 'POSITION_DUE' : null);
  }
  expect(recorded(model.strategy.steps).slice(0, earlier.length)).toEqual(earlier);
}

/** After the last expiry: settles everything and sells the shares. */
async function finish(model: PositionModel): Promise<void> {
  if (model.strategy.status !== 'active') return;
  await model.pass(30);
  if (model.hasDue) expect(await model.settle()).toBeNull();
  expectInvariants(model);
  if (model.strategy.status === 'active') expect(await model.close(moneyOf(1_000_000))).toBeNull();
  expectInvariants(model);
}

const NOTHING = {
  ...{ steps: 0, dividends: 0, corrections: 0, unfit: 0 },
  ...{ split: 0, symbolChange: 0, merger: 0, twice: 0 },
};
const COUNTED = Object.keys(NOTHING) as (keyof typeof NOTHING)[];

async function runLifecycle({
  spots,
  announcements,
  actions,
  plan,
  moves,
  changes,
}: RandomLifecycle): Promise<Readonly<typeof NOTHING>> {
  const model = new PositionModel(spots.map(moneyOf), SYMBOL, announcements, actions);
  await model.open(plan);
  expectInvariants(model);
  for (const move of moves) {
    if (model.strategy.status === 'planning') break;
    await perform(model, move);
    expectInvariants(model);
  }
  await finish(model);
  for (const change of changes) {
    if (model.strategy.status === 'planning') break;
    await perform(model, change);
    expectInvariants(model);
  }
  await finish(model);
  expect(model.strategy).toMatchObject({ mark: null, due: [] });
  expect(model.strategy.status).not.toBe('active');
  expect(model.ledger.held.size).toBe(0);
  const { steps, corrections } = model.strategy;
  const { split, symbolChange, merger } = actionsIn(steps);
  return {
    ...{ steps: steps.length, corrections: corrections.length },
    unfit: corrections.filter(({ reason }) => reason === UNFIT).length,
    ...{ dividends: bookedDividends(steps).length, split, symbolChange, merger },
    twice: split + symbolChange + merger > 1 ? 1 : 0,
  };
}

describe('random lifecycles of positions', () => {
  it(`${RUNS} lifecycles: cash and marks are the profit at every step, and nothing is created or lost`, async () => {
    const all = { ...NOTHING };
    const property = fc.asyncProperty(randomLifecycle, async (random) => {
      const found = await runLifecycle(random);
      for (const each of COUNTED) all[each] += found[each];
    });
    await fc.assert(property, { seed, numRuns: RUNS });
    console.log(
      `${RUNS} lifecycles, ${all.steps} steps, ${all.dividends} dividends, ${all.split} splits, ${all.symbolChange} symbol changes, ${all.merger} mergers, ${all.twice} with two of these, ${all.corrections} corrections, ${all.unfit} of steps that did not fit a late split`,
    );
    expect(all.steps).toBeGreaterThan(RUNS);
    expect(all.dividends).toBeGreaterThan(RUNS / 2);
    expect(all.split).toBeGreaterThan(RUNS / 5);
    for (const rare of ['symbolChange', 'merger', 'twice'] as const)
      expect(all[rare]).toBeGreaterThan(RUNS / 40);
    expect(all.corrections).toBeGreaterThan(RUNS / 2);
    expect(all.unfit).toBeGreaterThan(RUNS / 200);
  }, 1_200_000);
});

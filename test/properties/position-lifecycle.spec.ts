import { describe, expect, it } from '@jest/globals';
import {
  cashOf,
  holdingsAfter,
  profitAndLoss,
  profitOf,
  realised,
  unrealised,
} from '@toolyard/core/options/strategies';
import fc from 'fast-check';
import { moneyOf } from '@toolyard/core/shared';
import {
  PositionModel,
  randomLifecycle,
  type RandomLifecycle,
  type RandomMove,
} from './random-lifecycle.ts';
import { propertySeed } from './seed.ts';
import { FULL_SIZE } from '../support/test-size.ts';

const RUNS = FULL_SIZE ? 10_000 : 100;
const seed = propertySeed('position lifecycles');

/** The invariants after every step. */
function expectInvariants(model: PositionModel): void {
  const { strategy, ledger, value } = model;
  const holdings = holdingsAfter(strategy.steps);
  const held = new Map(holdings.held.map(({ symbol, quantity }) => [symbol, quantity]));
  const flows = strategy.steps.flatMap(({ fills }) => fills).reduce((sum, f) => sum + cashOf(f), 0);
  expect(held).toEqual(ledger.held);
  expect({ flows, cash: holdings.cash }).toEqual({ flows: ledger.cash, cash: ledger.cash });
  expect(profitOf(strategy)).toBe(ledger.cash + value);
  expect(profitAndLoss(holdings, value)).toBe(realised(holdings) + unrealised(holdings, value));
  const [status, marked] = held.size === 0 ? ['completed', null] : ['active', value];
  expect({ status: strategy.status, value: strategy.mark?.value ?? null }).toEqual({
    status,
    value: marked,
  });
  for (const { cost, quantity } of holdings.held) expect(cost * quantity).toBeGreaterThanOrEqual(0);
}

/** Refused commands change nothing. */
async function expectRefusals(model: PositionModel, { pick, trades }: RandomMove): Promise<void> {
  const before = await model.read();
  const stale = await model.adjust(trades, model.strategy.version - 1);
  expect(stale).toBe('VERSION_CONFLICT');
  const tooMany = await model.early(pick, 1_000);
  expect(['STRATEGY_INVALID', 'POSITION_DUE', 'NOTHING_HELD']).toContain(tooMany);
  if (!model.hasDue) expect(await model.settle()).toBe('NOTHING_DUE');
  expect(await model.read()).toEqual(before);
}

async function perform(model: PositionModel, move: RandomMove): Promise<void> {
  const { kind, days, pick, trades } = move;
  const steps = model.strategy.steps.length;
  const earlier = structuredClone(model.strategy.steps);
  const profit = profitOf(model.strategy);
  const due = model.hasDue;
  if (kind === 'spoil') return expectRefusals(model, move);
  if (kind === 'pass') return model.pass(days);
  if (kind === 'settle') {
    expect(await model.settle()).toBe(due ? null : 'NOTHING_DUE');
    expect(profitOf(model.strategy)).toBe(profit);
  } else {
    const acts = { adjust: () => model.adjust(trades), early: () => model.early(pick) };
    const done = await (kind === 'close' ? model.close(moneyOf(pick * 100)) : acts[kind]());
    const nothing = kind === 'early' && model.ledger.contracts.size === 0;
    if (done !== null || due)
      expect(done).toBe(due ? 'POSITION_DUE' : nothing ? 'NOTHING_HELD' : 0);
  }
  expect(model.strategy.steps.slice(0, steps)).toEqual(earlier);
}

/** After the last expiry: settles everything and sells the shares. */
async function finish(model: PositionModel): Promise<void> {
  if (model.strategy.status === 'completed') return;
  await model.pass(30);
  if (model.hasDue) expect(await model.settle()).toBeNull();
  expectInvariants(model);
  if (model.strategy.status === 'active') expect(await model.close(moneyOf(1_000_000))).toBeNull();
  expectInvariants(model);
}

async function runLifecycle({ spots, plan, moves }: RandomLifecycle): Promise<number> {
  const model = new PositionModel(spots.map(moneyOf));
  await model.open(plan);
  expectInvariants(model);
  for (const move of moves) {
    if (model.strategy.status === 'completed') break;
    await perform(model, move);
    expectInvariants(model);
  }
  await finish(model);
  expect(model.strategy).toMatchObject({ status: 'completed', mark: null, due: [] });
  expect(model.ledger.held.size).toBe(0);
  expect(profitOf(model.strategy)).toBe(model.ledger.cash);
  return model.strategy.steps.length;
}

describe('random lifecycles of positions', () => {
  it(`${RUNS} lifecycles: cash and marks are the profit at every step, and nothing is created or lost`, async () => {
    let steps = 0;
    const property = fc.asyncProperty(randomLifecycle, async (random) => {
      steps += await runLifecycle(random);
    });
    await fc.assert(property, { seed, numRuns: RUNS });
    console.log(`${RUNS} lifecycles, ${steps} steps`);
    expect(steps).toBeGreaterThan(RUNS);
  }, 1_200_000);
});

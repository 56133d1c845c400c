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
import { Life, randomLife, type RandomLife, type RandomMove } from './random-life.ts';
import { lawsSeed } from './seed.ts';

/** `LIVES=all` (npm run lives) lives ten thousand of them. */
const RUNS = process.env['LIVES'] === 'all' ? 10_000 : 100;
const seed = lawsSeed('position laws');

/** Everything that must be so at every step of a life. */
function holds(life: Life): void {
  const { strategy, ledger, worth } = life;
  const holdings = holdingsAfter(strategy.steps);
  const held = new Map(holdings.held.map(({ symbol, quantity }) => [symbol, quantity]));
  const flows = strategy.steps.flatMap(({ fills }) => fills).reduce((sum, f) => sum + cashOf(f), 0);
  expect(held).toEqual(ledger.held);
  expect({ flows, cash: holdings.cash }).toEqual({ flows: ledger.cash, cash: ledger.cash });
  expect(profitOf(strategy)).toBe(ledger.cash + worth);
  expect(profitAndLoss(holdings, worth)).toBe(realised(holdings) + unrealised(holdings, worth));
  const [status, value] = held.size === 0 ? ['completed', null] : ['active', worth];
  expect({ status: strategy.status, value: strategy.mark?.value ?? null }).toEqual({
    status,
    value,
  });
  for (const { cost, quantity } of holdings.held) expect(cost * quantity).toBeGreaterThanOrEqual(0);
}

/** Something that must be refused, and leaves everything as it was. */
async function spoil(life: Life, { pick, trades }: RandomMove): Promise<void> {
  const before = await life.read();
  const stale = await life.adjust(trades, life.strategy.version - 1);
  expect(stale).toBe('VERSION_CONFLICT');
  const tooMany = await life.early(pick, 1_000);
  expect(['STRATEGY_INVALID', 'POSITION_DUE', 'NOTHING_HELD']).toContain(tooMany);
  if (!life.hasDue) expect(await life.settle()).toBe('NOTHING_DUE');
  expect(await life.read()).toEqual(before);
}

async function perform(life: Life, move: RandomMove): Promise<void> {
  const { kind, days, pick, trades } = move;
  const steps = life.strategy.steps.length;
  const earlier = structuredClone(life.strategy.steps);
  const profit = profitOf(life.strategy);
  const due = life.hasDue;
  if (kind === 'spoil') return spoil(life, move);
  if (kind === 'pass') return life.pass(days);
  if (kind === 'settle') {
    expect(await life.settle()).toBe(due ? null : 'NOTHING_DUE');
    expect(profitOf(life.strategy)).toBe(profit);
  } else {
    const acts = { adjust: () => life.adjust(trades), early: () => life.early(pick) };
    const done = await (kind === 'close' ? life.close(pick * 100) : acts[kind]());
    const nothing = kind === 'early' && life.ledger.contracts.size === 0;
    if (done !== null || due)
      expect(done).toBe(due ? 'POSITION_DUE' : nothing ? 'NOTHING_HELD' : 0);
  }
  expect(life.strategy.steps.slice(0, steps)).toEqual(earlier);
}

/** Past the last expiry everything is settled and the shares are sold. */
async function end(life: Life): Promise<void> {
  if (life.strategy.status === 'completed') return;
  await life.pass(30);
  if (life.hasDue) expect(await life.settle()).toBeNull();
  holds(life);
  if (life.strategy.status === 'active') expect(await life.close(1_000_000)).toBeNull();
  holds(life);
}

async function live({ spots, plan, moves }: RandomLife): Promise<number> {
  const life = new Life(spots);
  await life.open(plan);
  holds(life);
  for (const move of moves) {
    if (life.strategy.status === 'completed') break;
    await perform(life, move);
    holds(life);
  }
  await end(life);
  expect(life.strategy).toMatchObject({ status: 'completed', mark: null, due: [] });
  expect(life.ledger.held.size).toBe(0);
  expect(profitOf(life.strategy)).toBe(life.ledger.cash);
  return life.strategy.steps.length;
}

describe('random lives of positions', () => {
  it(`${RUNS} of them: cash and marks are the profit at every step, and nothing is created or lost`, async () => {
    let steps = 0;
    const property = fc.asyncProperty(randomLife, async (random) => {
      steps += await live(random);
    });
    await fc.assert(property, { seed, numRuns: RUNS });
    console.log(`${RUNS} lives, ${steps} steps`);
    expect(steps).toBeGreaterThan(RUNS);
  }, 1_200_000);
});

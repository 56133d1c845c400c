import { describe, expect, it } from '@jest/globals';
import { holdingsAfter, profitOf, type Strategy } from '@toolyard/core/options/strategies';
import { moneyOf } from '@toolyard/core/shared';
import fc from 'fast-check';
import { FULL_SIZE } from '../support/test-size.ts';
import {
  PositionModel,
  randomLifecycle,
  type RandomLifecycle,
  type RandomMove,
} from './random-lifecycle.ts';
import type { Outage } from './scripted-market.ts';
import { propertySeed } from './seed.ts';

const RUNS = FULL_SIZE ? 10_000 : 300;
const seed = propertySeed('settlement while the provider fails');

/** Delivered in shares; paid in cash at the close; paid in cash at the settlement value of the morning. */
const SYMBOLS = ['ABC', 'XSP', 'RUT'] as const;
const OUTAGES: readonly Outage[] = ['everything', 'settlementPrices', 'late', 'bars', 'old bars'];
/** Refusals that tell to try again. */
const WAITING = ['AWAY', 'SETTLEMENT_PRICE_UNKNOWN', 'PAST_PRICE_UNKNOWN'];

/** The answer of a command: null where it was done, else the code of its refusal. */
async function command(model: PositionModel, move: RandomMove): Promise<string | null> {
  const { kind, pick, days, ago, trades } = move;
  const [random] = trades;
  switch (kind) {
    case 'adjust':
      return model.adjust(trades, Math.min(ago, model.market.today));
    case 'settle':
    case 'spoil':
      return model.settle();
    case 'close':
      return model.close(moneyOf(pick * 100));
    case 'early':
      return model.early(pick);
    case 'correct':
      return (await model.correct(pick, random!)).answer;
    case 'move':
      return (await model.move(pick, days)).answer;
    case 'takeBack':
      return (await model.takeBack(pick)).answer;
    case 'pass':
      await model.pass(days);
      return null;
  }
}

/** What is stored, without the ids, which refused commands use up, and without when a price was read. */
const storedOf = ({ steps, corrections, status, terms }: Strategy): unknown =>
  JSON.parse(
    JSON.stringify({ steps, corrections, status, terms }, (key, value: unknown) =>
      key === 'id' ? null : value,
    ),
  );

/** The command while the provider fails, and once more when it is back where it has to wait. */
async function withOutage(
  model: PositionModel,
  move: RandomMove,
  outage: Outage,
): Promise<{ readonly answer: string | null; readonly waited: boolean }> {
  if (move.kind === 'pass') return { answer: await command(model, move), waited: false };
  const before = await model.read();
  model.market.outage = outage;
  const answer = await command(model, move);
  const shown = await model.read();
  model.market.outage = null;
  model.strategy = await model.read();
  if (answer === null || !WAITING.includes(answer)) return { answer, waited: false };
  expect(model.strategy).toEqual(before);
  const isPriced = outage === 'bars' || outage === 'old bars';
  if (shown.due.length > 0 && !isPriced)
    expect({ due: shown.due[0]?.settlementPrice, profit: profitOf(shown) }).toEqual({
      ...{ due: null, profit: null },
    });
  return { answer: await command(model, move), waited: true };
}

/** Two equal lives, one of them with a provider that fails at every command. */
async function liveTwice(
  { spots, plan, moves, changes }: RandomLifecycle,
  symbol: string,
  outages: readonly Outage[],
): Promise<number> {
  const [healthy, failing] = [0, 1].map(() => new PositionModel(spots.map(moneyOf), symbol));
  await healthy!.open(plan);
  await failing!.open(plan);
  let waited = 0;
  const last = [
    { ...moves[0]!, kind: 'pass' as const, days: 30 },
    { ...moves[0]!, kind: 'settle' as const },
  ];
  for (const [index, move] of [...moves, ...last, ...changes].entries()) {
    if (healthy!.strategy.status === 'planning') break;
    const expected = await command(healthy!, move);
    const found = await withOutage(failing!, move, outages[index % outages.length]!);
    expect(found.answer).toBe(expected);
    if (found.waited) waited++;
    const { steps } = failing!.strategy;
    expect(storedOf(failing!.strategy)).toEqual(storedOf(healthy!.strategy));
    expect(holdingsAfter(steps).cash).toBe(failing!.ledger.cash);
    const held = holdingsAfter(steps).held.map(({ symbol: name, quantity }) => [name, quantity]);
    expect(new Map(held as [string, number][])).toEqual(failing!.ledger.held);
  }
  return waited;
}

describe('positions whose provider fails', () => {
  it(`${RUNS} lives in shares and cash, to the close and the morning: nothing wrong is stored, and the end is that of a provider that never failed`, async () => {
    let waited = 0;
    const property = fc.asyncProperty(
      randomLifecycle,
      fc.constantFrom(...SYMBOLS),
      fc.array(fc.constantFrom(...OUTAGES), { minLength: 5, maxLength: 5 }),
      async (random, symbol, outages) => {
        waited += await liveTwice(random, symbol, outages);
      },
    );
    await fc.assert(property, { seed, numRuns: RUNS });
    console.log(`${RUNS} lives, ${waited} commands that waited for the provider`);
    expect(waited).toBeGreaterThan(RUNS / 2);
  }, 1_200_000);
});

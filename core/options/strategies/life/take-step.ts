import { asUser, type Principal } from '../../../accounts/index.ts';
import { SYMBOL_UNKNOWN } from '../../../market/index.ts';
import type { Commit, FieldError, Instant, Money } from '../../../shared/index.ts';
import { findVersion } from '../find-version.ts';
import type { ListedContracts } from '../listed-contracts.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import { POSITION_DUE, STRATEGY_INVALID, STRATEGY_STATUS } from '../strategies.errors.ts';
import { strategyNote, type LifeAction, type StrategyStore } from '../strategy-change.ts';
import type { Strategy } from '../strategy.ts';
import type { LifePorts } from './life-ports.ts';
import { MarketBoard } from './market-board.ts';
import { withSteps, type StepDraft } from './next-life.ts';
import { holdingsAfter, type Holdings } from './position.ts';
import { marked, type MarkedStrategy } from './position-mark.ts';
import { noteFaults } from './trade-faults.ts';

/** What every step of a position's life names. */
export interface StepInput {
  readonly id: string;
  /** The version that the caller has seen; null is any. */
  readonly version: number | null;
  readonly note: string;
}

/** The position and its market as a step finds them. */
export interface StepGround {
  readonly strategy: MarkedStrategy;
  readonly holdings: Holdings;
  readonly contracts: ListedContracts;
  readonly now: Instant;
  /** The moment of the step: now, for a chain file the time of the file; after every earlier step. */
  readonly at: Instant;
  readonly nextId: () => string;
  /** Of the underlying, now. */
  readonly spot: Money;
}

export interface StepRules {
  readonly action: LifeAction;
  /** What is out of shape in the input, found before anything is read. */
  readonly faults: readonly FieldError[];
  /** In which state the strategy must be. */
  readonly status: Strategy['status'];
  /** Whether contracts past their expiry stand in the way. */
  readonly settledFirst: boolean;
  readonly act: (ground: StepGround) => Promise<readonly StepDraft[]> | readonly StepDraft[];
}

export interface StepTools {
  readonly strategies: Pick<StrategyRepository, 'findOwned'>;
  readonly ports: LifePorts;
}

/** Stores a step, and answers the position at its market. */
export type StepCommit = Commit<StrategyStore, MarkedStrategy>;

async function groundOf(
  before: Strategy,
  board: MarketBoard,
  { clock, ids }: LifePorts,
): Promise<StepGround> {
  const contracts = await board.contracts(before.symbol);
  const strategy = await marked(before, board);
  const expiries = before.legs.flatMap(({ expiry }) => expiry ?? []);
  const planned = strategy.mark ? null : await contracts.front(expiries);
  const spot = strategy.mark?.spot ?? (planned ?? (await contracts.front([])))?.chain.spot;
  if (spot === undefined) throw SYMBOL_UNKNOWN();
  const holdings = holdingsAfter(before.steps);
  const now = clock.now();
  const last = before.steps.at(-1);
  const at = last ? Math.max(contracts.at, last.at + 1) : contracts.at;
  return { strategy, holdings, contracts, now, at, nextId: () => ids.next(), spot };
}

/** Works out the steps that `act` makes of the position at its market, and answers what stores them. */
export async function takeStep(
  { strategies: reader, ports }: StepTools,
  input: StepInput,
  principal: Principal,
  { action, faults, status, settledFirst, act }: StepRules,
): Promise<StepCommit> {
  const details = [...faults, ...noteFaults(input.note)];
  if (details.length > 0) throw STRATEGY_INVALID({ details });
  const { userId } = asUser(principal);
  const before = await findVersion(reader, userId, input.id, input.version);
  if (before.status !== status) throw STRATEGY_STATUS();
  const board = new MarketBoard(ports);
  const ground = await groundOf(before, board, ports);
  if (settledFirst && ground.strategy.due.length > 0) throw POSITION_DUE();
  const after = await withSteps(before, await act(ground), input.note.trim(), ground, board);
  const answer = await marked(after, board);
  return async ({ strategies, audit }) => {
    await strategies.update(after);
    audit.record(strategyNote({ action, before, after }, principal, ground.now));
    return answer;
  };
}

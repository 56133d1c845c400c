import { asUser, type Principal } from '../../../accounts/index.ts';
import type { FieldError, Instant } from '../../../shared/index.ts';
import { atField, fault } from '../draft-faults.ts';
import {
  POSITION_FULL,
  STEP_IMPOSSIBLE,
  STEP_UNKNOWN,
  STRATEGY_INVALID,
} from '../strategies.errors.ts';
import { findVersion, strategyEntry, type LifecycleAction } from '../strategy-store.ts';
import type { Strategy } from '../strategy.ts';
import { inOrder, isBooked, tradedSteps } from './booked-steps.ts';
import type { FillTimeBounds } from './fill-time.ts';
import { markToMarket } from './mark-to-market.ts';
import { MarketSnapshot } from './market-snapshot.ts';
import { holdingsAfter, type StrategyStep } from './position.ts';
import {
  noteFaults,
  refuseBeyondLimits,
  type StepCommit,
  type StepDependencies,
} from './prepare-step.ts';
import { replay, type ImpossibleStep } from './replay.ts';
import { withBookedSteps } from './with-booked-steps.ts';
import { strategyAfter, withSteps } from './with-steps.ts';

/** Maximum number of corrections of a position. */
export const MAX_CORRECTIONS = 200;

/** Input of every change of a recorded step. */
export interface CorrectionInput {
  readonly id: string;
  /** The version that the caller has seen; null for any. */
  readonly version: number | null;
  readonly stepId: string;
  /** Why; may be blank. */
  readonly reason: string;
}

/** The step to be changed and its surroundings. */
export interface CorrectionContext {
  readonly strategy: Strategy;
  readonly step: StrategyStep;
  readonly bounds: FillTimeBounds;
  readonly market: MarketSnapshot;
}

interface CorrectionRules {
  readonly action: LifecycleAction;
  /** Errors of the input, found before anything is read. */
  readonly faults: readonly FieldError[];
  /** The step as it is to be; null takes it back. */
  readonly changed: (
    context: CorrectionContext,
  ) => Promise<StrategyStep | null> | StrategyStep | null;
  /** The field of the input that an impossible fill of the changed step stands at. */
  readonly fieldOf?: (impossible: ImpossibleStep) => string | null;
}

async function contextOf(
  strategy: Strategy,
  stepId: string,
  market: MarketSnapshot,
  now: Instant,
): Promise<CorrectionContext> {
  const { steps, symbol } = strategy;
  const step = steps.find(({ id }) => id === stepId);
  if (!step) throw atField(STEP_UNKNOWN, 'stepId');
  const contracts = await market.contractsOrNull(symbol);
  const traded = tradedSteps(steps);
  const place = traded.indexOf(step);
  const previous = traded[place - 1]?.at ?? null;
  const bounds = { now: contracts?.at ?? now, previous, next: traded[place + 1]?.at ?? null };
  return { strategy, step, bounds, market };
}

/** Changes one recorded step, replays all of them, and returns the function that stores the result. */
export async function prepareCorrection(
  { strategies: reader, ports }: StepDependencies,
  input: CorrectionInput,
  principal: Principal,
  { action, faults, changed, fieldOf = () => null }: CorrectionRules,
): Promise<StepCommit> {
  const details = [...faults, ...noteFaults(input.reason, 'reason')];
  if (details.length > 0) throw STRATEGY_INVALID({ details });
  const before = await findVersion(reader, asUser(principal).userId, input.id, input.version);
  const market = new MarketSnapshot(ports).of(before);
  const at = ports.clock.now();
  const { strategy: booked } = await withBookedSteps(before, market);
  const context = await contextOf(booked, input.stepId, market, at);
  const after = await changed(context);
  const changedSteps = booked.steps.flatMap((each) =>
    each === context.step ? (after ?? []) : each,
  );
  const candidates = inOrder(tradedSteps(changedSteps), changedSteps.filter(isBooked));
  const replayed = replay(candidates, booked.steps, before.terms);
  if (!replayed.ok) {
    const { texts } = replayed.error;
    const field = fieldOf(replayed.error);
    throw STEP_IMPOSSIBLE({
      details: [field === null ? { message: texts.en, texts } : fault(field, texts)],
    });
  }
  const correction = {
    id: ports.ids.next(),
    at,
    reason: input.reason.trim(),
    before: context.step,
    after,
  };
  const corrections = [...before.corrections, correction];
  if (corrections.length > MAX_CORRECTIONS) throw POSITION_FULL();
  // What concerns no share now may concern those of an expired contract.
  const redone = new Map(replayed.value.map((each) => [each.id, each]));
  const rebooked = candidates.filter(isBooked).map((each) => redone.get(each.id) ?? each);
  const unplaced = inOrder(tradedSteps(replayed.value), rebooked);
  const corrected = strategyAfter({ ...booked, corrections }, unplaced);
  const {
    strategy: { steps },
  } = await withBookedSteps(corrected, market);
  const made = steps.find(({ id }) => id === input.stepId) ?? null;
  const strategy = {
    ...withSteps(booked, steps, at),
    corrections: [...before.corrections, { ...correction, after: made }],
  };
  refuseBeyondLimits(strategy, holdingsAfter(steps).held, true);
  const answer = await markToMarket(strategy, market);
  return async ({ strategies, audit }) => {
    await strategies.update(strategy);
    audit.record(strategyEntry({ action, before, after: strategy }, principal, at));
    return answer;
  };
}

import { asUser, type Principal } from '../../../accounts/index.ts';
import { SYMBOL_UNKNOWN } from '../../../market/index.ts';
import {
  INVISIBLE_TEXT,
  characterCount,
  isStorable,
  isVisibleText,
  moneyOf,
} from '../../../shared/index.ts';
import type { Commit, FieldError, Instant, Money, Texts } from '../../../shared/index.ts';
import type { ExpiryTerms } from '../../chain/index.ts';
import { expiriesAmong, isCashAlone, isOption, rootOf } from '../../contracts/index.ts';
import { atField, fault } from '../draft-faults.ts';
import type { PlanningPorts } from '../plan-strategy.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import {
  ACTION_UNBOOKABLE,
  PAST_PRICE_UNKNOWN,
  POSITION_DUE,
  POSITION_FULL,
  STRATEGY_INVALID,
  STRATEGY_STATUS,
} from '../strategies.errors.ts';
import {
  findVersion,
  strategyEntry,
  type LifecycleAction,
  type StrategyStore,
} from '../strategy-store.ts';
import type { Strategy } from '../strategy.ts';
import { inOrder, isBooked, tradedSteps } from './booked-steps.ts';
import { dueContracts, dueHoldings } from './expired-contracts.ts';
import { modelValue } from './model-value.ts';
import { fillTimeFault, orderedTime, type FillTime } from './fill-time.ts';
import { MarketSnapshot, type ContractLookup, type SnapshotPorts } from './market-snapshot.ts';
import {
  chainsOf,
  markHoldings,
  type MarkedStrategy,
  type PositionChains,
} from './mark-to-market.ts';
import { NOTHING_HELD, afterFills, holdingsAfter, maxLossRemaining, turnover } from './position.ts';
import type { Holding, Holdings, StrategyStep } from './position.ts';
import type { DueContract } from './settlement.ts';
import { withBookedSteps, type ActionsKnown, type UnbookableAction } from './with-booked-steps.ts';
import { symbolAt, withSteps } from './with-steps.ts';

export const MAX_STEPS = 500;
/** Steps reserved for settling and closing, so that every position can be closed. */
const RESERVED_STEPS = 100;
const MAX_HOLDINGS = 200;
/** Limit of the turnover of a position: sums of money below it are exact. */
export const MAX_TURNOVER: Money = moneyOf(4_000_000_000_000_000);
export const NOTE_MAX_LENGTH = 500;

const A_MINUTE = 60_000;

const NOTE: Texts = {
  en: `The note must have at most ${NOTE_MAX_LENGTH} characters`,
  'zh-CN': `备注不能超过 ${NOTE_MAX_LENGTH} 个字符`,
};

/** Input that every lifecycle step has. */
export interface StepInput {
  readonly id: string;
  /** The version that the caller has seen; null for any. */
  readonly version: number | null;
  readonly note: string;
}

/** Input of a step that may have taken place in the past. */
export interface TimedStepInput extends StepInput, FillTime {}

export interface LifecyclePorts extends PlanningPorts, SnapshotPorts {}

export interface StepDependencies {
  readonly strategies: Pick<StrategyRepository, 'findOwned'>;
  readonly ports: LifecyclePorts;
}

/** The position before the step, with what is booked by now. */
export interface PositionContext {
  readonly strategy: Strategy & ActionsKnown;
  readonly holdings: Holdings;
  readonly market: MarketSnapshot;
  readonly now: Instant;
  readonly nextId: () => string;
}

/** What is held at an instant: the steps up to it. */
const holdingsAt = ({ steps }: Strategy, instant: Instant): Holdings =>
  holdingsAfter(steps.filter(({ at }) => at <= instant));

/** The position and its market before the step, with what was held at its time. */
export interface StepContext extends PositionContext {
  readonly contracts: ContractLookup;
  /** Chains of the holdings. */
  readonly chains: PositionChains;
  /** Time of the step: as stated, else now, for a chain file the time of the file; always after the previous step. */
  readonly at: Instant;
  /** Whether that time is past, so that quotes of now do not value the step. */
  readonly past: boolean;
  /** Price of the underlying at that time; null where all that is held delivers cash alone. */
  readonly spot: Money | null;
  /** What the underlying was called at that time. */
  readonly symbol: string;
}

/** A step before its value and risk are known. */
export interface StepDraft
  extends
    Pick<StrategyStep, 'kind' | 'at' | 'spot' | 'fills'>,
    Partial<Pick<StrategyStep, 'settledBy'>> {
  /** Whether its time is past, so that it is valued by the model instead of by quotes. */
  readonly past: boolean;
}

/** What every kind of step states about itself. */
interface StepTerms {
  readonly action: LifecycleAction;
  /** Errors of the input, found before anything is read. */
  readonly faults: readonly FieldError[];
  /** The status that the strategy must have. */
  readonly status: Strategy['status'];
}

/** The rules of one kind of step. */
interface StepRules extends StepTerms {
  /** One step, or several past ones. */
  readonly stepsOf: (context: StepContext) => Promise<readonly StepDraft[]> | readonly StepDraft[];
}

/** Stores a step and returns the position at its market. */
export type StepCommit = Commit<StrategyStore, MarkedStrategy>;

export function noteFaults(note: string, field = 'note'): FieldError[] {
  if (characterCount(note.trim()) > NOTE_MAX_LENGTH || !isStorable(note))
    return [fault(field, NOTE)];
  return isVisibleText(note) ? [] : [fault(field, INVISIBLE_TEXT)];
}

/** The time of the next step. Refuses a stated time that cannot be. */
function timeOf(time: FillTime, { steps }: Strategy, now: Instant): Instant {
  const previous = tradedSteps(steps).at(-1)?.at ?? null;
  const bounds = { now, previous, next: null };
  const found = fillTimeFault(time, bounds);
  if (found) throw STRATEGY_INVALID({ details: [found] });
  return orderedTime(time.at ?? now, bounds);
}

async function contextOf(position: PositionContext, time: FillTime): Promise<StepContext> {
  const { strategy, market } = position;
  const now = holdingsAfter(strategy.steps).held;
  const contracts = await market.contractsFor(strategy.symbol, now);
  const at = timeOf(time, strategy, contracts.at);
  const symbol = symbolAt(strategy, at);
  const holdings = holdingsAt(strategy, at);
  const chains = await chainsOf(holdings.held, contracts);
  const front = chains.front?.value ?? (await contracts.front(expiriesAmong(strategy.legs)))?.chain;
  const current = (front ?? (await contracts.front([]))?.chain)?.spot ?? null;
  const isPriced = !isCashAlone(holdings.held);
  if (current === null && isPriced) throw SYMBOL_UNKNOWN();
  if (dueHoldings(holdings.held, at).length > 0) throw POSITION_DUE();
  const past = at < contracts.at - A_MINUTE;
  const spot = past ? await market.priceAt(symbol, at) : current;
  if (spot === null && isPriced) throw atField(PAST_PRICE_UNKNOWN, 'at');
  return { ...position, holdings, contracts, chains, at, past, spot, symbol };
}

/** Latest known rates of every expiry that the position has traded. */
async function termsAfter(
  { terms }: Strategy,
  drafts: readonly StepDraft[],
  contracts: ContractLookup | null,
): Promise<readonly ExpiryTerms[]> {
  if (contracts === null) return terms;
  const known = new Map(terms.map((each) => [each.expiry, each]));
  const fills = drafts.flatMap((draft) => draft.fills);
  for (const { symbol, expiry } of fills.filter(isOption)) {
    const chain = await contracts.chain(expiry, rootOf(symbol));
    if (chain) known.set(expiry, chain.value.terms);
  }
  return [...known.values()].sort((a, b) => a.expiry.localeCompare(b.expiry));
}

/** The steps with ids, each with the value and the risk that it leaves. `marked` is the value of the last holdings. */
function completeSteps(
  drafts: readonly StepDraft[],
  positions: readonly Holdings[],
  terms: readonly ExpiryTerms[],
  marked: Money | null,
  addition: () => Pick<StrategyStep, 'id' | 'note'>,
): StrategyStep[] {
  const settlement = () => null;
  return drafts.map(({ past, settledBy = null, ...draft }, index) => {
    const position = positions[index] ?? NOTHING_HELD;
    const market = { at: draft.at, spot: draft.spot, terms };
    const isModelled = past || position.held.length === 0;
    const value = isModelled ? modelValue(position.held, { ...market, settlement }) : marked;
    const atRisk = maxLossRemaining(position, market);
    return { ...draft, ...addition(), settledBy, action: null, value, atRisk };
  });
}

/** Refuses with POSITION_FULL beyond the limits of a position. */
export function refuseBeyondLimits(
  { steps }: Pick<Strategy, 'steps'>,
  held: readonly Holding[],
  mayUseReserve: boolean,
): void {
  const maxSteps = mayUseReserve ? MAX_STEPS : MAX_STEPS - RESERVED_STEPS;
  if (steps.length > maxSteps || held.length > MAX_HOLDINGS || turnover(steps) > MAX_TURNOVER)
    throw POSITION_FULL();
}

/** The strategy after the steps, marked to the market once. */
async function afterSteps(
  { strategy: before, market, now, nextId }: PositionContext,
  drafts: readonly StepDraft[],
  note: string,
  { contracts, isSettlement }: { readonly contracts: ContractLookup | null; isSettlement: boolean },
): Promise<MarkedStrategy> {
  const terms = await termsAfter(before, drafts, contracts);
  const positions = drafts.map(({ at }, index) =>
    afterFills(
      holdingsAt(before, at),
      drafts.slice(0, index + 1).flatMap(({ fills }) => fills),
    ),
  );
  const { held } = positions.at(-1) ?? holdingsAfter(before.steps);
  // A corporate action that is announced later values the step again.
  const { mark } = await markHoldings({ ...before, awaitsActions: false }, held, market);
  const value = mark?.value ?? null;
  const added = completeSteps(drafts, positions, terms, value, () => ({ id: nextId(), note }));
  const traded = [...tradedSteps(before.steps), ...added];
  const steps = inOrder(traded, before.steps.filter(isBooked));
  const { strategy, ...known } = await withBookedSteps({ ...before, terms, steps }, market);
  if (known.unbookable) throw unbookableError(known.unbookable);
  const after = withSteps({ ...before, terms }, strategy.steps, now);
  const left = holdingsAfter(after.steps).held;
  refuseBeyondLimits(after, left, after.status === 'completed' || isSettlement);
  const marked = { ...after, ...known };
  return { ...marked, ...(await markHoldings(marked, left, market)) };
}

const unbookableError = ({ texts }: UnbookableAction) =>
  ACTION_UNBOOKABLE({ details: [{ message: texts.en, texts }] });

/** Checks the input and reads the position that it is for. */
async function positionOf(
  { strategies, ports }: StepDependencies,
  input: StepInput,
  principal: Principal,
  { faults, status }: StepTerms,
): Promise<PositionContext> {
  const details = [...faults, ...noteFaults(input.note)];
  if (details.length > 0) throw STRATEGY_INVALID({ details });
  const { userId } = asUser(principal);
  const found = await findVersion(strategies, userId, input.id, input.version);
  const position = await positionIn(found, new MarketSnapshot(ports).of(found), ports);
  const { strategy } = position;
  if (strategy.status !== status) throw STRATEGY_STATUS();
  if (strategy.unbookable) throw unbookableError(strategy.unbookable);
  return position;
}

/** A strategy in its market before a step, with what is booked by now. */
export async function positionIn(
  found: Strategy,
  market: MarketSnapshot,
  { clock, ids }: Pick<LifecyclePorts, 'clock' | 'ids'>,
): Promise<PositionContext> {
  const { strategy: booked, ...known } = await withBookedSteps(found, market);
  const strategy = { ...booked, ...known };
  const holdings = holdingsAfter(strategy.steps);
  return { strategy, holdings, market, now: clock.now(), nextId: () => ids.next() };
}

/** The strategy itself, without what is only known of it now. */
export function strategyOf(marked: MarkedStrategy): Strategy {
  const { mark: _mark, due: _due, ...booked } = marked;
  const { corporateActionsKnown: _known, unbookable: _unbookable, ...rest } = booked;
  const { awaitsActions: _awaits, exchangedAt: _exchanged, ...strategy } = rest;
  return strategy;
}

/** Stores the position after its steps. */
const commitOf =
  (
    { strategy: before, now }: PositionContext,
    answer: MarkedStrategy,
    action: LifecycleAction,
    principal: Principal,
  ): StepCommit =>
  async ({ strategies, audit }) => {
    await strategies.update(strategyOf(answer));
    audit.record(strategyEntry({ action, before, after: answer }, principal, now));
    return answer;
  };

/** Computes the steps of a position at its market, and returns the function that stores them. */
export async function prepareStep(
  dependencies: StepDependencies,
  input: TimedStepInput,
  principal: Principal,
  { stepsOf, ...terms }: StepRules,
): Promise<StepCommit> {
  const position = await positionOf(dependencies, input, principal, terms);
  const context = await contextOf(position, input);
  const drafts = await stepsOf(context);
  const { contracts } = context;
  const options = { contracts, isSettlement: false };
  const answer = await afterSteps(context, drafts, input.note.trim(), options);
  return commitOf(context, answer, terms.action, principal);
}

/** The position after steps that settle expired contracts, which needs no quotes. */
export const settledPosition = (
  position: PositionContext,
  steps: readonly StepDraft[],
  note: string,
): Promise<MarkedStrategy> =>
  afterSteps(position, steps, note, { contracts: null, isSettlement: true });

/** Settles expired contracts of a position, and returns the function that stores the steps. */
export async function prepareSettlement(
  dependencies: StepDependencies,
  input: StepInput,
  principal: Principal,
  faults: readonly FieldError[],
  stepsOf: (position: PositionContext, due: readonly DueContract[]) => readonly StepDraft[],
): Promise<StepCommit> {
  const terms = { action: 'strategy.settled', faults, status: 'active' } as const;
  const position = await positionOf(dependencies, input, principal, terms);
  const { strategy, holdings, market } = position;
  const at = await market.valuedAt(strategy.symbol);
  const due = await dueContracts(strategy, holdings.held, at, market);
  const answer = await settledPosition(position, stepsOf(position, due), input.note.trim());
  return commitOf(position, answer, terms.action, principal);
}

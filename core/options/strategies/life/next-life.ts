import type { Instant, Money } from '../../../shared/index.ts';
import type { ExpiryTerms } from '../../chain/index.ts';
import type { ListedContracts } from '../listed-contracts.ts';
import { recognise } from '../../templates/index.ts';
import { POSITION_FULL } from '../strategies.errors.ts';
import { definingLegs } from '../strategy-legs.ts';
import { nameAfter } from '../strategy-name.ts';
import type { Strategy } from '../strategy.ts';
import { atRisk } from './at-risk.ts';
import type { MarketBoard } from './market-board.ts';
import { modelValue } from './model-value.ts';
import { holdingsAfter } from './position.ts';
import { marked } from './position-mark.ts';
import type { StrategyStep } from './step.ts';

export const MAX_STEPS = 500;
/** Steps that are left for settling and closing, so that no position is locked in. */
const LAST_STEPS = 100;
/** Contracts and shares that are held at once. */
const MAX_HELD = 200;
/** Σ of all that is ever paid and received stays where money is exact. */
export const MAX_TURNOVER: Money = 4_000_000_000_000_000;

/** A step before it is known what it leaves. */
export interface StepDraft extends Pick<StrategyStep, 'kind' | 'at' | 'spot' | 'fills'> {
  /** Valued by the model at its own moment, which is past; by quotes otherwise. */
  readonly past: boolean;
}

interface Ground {
  readonly contracts: ListedContracts;
  readonly now: Instant;
  readonly nextId: () => string;
}

/** Σ of all that was paid and received, commissions included. */
export const turnover = (steps: readonly Pick<StrategyStep, 'fills'>[]): number =>
  steps
    .flatMap(({ fills }) => fills)
    .reduce(
      (sum, { quantity, multiplier, price, commission }) =>
        sum + Math.abs(quantity) * multiplier * price + commission,
      0,
    );

/** Rates of every expiry that the life has touched, as they were last seen. */
async function termsAfter(
  { terms }: Strategy,
  drafts: readonly StepDraft[],
  contracts: ListedContracts,
): Promise<readonly ExpiryTerms[]> {
  const known = new Map(terms.map((each) => [each.expiry, each]));
  const fills = drafts.flatMap((draft) => draft.fills);
  for (const expiry of new Set(fills.flatMap((fill) => fill.expiry ?? []))) {
    const chain = await contracts.chain(expiry);
    if (chain) known.set(expiry, chain.value.terms);
  }
  return [...known.values()].sort((a, b) => a.expiry.localeCompare(b.expiry));
}

/** The strategy after these steps, each with what it left and what it risked. */
export async function withSteps(
  before: Strategy,
  drafts: readonly StepDraft[],
  note: string,
  { contracts, now, nextId }: Ground,
  board: MarketBoard,
): Promise<Strategy> {
  const terms = await termsAfter(before, drafts, contracts);
  const steps = [...before.steps];
  for (const { past, ...draft } of drafts) {
    const step = { ...draft, id: nextId(), note, value: null, atRisk: null };
    const after: Strategy = { ...before, terms, steps: [...steps, step] };
    const holdings = holdingsAfter(after.steps);
    const settlement = () => null;
    const value =
      past || holdings.held.length === 0
        ? modelValue(holdings.held, { at: step.at, spot: step.spot, terms, settlement })
        : ((await marked(after, board)).mark?.value ?? null);
    steps.push({ ...step, value, atRisk: atRisk(holdings, { ...step, terms }) });
  }
  const { held } = holdingsAfter(steps);
  const status = held.length === 0 ? 'completed' : 'active';
  const goesOn = status === 'active' && !drafts.some(({ past }) => past);
  const mostSteps = goesOn ? MAX_STEPS - LAST_STEPS : MAX_STEPS;
  if (steps.length > mostSteps || held.length > MAX_HELD || turnover(steps) > MAX_TURNOVER)
    throw POSITION_FULL();
  const updatedAt = Math.max(now, before.updatedAt);
  const legs = definingLegs({ ...before, steps });
  return {
    ...before,
    name: nameAfter(before, definingLegs(before), legs),
    templateId: recognise(legs).templateId,
    version: before.version + 1,
    status,
    terms,
    steps,
    updatedAt,
  };
}

import type { Principal } from '../../../accounts/index.ts';
import {
  choiceTexts,
  REPEATED,
  type FieldError,
  type Instant,
  type Money,
  type Texts,
} from '../../../shared/index.ts';
import { settlementInstant, termsOfContract } from '../../contracts/index.ts';
import { fault, priceFaults } from '../draft-faults.ts';
import type { HeldContract, StepKind } from '../lifecycle/position.ts';
import {
  prepareSettlement,
  type PositionContext,
  type StepCommit,
  type StepDependencies,
  type StepDraft,
  type StepInput,
} from '../lifecycle/prepare-step.ts';
import { symbolAt } from '../lifecycle/with-steps.ts';
import {
  dueAt,
  OUTCOMES,
  settlementFills,
  STATED,
  type DueContract,
  type Outcome,
} from '../lifecycle/settlement.ts';
import { NOTHING_DUE, SETTLEMENT_PRICE_UNKNOWN, STRATEGY_INVALID } from '../strategies.errors.ts';

/** The outcome of a contract where it differs from the rule. */
interface OutcomeDraft {
  readonly symbol: string;
  readonly outcome: Outcome;
}

/** The official settlement price of an expired contract, as the user states it. */
interface StatedPrice {
  readonly symbol: string;
  /** Money per share. */
  readonly price: Money;
}

export interface SettleStrategyInput extends StepInput {
  /** Outcomes that differ from the rule. */
  readonly outcomes: readonly OutcomeDraft[];
  /** Prices that no source has, or that differ from its. Each holds for every contract that it settles. */
  readonly settlementPrices: readonly StatedPrice[];
}

const OUTCOME_REQUIRED: Texts = {
  en: 'The settlement price is not known yet. Try again later, state it, or state the outcome of each contract',
  'zh-CN': '结算价尚未公布，请稍后重试，或填写结算价，或填写每个合约的结果',
};
const PRICE_REQUIRED: Texts = {
  en: 'This contract is settled in cash, and its settlement price is not known yet. Try again later, or state it',
  'zh-CN': '该合约以现金结算，结算价尚未公布，请稍后重试，或自行填写',
};
const OTHER_PRICE: Texts = {
  en: 'Another price is stated for the same settlement',
  'zh-CN': '同一次结算填写了不同的价格',
};

/** What the user states about a settlement. */
type Stated = Pick<SettleStrategyInput, 'outcomes' | 'settlementPrices'>;

const inputFaults = ({ outcomes, settlementPrices }: SettleStrategyInput): FieldError[] => [
  ...outcomes.flatMap(({ outcome }, index) =>
    OUTCOMES.includes(outcome) ? [] : [fault(`outcomes.${index}.outcome`, choiceTexts(OUTCOMES))],
  ),
  ...settlementPrices.flatMap(({ price }, index) =>
    priceFaults(price, `settlementPrices.${index}.price`),
  ),
];

/** Only a buyer exercises, only a seller is assigned. */
const possibleOutcomes = ({ quantity }: HeldContract): readonly Outcome[] => [
  'expire',
  quantity > 0 ? 'exercise' : 'assign',
];

/** Contracts of one settlement have one price: they are settled at one time. */
const isSameSettlement = (a: HeldContract, b: HeldContract): boolean =>
  settlementInstant(a) === settlementInstant(b);

function outcomeFaults(
  outcomes: readonly OutcomeDraft[],
  due: readonly DueContract[],
): FieldError[] {
  const symbols = outcomes.map(({ symbol }) => symbol);
  return outcomes.flatMap(({ symbol, outcome }, index) => {
    const contract = due.find(({ holding }) => holding.symbol === symbol);
    const choices = choiceTexts(due.map(({ holding }) => holding.symbol));
    if (!contract) return [fault(`outcomes.${index}.symbol`, choices)];
    if (symbols.indexOf(symbol) !== index) return [fault(`outcomes.${index}.symbol`, REPEATED)];
    const possible = possibleOutcomes(contract.holding);
    return possible.includes(outcome)
      ? []
      : [fault(`outcomes.${index}.outcome`, choiceTexts(possible))];
  });
}

/** The due contracts at the stated prices. Refuses prices of other contracts, and two prices of one settlement. */
function atStatedPrices(
  { settlementPrices: stated, outcomes }: Stated,
  due: readonly DueContract[],
  now: Instant,
): readonly DueContract[] {
  const holdingOf = (symbol: string) => due.find((each) => each.holding.symbol === symbol)?.holding;
  const priceOf = (holding: HeldContract) =>
    stated.find(({ symbol }) => {
      const other = holdingOf(symbol);
      return other !== undefined && isSameSettlement(other, holding);
    });
  const details = stated.flatMap(({ symbol, price }, index) => {
    const holding = holdingOf(symbol);
    const choices = choiceTexts(due.map((each) => each.holding.symbol));
    if (!holding) return [fault(`settlementPrices.${index}.symbol`, choices)];
    return priceOf(holding)?.price === price
      ? []
      : [fault(`settlementPrices.${index}.price`, OTHER_PRICE)];
  });
  details.push(...outcomeFaults(outcomes, due));
  if (details.length > 0) throw STRATEGY_INVALID({ details });
  return due.map((each) => {
    const found = priceOf(each.holding);
    const price = found && { price: found.price, source: STATED, at: now };
    return price ? dueAt(each.holding, price, each.others) : each;
  });
}

const KINDS = { expire: 'expired', exercise: 'exercised', assign: 'assigned' } as const;

/** Kind of a step with several outcomes: assignment before exercise before expiry. */
function kindOf(outcomes: readonly Outcome[]): StepKind {
  const first = (['assign', 'exercise', 'expire'] as const).find((each) => outcomes.includes(each));
  return KINDS[first ?? 'expire'];
}

/** Due contracts of one settlement, and the outcomes that the user states. */
interface Settling {
  readonly together: readonly DueContract[];
  readonly outcomes: readonly OutcomeDraft[];
}

const outcomeOf = (
  { holding, outcome }: DueContract,
  outcomes: readonly OutcomeDraft[],
): Outcome | null => outcomes.find(({ symbol }) => symbol === holding.symbol)?.outcome ?? outcome;

/** What a settlement still waits for: the price of a payment in cash, or the outcome of a contract. */
function missing({ together, outcomes }: Settling): FieldError | null {
  for (const each of together) {
    const inCash = termsOfContract(each.holding.symbol).settlement === 'cash';
    if (inCash && each.settlementPrice === null) return fault('settlementPrices', PRICE_REQUIRED);
    if (outcomeOf(each, outcomes) === null) return fault('outcomes', OUTCOME_REQUIRED);
  }
  return null;
}

/** Due contracts that are settled at one time, earliest first. */
function settlements(due: readonly DueContract[]): readonly (readonly DueContract[])[] {
  const times = [...new Set(due.map(({ holding }) => settlementInstant(holding)))];
  return times
    .sort((a, b) => a - b)
    .map((at) => due.filter(({ holding }) => settlementInstant(holding) === at));
}

/** The step of one settlement: contracts expire, or are exchanged for shares or cash by exercise or assignment. */
function settlementStep(
  { together, outcomes }: Settling,
  { strategy, nextId }: Pick<PositionContext, 'strategy' | 'nextId'>,
): StepDraft {
  const { holding, settlementPrice } = together[0]!;
  const settled = together.map((each) => outcomeOf(each, outcomes) ?? 'expire');
  const spot = settlementPrice?.price ?? null;
  const at = settlementInstant(holding);
  const fills = together.flatMap(({ holding: each, others }, index) => {
    const underlying = { symbol: symbolAt(strategy, at), price: spot, others };
    return settlementFills(each, each.quantity, settled[index]!, underlying, nextId);
  });
  const settledBy = settlementPrice && { source: settlementPrice.source, at: settlementPrice.at };
  return { kind: kindOf(settled), at, spot, settledBy, fills, past: true };
}

/**
 * One step per settlement, earliest first. Refuses with SETTLEMENT_PRICE_UNKNOWN where the first one cannot be settled
 * yet; those from the first later one on that cannot are left for another time.
 */
export function settlementSteps(
  input: Stated,
  position: PositionContext,
  due: readonly DueContract[],
): readonly StepDraft[] {
  if (due.length === 0) throw NOTHING_DUE();
  const steps: StepDraft[] = [];
  for (const together of settlements(atStatedPrices(input, due, position.now))) {
    const settling = { together, outcomes: input.outcomes };
    const found = missing(settling);
    if (found && steps.length === 0) throw SETTLEMENT_PRICE_UNKNOWN({ details: [found] });
    if (found) break;
    steps.push(settlementStep(settling, position));
  }
  return steps;
}

/** Settles the expired contracts of one of the caller's positions. */
export class SettleStrategy {
  constructor(
    readonly strategies: StepDependencies['strategies'],
    readonly ports: StepDependencies['ports'],
  ) {}

  prepare(input: SettleStrategyInput, principal: Principal): Promise<StepCommit> {
    return prepareSettlement(this, input, principal, inputFaults(input), (position, due) =>
      settlementSteps(input, position, due),
    );
  }
}

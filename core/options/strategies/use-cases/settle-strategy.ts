import type { Principal } from '../../../accounts/index.ts';
import {
  choiceTexts,
  REPEATED,
  type CalendarDate,
  type FieldError,
  type Instant,
  type Texts,
} from '../../../shared/index.ts';
import { expiriesAmong, expiryInstant, termsOfContract } from '../../contracts/index.ts';
import { fault } from '../draft-faults.ts';
import type { HeldContract, StepKind } from '../lifecycle/position.ts';
import {
  prepareStep,
  type StepCommit,
  type StepContext,
  type StepDependencies,
  type StepDraft,
  type StepInput,
} from '../lifecycle/prepare-step.ts';
import {
  OUTCOMES,
  settlementFills,
  type DueContract,
  type Outcome,
} from '../lifecycle/settlement.ts';
import { NOTHING_DUE, STRATEGY_INVALID } from '../strategies.errors.ts';

/** The outcome of a contract where it differs from the rule. */
interface OutcomeDraft {
  readonly symbol: string;
  readonly outcome: Outcome;
}

const OUTCOME_REQUIRED: Texts = {
  en: 'The settlement price is unknown; state the outcome of each contract',
  'zh-CN': '结算价未知，请填写每个合约的结果',
};

const outcomeFaults = (outcomes: readonly OutcomeDraft[]): FieldError[] =>
  outcomes.flatMap(({ outcome }, index) =>
    OUTCOMES.includes(outcome) ? [] : [fault(`outcomes.${index}.outcome`, choiceTexts(OUTCOMES))],
  );

/** Only a buyer exercises, only a seller is assigned. */
const possibleOutcomes = ({ quantity }: HeldContract): readonly Outcome[] => [
  'expire',
  quantity > 0 ? 'exercise' : 'assign',
];

function refuseInvalid(outcomes: readonly OutcomeDraft[], due: readonly DueContract[]): void {
  const symbols = outcomes.map(({ symbol }) => symbol);
  const details = outcomes.flatMap(({ symbol, outcome }, index) => {
    const contract = due.find(({ holding }) => holding.symbol === symbol);
    if (!contract)
      return [
        fault(`outcomes.${index}.symbol`, choiceTexts(due.map((each) => each.holding.symbol))),
      ];
    if (symbols.indexOf(symbol) !== index) return [fault(`outcomes.${index}.symbol`, REPEATED)];
    const possible = possibleOutcomes(contract.holding);
    return possible.includes(outcome)
      ? []
      : [fault(`outcomes.${index}.outcome`, choiceTexts(possible))];
  });
  if (details.length > 0) throw STRATEGY_INVALID({ details });
}

const KINDS = { expire: 'expired', exercise: 'exercised', assign: 'assigned' } as const;

/** Kind of a step with several outcomes: assignment before exercise before expiry. */
function kindOf(outcomes: readonly Outcome[]): StepKind {
  const first = (['assign', 'exercise', 'expire'] as const).find((each) => outcomes.includes(each));
  return KINDS[first ?? 'expire'];
}

/** When the last of the contracts of an expiry is settled. */
const settledAt = (settled: readonly DueContract[], expiry: CalendarDate): Instant =>
  Math.max(
    ...settled.map(({ holding }) =>
      expiryInstant(expiry, termsOfContract(holding.symbol).settlementTime),
    ),
  );

/** One step per expiry, at its settlement: contracts expire, or are exchanged for shares or cash by exercise or assignment. */
function settlementSteps(
  outcomes: readonly OutcomeDraft[],
  { strategy, due, nextId, spot }: StepContext,
): readonly StepDraft[] {
  if (due.length === 0) throw NOTHING_DUE();
  refuseInvalid(outcomes, due);
  const settled = due.map((contract) => {
    const stated = outcomes.find(({ symbol }) => symbol === contract.holding.symbol);
    const outcome = stated?.outcome ?? contract.outcome;
    if (!outcome) throw STRATEGY_INVALID({ details: [fault('outcomes', OUTCOME_REQUIRED)] });
    return { ...contract, outcome };
  });
  return expiriesAmong(settled.map(({ holding }) => holding)).map((expiry) => {
    const sameExpiry = settled.filter(({ holding }) => holding.expiry === expiry);
    const fills = sameExpiry.flatMap(({ holding, outcome, settlementPrice }) => {
      const underlying = { symbol: strategy.symbol, price: settlementPrice ?? spot };
      return settlementFills(holding, holding.quantity, outcome, underlying, nextId);
    });
    const kind = kindOf(sameExpiry.map(({ outcome }) => outcome));
    const price = sameExpiry[0]?.settlementPrice ?? spot;
    return { kind, at: settledAt(sameExpiry, expiry), spot: price, fills, past: true };
  });
}

export interface SettleStrategyInput extends StepInput {
  /** Outcomes that differ from the rule. */
  readonly outcomes: readonly OutcomeDraft[];
}

/** Settles the expired contracts of one of the caller's positions. */
export class SettleStrategy {
  constructor(
    readonly strategies: StepDependencies['strategies'],
    readonly ports: StepDependencies['ports'],
  ) {}

  prepare(input: SettleStrategyInput, principal: Principal): Promise<StepCommit> {
    return prepareStep(this, input, principal, {
      action: 'strategy.settled',
      faults: outcomeFaults(input.outcomes),
      status: 'active',
      stepsOf: (context) => settlementSteps(input.outcomes, context),
    });
  }
}

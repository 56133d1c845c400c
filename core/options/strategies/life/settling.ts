import { choiceTexts, REPEATED, type FieldError, type Texts } from '../../../shared/index.ts';
import { expiryInstant } from '../../contracts/index.ts';
import { fault } from '../draft-faults.ts';
import { NOTHING_DUE, STRATEGY_INVALID } from '../strategies.errors.ts';
import type { StepDraft } from './next-life.ts';
import { OUTCOMES, endingFills, type DueContract, type Outcome } from './settlement.ts';
import type { StepKind } from './step.ts';
import type { StepGround } from './take-step.ts';

/** What became of a contract, where it is not what the rule says. */
export interface OutcomeDraft {
  readonly symbol: string;
  readonly outcome: Outcome;
}

const SAY_IT: Texts = {
  en: 'The settlement price is unknown; state the outcome of each contract',
  'zh-CN': '结算价未知，请填写每个合约的结果',
};

export const outcomeFaults = (outcomes: readonly OutcomeDraft[]): FieldError[] =>
  outcomes.flatMap(({ outcome }, index) =>
    OUTCOMES.includes(outcome) ? [] : [fault(`outcomes.${index}.outcome`, choiceTexts(OUTCOMES))],
  );

/** Only a buyer exercises, only a seller is assigned. */
const outcomesOf = ({ quantity }: DueContract['holding']): readonly Outcome[] => [
  'expire',
  quantity > 0 ? 'exercise' : 'assign',
];

function refuseStrays(outcomes: readonly OutcomeDraft[], due: readonly DueContract[]): void {
  const symbols = outcomes.map(({ symbol }) => symbol);
  const details = outcomes.flatMap(({ symbol, outcome }, index) => {
    const contract = due.find(({ holding }) => holding.symbol === symbol);
    if (!contract)
      return [
        fault(`outcomes.${index}.symbol`, choiceTexts(due.map((each) => each.holding.symbol))),
      ];
    if (symbols.indexOf(symbol) !== index) return [fault(`outcomes.${index}.symbol`, REPEATED)];
    const possible = outcomesOf(contract.holding);
    return possible.includes(outcome)
      ? []
      : [fault(`outcomes.${index}.outcome`, choiceTexts(possible))];
  });
  if (details.length > 0) throw STRATEGY_INVALID({ details });
}

const KINDS = { expire: 'expired', exercise: 'exercised', assign: 'assigned' } as const;

function kindOf(outcomes: readonly Outcome[]): StepKind {
  const strongest = (['assign', 'exercise', 'expire'] as const).find((each) =>
    outcomes.includes(each),
  );
  return KINDS[strongest ?? 'expire'];
}

/** One step an expiry, at its close: contracts go, and shares come or go where they are exercised or assigned. */
export function settling(
  outcomes: readonly OutcomeDraft[],
  { strategy, nextId, spot }: StepGround,
): readonly StepDraft[] {
  const { due, symbol: underlying } = strategy;
  if (due.length === 0) throw NOTHING_DUE();
  refuseStrays(outcomes, due);
  const ended = due.map((contract) => {
    const said = outcomes.find(({ symbol }) => symbol === contract.holding.symbol);
    const outcome = said?.outcome ?? contract.outcome;
    if (!outcome) throw STRATEGY_INVALID({ details: [fault('outcomes', SAY_IT)] });
    return { ...contract, outcome };
  });
  return [...new Set(ended.flatMap(({ holding }) => holding.expiry ?? []))].map((expiry) => {
    const those = ended.filter(({ holding }) => holding.expiry === expiry);
    const fills = those.flatMap(({ holding, outcome }) =>
      endingFills(holding, holding.quantity, outcome, underlying, nextId),
    );
    const kind = kindOf(those.map(({ outcome }) => outcome));
    const price = those[0]?.settlementPrice ?? spot;
    return { kind, at: expiryInstant(expiry), spot: price, fills, past: true };
  });
}

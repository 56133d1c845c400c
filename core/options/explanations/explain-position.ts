import { toDollars } from '../../shared/index.ts';
import type { ExplainedHolding, PositionFigure, ExplainedPosition } from './explanation-request.ts';
import { add, divide, multiply, negate, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import { unavailable, indexed } from './derivation.ts';
import type { DerivedFigure, Derivation } from './derivation.ts';

/** Cash of every fill: −n · p − c. */
function cashOf(derivation: Derivation, { fills }: ExplainedPosition): Expression {
  const flows = fills.map(({ label, shares, price, commission }, i) => {
    const of = { label };
    const n = derivation.input(indexed('n', i + 1), 'shares', shares, 'shares', of);
    const p = derivation.input(indexed('p', i + 1), 'fillPrice', toDollars(price), 'price', of);
    const paid = negate(multiply(n, p));
    if (commission === 0) return paid;
    const fee = toDollars(commission);
    return subtract(paid, derivation.input(indexed('c', i + 1), 'commission', fee, 'amount', of));
  });
  return add(...flows);
}

const commissionsOf = (derivation: Derivation, { fills }: ExplainedPosition): Expression =>
  add(
    ...fills.flatMap(({ label, commission }, i) =>
      commission === 0
        ? []
        : [
            derivation.input(indexed('c', i + 1), 'commission', toDollars(commission), 'amount', {
              label,
            }),
          ],
    ),
  );

const sharesHeld = (
  derivation: Derivation,
  { label, shares }: ExplainedHolding,
  i: number,
): string => derivation.input(indexed('h', i + 1), 'shares', shares, 'shares', { label });

/** Market value: Σ h · m. */
const valueOf = (derivation: Derivation, { holdings }: ExplainedPosition): Expression =>
  add(
    ...holdings.map((held, i) => {
      const mark = held.mark === null ? Number.NaN : toDollars(held.mark);
      const m = derivation.input(indexed('m', i + 1), 'mark', mark, 'price', { label: held.label });
      return multiply(sharesHeld(derivation, held, i), m);
    }),
  );

/** Holdings at average cost: Σ h · a. */
const costOfHeld = (derivation: Derivation, { holdings }: ExplainedPosition): Expression =>
  add(
    ...holdings.map((held, i) => {
      const cost = toDollars(held.cost);
      const a = derivation.input(indexed('a', i + 1), 'averageCost', cost, 'price', {
        label: held.label,
      });
      return multiply(sharesHeld(derivation, held, i), a);
    }),
  );

const profitOf = (derivation: Derivation, position: ExplainedPosition): Expression => {
  const cash = derivation.step('C', 'cash', cashOf(derivation, position), 'signedAmount');
  if (position.holdings.length === 0) return cash;
  return add(
    cash,
    derivation.step('V', 'marketValue', valueOf(derivation, position), 'signedAmount'),
  );
};

const FORMULAS: Record<
  PositionFigure,
  (derivation: Derivation, position: ExplainedPosition) => Expression
> = {
  cash: cashOf,
  commissions: commissionsOf,
  marketValue: valueOf,
  pnl: profitOf,
  unrealised: (derivation, position) =>
    subtract(valueOf(derivation, position), costOfHeld(derivation, position)),
  realised: (derivation, position) =>
    add(
      derivation.step('C', 'cash', cashOf(derivation, position), 'signedAmount'),
      costOfHeld(derivation, position),
    ),
  returnPercent: (derivation, position) => {
    const profit = derivation.step('G', 'pnl', profitOf(derivation, position), 'signedAmount');
    const capital = position.capital === null ? Number.NaN : toDollars(position.capital);
    return multiply(divide(profit, derivation.input('Q', 'capital', capital, 'amount')), 100);
  },
};

const NEEDS_MARKS: readonly PositionFigure[] = [
  'marketValue',
  'pnl',
  'unrealised',
  'returnPercent',
];

/**
 * Figures of fills and holdings. Cash is the sum of all cash flows; profit is cash plus market value; realised profit
 * is cash plus the cost of the holdings.
 */
export function explainPosition(
  derivation: Derivation,
  position: ExplainedPosition,
  figure: PositionFigure,
): DerivedFigure {
  const unit =
    figure === 'returnPercent' ? 'percent' : figure === 'commissions' ? 'amount' : 'signedAmount';
  const marked = NEEDS_MARKS.includes(figure);
  const convention = marked ? 'cashAndMarks' : 'cashFlows';
  if (marked && position.holdings.some(({ mark }) => mark === null))
    return unavailable(unit, convention, ['noMark']);
  if (figure === 'returnPercent' && !(position.capital !== null && position.capital > 0))
    return unavailable(unit, convention, ['noCapital']);
  const formula = FORMULAS[figure](derivation, position);
  const source = marked ? 'marks' : 'fills';
  return { value: derivation.valueOf(formula), unit, formula, convention, source };
}

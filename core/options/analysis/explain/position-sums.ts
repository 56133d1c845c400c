import { toDollars } from '../../../shared/index.ts';
import type { HeldShares, PositionFigure, PositionSums } from './asked.ts';
import { add, divide, multiply, negate, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import { unknown } from './sum-answer.ts';
import type { SumAnswer } from './sum-answer.ts';
import { indexed } from './worksheet.ts';
import type { Worksheet } from './worksheet.ts';

/** Cash of every fill: −n · p − c. */
function cashOf(sheet: Worksheet, { fills }: PositionSums): Expression {
  const flows = fills.map(({ label, shares, price, commission }, i) => {
    const of = { label };
    const n = sheet.input(indexed('n', i + 1), 'shares', shares, 'shares', of);
    const p = sheet.input(indexed('p', i + 1), 'fillPrice', toDollars(price), 'price', of);
    const paid = negate(multiply(n, p));
    if (commission === 0) return paid;
    const fee = toDollars(commission);
    return subtract(paid, sheet.input(indexed('c', i + 1), 'commission', fee, 'amount', of));
  });
  return add(...flows);
}

const commissionsOf = (sheet: Worksheet, { fills }: PositionSums): Expression =>
  add(
    ...fills.flatMap(({ label, commission }, i) =>
      commission === 0
        ? []
        : [
            sheet.input(indexed('c', i + 1), 'commission', toDollars(commission), 'amount', {
              label,
            }),
          ],
    ),
  );

const sharesHeld = (sheet: Worksheet, { label, shares }: HeldShares, i: number): string =>
  sheet.input(indexed('h', i + 1), 'shares', shares, 'shares', { label });

/** What is held at its marks: Σ h · m. */
const valueOf = (sheet: Worksheet, { holdings }: PositionSums): Expression =>
  add(
    ...holdings.map((held, i) => {
      const mark = toDollars(held.mark ?? Number.NaN);
      const m = sheet.input(indexed('m', i + 1), 'mark', mark, 'price', { label: held.label });
      return multiply(sharesHeld(sheet, held, i), m);
    }),
  );

/** What is held at its average cost: Σ h · a. */
const costOfHeld = (sheet: Worksheet, { holdings }: PositionSums): Expression =>
  add(
    ...holdings.map((held, i) => {
      const cost = toDollars(held.cost);
      const a = sheet.input(indexed('a', i + 1), 'averageCost', cost, 'price', {
        label: held.label,
      });
      return multiply(sharesHeld(sheet, held, i), a);
    }),
  );

const profitOf = (sheet: Worksheet, position: PositionSums): Expression => {
  const cash = sheet.step('C', 'cash', cashOf(sheet, position), 'signedAmount');
  if (position.holdings.length === 0) return cash;
  return add(cash, sheet.step('V', 'marketValue', valueOf(sheet, position), 'signedAmount'));
};

const FORMULAS: Record<PositionFigure, (sheet: Worksheet, position: PositionSums) => Expression> = {
  cash: cashOf,
  commissions: commissionsOf,
  marketValue: valueOf,
  pnl: profitOf,
  unrealised: (sheet, position) => subtract(valueOf(sheet, position), costOfHeld(sheet, position)),
  realised: (sheet, position) =>
    add(
      sheet.step('C', 'cash', cashOf(sheet, position), 'signedAmount'),
      costOfHeld(sheet, position),
    ),
  returnPercent: (sheet, position) => {
    const profit = sheet.step('G', 'pnl', profitOf(sheet, position), 'signedAmount');
    const capital = toDollars(position.capital ?? Number.NaN);
    return multiply(divide(profit, sheet.input('Q', 'capital', capital, 'amount')), 100);
  },
};

const NEEDS_MARKS: readonly PositionFigure[] = [
  'marketValue',
  'pnl',
  'unrealised',
  'returnPercent',
];

/**
 * Figures of what was traded and is held: cash is the sum of all cash flows, and profit is cash and marks together.
 * The part of the profit that is realised is cash and what the holdings cost.
 */
export function positionSum(
  sheet: Worksheet,
  position: PositionSums,
  figure: PositionFigure,
): SumAnswer {
  const unit =
    figure === 'returnPercent' ? 'percent' : figure === 'commissions' ? 'amount' : 'signedAmount';
  const marked = NEEDS_MARKS.includes(figure);
  const convention = marked ? 'cashAndMarks' : 'cashFlows';
  if (marked && position.holdings.some(({ mark }) => mark === null))
    return unknown(unit, convention, ['noMark']);
  if (figure === 'returnPercent' && !(position.capital !== null && position.capital > 0))
    return unknown(unit, convention, ['noCapital']);
  const formula = FORMULAS[figure](sheet, position);
  const source = marked ? 'marks' : 'fills';
  return { value: sheet.valueOf(formula), unit, formula, convention, source };
}

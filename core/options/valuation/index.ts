export { expectedEuropeanValue, expectedOptionValue } from './expected-option-value.ts';
export { profitColumns } from './profit-columns.ts';
export { maxLossAtDate } from './extremes.ts';
export { expectedValue } from './expected-value.ts';
export { expectedProfitAtDate, expectedProfitUnder } from './expected-profit.ts';
export { profitShape } from './profit-shape.ts';
export type { ProfitShape } from './profit-shape.ts';
export { pnlFunction, sampleProfit } from './valuation-at-date.ts';
export type { PnlFunction, UnexpiredLeg } from './valuation-at-date.ts';

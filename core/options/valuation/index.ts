export { expectedExercisePremium } from './early-exercise-premium.ts';
export { expectedProfitAtDate } from './expected-profit.ts';
export type { ModelTerms } from './model-value.ts';
export { profitColumns } from './profit-columns.ts';
export { maxLossAtDate, profitShape } from './profit-shape.ts';
export type { ProfitShape } from './profit-shape.ts';
export { pnlFunction, sampleProfit } from './valuation-at-date.ts';
export type { PnlFunction, UnexpiredLeg } from './valuation-at-date.ts';

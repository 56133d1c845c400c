export { budgetRule, CallBudget } from './call-budget.ts';
export type { BudgetRule, BudgetStatus, CallLimiter } from './call-budget.ts';
export { relayMarket } from './relay-market.ts';
export type { RelayedMarket } from './relay-market.ts';
export { SwitchedLivePrices } from './switched-live-prices.ts';
export { switchedMarket } from './switched-market.ts';
export type { RelayStatus, RelayTerms } from './relay.ts';
export type { SharedCache } from './stored-answer.ts';

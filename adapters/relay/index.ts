export { budgetRule, CallBudget } from './call-budget.ts';
export type { BudgetRule, CallLimiter } from './call-budget.ts';
export { relayMarket } from './relay-market.ts';
export type { MarketSource } from './relay-market.ts';
export type { RelayTerms } from './relay.ts';
export type { SharedCache } from './stored-answer.ts';

export { encodePlan } from './shared-plan.ts';
export type { SharedPlan } from './shared-plan.ts';
export { decodePlan } from './decode-plan.ts';
export type { PlanFault } from './decode-plan.ts';
export type { SharedLeg } from './shared-leg.ts';

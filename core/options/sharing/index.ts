export { decodePlan, encodePlan } from './shared-plan.ts';
export type { PlanFault, SharedPlan } from './shared-plan.ts';
export type { SharedLeg } from './shared-leg.ts';

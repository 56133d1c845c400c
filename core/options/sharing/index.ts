export { encodePlan } from './encode-plan.ts';
export { decodePlan } from './decode-plan.ts';
export { PLAN_FAULTS } from './shared-plan.ts';
export type { PlanFault, SharedLeg, SharedPlan } from './shared-plan.ts';

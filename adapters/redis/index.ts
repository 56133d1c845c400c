export { openSharedLimiter } from './shared-limiter.ts';
export type { LimiterRule, LimiterSettings, SharedLimiter } from './shared-limiter.ts';
export { openSharedValues } from './shared-values.ts';
export type { SharedValues } from './shared-values.ts';

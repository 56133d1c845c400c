export { openSharedLimiter } from './shared-limiter.ts';
export type { LimiterRule, LimiterSettings, SharedLimiter } from './shared-limiter.ts';

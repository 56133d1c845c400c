export { HttpTimestampAuthority } from './http-timestamp-authority.ts';
export type { TimestampSettings } from './http-timestamp-authority.ts';
export { timestampChecks } from './timestamp-checks.ts';

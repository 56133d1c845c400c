export { memoryDatabase } from './memory-database.ts';
export type { MemoryDatabase, MemoryRepositories } from './memory-database.ts';
export type { MemoryAuditLog } from './memory-audit-log.ts';
export { plainDigest } from './plain-digest.ts';
export { SetClock } from './set-clock.ts';
export { CountingIds } from './counting-ids.ts';
export {
  ListedPasswords,
  PlainPasswordHasher,
  PlainSecretSource,
  PlainTokenIssuer,
} from './plain-credentials.ts';
export { MemoryAttemptLimiter } from './memory-attempt-limiter.ts';
export { FakeTrustedDeviceTokens } from './fake-trusted-device-tokens.ts';
export { KeptLetters } from './kept-letters.ts';
export { PlainOneTimeCodes } from './plain-one-time-codes.ts';
export { ListedChains } from './listed-chains.ts';
export { smallChain } from './small-chain.ts';
export { ListedMarket } from './listed-market.ts';
export { ListedRecords } from './listed-records.ts';
export type { WrittenRecords } from './listed-records.ts';
export type { ListedStock } from './listed-market.ts';

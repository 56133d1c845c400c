export { memoryDatabase } from './memory-database.ts';
export type { MemoryDatabase, MemoryRepositories } from './memory-database.ts';
export type { MemoryAuditLog } from './memory-audit-log.ts';
export { fakeDigest } from './fake-digest.ts';
export { FakeClock } from './fake-clock.ts';
export { SequentialIds } from './sequential-ids.ts';
export {
  FakeCommonPasswords,
  FakePasswordHasher,
  FakeSecretSource,
  FakeTokenIssuer,
} from './fake-credentials.ts';
export { MemoryAttemptLimiter } from './memory-attempt-limiter.ts';
export { FakeTrustedDeviceTokens } from './fake-trusted-device-tokens.ts';
export { PROVIDER_FAULTS, ProviderFaults } from './provider-faults.ts';
export type { ProviderFault, ProviderTrouble } from './provider-faults.ts';
export { FakeMailer } from './fake-mailer.ts';
export { FakeOneTimeCodes } from './fake-one-time-codes.ts';
export { FakeReviewSchedule } from './fake-review-schedule.ts';
export { FakeOptionChains } from './fake-option-chains.ts';
export { chainFixture } from './chain-fixture.ts';
export { FakeMarketData, restatedBar } from './fake-market-data.ts';
export { FakeLivePrices } from './fake-live-prices.ts';
export { FakeCorporateActions } from './fake-corporate-actions.ts';
export { FakeMarketRecords } from './fake-market-records.ts';
export { FakeSettlementPrices } from './fake-settlement-prices.ts';
export type { FakeRecords } from './fake-market-records.ts';
export type { FakeStock } from './fake-market-data.ts';
export {
  BEACON_TERMS,
  DRAW_EVENT_ID,
  DRAW_SEED,
  RECORDED_ROUND,
  ROUND_TIME,
  drawFixture,
  EARLIER_ROUND,
  testEntries,
} from './draw-fixture.ts';

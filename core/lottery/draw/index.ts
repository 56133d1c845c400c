export { canonicalJson } from './canonical-json.ts';
export type { Json, JsonObject } from './canonical-json.ts';
export { fromHex, isHex, toHex, utf8 } from './bytes.ts';
export {
  QUICKNET,
  beaconRoundAt,
  beaconRoundTime,
  checkBeaconRound,
  lastRoundAt,
} from './beacon.ts';
export type { BeaconChain, BeaconFault, BeaconRound, ChainRound } from './beacon.ts';
export {
  ALGORITHMS,
  MANIFEST_LIMITS,
  PROTOCOL,
  buildManifest,
  manifestHash,
  rulesHash,
} from './manifest.ts';
export type { Algorithm, EntropyRule, Manifest, ManifestTerms, PrizeTerms } from './manifest.ts';
export { ENTRY_UUID, MAX_TOTAL_WEIGHT } from './draw-entry.ts';
export { entryHash, entryTree, entryLeaves, sortEntries } from './entry-list.ts';
export type { DrawEntry } from './draw-entry.ts';
export { inclusionPath, leafHash, merkleRoot, merkleTree, rootOfPath } from './merkle-tree.ts';
export type { MerkleTree } from './merkle-tree.ts';
export { fairPick, unbiasedResidue } from './fair-pick.ts';
export { RFC3797_MAX_POOL, rfc3797Key, rfc3797Select } from './rfc3797.ts';
export { parsePastedRound } from './pasted-round.ts';
export { freeze, lockBytes } from './lock.ts';
export type { FrozenDraw, Lock } from './lock.ts';
export { acceptEntropy, drawSeed, seedCommit } from './entropy.ts';
export type { Entropy } from './entropy.ts';
export { drawWinners, selectWinners } from './select-winners.ts';
export type { DrawOutcome, DrawPick } from './select-winners.ts';
export { FORFEIT_REASONS, awardsAfter, forfeitPrize } from './forfeits.ts';
export type { Award, Forfeit, ForfeitReason } from './forfeits.ts';
export { LOG_START, eventsOfType, lineHash, nextLine, signHead } from './draw-log.ts';
export type { DrawEvent, DrawEventType, LogLine } from './draw-log.ts';
export {
  REGISTER_LINE_TYPES,
  entryCommitment,
  nextHead,
  publishedRegister,
  registerHead,
  registerStart,
} from './entry-register.ts';
export type { PublishedRegister, RegisterHead, RegisterLine } from './entry-register.ts';
export { isReceiptValid, readReceipt, signReceipt, signWithdrawal } from './entry-receipt.ts';
export type { EntryReceipt } from './entry-receipt.ts';
export { maskedName, shortUuid } from './masked-name.ts';
export {
  TRUST_GAPS,
  TRUST_GAP_TEXTS,
  TRUST_LABELS,
  TRUST_LABEL_TEXTS,
  trustLabel,
} from './trust-label.ts';
export type { TrustGap, TrustLabel } from './trust-label.ts';
export { readBundle } from './bundle-shape.ts';
export { proofBundle, signLock, signManifest } from './proof-bundle.ts';
export type { DrawRecord, ProofBundle } from './proof-bundle.ts';
export {
  CAVEATS,
  PROBLEM_TEXTS,
  STEP_TEXTS,
  VERIFICATION_STEPS,
  labelTexts,
} from './verification.ts';
export type {
  DrawStage,
  Fault,
  Problem,
  StepResult,
  Verification,
  VerificationStep,
} from './verification.ts';
export { frozenWitness, readWitnesses, WITNESS_KINDS } from './witnesses.ts';
export type { FrozenWitness, Witnesses, WitnessKind, WitnessTexts } from './witnesses.ts';
export { entryRoot, verifyBundle } from './verify-bundle.ts';
export { DrawCheck } from './draw-check.ts';
export type {
  ChangedRoot,
  DrawReport,
  EntryAnswer,
  MissingEntry,
  ReceiptState,
} from './draw-check.ts';
export type { VerifyOptions } from './verify-bundle.ts';
export type { DrawCrypto, DrawSigner, Hashing, SignatureChecks } from './ports/draw-crypto.ts';
export type { Beacon } from './ports/beacon.ts';
export { isStampTimely } from './lock-stamp.ts';
export type { LockStamp } from './lock-stamp.ts';
export type {
  StampCertificate,
  StampedTime,
  StampFault,
  TimestampAuthority,
  TimestampChecks,
} from './ports/timestamp-authority.ts';
export {
  BEACON_ROUND_INVALID,
  BEACON_UNAVAILABLE,
  DRAW_ENTRIES_INVALID,
  DRAW_FROZEN_TOO_EARLY,
  DRAW_FROZEN_TOO_LATE,
  DRAW_MANIFEST_INVALID,
  FORFEIT_INVALID,
  SEED_INVALID,
  TIMESTAMP_INVALID,
  TIMESTAMP_UNAVAILABLE,
} from './draw.errors.ts';

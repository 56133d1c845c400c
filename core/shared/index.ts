export {
  choiceTexts,
  LANGUAGES,
  LANGUAGE_SETTINGS,
  preferredLanguage,
  REPEATED,
  textIn,
} from './language.ts';
export type { Language, LanguageSetting, Texts } from './language.ts';
export { DomainError, defineError } from './domain-error.ts';
export type {
  ErrorDefinition,
  ErrorDetails,
  ErrorKind,
  ErrorOptions,
  FieldError,
} from './domain-error.ts';
export { ok, refuse } from './result.ts';
export type { Result } from './result.ts';
export {
  addDays,
  dayOfWeek,
  daysBetween,
  midnightUtc,
  parseCalendarDate,
  toCalendarDate,
} from './calendar-date.ts';
export type { CalendarDate, Instant } from './calendar-date.ts';
export { isFileSymbol, isListedTicker, isTicker, parseTicker, TICKER_FORM } from './ticker.ts';
export type { Ticker } from './ticker.ts';
export {
  MONEY_SCALE,
  ZERO_MONEY,
  addMoney,
  fromDollars,
  isMoneyAmount,
  lossRoundedUp,
  maxMoney,
  minMoney,
  moneyOf,
  multiplyMoney,
  negateMoney,
  roundedMoney,
  toWholeCents,
  subtractMoney,
  sumMoney,
  toDollars,
} from './money.ts';
export type { Dollars, Money } from './money.ts';
export { FairQueue } from './fair-queue.ts';
export type { FairQueueLimits } from './fair-queue.ts';
export { randomNumbers } from './random-numbers.ts';
export type { RandomNumbers } from './random-numbers.ts';
export { PAGE_LIMIT, formatCursor, parseCursor } from './page.ts';
export type { Page, PageRequest, KeysetPosition } from './page.ts';
export type { Clock } from './ports/clock.ts';
export type { IdSource } from './ports/id-source.ts';
export type { Commit, UnitOfWork } from './ports/unit-of-work.ts';
export type { RequestDigest } from './ports/request-digest.ts';
export type { SecretVault } from './ports/secret-vault.ts';
export type { IdempotencyRecord, IdempotencyStore } from './ports/idempotency-store.ts';
export {
  CURSOR_INVALID,
  DATABASE_BUSY,
  DATABASE_UNAVAILABLE,
  IDEMPOTENCY_IN_PROGRESS,
  VERSION_CONFLICT,
} from './shared.errors.ts';
export {
  INVISIBLE_TEXT,
  isStorable,
  isVisible,
  isVisibleText,
  oneLine,
  characterCount,
  firstCharacters,
  shortName,
} from './storable-text.ts';
export { changedRanges } from './sequence-changes.ts';
export type { ChangedRange } from './sequence-changes.ts';
export { threeWayMerge } from './three-way-merge.ts';
export type { AgreedPart, ConflictPart, MergePart } from './three-way-merge.ts';
export type { Romanizer } from './ports/romanizer.ts';
export { choice, flag, number, optional, readParameters, text } from './parameter.ts';
export type {
  Choice,
  ChoiceParameter,
  FlagParameter,
  NumberParameter,
  OptionalParameter,
  Parameter,
  ParameterProblem,
  Parameters,
  TextParameter,
  ValuesOf,
} from './parameter.ts';

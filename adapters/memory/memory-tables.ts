import type {
  Admin,
  ApiKey,
  EmailConfirmation,
  Invitation,
  PasswordReset,
  Passkey,
  SavedView,
  SecondFactor,
  Session,
  User,
} from '@toolyard/core/accounts';
import type { AuditEntry } from '@toolyard/core/audit';
import type { BrokerageAuthorisation, BrokerageConnection } from '@toolyard/core/brokerage';
import type {
  Article,
  ArticleReport,
  ArticleVotes,
  ExpectedChange,
  HookDelivery,
  IndexedText,
  Media,
  Redirect,
  RenderedRevision,
  ReviewComment,
  Space,
  SpaceInvitation,
  SpaceMember,
  NotifiedPublication,
  WebHook,
} from '@toolyard/core/content';
import type { SavedCodeRecipe } from '@toolyard/core/codegen';
import type { SavedAnalysis } from '@toolyard/core/data';
import type {
  LotteryEntry,
  LotteryEvent,
  EventPicture,
  OrganiserName,
  OrganiserRole,
  Reminder,
  StoredLogLine,
  StoredRegisterLine,
  Winner,
} from '@toolyard/core/lottery';
import type { RegisterHead } from '@toolyard/core/lottery/draw';
import type { LearningEvent, QuizAttempt, ReviewCard } from '@toolyard/core/learning';
import type { OutgoingMail } from '@toolyard/core/mail';
import type { EarningsReport, StoredProviderKey } from '@toolyard/core/market';
import type { AlertNotice, AlertRule } from '@toolyard/core/options/alerts';
import type { CorporateActionCheck } from '@toolyard/core/options/corporate-actions';
import type { Watchlists } from '@toolyard/core/watchlist';
import type { CapitalLedger } from '@toolyard/core/options/capital';
import type { StoredOptionsSettings } from '@toolyard/core/options/settings';
import type { Strategy } from '@toolyard/core/options/strategies';
import type { IdempotencyRecord, Instant } from '@toolyard/core/shared';
import type { Tool } from '@toolyard/core/tools';

/** The register of an event's entries. */
interface MemoryRegister {
  readonly start: RegisterHead;
  readonly lines: readonly StoredRegisterLine[];
}

/** All that a database would keep, by key. Records are readonly, so that a copy of the maps is a snapshot. */
export interface MemoryTables {
  users: ReadonlyMap<string, User>;
  trashedUsers: ReadonlyMap<string, { readonly user: User; readonly deletedAt: Instant }>;
  sessions: ReadonlyMap<string, Session>;
  apiKeys: ReadonlyMap<string, ApiKey>;
  /** All four by owner. */
  invitations: ReadonlyMap<string, Invitation>;
  emailConfirmations: ReadonlyMap<string, EmailConfirmation>;
  passwordResets: ReadonlyMap<string, PasswordReset>;
  secondFactors: ReadonlyMap<string, SecondFactor>;
  passkeys: ReadonlyMap<string, Passkey>;
  admins: ReadonlyMap<string, Admin>;
  adminSessions: ReadonlyMap<string, Session>;
  /** By owner. */
  adminSecondFactors: ReadonlyMap<string, SecondFactor>;
  adminPasskeys: ReadonlyMap<string, Passkey>;
  savedViews: ReadonlyMap<string, SavedView>;
  mails: ReadonlyMap<string, OutgoingMail>;
  strategies: ReadonlyMap<string, Strategy>;
  /** When strategies are reviewed next, by their ids; those without a review are missing. */
  strategyReviews: ReadonlyMap<string, Instant>;
  /** By key. */
  tools: ReadonlyMap<string, Tool>;
  /** By day and tool. */
  toolClicks: ReadonlyMap<
    string,
    { readonly toolKey: string; readonly day: string; readonly count: number }
  >;
  lotteryEvents: ReadonlyMap<string, LotteryEvent>;
  lotteryEntries: ReadonlyMap<string, LotteryEntry>;
  /** By entry. */
  lotteryWinners: ReadonlyMap<string, Winner>;
  /** By event and account. */
  lotteryReminders: ReadonlyMap<string, Reminder>;
  /** Sealed, by event. */
  lotterySeeds: ReadonlyMap<string, string>;
  /** By event and number. */
  lotteryLog: ReadonlyMap<string, StoredLogLine>;
  /** By event. */
  lotteryRegisters: ReadonlyMap<string, MemoryRegister>;
  /** By user. */
  organisers: ReadonlyMap<string, OrganiserRole>;
  /** By event and hash. */
  prizePictures: ReadonlyMap<string, EventPicture>;
  /** By account. */
  organiserNames: ReadonlyMap<string, OrganiserName>;
  /** Both by owner. */
  connections: ReadonlyMap<string, BrokerageConnection>;
  authorisations: ReadonlyMap<string, BrokerageAuthorisation>;
  /** By owner. */
  watchlists: ReadonlyMap<string, Watchlists>;
  optionsSettings: ReadonlyMap<string, StoredOptionsSettings>;
  alerts: ReadonlyMap<string, AlertRule>;
  notices: ReadonlyMap<string, AlertNotice>;
  /** By symbol. */
  corporateActionChecks: ReadonlyMap<string, CorporateActionCheck>;
  capital: ReadonlyMap<string, CapitalLedger>;
  analyses: ReadonlyMap<string, SavedAnalysis>;
  codeRecipes: ReadonlyMap<string, SavedCodeRecipe>;
  spaces: ReadonlyMap<string, Space>;
  /** By space and account. */
  spaceMembers: ReadonlyMap<string, SpaceMember>;
  spaceInvitations: ReadonlyMap<string, SpaceInvitation>;
  articles: ReadonlyMap<string, Article>;
  reports: ReadonlyMap<string, ArticleReport>;
  /** By article and number. */
  revisions: ReadonlyMap<string, RenderedRevision>;
  comments: ReadonlyMap<string, ReviewComment>;
  hooks: ReadonlyMap<string, WebHook>;
  hookDeliveries: ReadonlyMap<string, HookDelivery>;
  /** By article and moment. */
  expectedChanges: ReadonlyMap<string, ExpectedChange>;
  /** By article. */
  notifiedPublications: ReadonlyMap<string, NotifiedPublication>;
  /** By space, type, language and slug. */
  redirects: ReadonlyMap<string, Redirect>;
  /** By article and number of the revision. */
  searchTerms: ReadonlyMap<
    string,
    { readonly articleId: string; readonly revision: number; readonly text: IndexedText }
  >;
  media: ReadonlyMap<string, Media>;
  /** By article. */
  votes: ReadonlyMap<string, ArticleVotes>;
  /** All three by their keys. */
  learningEvents: ReadonlyMap<string, LearningEvent>;
  quizAttempts: ReadonlyMap<string, QuizAttempt>;
  reviewCards: ReadonlyMap<string, ReviewCard>;
  providerKey: StoredProviderKey | null;
  /** By date and symbol; empty without an upload. */
  uploadedEarnings: { readonly reports: readonly EarningsReport[]; readonly uploadedAt: Instant };
  idempotency: ReadonlyMap<string, IdempotencyRecord>;
  audit: readonly AuditEntry[];
}

export const emptyTables = (): MemoryTables => ({
  users: new Map(),
  trashedUsers: new Map(),
  sessions: new Map(),
  invitations: new Map(),
  apiKeys: new Map(),
  emailConfirmations: new Map(),
  passwordResets: new Map(),
  secondFactors: new Map(),
  passkeys: new Map(),
  admins: new Map(),
  adminSessions: new Map(),
  adminSecondFactors: new Map(),
  adminPasskeys: new Map(),
  savedViews: new Map(),
  mails: new Map(),
  strategies: new Map(),
  strategyReviews: new Map(),
  tools: new Map(),
  toolClicks: new Map(),
  lotteryEvents: new Map(),
  lotteryEntries: new Map(),
  lotteryWinners: new Map(),
  lotteryReminders: new Map(),
  lotterySeeds: new Map(),
  lotteryLog: new Map(),
  lotteryRegisters: new Map(),
  organisers: new Map(),
  prizePictures: new Map(),
  organiserNames: new Map(),
  connections: new Map(),
  authorisations: new Map(),
  watchlists: new Map(),
  optionsSettings: new Map(),
  alerts: new Map(),
  notices: new Map(),
  corporateActionChecks: new Map(),
  capital: new Map(),
  analyses: new Map(),
  codeRecipes: new Map(),
  spaces: new Map(),
  spaceMembers: new Map(),
  spaceInvitations: new Map(),
  articles: new Map(),
  reports: new Map(),
  revisions: new Map(),
  comments: new Map(),
  hooks: new Map(),
  hookDeliveries: new Map(),
  expectedChanges: new Map(),
  notifiedPublications: new Map(),
  redirects: new Map(),
  searchTerms: new Map(),
  media: new Map(),
  votes: new Map(),
  learningEvents: new Map(),
  quizAttempts: new Map(),
  reviewCards: new Map(),
  providerKey: null,
  uploadedEarnings: { reports: [], uploadedAt: 0 },
  idempotency: new Map(),
  audit: [],
});

/** The map with one more, or with another in its place. */
export const withEntry = <T>(map: ReadonlyMap<string, T>, key: string, value: T) =>
  new Map(map).set(key, structuredClone(value));

export function withoutEntry<T>(map: ReadonlyMap<string, T>, key: string): Map<string, T> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

/** The map without the entries that are somebody's. */
export const withoutOwned = <T>(map: ReadonlyMap<string, T>, isOwned: (value: T) => boolean) =>
  new Map([...map].filter(([, value]) => !isOwned(value)));

/** A copy that its receiver may keep. */
export const copyOf = <T>(value: T | undefined): T | null =>
  value === undefined ? null : structuredClone(value);

import type {
  AccountRepositories,
  Admin,
  AdminCredentials,
  RequiredActionRules,
  AdminSessionLookup,
  AdminRepository,
  AttemptGuard,
  AttemptLimiter,
  CommonPasswords,
  TrustedDeviceTokens,
  InitialCredentials,
  OneTimeCodes,
  PasswordHasher,
  PasswordRules,
  Realm,
  RealmReader,
  SecondFactorPorts,
  SecondFactorRepository,
  SecretSource,
  SessionPorts,
  PasswordSignIn,
  TokenIssuer,
  User,
  UserRepository,
  UserDirectory,
  UserCount,
} from '@toolyard/core/accounts';
import type { AuditLog, AuditTrail, Digest } from '@toolyard/core/audit';
import type { DashboardPorts } from '@toolyard/core/admin';
import type { LotteryEventRepository } from '@toolyard/core/lottery';
import type { BrokerageGateway, ConnectionStore } from '@toolyard/core/brokerage';
import type { DroppedMailCounter, LocalOutbox, MailRenderer, Mailer } from '@toolyard/core/mail';
import type { MarketData, MarketNews, StockQuotes } from '@toolyard/core/market';
import type { WatchlistStore } from '@toolyard/core/watchlist';
import type { OptionChains, OptionTape, VolatilityHistory } from '@toolyard/core/options/chain';
import type { OptionsSettingsStore } from '@toolyard/core/options/settings';
import type {
  LifecyclePorts,
  PlanningPorts,
  StrategyReader,
  StrategyRepository,
} from '@toolyard/core/options/strategies';
import type {
  Clock,
  IdempotencyStore,
  IdSource,
  RequestDigest,
  UnitOfWork,
} from '@toolyard/core/shared';
import type { ImageStore, Romanizer, ToolRepository } from '@toolyard/core/tools';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { SimulatedBroker } from '@toolyard/simulated-broker';
import type { Database } from '@toolyard/postgres';
import type { RecordPurger } from '@toolyard/core/retention';
import type { Logger } from 'pino';
import type { AuditWatch } from '../health/audit-watch.ts';
import type { ClockWatch } from '../health/clock-watch.ts';
import type { Metrics } from '../health/metrics.ts';
import type { Readiness } from '../health/readiness.ts';
import type { OpenRequests } from '../http/open-requests.ts';
import type { Settings } from './settings.ts';
import type { WorkerRecords } from './workers/worker-records.ts';
import type { WorkerSnapshots } from './workers/worker-snapshots.ts';

/** The identifier of something from outside, with its type. */
export type Port<T> = symbol & { readonly stands?: T };
const port = <T>(name: string): Port<T> => Symbol.for(`toolyard:${name}`);

/** Repositories of a unit of work. */
export interface Repositories extends AccountRepositories {
  readonly strategies: StrategyRepository;
  readonly tools: ToolRepository;
  readonly lotteryEvents: LotteryEventRepository;
  readonly connections: ConnectionStore;
  readonly watchlists: WatchlistStore;
  readonly optionsSettings: OptionsSettingsStore;
  readonly idempotency: IdempotencyStore;
  readonly audit: AuditLog;
  readonly trail: AuditTrail;
}

/** Counts points by a key; rejects with a `RateLimiterRes` where the key has none left. */
export type Limiter = Pick<RateLimiterAbstract, 'consume'>;

/** Pages of the option snapshot, as bytes of JSON. */
export type Snapshots = Pick<WorkerSnapshots, 'page' | 'warm'>;

/** Long computations over a user's trades. */
export type RecordComputations = Pick<WorkerRecords, 'csv' | 'read' | 'strategies' | 'warm'>;

/** The simulated broker's own pages. */
export type SimulatedBrokerage = Pick<SimulatedBroker, 'signInPage' | 'returnUrl'>;

export const PORTS = {
  settings: port<Settings>('settings'),
  logger: port<Logger>('logger'),
  metrics: port<Metrics>('metrics'),
  readiness: port<Readiness>('readiness'),
  auditWatch: port<AuditWatch>('auditWatch'),
  clockWatch: port<ClockWatch>('clockWatch'),
  openCalls: port<OpenRequests>('openCalls'),
  databaseFigures: port<Pick<Database, 'pool' | 'waitingMail'>>('databaseFigures'),
  purger: port<RecordPurger>('purger'),
  clock: port<Clock>('clock'),
  ids: port<IdSource>('ids'),
  hasher: port<PasswordHasher>('hasher'),
  commonPasswords: port<CommonPasswords>('commonPasswords'),
  requestDigest: port<RequestDigest>('requestDigest'),
  attempts: port<AttemptLimiter>('attempts'),
  deviceTokens: port<TrustedDeviceTokens>('deviceTokens'),
  attemptGuard: port<AttemptGuard>('attemptGuard'),
  tokens: port<TokenIssuer>('tokens'),
  secrets: port<SecretSource>('secrets'),
  sessionPorts: port<SessionPorts>('sessionPorts'),
  userSigningIn: port<PasswordSignIn<User>>('userSigningIn'),
  oneTimeCodes: port<OneTimeCodes>('oneTimeCodes'),
  secondFactorPorts: port<SecondFactorPorts & SessionPorts>('secondFactorPorts'),
  passwordRules: port<PasswordRules>('passwordRules'),
  adminDeviceTokens: port<TrustedDeviceTokens>('adminDeviceTokens'),
  adminAttemptGuard: port<AttemptGuard>('adminAttemptGuard'),
  adminTokens: port<TokenIssuer>('adminTokens'),
  adminSecrets: port<SecretSource>('adminSecrets'),
  adminSessionPorts: port<SessionPorts>('adminSessionPorts'),
  adminSigningIn: port<PasswordSignIn<Admin>>('adminSigningIn'),
  adminOneTimeCodes: port<OneTimeCodes>('adminOneTimeCodes'),
  adminSecondFactorPorts: port<SecondFactorPorts & SessionPorts>('adminSecondFactorPorts'),
  adminPasswordRules: port<PasswordRules>('adminPasswordRules'),
  requiredActionRules: port<RequiredActionRules>('adminDutyRules'),
  firstPassword: port<InitialCredentials>('firstPassword'),
  signInSample: port<AdminCredentials | null>('signInSample'),
  mailer: port<Mailer>('mailer'),
  letterWriter: port<MailRenderer>('letterWriter'),
  droppedMail: port<DroppedMailCounter>('droppedMail'),
  outboxFolder: port<LocalOutbox>('keptLetters'),
  /** The outbox in the admin console; null when mail is sent by SMTP. */
  localOutbox: port<LocalOutbox | null>('letterFolder'),
  planningPorts: port<PlanningPorts>('planningPorts'),
  lifecyclePorts: port<LifecyclePorts>('lifecyclePorts'),
  marketLimiter: port<Limiter>('marketLimiter'),
  marketSiteLimiter: port<Limiter>('marketSiteLimiter'),
  accountLimiter: port<Limiter>('accountLimiter'),
  renderErrorLimiter: port<Limiter>('renderErrorLimiter'),
  snapshots: port<Snapshots>('snapshots'),
  recordComputations: port<RecordComputations>('recordComputations'),
  marketData: port<MarketData>('marketData'),
  marketNews: port<MarketNews>('marketNews'),
  stockQuotes: port<StockQuotes>('stockQuotes'),
  optionChains: port<OptionChains>('optionChains'),
  optionTape: port<OptionTape>('optionTape'),
  volatilityHistory: port<VolatilityHistory>('volatilityHistory'),
  work: port<UnitOfWork<Repositories>>('work'),
  /** Units of work of one realm. */
  userWork: port<UnitOfWork<Realm<User>>>('userWork'),
  adminWork: port<UnitOfWork<Realm<Admin>>>('adminWork'),
  userRealm: port<RealmReader<User>>('userRealm'),
  adminRealm: port<RealmReader<Admin>>('adminRealm'),
  adminCallers: port<AdminSessionLookup>('adminCallers'),
  adminReader: port<Pick<AdminRepository, 'find' | 'findByUsername' | 'list'>>('adminReader'),
  adminFactorReader: port<Pick<SecondFactorRepository, 'find'>>('adminFactorReader'),
  userReader: port<Pick<UserRepository, 'find'>>('userReader'),
  strategyReader: port<StrategyReader>('strategyReader'),
  lotteryReader: port<Pick<LotteryEventRepository, 'listByStatus' | 'find'>>('lotteryReader'),
  userDirectory: port<UserDirectory>('userDirectory'),
  userTotals: port<Pick<UserCount, 'count'>>('userTotals'),
  trail: port<AuditTrail>('trail'),
  auditDigest: port<Digest>('auditDigest'),
  dashboardPorts: port<DashboardPorts>('dashboardPorts'),
  toolReader: port<Pick<ToolRepository, 'list' | 'listTrash' | 'listUploadedIcons'>>('toolReader'),
  imageStore: port<ImageStore>('imageStore'),
  romanizer: port<Romanizer>('romanizer'),
  connectionReader: port<Pick<ConnectionStore, 'findOwned'>>('connectionReader'),
  optionsSettingsReader: port<Pick<OptionsSettingsStore, 'findOwned'>>('optionsSettingsReader'),
  watchlistReader: port<Pick<WatchlistStore, 'findOwned'>>('watchlistReader'),
  brokerageGateway: port<BrokerageGateway>('brokerageGateway'),
  simulatedBrokerage: port<SimulatedBrokerage>('simulatedBrokerage'),
} as const;

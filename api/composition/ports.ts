import type {
  ArticleArchive,
  ContentLimits,
  DeliveryPorts,
  FrontMatterParser,
  HookPorts,
  HookSender,
  ImportPorts,
  MediaPorts,
  MediaStore,
  ProductFiles,
  WritingPorts,
} from '@toolyard/core/content';
import type {
  Admin,
  ApiKeyPorts,
  ApiKeySecrets,
  AdminCredentials,
  RequiredActionRules,
  AttemptGuard,
  AttemptLimiter,
  CommonPasswords,
  TrustedDeviceTokens,
  HeldRecordsReaders,
  InitialCredentials,
  OneTimeCodes,
  OwnedRecords,
  PasswordHasher,
  PasswordRules,
  Realm,
  RealmReader,
  PasskeyChallenges,
  PasskeyPorts,
  PasskeySignInPorts,
  PasskeyVerifier,
  SecondFactorPorts,
  SecretSource,
  SessionPorts,
  PasswordSignIn,
  TokenIssuer,
  User,
  UserCount,
} from '@toolyard/core/accounts';
import type { Digest } from '@toolyard/core/audit';
import type { DashboardPorts } from '@toolyard/core/admin';
import type { Brokers, BrokerSessions, ReadBrokerPositions } from '@toolyard/core/brokerage';
import type { EntryPorts, PicturePorts, RunDrawPorts } from '@toolyard/core/lottery';
import type { Beacon, DrawSigner, TimestampAuthority } from '@toolyard/core/lottery/draw';
import type { ReviewSchedule } from '@toolyard/core/learning';
import type { DroppedMailCounter, LocalOutbox, MailRenderer, Mailer } from '@toolyard/core/mail';
import type {
  CorporateActions,
  EarningsReports,
  LivePrices,
  MarketData,
  MarketNews,
  StockQuotes,
} from '@toolyard/core/market';
import type {
  OptionChains,
  OptionTape,
  SettlementPrices,
  VolatilityHistory,
} from '@toolyard/core/options/chain';
import type { RecordAnswers } from '@toolyard/core/options/records';
import type { AlertPorts, EvaluationPorts } from '@toolyard/core/options/alerts';
import type { CarryOverPorts } from '@toolyard/core/options/corporate-actions';
import type {
  AwaitedOwner,
  LifecyclePorts,
  PlanningPorts,
  Prices,
} from '@toolyard/core/options/strategies';
import type {
  Clock,
  IdSource,
  RequestDigest,
  Romanizer,
  SecretVault,
  UnitOfWork,
} from '@toolyard/core/shared';
import type { ImageStore } from '@toolyard/core/tools';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { SimulatedBroker } from '@toolyard/simulated-broker';
import type { Database } from '@toolyard/postgres';
import type { Readers, Repositories } from '@toolyard/core/repositories';
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
import type { CachedAnswers } from './market/cached-answers.ts';
import type { ProviderMarket } from './market/provider-market.ts';

/** The identifier of something from outside, with its type. */
export type Port<T> = symbol & { readonly stands?: T };
const port = <T>(name: string): Port<T> => Symbol.for(`toolyard:${name}`);

/** Counts points by a key; rejects with a `RateLimiterRes` where the key has none left. */
export type Limiter = Readonly<Pick<RateLimiterAbstract, 'consume' | 'points' | 'duration'>>;

/** Ports of the use cases about prize draws. */
export type DrawPorts = RunDrawPorts &
  EntryPorts & {
    readonly signer: DrawSigner;
    /** Null: frozen lists get no time stamps. */
    readonly timestamps: TimestampAuthority | null;
    /** SHA-256 fingerprints of the certificates of authorities that this site trusts. */
    readonly trustedAuthorities: readonly string[];
  };

/** Long answers about the market, as bytes of JSON. */
export type Snapshots = Pick<CachedAnswers, 'page' | 'surface' | 'figures' | 'overview'>;

/** Long computations over a user's trades. */
export type RecordComputations = Pick<
  WorkerRecords,
  'benchmark' | 'csv' | 'group' | 'outcomes' | 'performance' | 'read' | 'strategies' | 'warm'
>;

/** The simulated broker's own pages. */
export type SimulatedBrokerage = Pick<SimulatedBroker, 'signInPage' | 'returnUrl'>;

export const PORTS = {
  settings: port<Settings>('settings'),
  logger: port<Logger>('logger'),
  metrics: port<Metrics>('metrics'),
  readiness: port<Readiness>('readiness'),
  auditWatch: port<AuditWatch>('auditWatch'),
  clockWatch: port<ClockWatch>('clockWatch'),
  openRequests: port<OpenRequests>('openRequests'),
  databaseFigures: port<Pick<Database, 'pool' | 'waitingMail'>>('databaseFigures'),
  purger: port<RecordPurger>('purger'),
  ownedRecords: port<(all: Repositories) => OwnedRecords[]>('ownedRecords'),
  ownedConnections: port<(all: Repositories) => OwnedRecords>('ownedConnections'),
  auditDetailsDays: port<number>('auditDetailsDays'),
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
  passkeyPorts: port<PasskeyPorts & PasskeySignInPorts>('passkeyPorts'),
  adminPasskeyPorts: port<PasskeyPorts & PasskeySignInPorts>('adminPasskeyPorts'),
  passkeyChallenges: port<PasskeyChallenges>('passkeyChallenges'),
  passkeyVerifier: port<PasskeyVerifier>('passkeyVerifier'),
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
  apiKeyLimiter: port<Limiter>('apiKeyLimiter'),
  apiKeySecrets: port<ApiKeySecrets>('apiKeySecrets'),
  apiKeyPorts: port<ApiKeyPorts>('apiKeyPorts'),
  apiKeyReader: port<Readers['apiKeys']>('apiKeyReader'),
  apiKeyCallers: port<Readers['apiKeyCallers']>('apiKeyCallers'),
  accountLimiter: port<Limiter>('accountLimiter'),
  renderErrorLimiter: port<Limiter>('renderErrorLimiter'),
  snapshots: port<Snapshots>('snapshots'),
  snapshotThreads: port<Pick<WorkerSnapshots, 'warm'>>('snapshotThreads'),
  /** Prices of what was planned on the simulated market. */
  simulatedPrices: port<Prices>('simulatedPrices'),
  providerMarket: port<ProviderMarket>('providerMarket'),
  providerKeyReader: port<Readers['providerKeys']>('providerKeyReader'),
  providerKeyVault: port<SecretVault>('providerKeyVault'),
  recordComputations: port<RecordComputations>('recordComputations'),
  recordAnswers: port<RecordAnswers>('recordAnswers'),
  marketData: port<MarketData>('marketData'),
  marketNews: port<MarketNews>('marketNews'),
  corporateActions: port<CorporateActions>('corporateActions'),
  earningsReports: port<EarningsReports>('earningsReports'),
  /** Without those that an operator has uploaded. */
  marketReports: port<EarningsReports>('marketReports'),
  uploadedEarnings: port<Readers['uploadedEarnings']>('uploadedEarnings'),
  stockQuotes: port<StockQuotes>('stockQuotes'),
  livePrices: port<LivePrices>('livePrices'),
  optionChains: port<OptionChains>('optionChains'),
  optionTape: port<OptionTape>('optionTape'),
  volatilityHistory: port<VolatilityHistory>('volatilityHistory'),
  settlementPrices: port<SettlementPrices>('settlementPrices'),
  work: port<UnitOfWork<Repositories>>('work'),
  /** Units of work of one realm. */
  userWork: port<UnitOfWork<Realm<User>>>('userWork'),
  adminWork: port<UnitOfWork<Realm<Admin>>>('adminWork'),
  userRealm: port<RealmReader<User>>('userRealm'),
  adminRealm: port<RealmReader<Admin>>('adminRealm'),
  callerSessions: port<Readers['callerSessions']>('callerSessions'),
  adminCallers: port<Readers['adminCallers']>('adminCallers'),
  adminReader: port<Readers['admins']>('adminReader'),
  adminFactorReader: port<Readers['adminSecondFactors']>('adminFactorReader'),
  heldRecords: port<HeldRecordsReaders>('heldRecords'),
  userReader: port<Readers['users']>('userReader'),
  strategyReader: port<Readers['strategies']>('strategyReader'),
  lotteryReader: port<Readers['lotteryEvents']>('lotteryReader'),
  lotteryReaders: port<Readers>('lotteryReaders'),
  entryReader: port<Readers['lotteryEntries']>('entryReader'),
  winnerReader: port<Readers['lotteryWinners']>('winnerReader'),
  organiserReader: port<Readers['organisers']>('organiserReader'),
  beacon: port<Beacon>('beacon'),
  drawPorts: port<DrawPorts>('drawPorts'),
  lotteryLimiter: port<Limiter>('lotteryLimiter'),
  contentLimiter: port<Limiter>('contentLimiter'),
  clickLimiter: port<Limiter>('clickLimiter'),
  userDirectory: port<Readers['userDirectory']>('userDirectory'),
  userTotals: port<Pick<UserCount, 'count'>>('userTotals'),
  trail: port<Readers['trail']>('trail'),
  auditDigest: port<Digest>('auditDigest'),
  dashboardPorts: port<DashboardPorts>('dashboardPorts'),
  clickReader: port<Readers['toolClicks']>('clickReader'),
  toolReader: port<Readers['tools']>('toolReader'),
  imageStore: port<ImageStore>('imageStore'),
  romanizer: port<Romanizer>('romanizer'),
  connectionReader: port<Readers['connections']>('connectionReader'),
  optionsSettingsReader: port<Readers['optionsSettings']>('optionsSettingsReader'),
  alertReader: port<Readers['alerts']>('alertReader'),
  noticeReader: port<Readers['notices']>('noticeReader'),
  /** What alerts are checked against before they are stored. */
  alertPorts: port<AlertPorts>('alertPorts'),
  evaluationPorts: port<EvaluationPorts>('evaluationPorts'),
  carryOverPorts: port<CarryOverPorts>('carryOverPorts'),
  awaitedOwner: port<AwaitedOwner<Repositories>>('awaitedOwner'),
  capitalReader: port<Readers['capital']>('capitalReader'),
  analysisReader: port<Readers['analyses']>('analysisReader'),
  codeRecipeReader: port<Readers['codeRecipes']>('codeRecipeReader'),
  spaceReader: port<Readers['spaces']>('spaceReader'),
  articleReader: port<Readers['articles']>('articleReader'),
  moderationReader: port<Readers['moderation']>('moderationReader'),
  commentReader: port<Readers['comments']>('commentReader'),
  hookReader: port<Readers['hooks']>('hookReader'),
  hookSender: port<HookSender>('hookSender'),
  /** What web hooks are made and told with. */
  hookPorts: port<HookPorts & DeliveryPorts>('hookPorts'),
  mediaReader: port<Readers['media']>('mediaReader'),
  /** Pictures in the media store: those of spaces and those of prizes. */
  storedPictures: port<Pick<Readers['media'], 'isReadable' | 'known'>>('storedPictures'),
  picturePorts: port<PicturePorts>('picturePorts'),
  contentLimits: port<ContentLimits>('contentLimits'),
  mediaStore: port<MediaStore>('mediaStore'),
  /** What the pictures of spaces stand on. */
  mediaPorts: port<MediaPorts>('mediaPorts'),
  /** What the writing of articles stands on. */
  writingPorts: port<WritingPorts>('writingPorts'),
  importPorts: port<ImportPorts>('importPorts'),
  frontMatterParser: port<FrontMatterParser>('frontMatterParser'),
  productFiles: port<ProductFiles>('productFiles'),
  articleArchive: port<ArticleArchive>('articleArchive'),
  learningReader: port<Readers['learning']>('learningReader'),
  reviewSchedule: port<ReviewSchedule>('reviewSchedule'),
  viewReader: port<Readers['savedViews']>('viewReader'),
  watchlistReader: port<Readers['watchlists']>('watchlistReader'),
  brokers: port<Brokers>('brokers'),
  brokerageVault: port<SecretVault>('brokerageVault'),
  brokerSessions: port<BrokerSessions>('brokerSessions'),
  brokerPositions: port<Pick<ReadBrokerPositions, 'execute'>>('brokerPositions'),
  simulatedBrokerage: port<SimulatedBrokerage>('simulatedBrokerage'),
} as const;

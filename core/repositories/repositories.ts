import type {
  AccountRepositories,
  AdminRepository,
  AdminSessionLookup,
  EmailConfirmationRepository,
  InvitationRepository,
  ApiKeyLookup,
  ApiKeyRepository,
  PasskeyRepository,
  SavedViewRepository,
  SecondFactorRepository,
  SessionLookup,
  SessionRepository,
  UserDirectory,
  UserRepository,
} from '../accounts/index.ts';
import type { SignupCounter } from '../admin/index.ts';
import type { AuditTrail } from '../audit/index.ts';
import type { ConnectionStore } from '../brokerage/index.ts';
import type {
  ArticleRepository,
  CommentRepository,
  HookRepository,
  MediaRepository,
  ModerationRepository,
  SpaceRepository,
} from '../content/index.ts';
import type { CodeRecipeRepository } from '../codegen/index.ts';
import type { AnalysisRepository } from '../data/index.ts';
import type { MailOutbox } from '../mail/index.ts';
import type { LearningStore } from '../learning/index.ts';
import type { ProviderKeyStore, UploadedEarnings } from '../market/index.ts';
import type {
  DrawRecordRepository,
  EntryRepository,
  LotteryEventRepository,
  OrganiserRepository,
  PrizePictureRepository,
  ReminderRepository,
  WinnerRepository,
} from '../lottery/index.ts';
import type { AlertRepository, NoticeRepository } from '../options/alerts/index.ts';
import type { CorporateActionChecks } from '../options/corporate-actions/index.ts';
import type { CapitalStore } from '../options/capital/index.ts';
import type { OptionsSettingsStore } from '../options/settings/index.ts';
import type { StrategyReader, StrategyRepository } from '../options/strategies/index.ts';
import type { IdempotencyStore } from '../shared/index.ts';
import type { ToolClickCounter, ToolRepository } from '../tools/index.ts';
import type { WatchlistStore } from '../watchlist/index.ts';

/** Repositories of a unit of work; they share its transaction. Every database adapter implements all of them. */
export interface Repositories extends AccountRepositories {
  readonly strategies: StrategyRepository;
  readonly tools: ToolRepository;
  readonly toolClicks: ToolClickCounter;
  readonly lotteryEvents: LotteryEventRepository;
  readonly lotteryEntries: EntryRepository;
  readonly lotteryWinners: WinnerRepository;
  readonly lotteryReminders: ReminderRepository;
  readonly lotteryDraws: DrawRecordRepository;
  readonly organisers: OrganiserRepository;
  readonly prizePictures: PrizePictureRepository;
  readonly connections: ConnectionStore;
  readonly watchlists: WatchlistStore;
  readonly optionsSettings: OptionsSettingsStore;
  readonly alerts: AlertRepository;
  readonly notices: NoticeRepository;
  readonly corporateActionChecks: CorporateActionChecks;
  readonly capital: CapitalStore;
  readonly analyses: AnalysisRepository;
  readonly codeRecipes: CodeRecipeRepository;
  readonly spaces: SpaceRepository;
  readonly articles: ArticleRepository;
  readonly moderation: ModerationRepository;
  readonly hooks: HookRepository;
  readonly comments: CommentRepository;
  readonly media: MediaRepository;
  readonly learning: LearningStore;
  readonly providerKeys: ProviderKeyStore;
  readonly uploadedEarnings: UploadedEarnings;
  readonly idempotency: IdempotencyStore;
  readonly trail: AuditTrail;
  readonly userDirectory: UserDirectory;
}

/** Reads outside any unit of work. */
export interface Readers {
  readonly users: Pick<UserRepository, 'find' | 'findByEmail'>;
  readonly sessions: Pick<SessionRepository, 'find' | 'listOwned' | 'listRevoked'>;
  readonly invitations: Pick<InvitationRepository, 'findOwned'>;
  readonly emailConfirmations: Pick<EmailConfirmationRepository, 'findOwned'>;
  readonly mails: Pick<MailOutbox, 'listTo'>;
  readonly callerSessions: SessionLookup;
  readonly apiKeys: Pick<ApiKeyRepository, 'listOwned'>;
  readonly apiKeyCallers: ApiKeyLookup;
  readonly secondFactors: Pick<SecondFactorRepository, 'find'>;
  readonly passkeys: Pick<PasskeyRepository, 'listOwned'>;
  readonly admins: Pick<AdminRepository, 'find' | 'findByUsername' | 'list'>;
  readonly adminCallers: AdminSessionLookup;
  readonly adminSessions: Pick<SessionRepository, 'find' | 'listOwned'>;
  readonly adminSecondFactors: Pick<SecondFactorRepository, 'find'>;
  readonly adminPasskeys: Pick<PasskeyRepository, 'listOwned'>;
  readonly savedViews: Pick<SavedViewRepository, 'listOwned'>;
  readonly connections: Pick<ConnectionStore, 'findOwned'>;
  readonly watchlists: Pick<WatchlistStore, 'findOwned'>;
  readonly optionsSettings: Pick<OptionsSettingsStore, 'findOwned'>;
  readonly alerts: Pick<AlertRepository, 'listOwned' | 'findOwned'>;
  readonly notices: Pick<NoticeRepository, 'listOwned' | 'findOwned' | 'listAt' | 'unread'>;
  readonly capital: Pick<CapitalStore, 'findOwned'>;
  readonly analyses: Pick<AnalysisRepository, 'listOwned'>;
  readonly codeRecipes: Pick<CodeRecipeRepository, 'listOwned'>;
  readonly spaces: Pick<
    SpaceRepository,
    'listOf' | 'findOf' | 'findByHandle' | 'members' | 'invitations' | 'invitationsTo'
  >;
  readonly articles: Pick<
    ArticleRepository,
    | 'find'
    | 'list'
    | 'revision'
    | 'revisions'
    | 'chain'
    | 'drafts'
    | 'findPublic'
    | 'findRedirect'
    | 'listPublic'
    | 'listedAddresses'
    | 'votes'
    | 'publicTranslations'
    | 'search'
  >;
  readonly moderation: Pick<ModerationRepository, 'listReports' | 'listHidden'>;
  readonly hooks: Pick<HookRepository, 'list' | 'deliveries'>;
  readonly comments: Pick<CommentRepository, 'listOf' | 'listByAuthor'>;
  readonly media: Pick<
    MediaRepository,
    'list' | 'find' | 'size' | 'uses' | 'isReadable' | 'known' | 'withHashes'
  >;
  readonly learning: Pick<LearningStore, 'listEvents' | 'listSubmitted' | 'listReviews'>;
  readonly providerKeys: Pick<ProviderKeyStore, 'find'>;
  readonly uploadedEarnings: Pick<UploadedEarnings, 'upload' | 'reports'>;
  readonly strategies: StrategyReader;
  readonly lotteryEvents: Pick<
    LotteryEventRepository,
    | 'listByStatus'
    | 'listManaged'
    | 'listWaiting'
    | 'listUnstamped'
    | 'find'
    | 'count'
    | 'listDue'
    | 'findLastResult'
  >;
  readonly lotteryEntries: Pick<
    EntryRepository,
    'find' | 'findOwned' | 'listOwned' | 'listOf' | 'weightsOf' | 'totalWeight'
  >;
  readonly lotteryWinners: Pick<
    WinnerRepository,
    'listOf' | 'query' | 'listNamed' | 'find' | 'listOwned'
  >;
  readonly lotteryReminders: Pick<ReminderRepository, 'find' | 'listOwned'>;
  readonly lotteryDraws: Pick<DrawRecordRepository, 'logOf' | 'registerOf' | 'enteredHeads'>;
  readonly organisers: Pick<OrganiserRepository, 'has' | 'list' | 'nameOf'>;
  readonly prizePictures: Pick<PrizePictureRepository, 'listOf' | 'isPublic' | 'known'>;
  readonly tools: Pick<ToolRepository, 'list' | 'listTrash' | 'listUploadedIcons'>;
  readonly toolClicks: Pick<ToolClickCounter, 'totalsSince'>;
  readonly trail: AuditTrail;
  readonly userDirectory: UserDirectory;
  readonly signups: SignupCounter;
}

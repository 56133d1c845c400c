import type { Readers, Repositories } from '@toolyard/core/repositories';
import type { UnitOfWork } from '@toolyard/core/shared';
import { MemoryAdminSessionLookup } from './memory-admin-session-lookup.ts';
import { MemoryAdminRepository } from './memory-admin-repository.ts';
import { MemoryAlertRepository } from './memory-alert-repository.ts';
import { MemoryApiKeyRepository } from './memory-api-key-repository.ts';
import { MemoryAuditLog } from './memory-audit-log.ts';
import { MemoryAuditTrail } from './memory-audit-trail.ts';
import { MemoryConnectionStore } from './memory-connection-store.ts';
import { MemoryEmailConfirmationRepository } from './memory-email-confirmation-repository.ts';
import { MemoryIdempotencyStore } from './memory-idempotency-store.ts';
import { MemoryInvitationRepository } from './memory-invitation-repository.ts';
import { MemoryLearningStore } from './memory-learning-store.ts';
import { MemoryLotteryDrawRecordRepository } from './memory-lottery-draw-record-repository.ts';
import { MemoryLotteryEntryRepository } from './memory-lottery-entry-repository.ts';
import { MemoryLotteryEventRepository } from './memory-lottery-event-repository.ts';
import { MemoryLotteryOrganiserRepository } from './memory-lottery-organiser-repository.ts';
import { MemoryPrizePictureRepository } from './memory-prize-picture-repository.ts';
import { MemoryLotteryReminderRepository } from './memory-lottery-reminder-repository.ts';
import { MemoryLotteryWinnerRepository } from './memory-lottery-winner-repository.ts';
import { MemorySignupCounter } from './memory-signup-counter.ts';
import { MemoryMailOutbox } from './memory-mail-outbox.ts';
import { MemoryHookRepository } from './memory-hook-repository.ts';
import { MemoryModerationRepository } from './memory-moderation-repository.ts';
import { MemoryNoticeRepository } from './memory-notice-repository.ts';
import { MemoryPasswordResetRepository } from './memory-password-reset-repository.ts';
import { MemoryPasskeyRepository } from './memory-passkey-repository.ts';
import { MemorySavedViewRepository } from './memory-saved-view-repository.ts';
import { MemorySecondFactorRepository } from './memory-second-factor-repository.ts';
import { MemorySessionRepository } from './memory-session-repository.ts';
import { MemoryStrategyRepository } from './memory-strategy-repository.ts';
import { emptyTables } from './memory-tables.ts';
import { MemoryToolClickCounter } from './memory-tool-click-counter.ts';
import { MemoryToolRepository } from './memory-tool-repository.ts';
import { MemoryUserDirectory } from './memory-user-directory.ts';
import { MemoryUserRepository } from './memory-user-repository.ts';
import { MemoryCorporateActionChecks } from './memory-corporate-action-checks.ts';
import { MemoryCommentRepository } from './memory-comment-repository.ts';
import { MemoryArticleRepository } from './memory-article-repository.ts';
import { MemoryMediaRepository } from './memory-media-repository.ts';
import { MemorySpaceRepository } from './memory-space-repository.ts';
import { MemoryAnalysisRepository } from './memory-analysis-repository.ts';
import { MemoryCodeRecipeRepository } from './memory-code-recipe-repository.ts';
import { MemoryCapitalStore } from './memory-capital-store.ts';
import { MemoryOptionsSettingsStore } from './memory-options-settings-store.ts';
import { MemoryProviderKeyStore } from './memory-provider-key-store.ts';
import { MemoryUploadedEarnings } from './memory-uploaded-earnings.ts';
import { MemoryWatchlistStore } from './memory-watchlist-store.ts';

/** Repositories and readers on the same tables, with the methods that tests use. */
export interface MemoryRepositories extends Repositories, Omit<Readers, keyof Repositories> {
  readonly audit: MemoryAuditLog;
  readonly trail: MemoryAuditTrail;
}

export interface MemoryDatabase {
  readonly unitOfWork: UnitOfWork<MemoryRepositories>;
  readonly readers: MemoryRepositories;
}

/** A database in memory. Units of work run one after the other and roll back on failure. */
export function memoryDatabase(): MemoryDatabase {
  const tables = emptyTables();
  const apiKeys = new MemoryApiKeyRepository(tables);
  const sessions = new MemorySessionRepository(tables, 'sessions');
  const repositories: MemoryRepositories = {
    users: new MemoryUserRepository(tables),
    sessions,
    callerSessions: sessions,
    apiKeys,
    apiKeyCallers: apiKeys,
    passwordResets: new MemoryPasswordResetRepository(tables),
    invitations: new MemoryInvitationRepository(tables),
    emailConfirmations: new MemoryEmailConfirmationRepository(tables),
    secondFactors: new MemorySecondFactorRepository(tables, 'secondFactors'),
    passkeys: new MemoryPasskeyRepository(tables, 'passkeys'),
    admins: new MemoryAdminRepository(tables),
    adminCallers: new MemoryAdminSessionLookup(tables),
    adminSessions: new MemorySessionRepository(tables, 'adminSessions'),
    adminSecondFactors: new MemorySecondFactorRepository(tables, 'adminSecondFactors'),
    adminPasskeys: new MemoryPasskeyRepository(tables, 'adminPasskeys'),
    savedViews: new MemorySavedViewRepository(tables),
    mails: new MemoryMailOutbox(tables),
    strategies: new MemoryStrategyRepository(tables),
    tools: new MemoryToolRepository(tables),
    toolClicks: new MemoryToolClickCounter(tables),
    lotteryEvents: new MemoryLotteryEventRepository(tables),
    lotteryEntries: new MemoryLotteryEntryRepository(tables),
    lotteryWinners: new MemoryLotteryWinnerRepository(tables),
    lotteryReminders: new MemoryLotteryReminderRepository(tables),
    lotteryDraws: new MemoryLotteryDrawRecordRepository(tables),
    organisers: new MemoryLotteryOrganiserRepository(tables),
    prizePictures: new MemoryPrizePictureRepository(tables),
    connections: new MemoryConnectionStore(tables),
    watchlists: new MemoryWatchlistStore(tables),
    optionsSettings: new MemoryOptionsSettingsStore(tables),
    alerts: new MemoryAlertRepository(tables),
    notices: new MemoryNoticeRepository(tables),
    corporateActionChecks: new MemoryCorporateActionChecks(tables),
    capital: new MemoryCapitalStore(tables),
    analyses: new MemoryAnalysisRepository(tables),
    codeRecipes: new MemoryCodeRecipeRepository(tables),
    spaces: new MemorySpaceRepository(tables),
    articles: new MemoryArticleRepository(tables),
    moderation: new MemoryModerationRepository(tables),
    hooks: new MemoryHookRepository(tables),
    comments: new MemoryCommentRepository(tables),
    media: new MemoryMediaRepository(tables),
    learning: new MemoryLearningStore(tables),
    providerKeys: new MemoryProviderKeyStore(tables),
    uploadedEarnings: new MemoryUploadedEarnings(tables),
    idempotency: new MemoryIdempotencyStore(tables),
    audit: new MemoryAuditLog(tables),
    trail: new MemoryAuditTrail(tables),
    userDirectory: new MemoryUserDirectory(tables),
    signups: new MemorySignupCounter(tables),
  };
  let last: Promise<unknown> = Promise.resolve();

  const attempt = async <T>(work: (at: MemoryRepositories) => Promise<T>): Promise<T> => {
    const before = { ...tables };
    try {
      return await work(repositories);
    } catch (error) {
      Object.assign(tables, before);
      throw error;
    }
  };
  const unitOfWork: UnitOfWork<MemoryRepositories> = {
    run: (work) => {
      const turn = last.then(() => attempt(work));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
  return { unitOfWork, readers: repositories };
}

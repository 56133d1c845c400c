import type { Readers, Repositories } from '@toolyard/core/repositories';
import { PostgresAdminSessionLookup } from './postgres-admin-session-lookup.ts';
import { PostgresAdminRepository } from './postgres-admin-repository.ts';
import { PostgresAlertRepository } from './postgres-alert-repository.ts';
import { PostgresApiKeyRepository } from './postgres-api-key-repository.ts';
import { PostgresAuditLog } from './postgres-audit-log.ts';
import { PostgresAuditTrail } from './postgres-audit-trail.ts';
import { PostgresConnectionStore } from './postgres-connection-store.ts';
import { PostgresEmailConfirmationRepository } from './postgres-email-confirmation-repository.ts';
import { PostgresIdempotencyStore } from './postgres-idempotency-store.ts';
import { PostgresInvitationRepository } from './postgres-invitation-repository.ts';
import { PostgresLearningStore } from './postgres-learning-store.ts';
import { PostgresLotteryDrawRecordRepository } from './postgres-lottery-draw-record-repository.ts';
import { PostgresLotteryEntryRepository } from './postgres-lottery-entry-repository.ts';
import { PostgresLotteryEventRepository } from './postgres-lottery-event-repository.ts';
import { PostgresLotteryOrganiserRepository } from './postgres-lottery-organiser-repository.ts';
import { PostgresPrizePictureRepository } from './postgres-prize-picture-repository.ts';
import { PostgresLotteryReminderRepository } from './postgres-lottery-reminder-repository.ts';
import { PostgresLotteryWinnerRepository } from './postgres-lottery-winner-repository.ts';
import { PostgresSignupCounter } from './postgres-signup-counter.ts';
import { PostgresMailOutbox } from './postgres-mail-outbox.ts';
import { PostgresNoticeRepository } from './postgres-notice-repository.ts';
import { PostgresPasswordResetRepository } from './postgres-password-reset-repository.ts';
import { PostgresProviderKeyStore } from './postgres-provider-key-store.ts';
import { PostgresPasskeyRepository } from './postgres-passkey-repository.ts';
import { PostgresSavedViewRepository } from './postgres-saved-view-repository.ts';
import { PostgresSecondFactorRepository } from './postgres-second-factor-repository.ts';
import { PostgresSessionRepository } from './postgres-session-repository.ts';
import { PostgresStrategyRepository } from './postgres-strategy-repository.ts';
import { PostgresToolClickCounter } from './postgres-tool-click-counter.ts';
import { PostgresToolRepository } from './postgres-tool-repository.ts';
import { PostgresUserDirectory } from './postgres-user-directory.ts';
import { PostgresUserRepository } from './postgres-user-repository.ts';
import { PostgresCorporateActionChecks } from './postgres-corporate-action-checks.ts';
import { PostgresCommentRepository } from './postgres-comment-repository.ts';
import { PostgresArticleRepository } from './postgres-article-repository.ts';
import { PostgresHookRepository } from './postgres-hook-repository.ts';
import { PostgresModerationRepository } from './postgres-moderation-repository.ts';
import { PostgresMediaRepository } from './postgres-media-repository.ts';
import { PostgresSpaceRepository } from './postgres-space-repository.ts';
import { PostgresAnalysisRepository } from './postgres-analysis-repository.ts';
import { PostgresCodeRecipeRepository } from './postgres-code-recipe-repository.ts';
import { PostgresCapitalStore } from './postgres-capital-store.ts';
import { PostgresOptionsSettingsStore } from './postgres-options-settings-store.ts';
import { PostgresUploadedEarnings } from './postgres-uploaded-earnings.ts';
import { PostgresWatchlistStore } from './postgres-watchlist-store.ts';
import type { Statements } from './statements.ts';
import { AdminPasskeyTable } from './tables/admin-passkey.table.ts';
import { AdminSecondFactorTable } from './tables/admin-second-factor.table.ts';
import { AdminSessionTable } from './tables/admin-session.table.ts';
import { PasskeyTable } from './tables/passkey.table.ts';
import { SecondFactorTable } from './tables/second-factor.table.ts';
import { SessionTable } from './tables/session.table.ts';

/** Repositories and readers on the same statements, with the methods that only this adapter uses. */
export type PostgresRepositories = Repositories &
  Readers & {
    readonly users: PostgresUserRepository;
    readonly sessions: PostgresSessionRepository;
    readonly strategies: PostgresStrategyRepository;
    readonly audit: PostgresAuditLog;
  };

const USER_SESSIONS = { table: SessionTable, name: 'session', owners: 'user_account' } as const;
// Rows of both realms have the same columns. Their types differ in the owner's table alone.
const ADMIN_SESSIONS = {
  table: AdminSessionTable as unknown as typeof SessionTable,
  name: 'admin_session',
  owners: 'admin_account',
} as const;
const USER_FACTORS = { table: SecondFactorTable, name: 'second_factor' } as const;
const ADMIN_FACTORS = {
  table: AdminSecondFactorTable as unknown as typeof SecondFactorTable,
  name: 'admin_second_factor',
} as const;
const USER_PASSKEYS = { table: PasskeyTable, name: 'passkey', owners: 'user_account' } as const;
const ADMIN_PASSKEYS = {
  table: AdminPasskeyTable as unknown as typeof PasskeyTable,
  name: 'admin_passkey',
  owners: 'admin_account',
} as const;

export function repositoriesOn(statements: Statements): PostgresRepositories {
  const apiKeys = new PostgresApiKeyRepository(statements);
  const sessions = new PostgresSessionRepository(statements, USER_SESSIONS);
  return {
    users: new PostgresUserRepository(statements),
    sessions,
    callerSessions: sessions,
    apiKeys,
    apiKeyCallers: apiKeys,
    passwordResets: new PostgresPasswordResetRepository(statements),
    invitations: new PostgresInvitationRepository(statements),
    emailConfirmations: new PostgresEmailConfirmationRepository(statements),
    secondFactors: new PostgresSecondFactorRepository(statements, USER_FACTORS),
    passkeys: new PostgresPasskeyRepository(statements, USER_PASSKEYS),
    admins: new PostgresAdminRepository(statements),
    adminCallers: new PostgresAdminSessionLookup(statements),
    adminSessions: new PostgresSessionRepository(statements, ADMIN_SESSIONS),
    adminSecondFactors: new PostgresSecondFactorRepository(statements, ADMIN_FACTORS),
    adminPasskeys: new PostgresPasskeyRepository(statements, ADMIN_PASSKEYS),
    savedViews: new PostgresSavedViewRepository(statements),
    mails: new PostgresMailOutbox(statements),
    strategies: new PostgresStrategyRepository(statements),
    tools: new PostgresToolRepository(statements),
    toolClicks: new PostgresToolClickCounter(statements),
    lotteryEvents: new PostgresLotteryEventRepository(statements),
    lotteryEntries: new PostgresLotteryEntryRepository(statements),
    lotteryWinners: new PostgresLotteryWinnerRepository(statements),
    lotteryReminders: new PostgresLotteryReminderRepository(statements),
    lotteryDraws: new PostgresLotteryDrawRecordRepository(statements),
    organisers: new PostgresLotteryOrganiserRepository(statements),
    prizePictures: new PostgresPrizePictureRepository(statements),
    connections: new PostgresConnectionStore(statements),
    watchlists: new PostgresWatchlistStore(statements),
    optionsSettings: new PostgresOptionsSettingsStore(statements),
    alerts: new PostgresAlertRepository(statements),
    notices: new PostgresNoticeRepository(statements),
    corporateActionChecks: new PostgresCorporateActionChecks(statements),
    capital: new PostgresCapitalStore(statements),
    analyses: new PostgresAnalysisRepository(statements),
    codeRecipes: new PostgresCodeRecipeRepository(statements),
    spaces: new PostgresSpaceRepository(statements),
    articles: new PostgresArticleRepository(statements),
    moderation: new PostgresModerationRepository(statements),
    hooks: new PostgresHookRepository(statements),
    comments: new PostgresCommentRepository(statements),
    media: new PostgresMediaRepository(statements),
    learning: new PostgresLearningStore(statements),
    providerKeys: new PostgresProviderKeyStore(statements),
    uploadedEarnings: new PostgresUploadedEarnings(statements),
    idempotency: new PostgresIdempotencyStore(statements),
    audit: new PostgresAuditLog(statements),
    trail: new PostgresAuditTrail(statements),
    userDirectory: new PostgresUserDirectory(statements),
    signups: new PostgresSignupCounter(statements),
  };
}

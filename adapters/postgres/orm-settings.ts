import type { EntitySchema } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { Migration20261121Admins } from './migrations/migration-20261121-admins.ts';
import { Migration20261121Attempts } from './migrations/migration-20261121-attempts.ts';
import { Migration20261121Audit } from './migrations/migration-20261121-audit.ts';
import { Migration20261121Brokerage } from './migrations/migration-20261121-brokerage.ts';
import { Migration20261121Credentials } from './migrations/migration-20261121-credentials.ts';
import { Migration20261121FirstTables } from './migrations/migration-20261121-first-tables.ts';
import { Migration20261121LotteryEvents } from './migrations/migration-20261121-lottery-events.ts';
import { Migration20261121OptionsSettings } from './migrations/migration-20261121-options-settings.ts';
import { Migration20261121RoleKeys } from './migrations/migration-20261121-role-keys.ts';
import { Migration20261121SessionDetails } from './migrations/migration-20261121-session-details.ts';
import { Migration20261121StrategyLife } from './migrations/migration-20261121-strategy-life.ts';
import { Migration20261121ToolIcons } from './migrations/migration-20261121-tool-icons.ts';
import { Migration20261121Tools } from './migrations/migration-20261121-tools.ts';
import { Migration20261121UserLists } from './migrations/migration-20261121-user-lists.ts';
import { Migration20261121Watchlists } from './migrations/migration-20261121-watchlists.ts';
import { Migration20261124StepCorrections } from './migrations/migration-20261124-step-corrections.ts';
import { Migration20261124NamedWatchlists } from './migrations/migration-20261124-named-watchlists.ts';
import { Migration20261123StrategyCommissions } from './migrations/migration-20261123-strategy-commissions.ts';
import { Migration20261123VerifiedEmails } from './migrations/migration-20261123-verified-emails.ts';
import { Migration20261123RequestDigests } from './migrations/migration-20261123-request-digests.ts';
import { Migration20261125LotteryDraws } from './migrations/migration-20261125-lottery-draws.ts';
import { Migration20261126UploadedReports } from './migrations/migration-20261126-uploaded-reports.ts';
import { Migration20261126CapitalLedgers } from './migrations/migration-20261126-capital-ledgers.ts';
import { Migration20261123Languages } from './migrations/migration-20261123-languages.ts';
import { Migration20261123UserLanguages } from './migrations/migration-20261123-user-languages.ts';
import { Migration20261125BrokerageSecrets } from './migrations/migration-20261125-brokerage-secrets.ts';
import { Migration20261125ProviderKey } from './migrations/migration-20261125-provider-key.ts';
import { Migration20261126AlertQuotes } from './migrations/migration-20261126-alert-quotes.ts';
import { Migration20261127DisabledUsers } from './migrations/migration-20261127-disabled-users.ts';
import { Migration20261127UserSearch } from './migrations/migration-20261127-user-search.ts';
import { Migration20261127UserTrash } from './migrations/migration-20261127-user-trash.ts';
import { Migration20261202AuditSubjectIds } from './migrations/migration-20261202-audit-subject-ids.ts';
import { Migration20261201ToolClicks } from './migrations/migration-20261201-tool-clicks.ts';
import { Migration20261130ToolSchedule } from './migrations/migration-20261130-tool-schedule.ts';
import { Migration20261129AuditErasure } from './migrations/migration-20261129-audit-erasure.ts';
import { Migration20261129ApiKeys } from './migrations/migration-20261129-api-keys.ts';
import { Migration20261201Passkeys } from './migrations/migration-20261201-passkeys.ts';
import { Migration20261202SavedViews } from './migrations/migration-20261202-saved-views.ts';
import { Migration20261203UserInnerSearch } from './migrations/migration-20261203-user-inner-search.ts';
import { Migration20261204CommissionPerTrade } from './migrations/migration-20261204-commission-per-trade.ts';
import { Migration20261210ExpiryNotices } from './migrations/migration-20261210-expiry-notices.ts';
import { Migration20261225CodeGeneratorProjects } from './migrations/migration-20261225-code-generator-projects.ts';
import { Migration20261226OrganiserNames } from './migrations/migration-20261226-organiser-names.ts';
import { Migration20261227EventApprovals } from './migrations/migration-20261227-event-approvals.ts';
import { Migration20261228EntryRegisters } from './migrations/migration-20261228-entry-registers.ts';
import { Migration20261229ReservedAddresses } from './migrations/migration-20261229-reserved-addresses.ts';
import { Migration20261230DatedLocks } from './migrations/migration-20261230-dated-locks.ts';
import { Migration20261231StampedLocks } from './migrations/migration-20261231-stamped-locks.ts';
import { Migration20270103MailEnclosures } from './migrations/migration-20270103-mail-enclosures.ts';
import { Migration20270104WinnerNames } from './migrations/migration-20270104-winner-names.ts';
import { Migration20270102PrizePictures } from './migrations/migration-20270102-prize-pictures.ts';
import { Migration20270101OrganiserPublicNames } from './migrations/migration-20270101-organiser-public-names.ts';
import { Migration20261224CodeRecipes } from './migrations/migration-20261224-code-recipes.ts';
import { Migration20261211Analyses } from './migrations/migration-20261211-analyses.ts';
import { Migration20261217Comments } from './migrations/migration-20261217-comments.ts';
import { Migration20261212Content } from './migrations/migration-20261212-content.ts';
import { Migration20261216ContentVotes } from './migrations/migration-20261216-content-votes.ts';
import { Migration20261213ContentIndexes } from './migrations/migration-20261213-content-indexes.ts';
import { Migration20261215Moderation } from './migrations/migration-20261215-moderation.ts';
import { Migration20261217SpaceAppearance } from './migrations/migration-20261217-space-appearance.ts';
import { Migration20261218Media } from './migrations/migration-20261218-media.ts';
import { Migration20261219WebHooks } from './migrations/migration-20261219-web-hooks.ts';
import { Migration20261221ViewsOfUsers } from './migrations/migration-20261221-views-of-users.ts';
import { Migration20261222CodeGeneratorCard } from './migrations/migration-20261222-code-generator-card.ts';
import { Migration20261223TitleTerms } from './migrations/migration-20261223-title-terms.ts';
import { Migration20261209AdjustedPlans } from './migrations/migration-20261209-adjusted-plans.ts';
import { Migration20261207CarriedActions } from './migrations/migration-20261207-carried-actions.ts';
import { Migration20261206DividendSteps } from './migrations/migration-20261206-dividend-steps.ts';
import { Migration20261208StrategyReview } from './migrations/migration-20261208-strategy-review.ts';
import { Migration20261207Deliverables } from './migrations/migration-20261207-deliverables.ts';
import { Migration20261208CorporateActionSteps } from './migrations/migration-20261208-corporate-action-steps.ts';
import { Migration20261204SettlementSource } from './migrations/migration-20261204-settlement-source.ts';
import { Migration20261128ToolLanguages } from './migrations/migration-20261128-tool-languages.ts';
import { Migration20261129Invitations } from './migrations/migration-20261129-invitations.ts';
import { Migration20261129SupportRole } from './migrations/migration-20261129-support-role.ts';
import { Migration20261126Alerts } from './migrations/migration-20261126-alerts.ts';
import { Migration20261126Learning } from './migrations/migration-20261126-learning.ts';
import { Migration20261126StrategyJournals } from './migrations/migration-20261126-strategy-journals.ts';
import { AdminAccountTable } from './tables/admin-account.table.ts';
import { AdminPasskeyTable } from './tables/admin-passkey.table.ts';
import { AdminSecondFactorTable } from './tables/admin-second-factor.table.ts';
import { AdminSessionTable } from './tables/admin-session.table.ts';
import { AlertNoticeTable } from './tables/alert-notice.table.ts';
import { AlertRuleTable } from './tables/alert-rule.table.ts';
import { ApiKeyTable } from './tables/api-key.table.ts';
import { ArticleReportTable } from './tables/content-report.table.ts';
import { CommentTable } from './tables/content-comment.table.ts';
import {
  ExpectedChangeTable,
  HookDeliveryTable,
  HookTable,
  NotifiedPublicationTable,
} from './tables/content-hook.table.ts';
import { AttemptTable } from './tables/attempt.table.ts';
import { AuditEntryTable, AuditHeadTable } from './tables/audit-entry.table.ts';
import { BrokerageAuthorisationTable } from './tables/brokerage-authorisation.table.ts';
import { BrokerageConnectionTable } from './tables/brokerage-connection.table.ts';
import { EmailConfirmationTable } from './tables/email-confirmation.table.ts';
import { IdempotencyKeyTable } from './tables/idempotency-key.table.ts';
import { InvitationTable } from './tables/invitation.table.ts';
import { LearningEventTable, QuizAttemptTable, ReviewCardTable } from './tables/learning.table.ts';
import {
  LotteryLogTable,
  LotteryRegisterTable,
  LotterySeedTable,
} from './tables/lottery-draw.table.ts';
import { LotteryEntryTable } from './tables/lottery-entry.table.ts';
import { LotteryEventTable } from './tables/lottery-event.table.ts';
import {
  LotteryOrganiserNameTable,
  LotteryOrganiserTable,
} from './tables/lottery-organiser.table.ts';
import { LotteryPictureTable, LotteryPrizeTable } from './tables/lottery-prize.table.ts';
import { LotteryReminderTable } from './tables/lottery-reminder.table.ts';
import { LotteryWinnerTable } from './tables/lottery-winner.table.ts';
import { CorporateActionCheckTable } from './tables/corporate-action-check.table.ts';
import { AnalysisTable } from './tables/analysis.table.ts';
import { CodeRecipeTable } from './tables/code-recipe.table.ts';
import {
  ArticleTable,
  RedirectTable,
  RevisionTable,
  SearchTermsTable,
  VotesTable,
} from './tables/content-article.table.ts';
import {
  SpaceInvitationTable,
  SpaceMemberTable,
  SpaceTable,
} from './tables/content-space.table.ts';
import { MediaTable } from './tables/content-media.table.ts';
import { CapitalLedgerTable } from './tables/capital-ledger.table.ts';
import { OptionsSettingsTable } from './tables/options-settings.table.ts';
import { OutgoingMailTable } from './tables/outgoing-mail.table.ts';
import { PasswordResetTable } from './tables/password-reset.table.ts';
import { ProviderKeyTable } from './tables/provider-key.table.ts';
import { PasskeyTable } from './tables/passkey.table.ts';
import { SavedViewTable } from './tables/saved-view.table.ts';
import { SecondFactorTable } from './tables/second-factor.table.ts';
import { SessionTable } from './tables/session.table.ts';
import { StrategyFillTable } from './tables/strategy-fill.table.ts';
import { StrategyLegTable } from './tables/strategy-leg.table.ts';
import { StrategyStepTable } from './tables/strategy-step.table.ts';
import { StrategyTable } from './tables/strategy.table.ts';
import { ToolClickTable } from './tables/tool-click.table.ts';
import { ToolTable } from './tables/tool.table.ts';
import { UploadedReportTable } from './tables/uploaded-report.table.ts';
import { UserAccountTable } from './tables/user-account.table.ts';
import { WatchlistTable } from './tables/watchlist.table.ts';

/** All migrations, in order. */
export const MIGRATIONS = [
  Migration20261121FirstTables,
  Migration20261121SessionDetails,
  Migration20261121Brokerage,
  Migration20261121Tools,
  Migration20261121LotteryEvents,
  Migration20261121Credentials,
  Migration20261121Attempts,
  Migration20261121Audit,
  Migration20261121ToolIcons,
  Migration20261121Admins,
  Migration20261121UserLists,
  Migration20261121Watchlists,
  Migration20261121StrategyLife,
  Migration20261121OptionsSettings,
  Migration20261121RoleKeys,
  Migration20261123VerifiedEmails,
  Migration20261123RequestDigests,
  Migration20261123Languages,
  Migration20261123UserLanguages,
  Migration20261123StrategyCommissions,
  Migration20261124StepCorrections,
  Migration20261124NamedWatchlists,
  Migration20261125BrokerageSecrets,
  Migration20261125ProviderKey,
  Migration20261125LotteryDraws,
  Migration20261126Alerts,
  Migration20261126CapitalLedgers,
  Migration20261126Learning,
  Migration20261126UploadedReports,
  Migration20261126StrategyJournals,
  Migration20261126AlertQuotes,
  Migration20261127DisabledUsers,
  Migration20261127UserSearch,
  Migration20261127UserTrash,
  Migration20261128ToolLanguages,
  Migration20261129Invitations,
  Migration20261129AuditErasure,
  Migration20261129ApiKeys,
  Migration20261129SupportRole,
  Migration20261130ToolSchedule,
  Migration20261201ToolClicks,
  Migration20261201Passkeys,
  Migration20261202AuditSubjectIds,
  Migration20261202SavedViews,
  Migration20261203UserInnerSearch,
  Migration20261204CommissionPerTrade,
  Migration20261204SettlementSource,
  Migration20261206DividendSteps,
  Migration20261207Deliverables,
  Migration20261207CarriedActions,
  Migration20261208StrategyReview,
  Migration20261208CorporateActionSteps,
  Migration20261209AdjustedPlans,
  Migration20261210ExpiryNotices,
  Migration20261211Analyses,
  Migration20261212Content,
  Migration20261213ContentIndexes,
  Migration20261215Moderation,
  Migration20261216ContentVotes,
  Migration20261217Comments,
  Migration20261217SpaceAppearance,
  Migration20261218Media,
  Migration20261219WebHooks,
  Migration20261221ViewsOfUsers,
  Migration20261222CodeGeneratorCard,
  Migration20261223TitleTerms,
  Migration20261224CodeRecipes,
  Migration20261225CodeGeneratorProjects,
  Migration20261226OrganiserNames,
  Migration20261227EventApprovals,
  Migration20261228EntryRegisters,
  Migration20261229ReservedAddresses,
  Migration20261230DatedLocks,
  Migration20261231StampedLocks,
  Migration20270101OrganiserPublicNames,
  Migration20270102PrizePictures,
  Migration20270103MailEnclosures,
  Migration20270104WinnerNames,
];

/** Tables of accounts. The compiler writes no type of all tables together: it would be too long. */
export const ACCOUNT_TABLES = [
  UserAccountTable,
  SessionTable,
  ApiKeyTable,
  PasswordResetTable,
  InvitationTable,
  EmailConfirmationTable,
  SecondFactorTable,
  PasskeyTable,
  AdminAccountTable,
  AdminSessionTable,
  AdminSecondFactorTable,
  AdminPasskeyTable,
  SavedViewTable,
  OutgoingMailTable,
];

/** Tables of spaces and their articles. */
export const CONTENT_TABLES = [
  SpaceTable,
  SpaceMemberTable,
  SpaceInvitationTable,
  ArticleTable,
  CommentTable,
  RevisionTable,
  RedirectTable,
  SearchTermsTable,
  ArticleReportTable,
  HookTable,
  HookDeliveryTable,
  ExpectedChangeTable,
  NotifiedPublicationTable,
  MediaTable,
  VotesTable,
];

/** Tables of prize draws. */
export const LOTTERY_TABLES = [
  LotteryEventTable,
  LotteryPrizeTable,
  LotteryPictureTable,
  LotteryEntryTable,
  LotteryWinnerTable,
  LotteryReminderTable,
  LotteryOrganiserTable,
  LotteryOrganiserNameTable,
  LotterySeedTable,
  LotteryLogTable,
  LotteryRegisterTable,
];

/** All other tables. */
export const PRODUCT_TABLES = [
  StrategyTable,
  StrategyLegTable,
  StrategyStepTable,
  StrategyFillTable,
  ToolTable,
  ToolClickTable,
  BrokerageConnectionTable,
  BrokerageAuthorisationTable,
  WatchlistTable,
  CorporateActionCheckTable,
  OptionsSettingsTable,
  AlertRuleTable,
  AlertNoticeTable,
  CapitalLedgerTable,
  AnalysisTable,
  CodeRecipeTable,
  LearningEventTable,
  QuizAttemptTable,
  ReviewCardTable,
  ProviderKeyTable,
  UploadedReportTable,
  IdempotencyKeyTable,
  AttemptTable,
  AuditEntryTable,
  AuditHeadTable,
];

/** Settings of both engines. */
export const ORM_SETTINGS = {
  entities: [
    ...ACCOUNT_TABLES,
    ...CONTENT_TABLES,
    ...LOTTERY_TABLES,
    ...PRODUCT_TABLES,
  ] as EntitySchema[],
  extensions: [Migrator],
  schemaGenerator: { skipTables: ['migration_turn'], ignoreTriggers: true, ignoreRoutines: true },
  migrations: {
    migrationsList: MIGRATIONS.map((migration) => ({ name: migration.name, class: migration })),
    snapshot: false,
  },
  forceUtcTimezone: true,
  logger: () => undefined,
};

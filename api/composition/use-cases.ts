import {
  AcceptInvitation,
  AuthenticateApiKey,
  AuthenticateCall,
  ChangePassword,
  ConfirmEmail,
  ConfirmSecondFactor,
  CreateApiKey,
  DeleteAccount,
  EndSession,
  EndSessions,
  ListApiKeys,
  ListSessions,
  ReadHeldRecords,
  ReadProfile,
  AddPasskey,
  ListPasskeys,
  RemovePasskey,
  RenamePasskey,
  SignInWithPasskey,
  StartPasskey,
  StartPasskeySignIn,
  StartPasskeyStepUp,
  ReadSecondFactor,
  Reauthenticate,
  ReauthenticateWithPasskey,
  RefreshSession,
  RegisterUser,
  RemoveSecondFactor,
  EditProfile,
  RenewRecoveryCodes,
  RequestEmailChange,
  RequestEmailConfirmation,
  RequestPasswordReset,
  ResetPassword,
  RevokeApiKey,
  SignInUser,
  SignOut,
  StartSecondFactor,
  userRealm,
  type User,
} from '@toolyard/core/accounts';
import {
  BeginBrokerageConnection,
  BrokerSessions,
  CloseBrokerageSession,
  CompleteBrokerageConnection,
  DisconnectBrokerage,
  ReadBrokerageStatus,
  ReadBrokerPositions,
  ReadConnection,
} from '@toolyard/core/brokerage';
import { SendDueMail, PurgeLocalOutbox } from '@toolyard/core/mail';
import { ReadWatchlists, ReplaceWatchlists } from '@toolyard/core/watchlist';
import { ReadStockQuotes } from '@toolyard/core/market';
import { ReplaceOptionsSettings, ReadOptionsSettings } from '@toolyard/core/options/settings';
import { ReadLastPrices, ReadOptionContract, ReadVolatility } from '@toolyard/core/options/chain';
import { ReadEarningsCalendar, ReadEarningsFigures } from '@toolyard/core/options/earnings';
import {
  BulkTools,
  CountToolClick,
  CreateTool,
  DeleteTool,
  DuplicateTool,
  EditTool,
  EraseTool,
  ListAllTools,
  ListHomeApps,
  ListTools,
  ListTrash,
  ReadToolClicks,
  RecordUpload,
  ReorderTools,
  RestoreTool,
  RestoreToolAsCopy,
  SeedTools,
  PurgeUnusedImages,
} from '@toolyard/core/tools';
import { PurgeExpired } from '@toolyard/core/retention';
import { ADMIN_ACCOUNT_WIRING } from './admin-account-wiring.ts';
import type { Repositories } from '@toolyard/core/repositories';
import { ALERT_WIRING } from './alert-wiring.ts';
import { ANALYSIS_WIRING } from './analysis-wiring.ts';
import { CODE_RECIPE_WIRING } from './code-recipe-wiring.ts';
import { CONTENT_WIRING } from './content-wiring.ts';
import { CONSOLE_WIRING } from './admin-wiring.ts';
import { LEARNING_WIRING } from './learning-wiring.ts';
import { LOTTERY_WIRING } from './lottery-wiring.ts';
import { ownedRecords } from './owned-records.ts';
import { PEOPLE_WIRING } from './administration-wiring.ts';
import { PORTS } from './ports.ts';
import { RECORDS_WIRING } from './records-wiring.ts';
import { STRATEGY_WIRING } from './strategy-wiring.ts';
import { wire, write, type Wiring } from './wiring.ts';

const { clock, work } = PORTS;

/** Every use case and what it stands on. */
export const WIRING: readonly Wiring[] = [
  wire(RegisterUser, [
    work,
    PORTS.hasher,
    PORTS.passwordRules,
    PORTS.attemptGuard,
    PORTS.sessionPorts,
  ]),
  wire(SignInUser, [PORTS.userSigningIn]),
  wire(RefreshSession, [PORTS.userWork, PORTS.sessionPorts]),
  wire(SignOut, [PORTS.userWork, PORTS.secrets, clock]),
  wire(AuthenticateCall, [PORTS.tokens, PORTS.callerSessions, clock]),
  wire(AuthenticateApiKey, [PORTS.apiKeySecrets, PORTS.apiKeyCallers, clock]),
  wire(ListApiKeys, [PORTS.apiKeyReader]),
  write(CreateApiKey, [PORTS.apiKeyPorts], (all, ports) => new CreateApiKey(all, ports)),
  write(RevokeApiKey, [clock], (all, time) => new RevokeApiKey(all, time)),
  wire(ListSessions, [PORTS.userRealm, clock]),
  write(EndSession, [clock], (all, time) => new EndSession(userRealm(all), time)),
  write(EndSessions, [clock], (all, time) => new EndSessions(userRealm(all), time)),
  wire(Reauthenticate, [
    PORTS.userWork,
    PORTS.userRealm,
    PORTS.hasher,
    PORTS.attemptGuard,
    PORTS.secondFactorPorts,
  ]),
  wire(ChangePassword<User>, [
    PORTS.userWork,
    PORTS.hasher,
    PORTS.passwordRules,
    PORTS.attemptGuard,
    PORTS.sessionPorts,
  ]),
  wire(RequestPasswordReset, [work, PORTS.attemptGuard, PORTS.sessionPorts]),
  wire(ResetPassword<Repositories>, [
    work,
    PORTS.hasher,
    PORTS.passwordRules,
    PORTS.attemptGuard,
    PORTS.sessionPorts,
    PORTS.ownedConnections,
  ]),
  wire(AcceptInvitation, [
    work,
    PORTS.hasher,
    PORTS.passwordRules,
    PORTS.attemptGuard,
    PORTS.sessionPorts,
  ]),
  wire(RequestEmailConfirmation, [work, PORTS.attemptGuard, PORTS.sessionPorts]),
  wire(RequestEmailChange, [work, PORTS.attemptGuard, PORTS.sessionPorts]),
  wire(ConfirmEmail<Repositories>, [
    work,
    PORTS.attemptGuard,
    PORTS.sessionPorts,
    PORTS.ownedConnections,
  ]),
  wire(ReadHeldRecords, [PORTS.heldRecords]),
  wire(ListPasskeys, [PORTS.userRealm]),
  wire(StartPasskey<User>, [PORTS.userWork, PORTS.userRealm, PORTS.passkeyPorts]),
  wire(AddPasskey<User>, [PORTS.userWork, PORTS.userRealm, PORTS.passkeyPorts]),
  write(RenamePasskey, [clock], (all, time) => new RenamePasskey(userRealm(all), time)),
  write(
    RemovePasskey,
    [PORTS.passkeyPorts],
    (all, ports) => new RemovePasskey(userRealm(all), ports),
  ),
  wire(StartPasskeySignIn, [PORTS.passkeyPorts]),
  wire(SignInWithPasskey<User>, [PORTS.userWork, PORTS.attemptGuard, PORTS.passkeyPorts]),
  wire(StartPasskeyStepUp, [PORTS.userRealm, PORTS.passkeyPorts]),
  wire(ReauthenticateWithPasskey, [
    PORTS.userWork,
    PORTS.userRealm,
    PORTS.attemptGuard,
    PORTS.passkeyPorts,
  ]),
  wire(ReadSecondFactor, [PORTS.userRealm]),
  write(
    StartSecondFactor<User>,
    [PORTS.secondFactorPorts],
    (all, ports) => new StartSecondFactor(userRealm(all), ports),
  ),
  wire(ConfirmSecondFactor, [
    PORTS.userWork,
    PORTS.userRealm,
    PORTS.attemptGuard,
    PORTS.secondFactorPorts,
  ]),
  write(
    RenewRecoveryCodes,
    [PORTS.secondFactorPorts],
    (all, ports) => new RenewRecoveryCodes(userRealm(all), ports),
  ),
  write(
    RemoveSecondFactor,
    [PORTS.sessionPorts],
    (all, ports) => new RemoveSecondFactor(userRealm(all), ports),
  ),
  ...ADMIN_ACCOUNT_WIRING,
  wire(SendDueMail, [work, PORTS.letterWriter, PORTS.mailer, clock, PORTS.droppedMail]),
  wire(PurgeLocalOutbox, [PORTS.outboxFolder, clock]),
  wire(ReadProfile, [PORTS.userReader]),
  write(EditProfile, [clock], (all, time) => new EditProfile(all, time)),
  wire(ReadStockQuotes, [PORTS.stockQuotes]),
  wire(ReadOptionContract, [PORTS.optionChains, PORTS.optionTape, PORTS.clock]),
  wire(ReadLastPrices, [PORTS.optionTape]),
  wire(ReadVolatility, [PORTS.optionChains, PORTS.volatilityHistory]),
  wire(ReadEarningsCalendar, [PORTS.earningsReports, PORTS.marketData]),
  wire(ReadEarningsFigures, [
    PORTS.earningsReports,
    PORTS.optionChains,
    PORTS.marketData,
    PORTS.volatilityHistory,
  ]),
  ...STRATEGY_WIRING,
  ...RECORDS_WIRING,
  wire(ReadOptionsSettings, [PORTS.optionsSettingsReader, PORTS.capitalReader]),
  write(
    ReplaceOptionsSettings,
    [clock, PORTS.ids],
    ({ optionsSettings, capital, audit }, time, source) =>
      new ReplaceOptionsSettings(optionsSettings, capital, audit, time, source),
  ),
  wire(ReadWatchlists, [PORTS.watchlistReader]),
  write(
    ReplaceWatchlists,
    [clock],
    ({ watchlists, audit }, time) => new ReplaceWatchlists(watchlists, audit, time),
  ),
  ...ALERT_WIRING,
  ...LEARNING_WIRING,
  ...ANALYSIS_WIRING,
  ...CODE_RECIPE_WIRING,
  ...CONTENT_WIRING,
  ...LOTTERY_WIRING,
  wire(CountToolClick, [work, PORTS.toolReader, clock]),
  wire(ReadToolClicks, [PORTS.clickReader, clock]),
  wire(ListHomeApps, [PORTS.toolReader, clock]),
  wire(ListTools, [PORTS.toolReader, clock]),
  wire(SeedTools, [work, clock, PORTS.ids]),
  wire(ListAllTools, [PORTS.toolReader]),
  wire(ListTrash, [PORTS.toolReader]),
  write(
    CreateTool,
    [clock, PORTS.ids, PORTS.romanizer],
    ({ tools, audit }, time, ids, romanizer) => new CreateTool(tools, audit, time, ids, romanizer),
  ),
  write(
    DuplicateTool,
    [clock, PORTS.ids],
    ({ tools, audit }, time, ids) => new DuplicateTool(tools, audit, time, ids),
  ),
  write(EditTool, [clock], ({ tools, audit }, time) => new EditTool(tools, audit, time)),
  write(DeleteTool, [clock], ({ tools, audit }, time) => new DeleteTool(tools, audit, time)),
  write(
    RestoreToolAsCopy,
    [clock],
    ({ tools, audit }, time) => new RestoreToolAsCopy(tools, audit, time),
  ),
  write(RestoreTool, [clock], ({ tools, audit }, time) => new RestoreTool(tools, audit, time)),
  write(EraseTool, [clock], ({ tools, audit }, time) => new EraseTool(tools, audit, time)),
  write(ReorderTools, [clock], ({ tools, audit }, time) => new ReorderTools(tools, audit, time)),
  write(BulkTools, [clock], ({ tools, audit }, time) => new BulkTools(tools, audit, time)),
  write(RecordUpload, [clock], ({ audit }, time) => new RecordUpload(audit, time)),
  wire(PurgeUnusedImages, [PORTS.imageStore, PORTS.toolReader, clock]),
  wire(BrokerSessions, [work, PORTS.brokers, PORTS.brokerageVault, clock]),
  wire(ReadBrokerageStatus, [work, PORTS.brokers, PORTS.brokerSessions, clock]),
  wire(ReadConnection, [PORTS.connectionReader]),
  wire(BeginBrokerageConnection, [work, PORTS.brokers, PORTS.secrets, PORTS.brokerageVault, clock]),
  wire(CompleteBrokerageConnection, [
    work,
    PORTS.brokers,
    PORTS.secrets,
    PORTS.brokerageVault,
    clock,
  ]),
  wire(CloseBrokerageSession, [PORTS.brokerSessions]),
  wire(ReadBrokerPositions, [PORTS.brokerSessions]),
  write(
    DisconnectBrokerage,
    [clock],
    ({ connections, audit }, time) => new DisconnectBrokerage(connections, audit, time),
  ),
  write(
    DeleteAccount,
    [PORTS.sessionPorts],
    (all, ports) => new DeleteAccount(all, ownedRecords(all), ports),
  ),
  wire(PurgeExpired, [PORTS.purger, clock]),
  ...PEOPLE_WIRING,
  ...CONSOLE_WIRING,
];

export const USE_CASES = WIRING.map(({ id }) => id);

import {
  AuthenticateCall,
  ChangePassword,
  ConfirmSecondFactor,
  DeleteAccount,
  EndSession,
  EndSessions,
  ListSessions,
  ReadProfile,
  ReadSecondFactor,
  Reauthenticate,
  RefreshSession,
  RegisterUser,
  RemoveSecondFactor,
  RenameUser,
  RenewRecoveryCodes,
  RequestPasswordReset,
  ResetPassword,
  SignInUser,
  SignOut,
  StartSecondFactor,
  type OwnedRecords,
} from '@toolyard/core/accounts';
import { ListEvents, ReadEvent, SeedSampleEvents } from '@toolyard/core/lottery';
import {
  BeginBrokerageConnection,
  CloseBrokerageSession,
  CompleteBrokerageConnection,
  DisconnectBrokerage,
  ReadBrokerageStatus,
  ReadConnection,
} from '@toolyard/core/brokerage';
import { SendDueMail } from '@toolyard/core/mail';
import {
  DeleteStrategy,
  ExportStrategies,
  ListStrategies,
  ReadStrategy,
  RenameStrategy,
  SaveStrategy,
} from '@toolyard/core/options/strategies';
import { ListHomeApps, ListTools, SeedTools } from '@toolyard/core/tools';
import { SweepPerished } from '@toolyard/core/upkeep';
import { PORTS, type Repositories } from './ports.ts';
import { userKey } from './write.ts';
import { wire, write, type Wiring } from './wiring.ts';

const { clock, work } = PORTS;

const isOwnedRecords = (repository: object): repository is OwnedRecords =>
  'eraseOwned' in repository;

/** Everything that keeps records of users, found by its own method, so that none outlives its owner unseen. */
const ownedRecords = ({ idempotency, ...repositories }: Repositories): OwnedRecords[] => [
  ...Object.values<object>(repositories).filter(isOwnedRecords),
  { eraseOwned: (userId) => idempotency.forget(userKey(userId)) },
];

/** Every use case and what it stands on. */
export const WIRING: readonly Wiring[] = [
  wire(RegisterUser, [
    work,
    PORTS.hasher,
    PORTS.passwordRules,
    PORTS.attemptGuard,
    PORTS.sessionPorts,
  ]),
  wire(SignInUser, [
    work,
    PORTS.hasher,
    PORTS.attemptGuard,
    PORTS.sessionPorts,
    PORTS.oneTimeCodes,
  ]),
  wire(RefreshSession, [work, PORTS.sessionPorts]),
  wire(SignOut, [work, PORTS.secrets, clock]),
  wire(AuthenticateCall, [PORTS.tokens, PORTS.sessionReader, clock]),
  wire(ListSessions, [PORTS.sessionReader, clock]),
  write(EndSession, [clock], ({ sessions }, time) => new EndSession(sessions, time)),
  write(EndSessions, [clock], ({ sessions }, time) => new EndSessions(sessions, time)),
  wire(Reauthenticate, [work, PORTS.hasher, PORTS.attemptGuard, PORTS.secondFactorPorts]),
  wire(ChangePassword, [
    work,
    PORTS.hasher,
    PORTS.passwordRules,
    PORTS.attemptGuard,
    PORTS.sessionPorts,
  ]),
  wire(RequestPasswordReset, [work, PORTS.attemptGuard, PORTS.sessionPorts]),
  wire(ResetPassword, [
    work,
    PORTS.hasher,
    PORTS.passwordRules,
    PORTS.attemptGuard,
    PORTS.sessionPorts,
  ]),
  wire(ReadSecondFactor, [PORTS.secondFactorReader]),
  write(
    StartSecondFactor,
    [PORTS.secondFactorPorts],
    (all, ports) => new StartSecondFactor(all, ports),
  ),
  wire(ConfirmSecondFactor, [work, PORTS.attemptGuard, PORTS.secondFactorPorts]),
  write(
    RenewRecoveryCodes,
    [PORTS.secondFactorPorts],
    ({ secondFactors }, ports) => new RenewRecoveryCodes(secondFactors, ports),
  ),
  write(
    RemoveSecondFactor,
    [PORTS.sessionPorts],
    (all, ports) => new RemoveSecondFactor(all, ports),
  ),
  wire(SendDueMail, [work, PORTS.letterWriter, PORTS.mailer, clock]),
  wire(ReadProfile, [PORTS.userReader]),
  write(RenameUser, [clock], ({ users }, time) => new RenameUser(users, time)),
  wire(ListStrategies, [PORTS.strategyReader]),
  wire(ExportStrategies, [PORTS.strategyReader]),
  wire(ReadStrategy, [PORTS.strategyReader]),
  write(
    SaveStrategy,
    [PORTS.planningPorts],
    ({ strategies, audit }, ports) => new SaveStrategy(strategies, audit, ports),
  ),
  write(
    RenameStrategy,
    [clock],
    ({ strategies, audit }, time) => new RenameStrategy(strategies, audit, time),
  ),
  write(
    DeleteStrategy,
    [clock],
    ({ strategies, audit }, time) => new DeleteStrategy(strategies, audit, time),
  ),
  wire(ListEvents, [PORTS.lotteryReader, clock]),
  wire(ReadEvent, [PORTS.lotteryReader, clock]),
  wire(SeedSampleEvents, [work, clock]),
  wire(ListHomeApps, [PORTS.toolReader]),
  wire(ListTools, [PORTS.toolReader]),
  wire(SeedTools, [work, clock, PORTS.ids]),
  wire(ReadBrokerageStatus, [work, PORTS.brokerageGateway, clock]),
  wire(ReadConnection, [PORTS.connectionReader, PORTS.brokerageGateway]),
  wire(BeginBrokerageConnection, [work, PORTS.brokerageGateway, PORTS.secrets, clock]),
  wire(CompleteBrokerageConnection, [work, PORTS.brokerageGateway, PORTS.secrets, clock]),
  wire(CloseBrokerageSession, [PORTS.connectionReader, PORTS.brokerageGateway]),
  write(
    DisconnectBrokerage,
    [clock],
    ({ connections, audit }, time) => new DisconnectBrokerage(connections, audit, time),
  ),
  write(
    DeleteAccount,
    [clock],
    (all, time) => new DeleteAccount(all.users, ownedRecords(all), time),
  ),
  wire(SweepPerished, [PORTS.sweeper, clock]),
];

export const USE_CASES = WIRING.map(({ id }) => id);

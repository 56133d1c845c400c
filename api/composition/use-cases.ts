import {
  AuthenticateCall,
  EndSession,
  EndSessions,
  ListSessions,
  ReadProfile,
  Reauthenticate,
  RefreshSession,
  RegisterUser,
  RenameUser,
  SignInUser,
  SignOut,
} from '@toolyard/core/accounts';
import { ListEvents, ReadEvent, SeedSampleEvents } from '@toolyard/core/lottery';
import {
  DeleteStrategy,
  ListStrategies,
  ReadStrategy,
  RenameStrategy,
  SaveStrategy,
} from '@toolyard/core/options/strategies';
import { ListHomeApps, ListTools, SeedTools } from '@toolyard/core/tools';
import { PORTS } from './ports.ts';
import { wire, write, type Wiring } from './wiring.ts';

const { clock, work } = PORTS;

/** Every use case and what it stands on. */
export const WIRING: readonly Wiring[] = [
  wire(RegisterUser, [
    work,
    PORTS.hasher,
    PORTS.commonPasswords,
    PORTS.sessionPorts,
    PORTS.passwordMinLength,
  ]),
  wire(SignInUser, [work, PORTS.hasher, PORTS.sessionPorts]),
  wire(RefreshSession, [work, PORTS.sessionPorts]),
  wire(SignOut, [work, PORTS.secrets, clock]),
  wire(AuthenticateCall, [PORTS.tokens, PORTS.sessionReader, clock]),
  wire(ListSessions, [PORTS.sessionReader, clock]),
  write(EndSession, [clock], ({ sessions }, time) => new EndSession(sessions, time)),
  write(EndSessions, [clock], ({ sessions }, time) => new EndSessions(sessions, time)),
  wire(Reauthenticate, [work, PORTS.hasher, PORTS.sessionPorts]),
  wire(ReadProfile, [PORTS.userReader]),
  write(RenameUser, [clock], ({ users }, time) => new RenameUser(users, time)),
  wire(ListStrategies, [PORTS.strategyReader]),
  wire(ReadStrategy, [PORTS.strategyReader]),
  write(
    SaveStrategy,
    [PORTS.planningPorts],
    ({ strategies }, ports) => new SaveStrategy(strategies, ports),
  ),
  write(RenameStrategy, [clock], ({ strategies }, time) => new RenameStrategy(strategies, time)),
  write(DeleteStrategy, [], ({ strategies }) => new DeleteStrategy(strategies)),
  wire(ListEvents, [PORTS.lotteryReader, clock]),
  wire(ReadEvent, [PORTS.lotteryReader, clock]),
  wire(SeedSampleEvents, [work, clock]),
  wire(ListHomeApps, [PORTS.toolReader]),
  wire(ListTools, [PORTS.toolReader]),
  wire(SeedTools, [work, clock, PORTS.ids]),
];

export const USE_CASES = WIRING.map(({ id }) => id);

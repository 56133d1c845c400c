import {
  BulkUsers,
  CreateAdmin,
  CreateUser,
  DeleteAdmin,
  DeleteUser,
  EditAdmin,
  EditUser,
  EndSessionsOfAdmin,
  EndSessionOfUser,
  EndSessionsOfUser,
  EraseExpiredUsers,
  EraseUser,
  ExportUsers,
  ImportUsers,
  ListAdmins,
  ListUsers,
  HashNewPassword,
  ReadAdmin,
  ReadUser,
  ReadUserAccess,
  RemoveSecondFactorOfAdmin,
  RemoveSecondFactorOfUser,
  RestoreUser,
  SendInvitation,
  SendPasswordReset,
} from '@toolyard/core/accounts';
import type { Repositories } from '@toolyard/core/repositories';
import { ownedRecords } from './owned-records.ts';
import { PORTS } from './ports.ts';
import { preparedWrite, wire, write, type Wiring } from './wiring.ts';

const { clock, work, sessionPorts } = PORTS;

/** What operators do with users and with each other. */
export const PEOPLE_WIRING: readonly Wiring[] = [
  wire(HashNewPassword, [
    PORTS.hasher,
    PORTS.passwordRules,
    PORTS.adminPasswordRules,
    PORTS.secrets,
  ]),
  wire(ListUsers, [PORTS.userDirectory, PORTS.userTotals]),
  wire(ReadUser, [PORTS.userReader]),
  wire(ReadUserAccess, [PORTS.userRealm, clock]),
  write(CreateUser, [sessionPorts], (all, ports) => new CreateUser(all, ports)),
  preparedWrite(SendInvitation, [PORTS.userReader, PORTS.attemptGuard, sessionPorts]),
  preparedWrite(SendPasswordReset, [PORTS.userReader, PORTS.attemptGuard, sessionPorts]),
  write(EditUser, [sessionPorts], (all, ports) => new EditUser(all, ports)),
  write(DeleteUser, [clock], (all, time) => new DeleteUser(all, time)),
  write(RestoreUser, [clock], (all, time) => new RestoreUser(all, time)),
  write(EraseUser, [sessionPorts], (all, ports) => new EraseUser(all, ownedRecords(all), ports)),
  wire(EraseExpiredUsers<Repositories>, [work, PORTS.ownedRecords, sessionPorts]),
  write(BulkUsers, [clock], (all, time) => new BulkUsers(all, time)),
  write(EndSessionOfUser, [clock], (all, time) => new EndSessionOfUser(all, time)),
  write(EndSessionsOfUser, [clock], (all, time) => new EndSessionsOfUser(all, time)),
  write(
    RemoveSecondFactorOfUser,
    [sessionPorts],
    (all, ports) => new RemoveSecondFactorOfUser(all, ports),
  ),
  wire(ExportUsers, [work, PORTS.userDirectory, clock]),
  write(ImportUsers, [sessionPorts], (all, ports) => new ImportUsers(all, ports)),
  wire(ListAdmins, [PORTS.adminReader, PORTS.adminFactorReader]),
  wire(ReadAdmin, [PORTS.adminReader, PORTS.adminFactorReader]),
  write(CreateAdmin, [sessionPorts], (all, ports) => new CreateAdmin(all, ports)),
  write(EditAdmin, [sessionPorts], (all, ports) => new EditAdmin(all, ports)),
  write(DeleteAdmin, [clock], (all, time) => new DeleteAdmin(all, time)),
  write(EndSessionsOfAdmin, [clock], (all, time) => new EndSessionsOfAdmin(all, time)),
  write(
    RemoveSecondFactorOfAdmin,
    [sessionPorts],
    (all, ports) => new RemoveSecondFactorOfAdmin(all, ports),
  ),
];

import {
  adminRealm,
  AuthenticateAdminCall,
  BootstrapSuperadmin,
  ChangeAdminPassword,
  ConfirmAdminSecondFactor,
  EditAdminProfile,
  EndAdminSession,
  EndAdminSessions,
  ListAdminSessions,
  ReadAdminProfile,
  ReadAdminSecondFactor,
  ReadAdminAccountStatus,
  ReadSignInHint,
  ReauthenticateAdmin,
  RefreshAdminSession,
  RemoveAdminSecondFactor,
  RenewAdminRecoveryCodes,
  SignInAdmin,
  SignOutAdmin,
  StartAdminSecondFactor,
} from '@toolyard/core/accounts';
import { PORTS } from './ports.ts';
import { wire, write, type Wiring } from './wiring.ts';

const { clock, work, adminWork, adminRealm: admins } = PORTS;

/** What admins do with their own accounts, and what lets them in. */
export const ADMIN_ACCOUNT_WIRING: readonly Wiring[] = [
  wire(BootstrapSuperadmin, [
    work,
    PORTS.hasher,
    PORTS.adminPasswordRules,
    PORTS.firstPassword,
    PORTS.adminSessionPorts,
  ]),
  wire(ReadSignInHint, [PORTS.adminReader, PORTS.signInSample]),
  wire(SignInAdmin, [PORTS.adminSigningIn]),
  wire(RefreshAdminSession, [adminWork, PORTS.adminSessionPorts]),
  wire(SignOutAdmin, [adminWork, PORTS.adminSecrets, clock]),
  wire(AuthenticateAdminCall, [
    PORTS.adminTokens,
    PORTS.adminCallers,
    PORTS.adminFactorReader,
    PORTS.requiredActionRules,
    clock,
  ]),
  wire(ReadAdminAccountStatus, [admins, PORTS.requiredActionRules]),
  wire(ListAdminSessions, [admins, clock]),
  write(EndAdminSession, [clock], (all, time) => new EndAdminSession(adminRealm(all), time)),
  write(EndAdminSessions, [clock], (all, time) => new EndAdminSessions(adminRealm(all), time)),
  wire(ReauthenticateAdmin, [
    adminWork,
    admins,
    PORTS.hasher,
    PORTS.adminAttemptGuard,
    PORTS.adminSecondFactorPorts,
  ]),
  wire(ChangeAdminPassword, [
    adminWork,
    PORTS.hasher,
    PORTS.adminPasswordRules,
    PORTS.adminAttemptGuard,
    PORTS.adminSessionPorts,
  ]),
  wire(ReadAdminProfile, [admins]),
  write(EditAdminProfile, [clock], (all, time) => new EditAdminProfile(adminRealm(all), time)),
  wire(ReadAdminSecondFactor, [admins]),
  write(
    StartAdminSecondFactor,
    [PORTS.adminSecondFactorPorts],
    (all, ports) => new StartAdminSecondFactor(adminRealm(all), ports),
  ),
  wire(ConfirmAdminSecondFactor, [
    adminWork,
    admins,
    PORTS.adminAttemptGuard,
    PORTS.adminSecondFactorPorts,
  ]),
  write(
    RenewAdminRecoveryCodes,
    [PORTS.adminSecondFactorPorts],
    (all, ports) => new RenewAdminRecoveryCodes(adminRealm(all), ports),
  ),
  write(
    RemoveAdminSecondFactor,
    [PORTS.adminSessionPorts],
    (all, ports) => new RemoveAdminSecondFactor(adminRealm(all), ports),
  ),
];

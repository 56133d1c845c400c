import {
  adminReader,
  adminRealm,
  AttemptGuard,
  AuthenticateAdminCall,
  BootstrapSuperadmin,
  ChangePassword,
  realmUnitOfWork,
  ListSessions,
  ReadSignInHint,
  RefreshSession,
  PasswordSignIn,
  SignInAdmin,
  SignOut,
  type Admin,
} from '@toolyard/core/accounts';
import { MemoryAttemptLimiter, FakeTrustedDeviceTokens } from '@toolyard/memory';
import { accountsFixture } from './accounts-fixture.ts';

export const SAMPLE = { username: 'superadmin', password: 'a-first-password' };

/** The use cases of the admins' realm over the same fakes as the users'. */
export function adminsFixture({ secondFactorRequired = false } = {}) {
  const fixture = accountsFixture();
  const { work, readers, hasher, clock, ports, codes, common } = fixture;
  const admins = realmUnitOfWork(work, adminRealm);
  const reader = adminReader({
    accounts: readers.admins,
    sessions: readers.adminSessions,
    secondFactors: readers.adminSecondFactors,
    passkeys: readers.adminPasskeys,
  });
  const limits = {
    total: 200,
    perNetwork: 30,
    perNetworkUnderLoad: 5,
    trustedDevicesPerNetwork: 60,
  };
  const attempts = new MemoryAttemptLimiter();
  const guarded = { limiter: attempts, deviceTokens: new FakeTrustedDeviceTokens(), clock, work };
  const guard = new AttemptGuard(guarded, limits, 'admin');
  const rules = { common, minLength: 12, mustDiffer: true };
  const duties = { secondFactorRequired };
  const announced: string[] = [];
  const first = { ...SAMPLE, announce: (password: string) => void announced.push(password) };
  return {
    ...fixture,
    announced,
    adminReader: reader,
    bootstrap: new BootstrapSuperadmin(work, hasher, rules, first, ports),
    hint: new ReadSignInHint(readers.admins, hasher, SAMPLE),
    signInAdmin: new SignInAdmin(new PasswordSignIn(admins, hasher, guard, ports, codes, rules)),
    refreshAdmin: new RefreshSession<Admin>(admins, ports),
    signOutAdmin: new SignOut(admins, ports.secrets, clock),
    authenticateAdmin: new AuthenticateAdminCall(
      ports.tokens,
      readers.adminCallers,
      readers.adminSecondFactors,
      duties,
      clock,
    ),
    changing: new ChangePassword<Admin>(admins, hasher, rules, guard, ports),
    sessionsOf: new ListSessions(reader, clock),
    notes: () => readers.audit.notes(),
  };
}

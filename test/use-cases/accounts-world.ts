import {
  AttemptGuard,
  AuthenticateCall,
  ReadProfile,
  RefreshSession,
  RegisterUser,
  RenameUser,
  SignInUser,
  SignOut,
  type Principal,
  type SecretSource,
} from '@toolyard/core/accounts';
import {
  CountingIds,
  ListedPasswords,
  MemoryAttemptLimiter,
  PlainOneTimeCodes,
  PlainDeviceMarks,
  PlainPasswordHasher,
  PlainSecretSource,
  PlainTokenIssuer,
  SetClock,
  memoryDatabase,
} from '@toolyard/memory';

export const MEI = { name: '林梅', email: 'mei@example.com', password: 'secret' };

/** The account use cases over fakes. */
export function accountsWorld(secrets: SecretSource = new PlainSecretSource()) {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new SetClock();
  const hasher = new PlainPasswordHasher();
  const ids = new CountingIds();
  const tokens = new PlainTokenIssuer();
  const ports = { tokens, secrets, clock, ids };
  const attempts = new MemoryAttemptLimiter();
  const limits = { everywhere: 200, network: 30, networkWhenSlow: 5 };
  const guard = new AttemptGuard(attempts, new PlainDeviceMarks(), clock, limits);
  const codes = new PlainOneTimeCodes();
  const common = new ListedPasswords(['password1']);
  return {
    clock,
    hasher,
    codes,
    common,
    ports,
    guard,
    work: unitOfWork,
    readers,
    register: new RegisterUser(unitOfWork, hasher, { common }, guard, ports),
    signIn: new SignInUser(unitOfWork, hasher, guard, ports, codes),
    signInWith: (other: PlainPasswordHasher) =>
      new SignInUser(unitOfWork, other, guard, ports, codes),
    refresh: new RefreshSession(unitOfWork, ports),
    signOut: new SignOut(unitOfWork, secrets, clock),
    authenticate: new AuthenticateCall(tokens, readers.sessions, clock),
    readProfile: new ReadProfile(readers.users),
    rename: (name: string, principal: Principal) =>
      unitOfWork.run(({ users }) => new RenameUser(users, clock).execute({ name }, principal)),
  };
}

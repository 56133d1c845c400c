import {
  AttemptGuard,
  AuthenticateCall,
  ReadProfile,
  RefreshSession,
  RegisterUser,
  EditProfile,
  type ProfileInput,
  PasswordSignIn,
  SignInUser,
  SignOut,
  realmUnitOfWork,
  userReader,
  userRealm,
  type Principal,
  type RegisterUserInput,
  type SecretSource,
} from '@toolyard/core/accounts';
import {
  SequentialIds,
  FakeCommonPasswords,
  MemoryAttemptLimiter,
  FakeOneTimeCodes,
  FakeTrustedDeviceTokens,
  FakePasswordHasher,
  FakeSecretSource,
  FakeTokenIssuer,
  FakeClock,
  memoryDatabase,
} from '@toolyard/memory';

export const MEI: RegisterUserInput = {
  name: '林梅',
  email: 'mei@example.com',
  password: 'secret',
  language: 'en',
};

/** The account use cases over fakes. */
export function accountsFixture(secrets: SecretSource = new FakeSecretSource()) {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock();
  const hasher = new FakePasswordHasher();
  const ids = new SequentialIds();
  const tokens = new FakeTokenIssuer();
  const ports = { tokens, secrets, clock, ids };
  const attempts = new MemoryAttemptLimiter();
  const limits = {
    total: 200,
    perNetwork: 30,
    perNetworkUnderLoad: 5,
    trustedDevicesPerNetwork: 60,
  };
  const deviceTokens = new FakeTrustedDeviceTokens();
  const guard = new AttemptGuard(
    { limiter: attempts, deviceTokens, clock, work: unitOfWork },
    limits,
  );
  const codes = new FakeOneTimeCodes();
  const users = realmUnitOfWork(unitOfWork, userRealm);
  const reader = userReader({ ...readers, accounts: readers.users });
  const common = new FakeCommonPasswords(['password1']);
  const signInWith = (other: FakePasswordHasher) =>
    new SignInUser(new PasswordSignIn(users, other, guard, ports, codes, { common }));
  return {
    clock,
    hasher,
    codes,
    common,
    ports,
    guard,
    work: unitOfWork,
    users,
    reader,
    readers,
    register: new RegisterUser(unitOfWork, hasher, { common }, guard, ports),
    signIn: signInWith(hasher),
    signInWith,
    refresh: new RefreshSession(users, ports),
    signOut: new SignOut(users, secrets, clock),
    authenticate: new AuthenticateCall(tokens, readers.callerSessions, clock),
    readProfile: new ReadProfile(readers.users),
    editProfile: (input: ProfileInput, principal: Principal) =>
      unitOfWork.run((all) => new EditProfile(all, clock).execute(input, principal)),
  };
}

import {
  adminRealm,
  AttemptGuard,
  ChallengeLedger,
  realmUnitOfWork,
  PasswordSignIn,
  userRealm,
  type Account,
  type Admin,
  type TrustedDeviceTokens,
  type InitialCredentials,
  type OneTimeCodes,
  type PasskeyPorts,
  type PasskeySignInPorts,
  type PasswordRules,
  type Realm,
  type RealmName,
  type SecondFactorPorts,
  type SecretSource,
  type SessionPorts,
  type TokenIssuer,
  type User,
} from '@toolyard/core/accounts';
import type { UnitOfWork } from '@toolyard/core/shared';
import type { Container } from 'inversify';
import { madeUpPassword, SAMPLE_ADMIN } from '../bootstrap-admin.ts';
import { PORTS, type Port } from '../ports.ts';
import type { Settings } from '../settings.ts';
import { bind, resolve } from '../typed-container.ts';

const ADMIN_PASSWORD_MIN_LENGTH = 12;

/** The ports of one realm. */
interface RealmPorts<A extends Account> {
  readonly tokens: Port<TokenIssuer>;
  readonly secrets: Port<SecretSource>;
  readonly deviceTokens: Port<TrustedDeviceTokens>;
  readonly codes: Port<OneTimeCodes>;
  readonly work: Port<UnitOfWork<Realm<A>>>;
  readonly guard: Port<AttemptGuard>;
  readonly sessions: Port<SessionPorts>;
  readonly factors: Port<SecondFactorPorts & SessionPorts>;
  readonly passkeys: Port<PasskeyPorts & PasskeySignInPorts>;
  readonly signingIn: Port<PasswordSignIn<A>>;
  readonly rules: Port<PasswordRules>;
}

const USER: RealmPorts<User> = {
  tokens: PORTS.tokens,
  secrets: PORTS.secrets,
  deviceTokens: PORTS.deviceTokens,
  codes: PORTS.oneTimeCodes,
  work: PORTS.userWork,
  guard: PORTS.attemptGuard,
  sessions: PORTS.sessionPorts,
  factors: PORTS.secondFactorPorts,
  passkeys: PORTS.passkeyPorts,
  signingIn: PORTS.userSigningIn,
  rules: PORTS.passwordRules,
};

const ADMIN: RealmPorts<Admin> = {
  tokens: PORTS.adminTokens,
  secrets: PORTS.adminSecrets,
  deviceTokens: PORTS.adminDeviceTokens,
  codes: PORTS.adminOneTimeCodes,
  work: PORTS.adminWork,
  guard: PORTS.adminAttemptGuard,
  sessions: PORTS.adminSessionPorts,
  factors: PORTS.adminSecondFactorPorts,
  passkeys: PORTS.adminPasskeyPorts,
  signingIn: PORTS.adminSigningIn,
  rules: PORTS.adminPasswordRules,
};

/** The ports of each realm, resolved lazily, because a test may rebind one. */
export function bindRealms(container: Container): void {
  bind(container, PORTS.userWork).toDynamicValue((of) =>
    realmUnitOfWork(resolve(of, PORTS.work), userRealm),
  );
  bind(container, PORTS.adminWork).toDynamicValue((of) =>
    realmUnitOfWork(resolve(of, PORTS.work), adminRealm),
  );
  bindRealm(container, 'user', USER);
  bindRealm(container, 'admin', ADMIN);
  bindPasswords(container);
  bind(container, PORTS.apiKeyPorts).toDynamicValue((of) => ({
    secrets: resolve(of, PORTS.apiKeySecrets),
    clock: resolve(of, PORTS.clock),
    ids: resolve(of, PORTS.ids),
  }));
  const settings = resolve(container, PORTS.settings);
  const secondFactorRequired = settings.adminSecondFactorRequired;
  bind(container, PORTS.requiredActionRules).toConstantValue({ secondFactorRequired });
  bind(container, PORTS.firstPassword).toConstantValue(firstPasswordOf(settings));
  bind(container, PORTS.signInSample).toConstantValue(sampleOf(settings));
}

function bindRealm<A extends Account>(
  container: Container,
  realm: RealmName,
  ports: RealmPorts<A>,
): void {
  const { clock, ids } = PORTS;
  bind(container, ports.sessions).toDynamicValue((of) => ({
    tokens: resolve(of, ports.tokens),
    secrets: resolve(of, ports.secrets),
    clock: resolve(of, clock),
    ids: resolve(of, ids),
  }));
  bind(container, ports.factors).toDynamicValue((of) => ({
    tokens: resolve(of, ports.tokens),
    codes: resolve(of, ports.codes),
    secrets: resolve(of, ports.secrets),
    clock: resolve(of, clock),
    ids: resolve(of, ids),
  }));
  bind(container, ports.passkeys).toDynamicValue((of) => {
    const own = resolve(of, ports.sessions);
    const challenges = resolve(of, PORTS.passkeyChallenges);
    const ledger = { ...own, challenges, limiter: resolve(of, PORTS.attempts) };
    return {
      ...own,
      challenges: new ChallengeLedger(ledger, realm),
      verifier: resolve(of, PORTS.passkeyVerifier),
    };
  });
  bind(container, ports.guard).toDynamicValue((of) => {
    const { attempts } = resolve(of, PORTS.settings);
    const guarded = {
      limiter: resolve(of, PORTS.attempts),
      deviceTokens: resolve(of, ports.deviceTokens),
      clock: resolve(of, clock),
      work: resolve(of, PORTS.work),
    };
    return new AttemptGuard(guarded, attempts, realm);
  });
  bind(container, ports.signingIn).toDynamicValue(
    (of) =>
      new PasswordSignIn(
        resolve(of, ports.work),
        resolve(of, PORTS.hasher),
        resolve(of, ports.guard),
        resolve(of, ports.sessions),
        resolve(of, ports.codes),
        resolve(of, ports.rules),
      ),
  );
}

function bindPasswords(container: Container): void {
  bind(container, PORTS.passwordRules).toDynamicValue((of) => ({
    common: resolve(of, PORTS.commonPasswords),
    minLength: resolve(of, PORTS.settings).passwordMinLength,
  }));
  bind(container, PORTS.adminPasswordRules).toDynamicValue((of) => ({
    common: resolve(of, PORTS.commonPasswords),
    minLength: ADMIN_PASSWORD_MIN_LENGTH,
    mustDiffer: true,
    rejectsCommonWords: true,
  }));
}

/** A generated password is printed once, at the first start. */
function firstPasswordOf({ bootstrapAdmin: { username, password } }: Settings): InitialCredentials {
  if (password !== null) return { username, password };
  return {
    username,
    password: madeUpPassword(),
    announce: (made) =>
      void process.stderr.write(
        `The first superadmin is ${username}, with the password ${made} (to be changed at the first sign-in).\n`,
      ),
  };
}

const sampleOf = ({ mode, bootstrapAdmin }: Settings) => {
  const { username, password } = SAMPLE_ADMIN;
  const isSample = bootstrapAdmin.username === username && bootstrapAdmin.password === password;
  return mode !== 'production' && isSample ? { username, password } : null;
};

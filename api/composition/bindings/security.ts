import { availableParallelism } from 'node:os';
import type {
  TrustedDeviceTokens,
  OneTimeCodes,
  RealmName,
  SecretSource,
  TokenIssuer,
} from '@toolyard/core/accounts';
import {
  Argon2PasswordHasher,
  HmacApiKeySecrets,
  HmacPasskeyChallenges,
  WebauthnPasskeyVerifier,
  developmentKeys,
  HmacTrustedDeviceTokens,
  HmacRequestDigest,
  JwtTokenIssuer,
  KeyRingError,
  parseKeyRing,
  PublishedCommonPasswords,
  QueuedPasswordHasher,
  RandomSecretSource,
  SealedBox,
  SystemClock,
  TotpCodes,
  UuidIds,
  type KeyRing,
} from '@toolyard/security';
import { FsrsReviewSchedule } from '@toolyard/fsrs';
import type { Container } from 'inversify';
import { ManualClock } from '../manual-clock.ts';
import { relyingPartyOf } from '../site-url.ts';
import { PORTS, type Port } from '../ports.ts';
import { SettingsError } from '../settings-readers.ts';
import type { Settings } from '../settings.ts';
import { bind, resolve } from '../typed-container.ts';

/** Milliseconds that a password waits for its turn to be hashed. */
const HASH_PATIENCE = 1000;

/** Time, ids, days of review, passwords and tokens. */
export function bindSecurity(container: Container): void {
  const settings = resolve(container, PORTS.settings);
  const system = new SystemClock();
  const clock = settings.manualClock ? new ManualClock(system) : system;
  bind(container, PORTS.clock).toConstantValue(clock);
  bind(container, PORTS.ids).toConstantValue(new UuidIds());
  bind(container, PORTS.reviewSchedule).toConstantValue(new FsrsReviewSchedule());
  bind(container, PORTS.hasher).toConstantValue(
    new QueuedPasswordHasher(
      new Argon2PasswordHasher(),
      { atOnce: availableParallelism(), patience: settings.maxWaitMs ?? HASH_PATIENCE },
      clock,
    ),
  );
  bind(container, PORTS.commonPasswords).toConstantValue(new PublishedCommonPasswords());
  bind(container, PORTS.requestDigest).toConstantValue(
    new HmacRequestDigest(keysOf(settings, 'admin')),
  );
  bind(container, PORTS.apiKeySecrets).toConstantValue(
    new HmacApiKeySecrets(keysOf(settings, 'user')),
  );
  bind(container, PORTS.passkeyChallenges).toConstantValue(
    new HmacPasskeyChallenges(keysOf(settings, 'user')),
  );
  bind(container, PORTS.passkeyVerifier).toConstantValue(
    new WebauthnPasskeyVerifier(relyingPartyOf(settings)),
  );
  bind(container, PORTS.providerKeyVault).toConstantValue(
    new SealedBox(keysOf(settings, 'admin'), 'market provider key'),
  );
  bindKeys(container, 'user', {
    tokens: PORTS.tokens,
    secrets: PORTS.secrets,
    deviceTokens: PORTS.deviceTokens,
    oneTimeCodes: PORTS.oneTimeCodes,
  });
  bindKeys(container, 'admin', {
    tokens: PORTS.adminTokens,
    secrets: PORTS.adminSecrets,
    deviceTokens: PORTS.adminDeviceTokens,
    oneTimeCodes: PORTS.adminOneTimeCodes,
  });
}

interface Keyed {
  readonly tokens: Port<TokenIssuer>;
  readonly secrets: Port<SecretSource>;
  readonly deviceTokens: Port<TrustedDeviceTokens>;
  readonly oneTimeCodes: Port<OneTimeCodes>;
}

/** What stands on the keys of one realm. */
function bindKeys(container: Container, realm: RealmName, ports: Keyed): void {
  const keys = keysOf(resolve(container, PORTS.settings), realm);
  bind(container, ports.tokens).toConstantValue(new JwtTokenIssuer(keys, realm));
  bind(container, ports.secrets).toConstantValue(new RandomSecretSource(keys));
  bind(container, ports.deviceTokens).toConstantValue(new HmacTrustedDeviceTokens(keys));
  bind(container, ports.oneTimeCodes).toConstantValue(new TotpCodes(keys));
}

/** The keys given, else, outside production, those of the data folder. */
export function keysOf(
  { jwtUserKeys, jwtAdminKeys, dataDir }: Settings,
  realm: RealmName,
): KeyRing {
  const written = realm === 'user' ? jwtUserKeys : jwtAdminKeys;
  if (written === null) return developmentKeys(dataDir, realm);
  try {
    return parseKeyRing(written);
  } catch (fault) {
    if (!(fault instanceof KeyRingError)) throw fault;
    throw new SettingsError(`JWT_${realm.toUpperCase()}_KEYS: ${fault.message}`);
  }
}

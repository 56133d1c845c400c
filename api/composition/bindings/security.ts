import { availableParallelism } from 'node:os';
import {
  Argon2PasswordHasher,
  developmentKeys,
  HmacDeviceMarks,
  JwtTokenIssuer,
  KeyRingError,
  parseKeyRing,
  PublishedCommonPasswords,
  QueuedPasswordHasher,
  RandomSecretSource,
  SystemClock,
  TotpCodes,
  UuidIds,
  type KeyRing,
} from '@toolyard/security';
import type { Container } from 'inversify';
import { ManualClock } from '../manual-clock.ts';
import { PORTS } from '../ports.ts';
import { SettingsError } from '../settings-readers.ts';
import type { Settings } from '../settings.ts';
import { bind, take } from '../typed-container.ts';

/** Milliseconds that a password waits for its turn to be hashed. */
const HASH_PATIENCE = 1000;

/** Time, ids, passwords and tokens. */
export function bindSecurity(container: Container): void {
  const settings = take(container, PORTS.settings);
  const keys = keysOf(settings);
  const system = new SystemClock();
  const clock = settings.manualClock ? new ManualClock(system) : system;
  bind(container, PORTS.clock).toConstantValue(clock);
  bind(container, PORTS.ids).toConstantValue(new UuidIds());
  bind(container, PORTS.hasher).toConstantValue(
    new QueuedPasswordHasher(
      new Argon2PasswordHasher(),
      { atOnce: availableParallelism(), patience: HASH_PATIENCE },
      clock,
    ),
  );
  bind(container, PORTS.deviceMarks).toConstantValue(new HmacDeviceMarks(keys));
  bind(container, PORTS.commonPasswords).toConstantValue(new PublishedCommonPasswords());
  bind(container, PORTS.tokens).toConstantValue(new JwtTokenIssuer(keys));
  bind(container, PORTS.secrets).toConstantValue(new RandomSecretSource(keys));
  bind(container, PORTS.oneTimeCodes).toConstantValue(new TotpCodes(keys));
}

/** The keys given, else, outside production, those of the data folder. */
function keysOf({ jwtUserKeys, dataDir }: Settings): KeyRing {
  if (jwtUserKeys === null) return developmentKeys(dataDir);
  try {
    return parseKeyRing(jwtUserKeys);
  } catch (fault) {
    if (!(fault instanceof KeyRingError)) throw fault;
    throw new SettingsError(`JWT_USER_KEYS: ${fault.message}`);
  }
}

import { randomBytes } from 'node:crypto';
import type { NewTotpSecret, OneTimeCodes } from '@toolyard/core/accounts';
import type { Instant } from '@toolyard/core/shared';
import { Secret, TOTP } from 'otpauth';
import { SealedBox } from './sealed-box.ts';
import type { KeyRing } from './signing-keys.ts';

const ISSUER = 'Toolyard';
const SECRET_BYTES = 20;
const NEIGHBOURS = 1;
/** Crockford's base 32: no letter that looks like a digit. */
const SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_SYMBOLS = 24;

const totp = (secret: Secret, label?: string): TOTP =>
  new TOTP({ issuer: ISSUER, secret, ...(label !== undefined && { label }) });

/** Codes of RFC 6238 as every authenticator app makes them: HMAC-SHA-1, six digits, 30 s. */
export class TotpCodes implements OneTimeCodes {
  private readonly box: SealedBox;

  constructor(keys: KeyRing) {
    this.box = new SealedBox(keys, 'second factor secret');
  }

  newSecret({ userId, account }: { userId: string; account: string }): NewTotpSecret {
    const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer });
    return {
      secret: secret.base32,
      uri: totp(secret, account).toString(),
      sealed: this.box.seal(secret.base32, userId),
    };
  }

  stepOf(code: string, sealed: string, userId: string, at: Instant): number | 'unreadable' | null {
    const secret = this.box.open(sealed, userId);
    return secret === null ? 'unreadable' : totpStep(secret, code, at);
  }

  newRecoveryCode(): string {
    return Array.from(randomBytes(RECOVERY_SYMBOLS), (byte) => SYMBOLS[byte % 32]).join('');
  }
}

/** The step whose code this is under a base 32 secret, of that at `at` and its neighbours; null when none is. */
export function totpStep(secret: string, code: string, at: Instant): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const codes = totp(Secret.fromBase32(secret));
  const delta = codes.validate({ token: code, timestamp: at, window: NEIGHBOURS });
  return delta === null ? null : codes.counter({ timestamp: at }) + delta;
}

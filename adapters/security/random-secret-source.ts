import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RefreshToken, SecretSource } from '@toolyard/core/accounts';
import { derivedKey } from './derived-key.ts';
import type { KeyRing } from './signing-keys.ts';

const SECRET_BYTES = 32;
const MARK_BYTES = 16;

/**
 * Random secrets; successors by HMAC-SHA256 under a key of their own that is derived from the signing key. A successor
 * ends with a mark, an HMAC of its session and the rest under another key, by which it is known again.
 */
export class RandomSecretSource implements SecretSource {
  private readonly key: Buffer;
  private readonly markKey: Buffer;

  constructor([signing]: KeyRing) {
    this.key = derivedKey(signing, 'toolyard refresh token successor');
    this.markKey = derivedKey(signing, 'toolyard refresh token mark');
  }

  next(): string {
    return randomBytes(SECRET_BYTES).toString('base64url');
  }

  deriveNext({ sessionId, secret }: RefreshToken): string {
    const value = createHmac('sha256', this.key).update(secret).digest();
    return Buffer.concat([value, this.markOf(sessionId, value)]).toString('base64url');
  }

  isDerived({ sessionId, secret }: RefreshToken): boolean {
    const bytes = Buffer.from(secret, 'base64url');
    if (bytes.length !== SECRET_BYTES + MARK_BYTES) return false;
    const mark = this.markOf(sessionId, bytes.subarray(0, SECRET_BYTES));
    return timingSafeEqual(mark, bytes.subarray(SECRET_BYTES));
  }

  hashOf(secret: string): string {
    return createHash('sha256').update(secret).digest('base64url');
  }

  private markOf(sessionId: string, value: Buffer): Buffer {
    const mark = createHmac('sha256', this.markKey).update(sessionId).update(value);
    return mark.digest().subarray(0, MARK_BYTES);
  }
}

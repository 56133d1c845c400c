import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PasskeyChallenges } from '@toolyard/core/accounts';
import type { Instant } from '@toolyard/core/shared';
import { derivedKey } from './derived-key.ts';
import type { KeyRing } from './signing-keys.ts';

const RANDOM_BYTES = 24;
const EXPIRY_BYTES = 6;
const SEAL_BYTES = 32;
const LENGTH = RANDOM_BYTES + EXPIRY_BYTES + SEAL_BYTES;

/** Challenges of random bytes and an expiry, sealed by HMAC-SHA256 over both and the purpose. */
export class HmacPasskeyChallenges implements PasskeyChallenges {
  private readonly key: Buffer;

  constructor([signing]: KeyRing) {
    this.key = derivedKey(signing, 'toolyard passkey challenges');
  }

  issue(purpose: string, expiresAt: Instant): string {
    const expiry = Buffer.alloc(EXPIRY_BYTES);
    expiry.writeUIntBE(expiresAt, 0, EXPIRY_BYTES);
    const fields = Buffer.concat([randomBytes(RANDOM_BYTES), expiry]);
    return Buffer.concat([fields, this.seal(fields, purpose)]).toString('base64url');
  }

  expiryOf(challenge: string, purpose: string): Instant | null {
    const bytes = Buffer.from(challenge, 'base64url');
    // One text only for each challenge: another spelling of the same bytes would count as unspent.
    if (bytes.length !== LENGTH || bytes.toString('base64url') !== challenge) return null;
    const fields = bytes.subarray(0, -SEAL_BYTES);
    const isSealed = timingSafeEqual(bytes.subarray(-SEAL_BYTES), this.seal(fields, purpose));
    return isSealed ? fields.readUIntBE(RANDOM_BYTES, EXPIRY_BYTES) : null;
  }

  private seal(fields: Buffer, purpose: string): Buffer {
    return createHmac('sha256', this.key).update(fields).update(purpose).digest();
  }
}

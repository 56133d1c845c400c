import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretSource } from '@toolyard/core/accounts';
import type { KeyRing } from './signing-keys.ts';

const SECRET_BYTES = 32;

/** Random secrets; successors by HMAC-SHA256 under a key of their own that is derived from the signing key. */
export class RandomSecretSource implements SecretSource {
  private readonly key: Buffer;

  constructor([signing]: KeyRing) {
    const purpose = 'toolyard refresh token successor';
    this.key = Buffer.from(hkdfSync('sha256', signing.secret, '', purpose, SECRET_BYTES));
  }

  next(): string {
    return randomBytes(SECRET_BYTES).toString('base64url');
  }

  successorOf(secret: string): string {
    return createHmac('sha256', this.key).update(secret).digest('base64url');
  }

  hashOf(secret: string): string {
    return createHash('sha256').update(secret).digest('base64url');
  }
}

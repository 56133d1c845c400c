import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RequestDigest } from '@toolyard/core/shared';
import { derivedKey } from './derived-key.ts';
import type { KeyRing } from './signing-keys.ts';

/** HMAC-SHA256 under a key derived from the signing key; the other keys of the ring still verify. */
export class HmacRequestDigest implements RequestDigest {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor([signing, ...others]: KeyRing) {
    const derived = (key: KeyRing[number]) => derivedKey(key, 'toolyard request digest');
    this.keys = [derived(signing), ...others.map(derived)];
  }

  of(requestHash: string): string {
    return sealed(this.keys[0], requestHash).toString('base64url');
  }

  matches(digest: string, requestHash: string): boolean {
    const given = Buffer.from(digest, 'base64url');
    return this.keys.some((key) => {
      const right = sealed(key, requestHash);
      return given.length === right.length && timingSafeEqual(given, right);
    });
  }
}

const sealed = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

import { hkdfSync } from 'node:crypto';
import type { SigningKey } from './signing-keys.ts';

export const KEY_BYTES = 32;

/** A key for one purpose, derived from a signing key. */
export const derivedKey = ({ secret }: SigningKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

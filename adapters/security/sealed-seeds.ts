import { randomBytes } from 'node:crypto';
import type { SeedVault } from '@toolyard/core/lottery';
import { derivedKey } from './derived-key.ts';
import { SealedBox } from './sealed-box.ts';
import type { KeyRing } from './signing-keys.ts';

const SEED_BYTES = 32;

/** Seeds of draws, sealed under a key of their own. */
export class SealedSeeds implements SeedVault {
  private readonly box: SealedBox;

  constructor(keys: KeyRing) {
    this.box = new SealedBox(keys, 'draw seed');
  }

  next(): string {
    return randomBytes(SEED_BYTES).toString('hex');
  }

  seal(seed: string, eventId: string): string {
    return this.box.seal(seed, eventId);
  }

  open(sealed: string, eventId: string): string | null {
    return this.box.open(sealed, eventId);
  }
}

/** The secret Ed25519 key of an installation's draws, derived from its first key. */
export const drawSigningKey = ([first]: KeyRing): Uint8Array =>
  new Uint8Array(derivedKey(first, 'toolyard draw signature'));

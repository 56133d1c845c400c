import type { SecretVault } from '../../shared/index.ts';

/** Makes the secret seeds of draws without a beacon, and seals each for its event until the draw. */
export interface SeedVault extends SecretVault {
  /** 32 random bytes, hexadecimal digits. */
  next(): string;
}

import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@toolyard/core/accounts';

/** Argon2id by its number: the package's enum exists in its types only. Kibibytes, passes, lanes. */
const SETTINGS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export class Argon2PasswordHasher implements PasswordHasher {
  /** Verified where there is no account, so that its absence takes as long. */
  private readonly nobodys = this.hash('nobody has this password');

  hash(password: string): Promise<string> {
    return hash(password, SETTINGS);
  }

  async verify(password: string, passwordHash: string | null): Promise<boolean> {
    const right = await verify(passwordHash ?? (await this.nobodys), password);
    return right && passwordHash !== null;
  }

  needsRehash(passwordHash: string): boolean {
    const made = parseOptions(passwordHash);
    return (['algorithm', 'memoryCost', 'timeCost', 'parallelism'] as const).some(
      (setting) => Number(made[setting]) !== SETTINGS[setting],
    );
  }
}

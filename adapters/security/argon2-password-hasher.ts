import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@toolyard/core/accounts';

/** Kibibytes, passes, lanes. */
interface Argon2Cost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

const COST: Argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Argon2id by its number: the package's enum exists in its types only. */
const ARGON2ID = 2;

export class Argon2PasswordHasher implements PasswordHasher {
  /** Verified where there is no account, so that its absence takes as long. */
  private readonly nobodys: Promise<string>;
  private readonly settings: Argon2Cost & { readonly algorithm: number };

  constructor(cost = COST) {
    this.settings = { algorithm: ARGON2ID, ...cost };
    this.nobodys = this.hash('nobody has this password');
  }

  hash(password: string): Promise<string> {
    return hash(password, this.settings);
  }

  async verify(password: string, passwordHash: string | null): Promise<boolean> {
    const right = await verify(passwordHash ?? (await this.nobodys), password);
    return right && passwordHash !== null;
  }

  needsRehash(passwordHash: string): boolean {
    const made = parseOptions(passwordHash);
    return (['algorithm', 'memoryCost', 'timeCost', 'parallelism'] as const).some(
      (setting) => Number(made[setting]) !== this.settings[setting],
    );
  }
}

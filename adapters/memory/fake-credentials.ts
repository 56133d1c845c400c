import type {
  AccessClaims,
  CommonPasswords,
  PasswordHasher,
  RefreshToken,
  SecretSource,
  TokenIssuer,
} from '@toolyard/core/accounts';
import type { Instant } from '@toolyard/core/shared';

/** Readable hashes without cost, for tests. */
export class FakePasswordHasher implements PasswordHasher {
  /** How often it was asked to verify. */
  verified = 0;

  constructor(private readonly setting = 'plain') {}

  hash(password: string): Promise<string> {
    return Promise.resolve(`$${this.setting}$${password}`);
  }

  verify(password: string, passwordHash: string | null): Promise<boolean> {
    this.verified++;
    return Promise.resolve(passwordHash?.replace(/^\$\w+\$/, '') === password);
  }

  needsRehash(passwordHash: string): boolean {
    return !passwordHash.startsWith(`$${this.setting}$`);
  }
}

/** Tokens that are their claims. */
export class FakeTokenIssuer implements TokenIssuer {
  issue(claims: AccessClaims): Promise<string> {
    return Promise.resolve(JSON.stringify(claims));
  }

  verify(token: string, at: Instant): Promise<AccessClaims | null> {
    if (!token.startsWith('{')) return Promise.resolve(null);
    const claims = JSON.parse(token) as AccessClaims;
    return Promise.resolve(at < claims.expiresAt ? claims : null);
  }
}

/** Secrets that count up, their successors and hashes marked as such. */
export class FakeSecretSource implements SecretSource {
  private last = 0;

  next(): string {
    return `secret-${++this.last}`;
  }

  deriveNext({ secret }: RefreshToken): string {
    return `${secret}-next`;
  }

  isDerived({ secret }: RefreshToken): boolean {
    return secret.endsWith('-next');
  }

  hashOf(secret: string): string {
    return `hash-of-${secret}`;
  }
}

/** The given passwords are the common ones. */
export class FakeCommonPasswords implements CommonPasswords {
  private readonly listed: ReadonlySet<string>;

  constructor(passwords: readonly string[] = []) {
    this.listed = new Set(passwords.map((password) => password.toLowerCase()));
  }

  includes(password: string): boolean {
    return this.listed.has(password.toLowerCase());
  }

  includesWord(word: string): boolean {
    return this.includes(word);
  }
}

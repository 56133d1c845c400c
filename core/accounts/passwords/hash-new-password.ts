import { newPasswordFault, type PasswordContext, type PasswordRules } from './password-rules.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { SecretSource } from '../ports/secret-source.ts';

/** A password that the rules let pass, as it is kept; `PreparePassword` makes it. */
export interface HashedPassword {
  readonly hash: string;
}

/** Checks and hashes a password that an operator gives somebody, before the unit of work that sets it: hashing takes time. */
export class HashNewPassword {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly userRules: PasswordRules,
    private readonly adminRules: PasswordRules,
    private readonly secrets: Pick<SecretSource, 'next'>,
  ) {}

  forUser(password: string, context: PasswordContext): Promise<HashedPassword> {
    return this.checkAndHash(password, this.userRules, context);
  }

  forAdmin(password: string, context: PasswordContext): Promise<HashedPassword> {
    return this.checkAndHash(password, this.adminRules, context);
  }

  /** One that nobody knows: its account waits for a reset. */
  random(): Promise<HashedPassword> {
    return this.checkAndHash(this.secrets.next(), this.userRules);
  }

  private async checkAndHash(
    password: string,
    rules: PasswordRules,
    context: PasswordContext = {},
  ): Promise<HashedPassword> {
    const fault = newPasswordFault(password, rules, context);
    if (fault) throw fault;
    return { hash: await this.hasher.hash(password) };
  }
}

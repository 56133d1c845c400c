import {
  newPasswordFault,
  type PasswordContext,
  type PasswordRules,
} from '../passwords/password-rules.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { SecretSource } from '../ports/secret-source.ts';

/** A password that the rules let pass, as it is kept; `PreparePassword` makes it. */
export interface PreparedPassword {
  readonly hash: string;
}

/** Checks and hashes a password that an operator gives somebody, before the unit of work that sets it: hashing takes time. */
export class PreparePassword {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly ofUsers: PasswordRules,
    private readonly ofAdmins: PasswordRules,
    private readonly secrets: Pick<SecretSource, 'next'>,
  ) {}

  forUser(password: string, context: PasswordContext): Promise<PreparedPassword> {
    return this.prepared(password, this.ofUsers, context);
  }

  forAdmin(password: string, context: PasswordContext): Promise<PreparedPassword> {
    return this.prepared(password, this.ofAdmins, context);
  }

  /** One that nobody knows: its account waits for a reset. */
  unknown(): Promise<PreparedPassword> {
    return this.prepared(this.secrets.next(), this.ofUsers);
  }

  private async prepared(
    password: string,
    rules: PasswordRules,
    context: PasswordContext = {},
  ): Promise<PreparedPassword> {
    const fault = newPasswordFault(password, rules, context);
    if (fault) throw fault;
    return { hash: await this.hasher.hash(password) };
  }
}

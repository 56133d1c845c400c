import { newPasswordFault, type PasswordHasher, type PasswordRules } from '../accounts/index.ts';

export const ADMIN_PASSWORD_MIN_LENGTH = 12;

declare const checked: unique symbol;

/** A password that the rules let pass, as it is kept. `PreparePassword` makes it: hashing takes time, so it is done before a unit of work. */
export interface PreparedPassword {
  readonly hash: string;
  readonly [checked]?: never;
}

/** Checks and hashes a password that an operator gives somebody, before the unit of work that sets it. */
export class PreparePassword {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
  ) {}

  forUser(password: string): Promise<PreparedPassword> {
    return this.prepared(password, this.rules);
  }

  forAdmin(password: string): Promise<PreparedPassword> {
    return this.prepared(password, { ...this.rules, minLength: ADMIN_PASSWORD_MIN_LENGTH });
  }

  private async prepared(password: string, rules: PasswordRules): Promise<PreparedPassword> {
    const fault = newPasswordFault(password, rules);
    if (fault) throw fault;
    return { hash: await this.hasher.hash(password) };
  }
}

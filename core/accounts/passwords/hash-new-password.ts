import { newPasswordFault, type PasswordContext, type PasswordRules } from './password-rules.ts';
import type { AttemptGuard } from '../login-attempts/attempt-guard.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { SecretSource } from '../ports/secret-source.ts';

/** The hash of a password that passed the rules. */
export interface HashedPassword {
  readonly hash: string;
}

/** Checks and hashes a password that an operator sets for an account. Hashing is slow, so it must run before the transaction. */
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

  /** A random password: the account must be reset before its first sign-in. */
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

/**
 * Checks and hashes the password that somebody chooses by a mailed link. The owner of the link is looked up once the
 * call is counted, so that links cannot be guessed; `findOwner` throws where the link is not valid.
 */
export async function hashChosenPassword(
  { password, address }: { readonly password: string; readonly address: string },
  { hasher, rules, guard }: ChosenPasswordPorts,
  findOwner: () => Promise<PasswordContext>,
): Promise<string> {
  const fault = newPasswordFault(password, rules);
  if (fault) throw fault;
  await guard.countCall(address);
  const predictable = newPasswordFault(password, rules, await findOwner());
  if (predictable) throw predictable;
  return hasher.hash(password);
}

interface ChosenPasswordPorts {
  readonly hasher: PasswordHasher;
  readonly rules: PasswordRules;
  readonly guard: Pick<AttemptGuard, 'countCall'>;
}

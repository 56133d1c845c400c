import { SYSTEM } from '../../audit/index.ts';
import { DomainError, type Clock, type IdSource, type UnitOfWork } from '../../shared/index.ts';
import { accountEntry } from '../account-audit.ts';
import { EMAIL_TAKEN, USERNAME_TAKEN } from '../accounts.errors.ts';
import { parseUsername, type Admin } from '../admin.ts';
import { newPasswordFault, type PasswordRules } from '../passwords/password-rules.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { AdminRepository } from '../ports/admin-repository.ts';
import type { AdminCredentials } from '../sessions/credentials.ts';

/** With what the first superadmin signs in for the first time. */
export interface InitialCredentials {
  readonly username: string;
  readonly password: string;
  /** Shows a generated password to the operator once. */
  readonly announce?: (password: string) => void;
}

/** Another server that starts beside this one made it first. */
function unlessTaken(fault: unknown): false {
  const isTaken = fault instanceof DomainError && TAKEN.includes(fault.code);
  if (isTaken) return false;
  throw fault;
}
const TAKEN = [USERNAME_TAKEN.code, EMAIL_TAKEN.code];

const EMAIL = 'superadmin@toolyard.example';

/** Makes one superadmin while there is no admin at all; the password must be changed at the first sign-in. */
export class BootstrapSuperadmin {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly first: InitialCredentials,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  async execute(): Promise<void> {
    const isEmpty = await this.work.run(async ({ admins }) => (await admins.list()).length === 0);
    if (!isEmpty) return;
    const fault = newPasswordFault(this.first.password, this.rules);
    if (fault) throw fault;
    const admin = this.firstAdmin(await this.hasher.hash(this.first.password));
    const isMade = await this.work.run((all) => this.add(admin, all)).catch(unlessTaken);
    if (isMade) this.first.announce?.(this.first.password);
  }

  private async add(admin: Admin, { admins, audit }: AccountRepositories): Promise<boolean> {
    if ((await admins.list()).length > 0) return false;
    await admins.add(admin);
    const { name, role } = admin;
    const event = { at: admin.createdAt, account: admin, actor: SYSTEM, after: { name, role } };
    audit.record(accountEntry('admin.created', { name: 'admin' }, event));
    return true;
  }

  private firstAdmin(passwordHash: string): Admin {
    const identity = parseUsername(this.first.username);
    if (!identity.ok) throw identity.error;
    const at = this.ports.clock.now();
    return {
      id: this.ports.ids.next(),
      version: 1,
      username: identity.value,
      name: identity.value,
      email: EMAIL,
      role: 'superadmin',
      active: true,
      passwordHash,
      mustChangePassword: true,
      lastLoginAt: null,
      previousLoginAt: null,
      createdAt: at,
      updatedAt: at,
    };
  }
}

/** What newcomers sign in to the console with, as long as the sample pair of development is good. */
export class ReadSignInHint {
  constructor(
    private readonly admins: Pick<AdminRepository, 'findByUsername'>,
    private readonly hasher: PasswordHasher,
    /** Null when there is no sample password. */
    private readonly sample: AdminCredentials | null,
  ) {}

  async execute(): Promise<AdminCredentials | null> {
    if (this.sample === null) return null;
    const admin = await this.admins.findByUsername(this.sample.username);
    if (admin === null || !admin.active || !admin.mustChangePassword) return null;
    // A restored superadmin has the password of its own server.
    const isSample = await this.hasher.verify(this.sample.password, admin.passwordHash);
    return isSample ? this.sample : null;
  }
}

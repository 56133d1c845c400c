import { VERSION_CONFLICT, type Clock, type LanguageSetting } from '../../shared/index.ts';
import { accountEntry } from '../account-audit.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import { asUser, asOperator, type Principal } from '../principal.ts';
import { parsePersonName, type User } from '../user.ts';
import { demandStepUp } from '../access-policies.ts';
import type { Admin } from '../admin.ts';
import { parseEmail } from '../email.ts';
import type { Realm } from '../realm.ts';

/** Omitted fields stay unchanged. */
export interface ProfileInput {
  readonly name?: string | undefined;
  readonly language?: LanguageSetting | undefined;
}

/** Changes the caller's name or language. */
export class EditProfile {
  constructor(
    private readonly all: Pick<AccountRepositories, 'users' | 'audit'>,
    private readonly clock: Clock,
  ) {}

  async execute(input: ProfileInput, principal: Principal): Promise<User> {
    const user = await this.all.users.find(asUser(principal).userId);
    if (!user) throw SESSION_INVALID();
    const checked = parsePersonName(input.name ?? user.name);
    if (!checked.ok) throw checked.error;
    const { language = user.language } = input;
    const before = { name: user.name, language: user.language };
    const after = { name: checked.value, language };
    if (after.name === before.name && after.language === before.language) return user;
    const at = this.clock.now();
    const edited: User = { ...user, ...after, version: user.version + 1, updatedAt: at };
    await this.all.users.update(edited);
    const event = { at, account: user, before, after };
    this.all.audit.record(accountEntry('profile.updated', { name: 'user' }, event));
    return edited;
  }
}

interface AdminProfileInput {
  readonly name: string;
  readonly email: string;
  /** The version that the client edited; null skips the version check. */
  readonly version: number | null;
}

/** Gives the calling admin another name and e-mail. */
export class EditAdminProfile {
  constructor(
    private readonly realm: Realm<Admin>,
    private readonly clock: Clock,
  ) {}

  async execute(input: AdminProfileInput, principal: Principal): Promise<Admin> {
    const name = parsePersonName(input.name);
    if (!name.ok) throw name.error;
    const email = parseEmail(input.email);
    if (!email.ok) throw email.error;
    const admin = await this.realm.accounts.find(asOperator(principal).adminId);
    if (!admin) throw SESSION_INVALID();
    if (input.version !== null && input.version !== admin.version)
      throw VERSION_CONFLICT({ details: { current: admin } });
    const at = this.clock.now();
    // A new address receives all later security mails, so the change needs a recent password.
    if (email.value !== admin.email) demandStepUp(principal, at);
    const fields = { name: name.value, email: email.value };
    const edited: Admin = { ...admin, ...fields, version: admin.version + 1, updatedAt: at };
    await this.realm.accounts.update(edited);
    const before = { name: admin.name, email: admin.email };
    const event = { at, account: admin, before, after: fields };
    this.realm.audit.record(accountEntry('profile.updated', this.realm, event));
    return edited;
  }
}

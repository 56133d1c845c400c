import { VERSION_CONFLICT, type Clock } from '../../shared/index.ts';
import { demandStepUp } from '../access-policies.ts';
import { accountNote } from '../account-notes.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { Admin } from '../admin.ts';
import { emailIdentity } from '../email.ts';
import { asAdmin, type Principal } from '../principal.ts';
import type { Realm } from '../realm.ts';
import { userName } from '../user-name.ts';

export interface AdminProfileInput {
  readonly name: string;
  readonly email: string;
  /** The version the change was made upon; null where whatever stands is changed. */
  readonly version: number | null;
}

/** Gives the calling admin another name and e-mail. */
export class EditAdminProfile {
  constructor(
    private readonly realm: Realm<Admin>,
    private readonly clock: Clock,
  ) {}

  async execute(input: AdminProfileInput, principal: Principal): Promise<Admin> {
    const name = userName(input.name);
    if (!name.ok) throw name.error;
    const email = emailIdentity(input.email);
    if (!email.ok) throw email.error;
    const admin = await this.realm.accounts.find(asAdmin(principal).adminId);
    if (!admin) throw SESSION_INVALID();
    if (input.version !== null && input.version !== admin.version)
      throw VERSION_CONFLICT({ details: { current: admin } });
    const at = this.clock.now();
    // Whoever changes the e-mail takes the mails that tell of everything else.
    if (email.value !== admin.email) demandStepUp(principal, at);
    const fields = { name: name.value, email: email.value };
    const edited: Admin = { ...admin, ...fields, version: admin.version + 1, updatedAt: at };
    await this.realm.accounts.update(edited);
    const before = { name: admin.name, email: admin.email };
    const event = { at, account: admin, before, after: fields };
    this.realm.audit.record(accountNote('profile.updated', this.realm, event));
    return edited;
  }
}

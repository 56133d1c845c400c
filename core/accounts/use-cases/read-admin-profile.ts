import { SESSION_INVALID } from '../accounts.errors.ts';
import type { Admin } from '../admin.ts';
import { asAdmin, type Principal } from '../principal.ts';
import type { RealmReader } from '../realm.ts';

/** The calling admin's own account. */
export class ReadAdminProfile {
  constructor(private readonly admins: Pick<RealmReader<Admin>, 'accounts'>) {}

  async execute(principal: Principal): Promise<Admin> {
    const admin = await this.admins.accounts.find(asAdmin(principal).adminId);
    if (!admin) throw SESSION_INVALID();
    return admin;
  }
}

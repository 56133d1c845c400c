import { SESSION_INVALID } from '../accounts.errors.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { asUser, asOperator, type Principal } from '../principal.ts';
import type { User } from '../user.ts';
import type { Admin } from '../admin.ts';
import type { RealmReader } from '../realm.ts';
import {
  requiredActionOf,
  type RequiredActionRules,
  type AdminAccountStatus,
} from '../required-action.ts';
import { isSecondFactorOn } from '../second-factor/second-factor.ts';

/** The caller's own account. */
export class ReadProfile {
  constructor(private readonly users: Pick<UserRepository, 'find'>) {}

  async execute(principal: Principal): Promise<User> {
    const user = await this.users.find(asUser(principal).userId);
    if (!user) throw SESSION_INVALID();
    return user;
  }
}

/** The calling admin's own account. */
export class ReadAdminProfile {
  constructor(private readonly admins: Pick<RealmReader<Admin>, 'accounts'>) {}

  async execute(principal: Principal): Promise<Admin> {
    const admin = await this.admins.accounts.find(asOperator(principal).adminId);
    if (!admin) throw SESSION_INVALID();
    return admin;
  }
}

/** Whether an admin has a second factor, and what it must do first. */
export class ReadAdminAccountStatus {
  constructor(
    private readonly admins: Pick<RealmReader, 'secondFactors'>,
    private readonly rules: RequiredActionRules,
  ) {}

  async execute(admin: Admin): Promise<AdminAccountStatus> {
    const { secondFactors } = this.admins;
    return {
      secondFactor: isSecondFactorOn(await secondFactors.find(admin.id)),
      due: await requiredActionOf(admin, secondFactors, this.rules),
    };
  }
}

import { asSuperadmin, type Principal } from '../../principal.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import { adminListItem, type AdminListItem } from '../account-views.ts';
import { ADMIN_UNKNOWN } from '../../accounts.errors.ts';

/** Every admin, by username. */
export class ListAdmins {
  constructor(
    private readonly admins: Pick<AccountRepositories['admins'], 'list'>,
    private readonly secondFactors: Pick<AccountRepositories['adminSecondFactors'], 'find'>,
  ) {}

  async execute(principal: Principal): Promise<readonly AdminListItem[]> {
    asSuperadmin(principal);
    const admins = await this.admins.list();
    const sorted = admins.toSorted((a, b) => (a.username < b.username ? -1 : 1));
    return Promise.all(sorted.map((admin) => adminListItem(admin, this.secondFactors)));
  }
}

/** One admin. */
export class ReadAdmin {
  constructor(
    private readonly admins: Pick<AccountRepositories['admins'], 'find'>,
    private readonly secondFactors: Pick<AccountRepositories['adminSecondFactors'], 'find'>,
  ) {}

  async execute(id: string, principal: Principal): Promise<AdminListItem> {
    asSuperadmin(principal);
    const admin = await this.admins.find(id);
    if (!admin) throw ADMIN_UNKNOWN();
    return adminListItem(admin, this.secondFactors);
  }
}

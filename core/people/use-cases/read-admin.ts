import { asSuperadmin, type AccountRepositories, type Principal } from '../../accounts/index.ts';
import { listedAdmin, type ListedAdmin } from '../listed-admin.ts';
import { ADMIN_UNKNOWN } from '../people.errors.ts';

/** One admin. */
export class ReadAdmin {
  constructor(
    private readonly admins: Pick<AccountRepositories['admins'], 'find'>,
    private readonly secondFactors: Pick<AccountRepositories['adminSecondFactors'], 'find'>,
  ) {}

  async execute(id: string, principal: Principal): Promise<ListedAdmin> {
    asSuperadmin(principal);
    const admin = await this.admins.find(id);
    if (!admin) throw ADMIN_UNKNOWN();
    return listedAdmin(admin, this.secondFactors);
  }
}

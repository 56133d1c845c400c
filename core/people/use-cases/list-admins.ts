import { asSuperadmin, type AccountRepositories, type Principal } from '../../accounts/index.ts';
import { listedAdmin, type ListedAdmin } from '../listed-admin.ts';

/** Every admin, by username. */
export class ListAdmins {
  constructor(
    private readonly admins: Pick<AccountRepositories['admins'], 'list'>,
    private readonly secondFactors: Pick<AccountRepositories['adminSecondFactors'], 'find'>,
  ) {}

  async execute(principal: Principal): Promise<readonly ListedAdmin[]> {
    asSuperadmin(principal);
    const admins = await this.admins.list();
    const sorted = admins.toSorted((a, b) => (a.username < b.username ? -1 : 1));
    return Promise.all(sorted.map((admin) => listedAdmin(admin, this.secondFactors)));
  }
}

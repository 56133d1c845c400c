import { actorOf, asSuperadmin, type Principal } from '../../principal.ts';
import { auditEntry } from '../../../audit/index.ts';
import { demandStepUp } from '../../access-policies.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { Clock, UnitOfWork } from '../../../shared/index.ts';
import type { UserListItem } from '../account-views.ts';
import type { UserDirectory } from '../../ports/user-directory.ts';
import { USER_ACTIONS } from '../user-changes.ts';
import {
  userPosition,
  searchText,
  type UserFilter,
  type UserGroup,
  type UserOrder,
} from '../user-list.ts';

interface ExportUsersInput extends UserGroup {
  /** As typed. */
  readonly search: string;
}

const AT_ONCE = 1_000;
const ORDER: UserOrder = { sort: 'createdAt', direction: 'asc' };

/** Every user that the filter lets through, the oldest first, a thousand at a time. That it was done is noted first. */
export class ExportUsers {
  constructor(
    private readonly work: UnitOfWork<Pick<AccountRepositories, 'audit'>>,
    private readonly users: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute(
    { search, ...group }: ExportUsersInput,
    principal: Principal,
  ): Promise<AsyncIterable<readonly UserListItem[]>> {
    const at = this.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const filter = { text: searchText(search), ...group };
    const matches = await this.users.count(filter);
    await this.work.run(({ audit }) => {
      const after = { search: filter.text, ...group, count: matches };
      const action = USER_ACTIONS.exported;
      audit.record(auditEntry({ at, actor: actorOf(principal), action, after }));
      return Promise.resolve();
    });
    return this.parts(filter, matches);
  }

  private async *parts(
    filter: UserFilter,
    matches: number,
  ): AsyncGenerator<readonly UserListItem[]> {
    const slice = { filter, order: ORDER, matches, skip: 0, limit: AT_ONCE };
    for (let after = null; ;) {
      const users: readonly UserListItem[] = await this.users.query({ ...slice, after });
      const last = users.at(-1);
      if (!last) return;
      yield users;
      after = userPosition(last, ORDER.sort);
    }
  }
}

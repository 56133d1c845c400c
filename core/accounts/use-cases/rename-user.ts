import type { Clock } from '../../shared/index.ts';
import { accountNote } from '../account-notes.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import { asUser, type Principal } from '../principal.ts';
import { userName } from '../user-name.ts';
import type { User } from '../user.ts';

/** Gives the caller another name. */
export class RenameUser {
  constructor(
    private readonly all: Pick<AccountRepositories, 'users' | 'audit'>,
    private readonly clock: Clock,
  ) {}

  async execute({ name }: { readonly name: string }, principal: Principal): Promise<User> {
    const checked = userName(name);
    if (!checked.ok) throw checked.error;
    const user = await this.all.users.find(asUser(principal).userId);
    if (!user) throw SESSION_INVALID();
    const at = this.clock.now();
    const renamed: User = {
      ...user,
      version: user.version + 1,
      name: checked.value,
      updatedAt: at,
    };
    await this.all.users.update(renamed);
    const change = { before: { name: user.name }, after: { name: renamed.name } };
    const event = { at, account: user, ...change };
    this.all.audit.record(accountNote('profile.updated', { name: 'user' }, event));
    return renamed;
  }
}

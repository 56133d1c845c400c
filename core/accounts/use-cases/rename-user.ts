import type { Clock } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { asUser, type Principal } from '../principal.ts';
import { userName } from '../user-name.ts';
import type { User } from '../user.ts';

/** Gives the caller another name. */
export class RenameUser {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ name }: { readonly name: string }, principal: Principal): Promise<User> {
    const checked = userName(name);
    if (!checked.ok) throw checked.error;
    const user = await this.users.find(asUser(principal).userId);
    if (!user) throw SESSION_INVALID();
    const renamed: User = {
      ...user,
      version: user.version + 1,
      name: checked.value,
      updatedAt: this.clock.now(),
    };
    await this.users.update(renamed);
    return renamed;
  }
}

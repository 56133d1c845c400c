import { SESSION_INVALID } from '../accounts.errors.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { asUser, type Principal } from '../principal.ts';
import type { User } from '../user.ts';

/** The caller's own account. */
export class ReadProfile {
  constructor(private readonly users: Pick<UserRepository, 'find'>) {}

  async execute(principal: Principal): Promise<User> {
    const user = await this.users.find(asUser(principal).userId);
    if (!user) throw SESSION_INVALID();
    return user;
  }
}

import { asAdmin, type Principal, type UserRepository } from '../../accounts/index.ts';
import { USER_UNKNOWN } from '../people.errors.ts';
import { personOf, type Person } from '../person.ts';

/** One user. */
export class ReadUser {
  constructor(private readonly users: Pick<UserRepository, 'find'>) {}

  async execute(id: string, principal: Principal): Promise<Person> {
    asAdmin(principal);
    const user = await this.users.find(id);
    if (!user) throw USER_UNKNOWN();
    return personOf(user);
  }
}

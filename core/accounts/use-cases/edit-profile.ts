import type { Clock, LanguageSetting } from '../../shared/index.ts';
import { accountNote } from '../account-notes.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import { asUser, type Principal } from '../principal.ts';
import { userName } from '../user-name.ts';
import type { User } from '../user.ts';

/** What is left out stays as it is. */
export interface ProfileInput {
  readonly name?: string | undefined;
  readonly language?: LanguageSetting | undefined;
}

/** Changes the caller's name or language. */
export class EditProfile {
  constructor(
    private readonly all: Pick<AccountRepositories, 'users' | 'audit'>,
    private readonly clock: Clock,
  ) {}

  async execute(input: ProfileInput, principal: Principal): Promise<User> {
    const user = await this.all.users.find(asUser(principal).userId);
    if (!user) throw SESSION_INVALID();
    const checked = userName(input.name ?? user.name);
    if (!checked.ok) throw checked.error;
    const { language = user.language } = input;
    const before = { name: user.name, language: user.language };
    const after = { name: checked.value, language };
    if (after.name === before.name && after.language === before.language) return user;
    const at = this.clock.now();
    const edited: User = { ...user, ...after, version: user.version + 1, updatedAt: at };
    await this.all.users.update(edited);
    const event = { at, account: user, before, after };
    this.all.audit.record(accountNote('profile.updated', { name: 'user' }, event));
    return edited;
  }
}

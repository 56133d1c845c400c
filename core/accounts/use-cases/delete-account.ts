import type { Language } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import { eraseAccount, type ErasurePorts, type ErasureRepositories } from '../erase-account.ts';
import type { OwnedRecords } from '../ports/owned-records.ts';
import { asUser, type Principal } from '../principal.ts';

/** Ends the caller's account for good. */
export class DeleteAccount {
  constructor(
    private readonly all: ErasureRepositories,
    private readonly owned: readonly OwnedRecords[],
    private readonly ports: ErasurePorts,
  ) {}

  async execute({ language }: { readonly language: Language }, principal: Principal) {
    const user = await this.all.users.find(asUser(principal).userId);
    if (!user) throw SESSION_INVALID();
    const erasure = { action: 'account.deleted', user, language } as const;
    await eraseAccount(erasure, this.all, this.owned, this.ports);
  }
}

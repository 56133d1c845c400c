import { SYSTEM } from '../../../audit/index.ts';
import { RETENTION_DAYS } from '../../../retention/index.ts';
import type { Language, UnitOfWork } from '../../../shared/index.ts';
import { demandStepUp } from '../../access-policies.ts';
import { USER_UNKNOWN } from '../../accounts.errors.ts';
import { eraseAccount, type ErasurePorts, type ErasureRepositories } from '../../erase-account.ts';
import type { OwnedRecords } from '../../ports/owned-records.ts';
import { actorOf, asSuperadmin, type Principal } from '../../principal.ts';

export interface EraseUserInput {
  readonly id: string;
  readonly language: Language;
}

/** Ends an account in the trash for good. */
export class EraseUser {
  constructor(
    private readonly all: ErasureRepositories,
    private readonly owned: readonly OwnedRecords[],
    private readonly ports: ErasurePorts,
  ) {}

  async execute({ id, language }: EraseUserInput, principal: Principal): Promise<void> {
    demandStepUp(asSuperadmin(principal), this.ports.clock.now());
    const user = await this.all.users.findTrashed(id);
    if (!user) throw USER_UNKNOWN();
    const erasure = { action: 'user.erased', user, actor: actorOf(principal), language } as const;
    await eraseAccount(erasure, this.all, this.owned, this.ports);
  }
}

const DAY = 86_400_000;

/** Ends the accounts for good whose time in the trash is over. Several servers may run it concurrently. */
export class EraseExpiredUsers<All extends ErasureRepositories> {
  constructor(
    private readonly work: UnitOfWork<All>,
    private readonly ownedRecords: (all: All) => readonly OwnedRecords[],
    private readonly ports: ErasurePorts,
  ) {}

  /** Returns their number. */
  async execute(): Promise<number> {
    for (let count = 0; ; count++) if (!(await this.eraseOne())) return count;
  }

  private eraseOne(): Promise<boolean> {
    const before = this.ports.clock.now() - RETENTION_DAYS.deletedAccounts * DAY;
    return this.work.run(async (all) => {
      const [user] = await all.users.listTrashedBefore(before, 1);
      if (!user) return false;
      const erasure = { action: 'user.erased', user, actor: SYSTEM, language: 'en' } as const;
      await eraseAccount(erasure, all, this.ownedRecords(all), this.ports);
      return true;
    });
  }
}

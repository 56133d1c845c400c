import { asUser, type Principal } from '../../../accounts/index.ts';
import type { AuditLog } from '../../../audit/index.ts';
import type { Clock } from '../../../shared/index.ts';

import type { StrategyRepository } from '../ports/strategy-repository.ts';
import { findVersion, strategyEntry } from '../strategy-store.ts';

export interface DeleteStrategyInput {
  readonly id: string;
  /** The version that the caller has seen; null is any. */
  readonly version: number | null;
}

/** Removes one of the caller's strategies. */
export class DeleteStrategy {
  constructor(
    private readonly strategies: StrategyRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ id, version }: DeleteStrategyInput, principal: Principal): Promise<void> {
    const { userId } = asUser(principal);
    const before = await findVersion(this.strategies, userId, id, version);
    const at = this.clock.now();
    await this.strategies.remove(before, at);
    const change = { action: 'strategy.deleted', before, after: null } as const;
    this.audit.record(strategyEntry(change, principal, at));
  }
}

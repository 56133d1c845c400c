import { asUser, type Principal } from '../../../accounts/index.ts';
import { findVersion } from '../find-version.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';

export interface DeleteStrategyInput {
  readonly id: string;
  /** The version that the caller has seen. */
  readonly version: number;
}

/** Removes one of the caller's strategies. */
export class DeleteStrategy {
  constructor(private readonly strategies: StrategyRepository) {}

  async execute({ id, version }: DeleteStrategyInput, principal: Principal): Promise<void> {
    const { userId } = asUser(principal);
    await findVersion(this.strategies, userId, id, version);
    await this.strategies.remove(userId, id, version);
  }
}

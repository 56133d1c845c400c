import type { StrategyRepository } from './ports/strategy-repository.ts';
import { STRATEGIES_FULL } from './strategies.errors.ts';

/** Strategies of one account: plans, positions and closed trades. Reads of a whole account take seconds beyond. */
export const MOST_STRATEGIES = 5_000;

/** Refuses with STRATEGIES_FULL where the owner cannot have `more`; nobody else adds any until the unit of work ends. */
export async function demandRoom(
  strategies: Pick<StrategyRepository, 'lockOwned' | 'countOwned'>,
  ownerId: string,
  more: number,
): Promise<void> {
  await strategies.lockOwned(ownerId);
  if ((await strategies.countOwned(ownerId)) + more > MOST_STRATEGIES) throw STRATEGIES_FULL();
}

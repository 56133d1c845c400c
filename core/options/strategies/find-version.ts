import { VERSION_CONFLICT } from '../../shared/index.ts';
import type { StrategyRepository } from './ports/strategy-repository.ts';
import { STRATEGY_UNKNOWN } from './strategies.errors.ts';
import type { Strategy } from './strategy.ts';

/** The owner's strategy at the version that the caller has seen, null for any; refuses with the present one when it has moved on. */
export async function findVersion(
  strategies: Pick<StrategyRepository, 'findOwned'>,
  ownerId: string,
  id: string,
  version: number | null,
): Promise<Strategy> {
  const current = await strategies.findOwned(ownerId, id);
  if (!current) throw STRATEGY_UNKNOWN();
  if (version !== null && version !== current.version)
    throw VERSION_CONFLICT({ details: { current } });
  return current;
}

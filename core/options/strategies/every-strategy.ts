import { PAGE_LIMIT } from '../../shared/index.ts';
import type { StrategyRepository } from './ports/strategy-repository.ts';
import type { Strategy } from './strategy.ts';

/** All strategies of an owner, however many pages they fill. */
export async function everyStrategy(
  strategies: Pick<StrategyRepository, 'listOwned'>,
  ownerId: string,
): Promise<readonly Strategy[]> {
  const all: Strategy[] = [];
  let cursor: string | null = null;
  do {
    const page = await strategies.listOwned(ownerId, { limit: PAGE_LIMIT, cursor });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}

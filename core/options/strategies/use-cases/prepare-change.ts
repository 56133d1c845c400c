import { asUser, type Principal } from '../../../accounts/index.ts';
import type { Commit } from '../../../shared/index.ts';
import { MarketSnapshot, type SnapshotPorts } from '../lifecycle/market-snapshot.ts';
import { markToMarket, type MarkedStrategy } from '../lifecycle/mark-to-market.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import {
  findVersion,
  strategyEntry,
  type StrategyChange,
  type StrategyStore,
} from '../strategy-store.ts';
import type { Strategy } from '../strategy.ts';

export interface ChangeInput {
  readonly id: string;
  /** The version that the caller has seen; null is any. */
  readonly version: number | null;
}

export interface ChangePorts {
  readonly strategies: Pick<StrategyRepository, 'findOwned'>;
  readonly ports: SnapshotPorts;
}

/** Prepares a change of the texts of one of the caller's strategies, and its audit entry. */
export async function prepareChange(
  { strategies, ports }: ChangePorts,
  { id, version }: ChangeInput,
  action: StrategyChange['action'],
  texts: Partial<Pick<Strategy, 'name' | 'journal'>>,
  principal: Principal,
): Promise<Commit<StrategyStore, MarkedStrategy>> {
  const { userId } = asUser(principal);
  const before = await findVersion(strategies, userId, id, version);
  const at = ports.clock.now();
  const after: Strategy = {
    ...before,
    ...texts,
    version: before.version + 1,
    updatedAt: Math.max(at, before.updatedAt),
  };
  const answer = await markToMarket(after, new MarketSnapshot(ports));
  return async (store) => {
    await store.strategies.update(after);
    store.audit.record(strategyEntry({ action, before, after }, principal, at));
    return answer;
  };
}

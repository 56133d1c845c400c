import { actorOf, type Principal } from '../../accounts/index.ts';
import {
  SYSTEM,
  auditEntry,
  type AuditLog,
  type AuditState,
  type NewAuditEntry,
} from '../../audit/index.ts';
import { toDollars, VERSION_CONFLICT, type Instant } from '../../shared/index.ts';
import { holdingsAfter } from './lifecycle/position.ts';
import type { StrategyRepository } from './ports/strategy-repository.ts';
import { STRATEGIES_FULL, STRATEGY_UNKNOWN } from './strategies.errors.ts';
import type { Strategy } from './strategy.ts';

/** Stores the change of a strategy and its audit entry. */
export interface StrategyStore {
  readonly strategies: StrategyRepository;
  readonly audit: AuditLog;
}

/** Maximum number of strategies per account: plans, positions and closed trades. More would take seconds to read. */
export const MAX_STRATEGIES = 5_000;

/** Refuses with STRATEGIES_FULL where the owner has no room for `more`. Locks the owner's strategies until the unit of work ends. */
export async function requireRoom(
  strategies: Pick<StrategyRepository, 'lockOwned' | 'countOwned'>,
  ownerId: string,
  more: number,
): Promise<void> {
  await strategies.lockOwned(ownerId);
  if ((await strategies.countOwned(ownerId)) + more > MAX_STRATEGIES) throw STRATEGIES_FULL();
}

/** The owner's strategy at the version that the caller has seen, null for any version. Refuses with STRATEGY_UNKNOWN or VERSION_CONFLICT. */
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

export type LifecycleAction =
  | 'strategy.opened'
  | 'strategy.adjusted'
  | 'strategy.closed'
  | 'strategy.settled'
  | 'strategy.assigned'
  | 'strategy.dividendsBooked'
  | 'strategy.stepCorrected'
  | 'strategy.stepTakenBack';

export interface StrategyChange {
  readonly action:
    | 'strategy.saved'
    | 'strategy.renamed'
    | 'strategy.noted'
    | 'strategy.deleted'
    | LifecycleAction;
  readonly before: Strategy | null;
  readonly after: Strategy | null;
}

const strategyState = (strategy: Strategy): AuditState => ({
  name: strategy.name,
  templateId: strategy.templateId,
  status: strategy.status,
  symbol: strategy.symbol,
  ...journalState(strategy),
  ...(strategy.steps.length > 0 ? positionState(strategy) : planState(strategy)),
});

/** Operators read audit entries, so that they have the length of a note and not its text. */
const journalState = ({ journal: { note, tags } }: Strategy): AuditState => ({
  ...(note === '' ? {} : { noteLength: note.length }),
  ...(tags.length === 0 ? {} : { tags: [...tags] }),
});

const planState = ({ legs }: Strategy): AuditState => ({
  legs: legs.map(({ position, quantity, symbol: contract, entryPrice }) => ({
    position,
    quantity,
    symbol: contract,
    price: toDollars(entryPrice),
  })),
});

function positionState({ steps }: Strategy): AuditState {
  const { held, cash } = holdingsAfter(steps);
  return {
    steps: steps.length,
    cash: toDollars(cash),
    held: held.map(({ symbol, quantity }) => ({ symbol, quantity })),
  };
}

/** The audit entry of a change, by a principal or by background work. */
export function strategyEntry(
  { action, before, after }: StrategyChange,
  principal: Principal | 'system',
  at: Instant,
): NewAuditEntry {
  const strategy = after ?? before;
  return auditEntry({
    at,
    actor: principal === 'system' ? SYSTEM : actorOf(principal),
    action,
    subject: strategy && { kind: 'strategy', id: strategy.id, name: strategy.name },
    before: before && strategyState(before),
    after: after && strategyState(after),
  });
}

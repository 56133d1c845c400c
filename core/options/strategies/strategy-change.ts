import { actorOf, type Principal } from '../../accounts/index.ts';
import type { AuditLog, AuditNote, AuditState } from '../../audit/index.ts';
import { toDollars, type Instant } from '../../shared/index.ts';
import { holdingsAfter } from './life/position.ts';
import type { StrategyRepository } from './ports/strategy-repository.ts';
import type { Strategy } from './strategy.ts';

/** Where a change of a strategy is stored. */
export interface StrategyStore {
  readonly strategies: StrategyRepository;
  readonly audit: AuditLog;
}

export type LifeAction =
  | 'strategy.opened'
  | 'strategy.adjusted'
  | 'strategy.closed'
  | 'strategy.settled'
  | 'strategy.assigned';

interface StrategyChange {
  readonly action: 'strategy.saved' | 'strategy.renamed' | 'strategy.deleted' | LifeAction;
  readonly before: Strategy | null;
  readonly after: Strategy | null;
}

const stateOf = (strategy: Strategy): AuditState => ({
  name: strategy.name,
  templateId: strategy.templateId,
  status: strategy.status,
  symbol: strategy.symbol,
  ...(strategy.steps.length > 0 ? lifeOf(strategy) : planOf(strategy)),
});

const planOf = ({ legs }: Strategy): AuditState => ({
  legs: legs.map(({ position, quantity, symbol: contract, entryPrice }) => ({
    position,
    quantity,
    symbol: contract,
    price: toDollars(entryPrice),
  })),
});

function lifeOf({ steps }: Strategy): AuditState {
  const { held, cash } = holdingsAfter(steps);
  return {
    steps: steps.length,
    cash: toDollars(cash),
    held: held.map(({ symbol, quantity }) => ({ symbol, quantity })),
  };
}

/** The change as the audit log keeps it. */
export function strategyNote(
  { action, before, after }: StrategyChange,
  principal: Principal,
  at: Instant,
): AuditNote {
  const strategy = after ?? before;
  return {
    at,
    actor: actorOf(principal),
    action,
    subject: strategy && { kind: 'strategy', id: strategy.id, name: strategy.name },
    before: before && stateOf(before),
    after: after && stateOf(after),
    address: '',
  };
}

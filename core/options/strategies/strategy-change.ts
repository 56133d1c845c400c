import { actorOf, type Principal } from '../../accounts/index.ts';
import type { AuditNote, AuditState } from '../../audit/index.ts';
import { toDollars, type Instant } from '../../shared/index.ts';
import type { Strategy } from './strategy.ts';

interface StrategyChange {
  readonly action: 'strategy.saved' | 'strategy.renamed' | 'strategy.deleted';
  readonly before: Strategy | null;
  readonly after: Strategy | null;
}

const stateOf = ({ name, templateId, status, symbol, legs }: Strategy): AuditState => ({
  name,
  templateId,
  status,
  symbol,
  legs: legs.map(({ position, quantity, symbol: contract, entryPrice }) => ({
    position,
    quantity,
    symbol: contract,
    price: toDollars(entryPrice),
  })),
});

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

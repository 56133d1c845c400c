import { subtractMoney } from '../../../shared/index.ts';
import type { Instant, Money } from '../../../shared/index.ts';
import type { OptionTape, SessionClose } from '../../chain/index.ts';
import { isOption, parseOptionSymbol } from '../../contracts/index.ts';
import type { Strategy } from '../strategy.ts';
import type { MarkedStrategy } from './mark-to-market.ts';
import { orNull } from './market-snapshot.ts';
import { holdingsAfter, profitAndLoss, valueAt } from './position.ts';
import { closedAt, profitOf } from './trade-result.ts';

/**
 * Profit since a close: that of the whole trade now less that at the close, both by the middle of bid and ask. Null
 * where a price is unknown.
 */
export function resultSince(strategy: MarkedStrategy, close: SessionClose): Money | null {
  const now = profitOf(strategy);
  const before = holdingsAfter(strategy.steps.filter(({ at }) => at <= close.at));
  const value = valueAt(before.held, (holding) =>
    isOption(holding) ? (close.marks.get(holding.symbol) ?? null) : close.spot,
  );
  return now === null || value === null ? null : subtractMoney(now, profitAndLoss(before, value));
}

/** The contracts that a trade has ever held. */
const contractsOf = ({ steps }: Pick<Strategy, 'steps'>) =>
  steps.flatMap(({ fills }) =>
    fills.flatMap(({ symbol }) => {
      const parsed = parseOptionSymbol(symbol);
      return parsed.ok ? [parsed.value] : [];
    }),
  );

/** Longer than any pause between two sessions of the exchange. */
const LONGEST_PAUSE = 7 * 86_400_000;

/**
 * Results since the close of the session before the last quotes, of the trades that are open or were closed after it.
 * A trade with an unknown price is missing.
 */
export async function dayResults(
  strategies: readonly MarkedStrategy[],
  tape: Pick<OptionTape, 'previousClose'>,
  now: Instant,
): Promise<readonly Money[]> {
  const endOf = (strategy: MarkedStrategy): Instant => closedAt(strategy) ?? Infinity;
  const recent = strategies.filter(
    (strategy) => strategy.status !== 'planning' && endOf(strategy) > now - LONGEST_PAUSE,
  );
  const results: Money[] = [];
  for (const symbol of new Set(recent.map((strategy) => strategy.symbol))) {
    const trades = recent.filter((strategy) => strategy.symbol === symbol);
    const close = await orNull(tape.previousClose(symbol, trades.flatMap(contractsOf)));
    if (close === null) continue;
    const today = trades.filter((trade) => endOf(trade) > close.at);
    results.push(...today.flatMap((trade) => resultSince(trade, close) ?? []));
  }
  return results;
}

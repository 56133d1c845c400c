import { subtractMoney } from '../../../shared/index.ts';
import type { Instant, Money } from '../../../shared/index.ts';
import type { OptionTape, SessionClose } from '../../chain/index.ts';
import {
  isOption,
  parseOptionSymbol,
  underlyingSymbol,
  type OptionSymbol,
} from '../../contracts/index.ts';
import type { MarkedStrategy } from './mark-to-market.ts';
import { orNull } from './market-snapshot.ts';
import { holdingsAfter, profitAndLoss, valueAt } from './position.ts';
import { closedAt, profitOf } from './trade-result.ts';

/** Closes of one session by underlying; missing where the source has none. */
type Closes = ReadonlyMap<string, SessionClose>;

/**
 * Profit since a close: that of the whole trade now less that at the close, both by the middle of bid and ask, each share
 * and contract at the close of its own underlying. Null where a price is unknown.
 */
function resultSince(strategy: MarkedStrategy, at: Instant, closes: Closes): Money | null {
  const now = profitOf(strategy);
  const before = holdingsAfter(strategy.steps.filter((step) => step.at <= at));
  const value = valueAt(before.held, (holding) => {
    const close = closes.get(underlyingSymbol(holding));
    if (close?.at !== at) return null;
    return isOption(holding) ? (close.marks.get(holding.symbol) ?? null) : close.spot;
  });
  return now === null || value === null ? null : subtractMoney(now, profitAndLoss(before, value));
}

/** Longer than any pause between two sessions of the exchange. */
const LONGEST_PAUSE = 7 * 86_400_000;

/** Symbols of the shares and contracts that a trade has held since then. */
const heldSince = ({ steps }: MarkedStrategy, since: Instant): readonly string[] => [
  ...holdingsAfter(steps.filter(({ at }) => at <= since)).held.map(({ symbol }) => symbol),
  ...steps.filter(({ at }) => at > since).flatMap(({ fills }) => fills.map(({ symbol }) => symbol)),
];

/** The contracts of each underlying that one of the trades has held since then, and every underlying of theirs. */
function contractsSince(
  trades: readonly MarkedStrategy[],
  since: Instant,
): ReadonlyMap<string, ReadonlyMap<string, OptionSymbol>> {
  const found = new Map<string, Map<string, OptionSymbol>>();
  for (const trade of trades)
    for (const symbol of [trade.symbol, ...heldSince(trade, since)]) {
      const underlying = underlyingSymbol({ symbol });
      const contracts = found.get(underlying) ?? new Map<string, OptionSymbol>();
      found.set(underlying, contracts);
      const contract = parseOptionSymbol(symbol);
      if (contract.ok) contracts.set(symbol, contract.value);
    }
  return found;
}

/** The profit of a day, trade by trade. */
export interface DayResults {
  readonly results: readonly Money[];
  /** Open trades that are missing, since a price of theirs now or at the close before is unknown. */
  readonly unvalued: number;
}

/** Results since the close of the session before the last quotes, of the trades that are open or were closed after it. */
export async function dayResults(
  strategies: readonly MarkedStrategy[],
  tape: Pick<OptionTape, 'previousClose'>,
  now: Instant,
): Promise<DayResults> {
  const endOf = (strategy: MarkedStrategy): Instant => closedAt(strategy) ?? Infinity;
  const recent = strategies.filter(
    (strategy) => strategy.status !== 'planning' && endOf(strategy) > now - LONGEST_PAUSE,
  );
  const closes = new Map<string, SessionClose>();
  for (const [symbol, contracts] of contractsSince(recent, now - LONGEST_PAUSE)) {
    const close = await orNull(tape.previousClose(symbol, [...contracts.values()]));
    if (close !== null) closes.set(symbol, close);
  }
  const results: Money[] = [];
  let unvalued = 0;
  for (const trade of recent) {
    const own = [...contractsSince([trade], now - LONGEST_PAUSE).keys()];
    const at = own.flatMap((symbol) => closes.get(symbol)?.at ?? [])[0];
    if (at !== undefined && endOf(trade) <= at) continue;
    const result = at === undefined ? null : resultSince(trade, at, closes);
    if (result !== null) results.push(result);
    else if (endOf(trade) === Infinity) unvalued += 1;
  }
  return { results, unvalued };
}

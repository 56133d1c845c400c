import {
  characterCount,
  isVisible,
  parseTicker,
  type DomainError,
  type Instant,
} from '../../../shared/index.ts';
import {
  MAX_STEPS,
  MAX_TRADES,
  MAX_TURNOVER,
  STRATEGY_NAME_MAX_LENGTH,
  holdingsAfter,
  turnover,
} from '../../strategies/index.ts';
import {
  FILL_LINE,
  FILL_SPOT,
  FILL_UNDERLYING,
  TRADE_NAME,
  TRADE_OPEN,
  TRADE_TOO_LONG,
} from '../records.errors.ts';
import { actionText } from '../fill-text.ts';
import type { ImportedStep, ImportedTrade } from './build-trade.ts';
import { parseRow, RowFault, symbolsOf, type TimedFill, type TradeRow } from './trade-row.ts';

export const MAX_IMPORTED_FILLS = 5_000;

/** The trade that rows describe, or the first error in them. */
type ParsedTrade = { readonly rows: TradeRows } & (
  | { readonly trade: ImportedTrade }
  | { readonly trade: null; readonly fault: RowRefusal }
);
export type TradeRows = readonly [TradeRow, ...TradeRow[]];

/** Why a trade is refused, and the line of the error. */
export type RowRefusal = { readonly line: number } & Pick<DomainError, 'code' | 'texts'>;

/** Dividends are paid on what was held before the corporate actions of a day, and trades follow both. */
const rankOf = ({ fill, action }: TimedFill): number =>
  fill.cause === 'dividend' ? 0 : action === null ? 2 : 1;

/**
 * Fills of the same time form one step, oldest first; dividends and each corporate action are steps of their own before it.
 * Refuses two spot prices in one step, and too many steps.
 */
function groupByTime(moments: readonly TimedFill[]): readonly ImportedStep[] {
  const steps = new Map<string, ImportedStep>();
  const ordered = [...moments].sort((a, b) => a.at - b.at || rankOf(a) - rankOf(b));
  for (const moment of ordered) {
    const { at, spot, fill, line, action } = moment;
    const key = `${at} ${rankOf(moment)} ${action ? actionText(action) : ''}`;
    const { fills, spot: known } = steps.get(key) ?? { fills: [], spot };
    if (known !== spot) throw new RowFault(line, FILL_SPOT());
    steps.set(key, { at, spot, action, fills: [...fills, fill] });
    if (fills.length === MAX_TRADES || steps.size > MAX_STEPS)
      throw new RowFault(line, TRADE_TOO_LONG());
  }
  return [...steps.values()];
}

function parseTrade(rows: TradeRows, now: Instant, nextId: () => string): ImportedTrade {
  const [{ line, trade, name, underlying }] = rows;
  const symbol = parseTicker(underlying);
  const malformed = rows.find(({ wellFormed }) => !wellFormed);
  if (malformed) throw new RowFault(malformed.line, FILL_LINE());
  if (trade === '' || characterCount(name) > STRATEGY_NAME_MAX_LENGTH || !isVisible(name))
    throw new RowFault(line, TRADE_NAME());
  if (symbol === null) throw new RowFault(line, FILL_UNDERLYING());
  const of = { underlying: symbol, symbols: symbolsOf(rows, symbol) };
  const steps = groupByTime(rows.map((row) => parseRow(row, of, now, nextId())));
  if (turnover(steps) > MAX_TURNOVER) throw new RowFault(line, TRADE_TOO_LONG());
  if (holdingsAfter(steps).held.length > 0) throw new RowFault(line, TRADE_OPEN());
  return { name, symbol, steps };
}

/** The closed trades of the rows, in the order of their first rows: each complete, or its first error. */
export function parseTradeRows(
  rows: readonly TradeRow[],
  now: Instant,
  nextId: () => string,
): readonly ParsedTrade[] {
  const groups = new Map<string, [TradeRow, ...TradeRow[]]>();
  for (const row of rows) {
    const group = groups.get(row.trade);
    if (group) group.push(row);
    else groups.set(row.trade, [row]);
  }
  return [...groups.values()].map((group) => {
    try {
      return { rows: group, trade: parseTrade(group, now, nextId) };
    } catch (fault) {
      if (!(fault instanceof RowFault)) throw fault;
      const { line, refusal } = fault;
      const { code, texts } = refusal;
      return { rows: group, trade: null, fault: { line, code, texts } };
    }
  });
}

import { newYorkInstant } from '../../../calendar/index.ts';
import {
  moneyOf,
  negateMoney,
  parseCalendarDate,
  ZERO_MONEY,
  type Instant,
  type Money,
} from '../../../shared/index.ts';
import {
  FILL_ACTION,
  FILL_CURRENCY,
  FILL_TIME,
  ORDER_NOT_FILLED,
  SUMMARY_LINE,
} from '../records.errors.ts';
import { monthNumber } from '../../contracts/index.ts';
import { optionOf, stockOf, type Traded } from './broker-contracts.ts';
import {
  amountIn,
  amountsAt,
  cellsOf,
  fillIn,
  LineFault,
  readLines,
  tickerIn,
  type BrokerFileReading,
  type Cells,
  type CsvLine,
  type StatedFill,
} from './broker-rows.ts';

export const MOOMOO_COLUMNS = [
  'side',
  'symbol',
  'status',
  'filled@avg price',
  'currency',
  'fill qty',
  'fill price',
  'fill time',
  'total',
] as const;

/** The columns in Chinese, simplified and traditional, by their English names. */
const CHINESE: Readonly<Record<string, string>> = {
  方向: 'side',
  代码: 'symbol',
  代碼: 'symbol',
  交易状态: 'status',
  交易狀態: 'status',
  '已成交@均价': 'filled@avg price',
  '已成交@均價': 'filled@avg price',
  币种: 'currency',
  幣種: 'currency',
  成交数量: 'fill qty',
  成交數量: 'fill qty',
  成交价格: 'fill price',
  成交價格: 'fill price',
  成交时间: 'fill time',
  成交時間: 'fill time',
  合计费用: 'total',
  合計費用: 'total',
};

/** The names of the columns in English, whatever the language of the file is. */
export const moomooColumns = (header: readonly string[]): readonly string[] =>
  header.map((name) => CHINESE[name] ?? name);

const SIDES: Readonly<Record<string, Pick<StatedFill, 'sign' | 'effect'>>> = {
  Buy: { sign: 1, effect: null },
  买入: { sign: 1, effect: null },
  買入: { sign: 1, effect: null },
  'Buy Back': { sign: 1, effect: 'close' },
  买回: { sign: 1, effect: 'close' },
  買回: { sign: 1, effect: 'close' },
  Sell: { sign: -1, effect: null },
  卖出: { sign: -1, effect: null },
  賣出: { sign: -1, effect: null },
  'Short Sell': { sign: -1, effect: 'open' },
  'Sell Short': { sign: -1, effect: 'open' },
  卖空: { sign: -1, effect: 'open' },
  賣空: { sign: -1, effect: 'open' },
};

const ENGLISH_TIME = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4}) (\d{2}):(\d{2}):(\d{2}) ET$/;
const CHINESE_TIME =
  /^(\d{4})[/-](\d{2})[/-](\d{2}) (\d{2}):(\d{2}):(\d{2}) ?(?:[(（]美[东東][)）]|ET)$/;

/** `Feb 24, 2026 11:15:09 ET` or `2026/02/24 11:15:09 (美东)`. */
function timeIn(cell: string): Instant {
  const english = ENGLISH_TIME.exec(cell);
  const month = english && monthNumber(english[1]!);
  const parts = english
    ? [
        english[3],
        String(month).padStart(2, '0'),
        english[2]!.padStart(2, '0'),
        ...english.slice(4),
      ]
    : (CHINESE_TIME.exec(cell)?.slice(1) ?? []);
  const [year, monthOfYear, day, hour, minute, second] = parts;
  const date = parseCalendarDate(`${year}-${monthOfYear}-${day}`);
  if (!date) throw new LineFault(FILL_TIME, cell);
  return newYorkInstant(date, Number(hour), Number(minute)) + Number(second) * 1000;
}

/** `NVDA260320C200000`: the strike is in thousandths, without zeros before it. */
const OPTION = /^([A-Z]+\d?)(\d{6})([CP])(\d{1,8})$/;

function tradedIn(symbol: string): Traded {
  const [, root, expiry, type, strike = ''] = OPTION.exec(symbol) ?? [];
  if (root === undefined) return stockOf(tickerIn(symbol));
  return optionOf(`${root}${expiry}${type}${strike.padStart(8, '0')}`);
}

/** What the first line of an order says for those that follow it. */
interface Order {
  readonly line: number;
  readonly side: string;
  readonly symbol: string;
  readonly currency: string;
  /** Fees of an order whose fills are lines of their own. */
  readonly fees: Money;
}

/** Without the market that some files write before a symbol. */
const symbolIn = (cell: Cells): string => cell('symbol').replace(/^US\./, '');

/**
 * Reads the order history of moomoo and of Futu (富途): Account › Orders › History › Export, in English or Chinese. The
 * fills of an order stand behind it and on lines of their own below it; a spread is a line without a fill, which has the
 * fees, and its legs follow.
 *
 * Source: columns as public readers take them, in either language.
 */
export function readMoomoo(
  header: readonly string[],
  lines: readonly CsvLine[],
  now: Instant,
): BrokerFileReading {
  let order: Order | null = null;
  return readLines(lines, (line) => {
    const cell = cellsOf(header, line);
    const hasFill = /[1-9]/.test(cell('fill qty'));
    const total = negateMoney(amountIn(cell('total')));
    if (cell('status') !== '') {
      const stated = { side: cell('side'), symbol: symbolIn(cell), currency: cell('currency') };
      order = { line: line.line, ...stated, fees: hasFill ? ZERO_MONEY : total };
    }
    if (order !== null && order.currency !== 'USD')
      throw new LineFault(FILL_CURRENCY, order.currency);
    if (!hasFill) {
      const isFilled = /^[1-9]/.test(cell('filled@avg price'));
      throw new LineFault(isFilled ? SUMMARY_LINE : ORDER_NOT_FILLED, cell('status'));
    }
    const first = order;
    const side = SIDES[cell('side') || (first?.side ?? '')];
    if (!side || !first) throw new LineFault(FILL_ACTION, cell('side'));
    const traded = tradedIn(symbolIn(cell) || first.symbol);
    const at = timeIn(cell('fill time'));
    const fees = moneyOf(total + first.fees);
    order = { ...first, fees: ZERO_MONEY };
    return fillIn(
      line,
      {
        ...{ ...side, at, traded, quantity: cell('fill qty'), cause: 'trade' },
        order: `${first.line}`,
      },
      amountsAt(cell('fill price'), fees),
      now,
    );
  });
}

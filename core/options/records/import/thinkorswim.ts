import { newYorkInstant } from '../../../calendar/index.ts';
import {
  addDays,
  addMoney,
  sumMoney,
  ZERO_MONEY,
  type CalendarDate,
  type Instant,
  type Money,
} from '../../../shared/index.ts';
import type { FillCause } from '../../strategies/index.ts';
import {
  FILL_TIME,
  FILLS_NOT_LISTED,
  NOT_A_TRADE,
  SAME_EVENT,
  SUMMARY_LINE,
} from '../records.errors.ts';
import { optionOf, stockOf, type Traded } from './broker-contracts.ts';
import {
  amountIn,
  amountsAt,
  cellsOf,
  fillIn,
  LineFault,
  lineRefusal,
  paidDividend,
  readLines,
  tickerIn,
  type BrokerFileReading,
  type BrokerFill,
  type Cells,
  type CsvLine,
  type DividendLine,
  type StatedFill,
} from './broker-rows.ts';
import { settledInCash } from './cash-settlement.ts';
import { dayIn, orderOnDay, timeOnDay, withDeliveries } from './dated-rows.ts';

/** Columns of the table 'Cash Balance', which stands first. */
export const THINKORSWIM_COLUMNS = [
  'date',
  'time',
  'type',
  'ref #',
  'description',
  'misc fees',
  'amount',
] as const;
const TRADES = [
  'exec time',
  'spread',
  'side',
  'qty',
  'pos effect',
  'exp',
  'strike',
  'type',
  'price',
];

const namesOf = ({ cells }: CsvLine): readonly string[] =>
  cells.map((name) => name.trim().toLowerCase());
const hasAll = (columns: readonly string[], names: readonly string[]): boolean =>
  columns.every((column) => names.includes(column));
const isTitle = ({ cells }: CsvLine): boolean =>
  cells.filter((cell) => cell.trim() !== '').length === 1;

/** The header of the table of each line; a table begins below its title. */
function headersOf(
  first: readonly string[],
  lines: readonly CsvLine[],
): ReadonlyMap<CsvLine, readonly string[]> {
  const found = new Map<CsvLine, readonly string[]>();
  let header: readonly string[] | null = first;
  for (const line of lines) {
    if (isTitle(line) && !/^RE #/.test(line.cells.join(''))) header = null;
    else if (header === null) header = namesOf(line);
    else found.set(line, header);
  }
  return found;
}

/** Hours that clocks of the platform are behind those of New York, by the letter of their zone. */
const BEHIND: Readonly<Record<string, number>> = { E: 0, C: 1, M: 2, P: 3 };

/** The zone stands in the line of the first balance, and nowhere else. */
function hoursBehind(lines: readonly CsvLine[]): number {
  const balance = lines.find(({ cells }) => cells.includes('BAL'))?.cells.join(' ') ?? '';
  return BEHIND[/ ([ECMP])[SD]T\b/.exec(balance)?.[1] ?? ''] ?? 0;
}

const CLOCK = /^(\d{1,2}):(\d{2}):(\d{2})$/;

function timeIn(day: string, clock: string, behind: number): Instant {
  const [, hour, minute, second] = CLOCK.exec(clock) ?? [];
  if (hour === undefined) throw new LineFault(FILL_TIME, clock);
  const at = newYorkInstant(dayIn(day), Number(hour), Number(minute)) + Number(second) * 1000;
  return at + behind * 3_600_000;
}

/** A spelling that has no blank: `27 FEB 26`, also behind `(Weeklys)`. */
const dateWord = (text: string): string =>
  text
    .replaceAll(/\(\w+\)/g, '')
    .replaceAll(' ', '')
    .padStart(7, '0');

/** A line of 'Cash Balance' for trades, whose legs stand in another table. */
interface Booking {
  readonly line: number;
  readonly at: Instant;
  readonly words: string;
  readonly fees: Money;
  used: boolean;
}

/** The two tables give the times of one trade up to so many milliseconds apart. */
const APART_MS = 2_000;

const mentions = (words: string, symbol: string): boolean => words.split(/\s+/).includes(symbol);

/** The fees of a trade: those of all its bookings, which then are used. */
function feesOf(bookings: readonly Booking[], symbol: string, at: Instant): Money {
  const own = bookings.filter(
    (each) => !each.used && mentions(each.words, symbol) && Math.abs(each.at - at) <= APART_MS,
  );
  for (const each of own) each.used = true;
  return sumMoney(own.map(({ fees }) => fees));
}

const EXPIRY = String.raw`(\d{1,2} [A-Z]{3} \d{2})`;
/** `REMOVAL OF OPTION DUE TO EXPIRATION -3.0 SPY 100 (Weeklys) 27 FEB 26 585 PUT`. */
const REMOVAL = new RegExp(
  String.raw`^REMOVAL OF OPTION DUE TO (EXPIRATION|ASSIGNMENT|EXERCISE) (-?[\d.]+) (\S+) \d+ (?:\(\w+\) )?${EXPIRY} (\S+) (PUT|CALL)`,
);
const CAUSES: Readonly<Record<string, FillCause>> = {
  EXPIRATION: 'expiry',
  ASSIGNMENT: 'assignment',
  EXERCISE: 'exercise',
};
/** `BOT +200 MSFT UPON OPTION ASSIGNMENT`. */
const DELIVERY = /^(BOT|SOLD) ([+-]?[\d,.]+) (\S+) UPON /;
/** `SOLD -2 MSFT 100 20 MAR 26 400 PUT @6.15` and `BOT +100 MSFT @402.10`, of one leg. */
const SINGLE = new RegExp(
  String.raw`\b(BOT|SOLD) ([+-]?[\d,.]+) (\S+) (?:\d+ (?:\(\w+\) )?${EXPIRY} (\S+) (PUT|CALL) )?@([\d.,]+)`,
);

const contractOf = (root: string, expiry: string, strike: string, type: string): Traded =>
  optionOf(`${root} ${dateWord(expiry)} ${Number(strike)} ${type.charAt(0)}`);

/** An option ends on its last day, although its removal is booked later. */
function dayOfEnd(booked: CalendarDate, { instrument }: Traded): CalendarDate {
  if (instrument.kind !== 'option') return booked;
  const { expiry } = instrument;
  return booked >= expiry && booked <= addDays(expiry, 4) ? expiry : booked;
}

/** A line of 'Cash Balance' that is no trade of the account: an end of options, the shares of it, a dividend. */
function bookedEvent(line: CsvLine, cell: Cells, now: Instant): BrokerFill | DividendLine | null {
  const words = cell('description');
  const removal = REMOVAL.exec(words);
  if (removal) {
    const [, why = '', quantity = '', root = '', expiry = '', strike = '', type = ''] = removal;
    const traded = contractOf(root, expiry, strike, type);
    const cause = CAUSES[why]!;
    const at = timeOnDay(dayOfEnd(dayIn(cell('date')), traded), cause, traded);
    const sign = quantity.startsWith('-') ? -1 : 1;
    const order = orderOnDay(traded, at, cause);
    const fill = { at, traded, quantity, sign, effect: 'close', cause, order } as const;
    const amounts = () => ({ gross: amountIn(cell('amount')), fees: ZERO_MONEY, price: null });
    return fillIn(line, fill, amounts, now);
  }
  const [, side, quantity = '', symbol = ''] = DELIVERY.exec(words) ?? [];
  if (side !== undefined) {
    const traded = stockOf(tickerIn(symbol));
    const at = timeOnDay(dayIn(cell('date')), 'trade', traded);
    const order = orderOnDay(traded, at, 'trade');
    const sign = side === 'BOT' ? 1 : -1;
    const fill = { at, traded, quantity, sign, effect: null, cause: 'trade', order } as const;
    const amounts = () => ({ gross: amountIn(cell('amount')), fees: ZERO_MONEY, price: null });
    return fillIn(line, fill, amounts, now);
  }
  const [, paidOn] = /DIVIDEND~(\S+)$/.exec(words) ?? [];
  if (paidOn === undefined) return null;
  return paidDividend(line, {
    ...{ symbol: tickerIn(paidOn), date: dayIn(cell('date')), amount: amountIn(cell('amount')) },
    reason: `thinkorswim: ${words}`,
  });
}

interface Leg {
  readonly at: Instant;
  readonly line: number;
}

/**
 * Reads the account statement of thinkorswim: Monitor › Account Statement › Export to file. Several tables in one file: the
 * legs of trades stand in 'Account Trade History', of which only the first has a time; their fees, expiries, assignments
 * and the shares of these in 'Cash Balance', where a spread is one line. Orders count in no case. The times are those of
 * the platform's zone, which the line of the first balance names.
 *
 * Sources: sections and headers as public readers take them, such as the fixtures of `thinkorswim-parser`.
 */
export function readThinkorswim(
  header: readonly string[],
  lines: readonly CsvLine[],
  now: Instant,
): BrokerFileReading {
  const headers = headersOf(header, lines);
  const behind = hoursBehind(lines);
  const isOf = (line: CsvLine, columns: readonly string[]) =>
    hasAll(columns, headers.get(line) ?? []);
  const bookings: Booking[] = [];
  const events = readLines(
    lines.filter((line) => isOf(line, THINKORSWIM_COLUMNS)),
    (line) => {
      const cell = cellsOf(headers.get(line)!, line);
      const words = cell('description');
      if (words === 'TOTAL') throw new LineFault(SUMMARY_LINE, words);
      const event = bookedEvent(line, cell, now);
      if (event) return event;
      if (cell('type') !== 'TRD') throw new LineFault(NOT_A_TRADE, cell('type'));
      const fees = addMoney(amountIn(cell('misc fees')), amountIn(cell('commissions & fees')));
      const at = timeIn(cell('date'), cell('time'), behind);
      bookings.push({ line: line.line, at, words, fees, used: false });
      return null;
    },
  );
  let leg: Leg | null = null;
  const trades = readLines(
    lines.filter((line) => isOf(line, TRADES)),
    (line) => {
      const cell = cellsOf(headers.get(line)!, line);
      const [day, clock] = cell('exec time').split(' ');
      const isFirst = clock !== undefined;
      if (isFirst) leg = { at: timeIn(day!, clock, behind), line: line.line };
      const first = leg;
      if (!first) throw new LineFault(FILL_TIME, cell('exec time'));
      const symbol = cell('symbol');
      const traded =
        cell('strike') === ''
          ? stockOf(tickerIn(symbol))
          : contractOf(symbol, cell('exp'), cell('strike'), cell('type'));
      const fees = isFirst ? feesOf(bookings, symbol, first.at) : ZERO_MONEY;
      const fill = {
        ...{ at: first.at, traded, quantity: cell('qty'), order: `${first.line}` },
        ...{ sign: cell('side') === 'BUY' ? 1 : -1, cause: 'trade' },
        effect: /CLOSE/.test(cell('pos effect')) ? 'close' : 'open',
      } satisfies StatedFill;
      return fillIn(line, fill, amountsAt(cell('price'), fees), now);
    },
  );
  const byLine = new Map(lines.map((line) => [line.line, line]));
  const alone = readLines(
    bookings.filter(({ used }) => !used).map(({ line }) => byLine.get(line)!),
    (line) => singleIn(line, bookings, headers, now),
  );
  const stated = bookings
    .filter(({ used }) => used)
    .map(({ line, words }) => lineRefusal(line, SAME_EVENT, words));
  const fills = [...events.fills, ...trades.fills, ...alone.fills];
  return settledInCash({
    fills: withDeliveries(fills.sort((a, b) => b.at - a.at)),
    refusals: [...events.refusals, ...trades.refusals, ...alone.refusals, ...stated],
    dividends: events.dividends ?? [],
  });
}

/** A trade that 'Cash Balance' alone has. The legs of a spread have no prices there. */
function singleIn(
  line: CsvLine,
  bookings: readonly Booking[],
  headers: ReadonlyMap<CsvLine, readonly string[]>,
  now: Instant,
): BrokerFill {
  const cell = cellsOf(headers.get(line)!, line);
  const { at, fees } = bookings.find((each) => each.line === line.line)!;
  const words = cell('description');
  const [, side, quantity = '', symbol = '', expiry, strike = '', type = '', price] =
    SINGLE.exec(words) ?? [];
  if (side === undefined) throw new LineFault(FILLS_NOT_LISTED, words);
  const traded =
    expiry === undefined ? stockOf(tickerIn(symbol)) : contractOf(symbol, expiry, strike, type);
  const sign = side === 'BOT' ? 1 : -1;
  const order = `${traded.underlying} ${at}`;
  const fill = { at, traded, quantity, sign, effect: null, cause: 'trade', order } as const;
  const amounts = () => ({ gross: amountIn(cell('amount')), fees, price: price ?? null });
  return fillIn(line, fill, amounts, now);
}

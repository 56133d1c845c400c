import { newYorkInstant } from '../../../calendar/index.ts';
import { addMoney, parseCalendarDate, ZERO_MONEY } from '../../../shared/index.ts';
import type { CalendarDate, Instant, Money } from '../../../shared/index.ts';
import { isOption } from '../../contracts/index.ts';
import type { FillCause } from '../../strategies/index.ts';
import {
  FILL_CANCELLED,
  FILL_CURRENCY,
  FILL_INSTRUMENT,
  FILL_TIME,
  NO_TRADES_SECTION,
  NOT_A_TRADE,
  SUMMARY_LINE,
} from '../records.errors.ts';
import { optionOf, stockOf, type Traded } from './broker-contracts.ts';
import { withoutCancelled, type StatedTrade } from './cancellations.ts';
import { settledInCash, type CashPayment } from './cash-settlement.ts';
import {
  amountIn,
  cellsOf,
  checkFill,
  LineFault,
  priced,
  quantityIn,
  readLines,
  tickerIn,
  type BrokerFileReading,
  type BrokerFill,
  type Cells,
  type CsvLine,
  type DividendLine,
} from './broker-rows.ts';

export const FLEX_COLUMNS = [
  'currencyprimary',
  'assetclass',
  'symbol',
  'datetime',
  'quantity',
  'tradeprice',
  'proceeds',
  'ibcommission',
  'open/closeindicator',
  'notes/codes',
] as const;

export const STATEMENT_COLUMNS = [
  'datadiscriminator',
  'asset category',
  'currency',
  'symbol',
  'date/time',
  'quantity',
  't. price',
  'proceeds',
  'comm/fee',
  'code',
] as const;

/** A trade in the words that both reports share. */
interface Execution {
  readonly line: CsvLine;
  readonly assetClass: string;
  readonly currency: string;
  readonly symbol: string;
  readonly time: string;
  readonly quantity: string;
  readonly price: string;
  readonly proceeds: string;
  readonly costs: Money;
  readonly codes: readonly string[];
  readonly order: string;
  /** Equal for a contract under two symbols: ids of the contract and of its underlying, empty where the report has none. */
  readonly conid: string;
  readonly underlyingConid: string;
  /** Equal for a trade and its cancellation; empty where the report has none. */
  readonly trade: string;
  /** Whether it takes a trade back. */
  readonly cancels: boolean;
}

const TIME = /^(\d{4})-?(\d{2})-?(\d{2})(?:[;, ]+(\d{2}):?(\d{2}):?(\d{2}))(?: E[SD]T)?$/;

/** `20260302;093105` or `2026-03-02, 09:31:05`, by the clock of New York. */
function timeIn(cell: string): Instant {
  const [, year, month, day, hour, minute, second] = TIME.exec(cell) ?? [];
  const date = parseCalendarDate(`${year}-${month}-${day}`);
  if (!date || Number(hour) > 23 || Number(minute) > 59) throw new LineFault(FILL_TIME, cell);
  return newYorkInstant(date, Number(hour), Number(minute)) + Number(second) * 1000;
}

/** 'GEA' is an expiry or assignment of positions that offset each other: the contract is worth nothing. */
const CAUSES: Readonly<Record<string, FillCause>> = {
  A: 'assignment',
  Ex: 'exercise',
  AEx: 'exercise',
  MEx: 'exercise',
  Ep: 'expiry',
  GEA: 'expiry',
};

function instrumentOf({ assetClass, symbol }: Execution): Traded {
  if (assetClass === 'STK' || assetClass.startsWith('Stocks')) return stockOf(tickerIn(symbol));
  if (assetClass !== 'OPT' && !assetClass.startsWith('Equity and Index Options'))
    throw new LineFault(FILL_INSTRUMENT, assetClass);
  return optionOf(symbol);
}

/** A trade with the codes of both is a reversal: what it has beyond the position opens one of the other side. */
function effectOf(codes: readonly string[]): BrokerFill['effect'] {
  const [opens, closes] = [codes.includes('O'), codes.includes('C')];
  if (opens === closes) return null;
  return opens ? 'open' : 'close';
}

function fillOf(execution: Execution, now: Instant): BrokerFill {
  const { codes, currency, line } = execution;
  if (execution.cancels) throw new LineFault(FILL_CANCELLED, execution.symbol);
  const traded = instrumentOf(execution);
  if (currency !== 'USD') throw new LineFault(FILL_CURRENCY, currency);
  const at = timeIn(execution.time);
  const quantity = quantityIn(execution.quantity);
  const cause = codes.map((code) => CAUSES[code]).find((each) => each !== undefined) ?? 'trade';
  const isDelivery = cause !== 'trade' && traded.instrument.kind === 'stock';
  const gross = amountIn(execution.proceeds);
  const { costs: fees, price } = execution;
  const amounts = priced(quantity, traded.instrument, { gross, fees, price });
  const ended = isDelivery ? null : 'close';
  const effect = cause === 'trade' ? effectOf(codes) : ended;
  const order = execution.order || `${traded.underlying} ${at}`;
  const read = { line: line.line, at, effect, quantity, cause, order, isSided: true };
  return checkFill({ ...read, ...traded, ...amounts }, now);
}

const statedTrade = (execution: Execution): StatedTrade => ({
  ...execution,
  line: execution.line.line,
  amount: execution.proceeds,
});

/**
 * Closing fills under the symbol by which their contract was opened: after a split or a merger it has another symbol, and
 * the same id, or the same terms on the same id of an underlying.
 */
function withOpenedSymbols(
  fills: readonly BrokerFill[],
  executions: readonly Execution[],
): readonly BrokerFill[] {
  const byLine = new Map(executions.map((each) => [each.line.line, each]));
  const isSame = (closing: BrokerFill, opening: BrokerFill): boolean => {
    const [a, b] = [closing.instrument, opening.instrument];
    if (!isOption(a) || !isOption(b) || opening.effect === 'close') return false;
    const [own, other] = [byLine.get(closing.line), byLine.get(opening.line)];
    if (own?.conid && own.conid === other?.conid) return true;
    const hasSameTerms = a.type === b.type && a.strike === b.strike && a.expiry === b.expiry;
    return hasSameTerms && !!own?.underlyingConid && own.underlyingConid === other?.underlyingConid;
  };
  return fills.map((fill) => {
    if (fill.effect !== 'close' || !isOption(fill.instrument)) return fill;
    const opened = fills.filter((each) => isSame(fill, each));
    const isKnown = opened.some((each) => each.instrument.symbol === fill.instrument.symbol);
    const [first] = opened;
    if (!first || isKnown) return fill;
    const note = `${fill.instrument.symbol}: ${first.instrument.symbol}`;
    return { ...fill, note, underlying: first.underlying, instrument: first.instrument };
  });
}

const SETTLED_IN_CASH = /^Option Cash Settlement for: \w+ \( *(.+?) *\)$/;

const DAY = /^(\d{4})-?(\d{2})-?(\d{2})/;

function dayIn(cell: string): CalendarDate {
  const [, year, month, day] = DAY.exec(cell) ?? [];
  const date = parseCalendarDate(`${year}-${month}-${day}`);
  if (!date) throw new LineFault(FILL_TIME, cell);
  return date;
}

/** `MSFT(US5949181045) Cash Dividend USD 0.91 per Share (Ordinary Dividend)`. */
const PAID_ON_SHARES = /^([A-Z][A-Z0-9. ]*?) ?\([A-Z0-9]+\) .*(dividend|in lieu)/i;

/** The dividend of shares, or the tax on it; null for any other line. */
function dividendOf({ line }: CsvLine, cell: Cells): DividendLine | null {
  const description = cell('description');
  const [, symbol] = PAID_ON_SHARES.exec(description) ?? [];
  const currency = cell('currencyprimary') || cell('currency');
  const level = cell('levelofdetail');
  if (symbol === undefined || cell('amount') === '') return null;
  if (currency !== 'USD') throw new LineFault(FILL_CURRENCY, currency);
  if (level !== '' && level !== 'DETAIL') throw new LineFault(SUMMARY_LINE, level);
  const exDate = cell('exdate');
  return {
    ...{ line, symbol: tickerIn(cell('symbol') || symbol) },
    date: dayIn(cell('date') || cell('settledate') || cell('datetime') || cell('date/time')),
    exDate: exDate === '' ? null : dayIn(exDate),
    amount: amountIn(cell('amount')),
    reason: `Interactive Brokers: ${description}`,
  };
}

/** The payment that a line of the statement of funds states; null for any other line. */
function paymentOf(line: CsvLine, cell: Cells): CashPayment | null {
  const description = cell('activitydescription') || cell('description');
  const [, contract] = SETTLED_IN_CASH.exec(description) ?? [];
  if (contract === undefined) return null;
  const level = cell('levelofdetail');
  if (level !== '' && level !== 'Currency') throw new LineFault(SUMMARY_LINE, level);
  const currency = cell('currencyprimary') || cell('currency');
  if (currency !== 'USD') throw new LineFault(FILL_CURRENCY, currency);
  return {
    line: line.line,
    contract: optionOf(contract),
    date: dayIn(cell('date') || cell('reportdate')),
    amount: amountIn(cell('amount')),
  };
}

/** Of lines that state the same trades twice, the finer ones: executions before orders. */
const finest = (levels: readonly string[], fine: string, coarse: string): string =>
  levels.includes(fine) ? fine : coarse;

/** First cells of the lines that begin and end a file, an account and a section. */
const MARKERS = ['BOF', 'BOA', 'BOS', 'EOS', 'EOA', 'EOF'];

/**
 * Reads the trades of a Flex query of Interactive Brokers, with column headers: Performance & Reports › Flex Queries ›
 * Activity Flex Query › Trades, format CSV. Times are those of New York; `Quantity` is signed, `Proceeds`,
 * `IBCommission` and `Taxes` are cash; `Notes/Codes` has the codes A, Ex and Ep of assignments, exercises and
 * expiries, separated by semicolons. Index options close at 0; what was paid for them is in the section Statement of
 * Funds, where the query has it.
 *
 * Sources: IBKR Reporting Reference, 'Trades' (ibkrguides.com/reportingreference/reportguide/tradesfq.htm) and 'Codes'
 * (…/codes_flex.htm).
 */
export function readFlexQuery(
  header: readonly string[],
  lines: readonly CsvLine[],
  now: Instant,
): BrokerFileReading {
  // A query with several sections repeats the header line of each.
  let columns = header;
  const placed = lines.map((line) => {
    const [first = ''] = line.cells.map((each) => each.trim());
    const isHeader = first.toLowerCase() === header[0];
    if (isHeader) columns = line.cells.map((each) => each.trim().toLowerCase());
    return { line, columns, isHeader: isHeader || MARKERS.includes(first) };
  });
  const isTrade = (of: readonly string[]) => FLEX_COLUMNS.every((column) => of.includes(column));
  const level = finest(
    placed.map(({ line, columns: of }) => cellsOf(of, line)('levelofdetail')),
    'EXECUTION',
    'ORDER',
  );
  const sections = new Map(placed.map((each) => [each.line, each]));
  const executions: Execution[] = [];
  const payments: CashPayment[] = [];
  const reading = readLines(lines, (line) => {
    const { columns: of = header, isHeader = false } = sections.get(line) ?? {};
    const cell = cellsOf(of, line);
    if (isHeader) throw new LineFault(NOT_A_TRADE, line.cells[0] ?? '');
    if (!isTrade(of)) {
      const dividend = dividendOf(line, cell);
      if (dividend) return dividend;
      const payment = paymentOf(line, cell);
      if (!payment) throw new LineFault(NOT_A_TRADE, line.cells[0] ?? '');
      payments.push(payment);
      return null;
    }
    const detail = cell('levelofdetail');
    if (detail !== '' && detail !== level) throw new LineFault(SUMMARY_LINE, detail);
    const currency = cell('currencyprimary');
    const costs = addMoney(amountIn(cell('ibcommission')), amountIn(cell('taxes')));
    const paidIn = cell('ibcommissioncurrency') || currency;
    if (paidIn !== currency && costs !== ZERO_MONEY) throw new LineFault(FILL_CURRENCY, paidIn);
    const indicator = cell('open/closeindicator').split(';');
    const codes = [...cell('notes/codes').split(';'), ...indicator].map((code) => code.trim());
    const execution = {
      line,
      currency,
      assetClass: cell('assetclass'),
      symbol: cell('symbol'),
      time: cell('datetime'),
      quantity: cell('quantity'),
      price: cell('tradeprice'),
      proceeds: cell('proceeds'),
      costs,
      codes,
      order: cell('iborderid'),
      conid: cell('conid'),
      underlyingConid: cell('underlyingconid'),
      trade: cell('tradeid'),
      cancels:
        codes.includes('Ca') ||
        cell('transactiontype') === 'TradeCancel' ||
        cell('buy/sell').endsWith('(Ca.)'),
    };
    executions.push(execution);
    return fillOf(execution, now);
  });
  const held = withoutCancelled(reading, executions.map(statedTrade));
  return settledInCash({ ...held, fills: withOpenedSymbols(held.fills, executions) }, payments);
}

/** Sections of an activity statement with cash of shares. */
const PAYMENTS = ['Dividends', 'Payment In Lieu Of Dividends', 'Withholding Tax'];

/** The lines of data, each with the header of its section. */
function headersOf(lines: readonly CsvLine[]): ReadonlyMap<CsvLine, readonly string[]> {
  const found = new Map<CsvLine, readonly string[]>();
  let header: readonly string[] = [];
  for (const line of lines) {
    const [section = '', kind] = line.cells.map((each) => each.trim());
    if (kind === 'Header') header = line.cells.map((each) => each.trim().toLowerCase());
    else if (kind === 'Data' && header[0] === section.toLowerCase()) found.set(line, header);
  }
  return found;
}

/** Whether the first lines are those of an activity statement, in any language. */
export const isStatement = (lines: readonly CsvLine[]): boolean =>
  lines.some(
    ({ cells: [section, kind] }) => section?.trim() === 'Trades' && kind?.trim() === 'Header',
  ) ||
  (lines[0]?.cells[1]?.trim() === 'Header' && lines[1]?.cells[1]?.trim() === 'Data');

/** The columns of the section 'Trades' of an activity statement. Refuses with NO_TRADES_SECTION. */
export function statementColumns(lines: readonly CsvLine[]): readonly string[] {
  const header = lines.find(
    ({ cells: [section, kind] }) => section?.trim() === 'Trades' && kind?.trim() === 'Header',
  );
  if (!header) throw NO_TRADES_SECTION();
  return header.cells.map((each) => each.trim().toLowerCase());
}

/**
 * Reads the section 'Trades' of an activity statement of Interactive Brokers: Performance & Reports › Statements ›
 * Activity › CSV, in English. Each line begins with its section and with Header, Data, SubTotal or Total; `Comm/Fee` is
 * cash; options are `AAPL 18DEC26 300 C`; times are those of New York; `Code` has the codes of the Flex query.
 *
 * Source: IBKR Reporting Reference, 'Trades' and 'Codes' of the default statement
 * (ibkrguides.com/reportingreference/reportguide/codes_default.htm).
 */
export function readStatement(lines: readonly CsvLine[], now: Instant): BrokerFileReading {
  const headers = headersOf(lines);
  const isTrade = ({ cells }: CsvLine) => cells[0]?.trim() === 'Trades';
  const level = finest(
    [...headers]
      .filter(([line]) => isTrade(line))
      .map(([line, header]) => cellsOf(header, line)('datadiscriminator')),
    'Order',
    'Trade',
  );
  const data = lines.filter(({ cells }) => cells[1]?.trim() !== 'Header');
  const executions: Execution[] = [];
  const payments: CashPayment[] = [];
  const reading = readLines(data, (line) => {
    const [section = '', kind = ''] = line.cells.map((each) => each.trim());
    if (kind === 'SubTotal' || kind === 'Total') throw new LineFault(SUMMARY_LINE, section);
    const header = headers.get(line);
    if (!header) throw new LineFault(NOT_A_TRADE, section);
    const cell = cellsOf(header, line);
    if (!isTrade(line)) {
      const dividend = PAYMENTS.includes(section) ? dividendOf(line, cell) : null;
      if (dividend) return dividend;
      const payment = paymentOf(line, cell);
      if (!payment) throw new LineFault(NOT_A_TRADE, section);
      payments.push(payment);
      return null;
    }
    const detail = cell('datadiscriminator');
    if (detail !== level) throw new LineFault(SUMMARY_LINE, detail);
    const codes = cell('code')
      .split(';')
      .map((code) => code.trim());
    const execution = {
      line,
      currency: cell('currency'),
      assetClass: cell('asset category'),
      symbol: cell('symbol'),
      time: cell('date/time'),
      quantity: cell('quantity'),
      price: cell('t. price'),
      proceeds: cell('proceeds'),
      costs: amountIn(cell('comm/fee')),
      codes,
      order: '',
      ...{ conid: '', underlyingConid: '', trade: '' },
      cancels: codes.includes('Ca'),
    };
    executions.push(execution);
    return fillOf(execution, now);
  });
  return settledInCash(withoutCancelled(reading, executions.map(statedTrade)), payments);
}

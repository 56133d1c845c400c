import { newYorkDate } from '../calendar/index.ts';
import {
  addDays,
  ok,
  isListedTicker,
  parseCalendarDate,
  parseTicker,
  refuse,
  type CalendarDate,
  type DomainError,
  type Instant,
  type Result,
} from '../shared/index.ts';
import type { EarningsReport, ReportTime } from './earnings.ts';
import {
  EARNINGS_DATE_INVALID,
  EARNINGS_LINE_MALFORMED,
  EARNINGS_REPEATED,
  EARNINGS_STATUS_INVALID,
  EARNINGS_SYMBOL_INVALID,
  EARNINGS_TIME_INVALID,
} from './earnings-file.errors.ts';

export const EARNINGS_MAX_ROWS = 5_000;

/** One earnings date as a file has it. */
export interface EarningsFileRow {
  /** Where it ends in the file, from 1 on. */
  readonly line: number;
  /** Whether the line could be parsed without ambiguity. */
  readonly wellFormed: boolean;
  readonly symbol: string;
  readonly date: string;
  /** Empty means unknown. */
  readonly time: string;
  /** Empty means estimated. */
  readonly status: string;
}

export interface CheckedEarningsRow {
  readonly line: number;
  /** The company and the day in a few words, as the file has them; empty where it is too long. */
  readonly shown: string;
  /** A report, or why the line has none. */
  readonly report: Result<EarningsReport>;
}

const FIRST_DAY: CalendarDate = '2000-01-01';
const MOST_DAYS_AHEAD = 731;
const SHOWN_LENGTH = 40;

/** Without blanks and hyphens, in lower case; bmo and amc are the market's short forms. */
const TIMES: Readonly<Record<string, ReportTime | null>> = {
  '': null,
  unknown: null,
  beforeopen: 'beforeOpen',
  bmo: 'beforeOpen',
  afterclose: 'afterClose',
  amc: 'afterClose',
};
const CONFIRMED: Readonly<Record<string, boolean>> = {
  '': false,
  estimated: false,
  projected: false,
  confirmed: true,
};

/** Checks each row by itself and against earlier rows. */
export function checkEarningsRows(
  rows: readonly EarningsFileRow[],
  now: Instant,
): CheckedEarningsRow[] {
  const latest = addDays(newYorkDate(now), MOST_DAYS_AHEAD);
  const seen = new Set<string>();
  return rows.map((row) => {
    const shown = `${row.symbol} ${row.date}`.trim();
    const report = parseRow(row, latest);
    const key = report.ok ? `${report.value.symbol} ${report.value.date}` : '';
    const isRepeated = seen.has(key);
    if (report.ok) seen.add(key);
    return {
      line: row.line,
      shown: shown.length <= SHOWN_LENGTH ? shown : '',
      report: isRepeated ? refuse(EARNINGS_REPEATED()) : report,
    };
  });
}

function parseRow(row: EarningsFileRow, latest: CalendarDate): Result<EarningsReport> {
  if (!row.wellFormed) return refuse(EARNINGS_LINE_MALFORMED());
  const symbol = parseTicker(row.symbol);
  if (symbol === null || !isListedTicker(symbol)) return refuse(EARNINGS_SYMBOL_INVALID());
  const date = parseCalendarDate(row.date.trim());
  if (date === null || date < FIRST_DAY || date > latest) return refuse(EARNINGS_DATE_INVALID());
  const time = chosen(TIMES, row.time, EARNINGS_TIME_INVALID);
  if (!time.ok) return time;
  const confirmed = chosen(CONFIRMED, row.status, EARNINGS_STATUS_INVALID);
  if (!confirmed.ok) return confirmed;
  return ok({ symbol, date, time: time.value, confirmed: confirmed.value });
}

function chosen<T>(
  choices: Readonly<Record<string, T>>,
  typed: string,
  fault: () => DomainError,
): Result<T> {
  const word = typed.toLowerCase().replace(/[\s-]/g, '');
  return Object.hasOwn(choices, word) ? ok(choices[word] as T) : refuse(fault());
}

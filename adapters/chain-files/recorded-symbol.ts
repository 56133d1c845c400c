import { newYorkInstant } from '@toolyard/core/calendar';
import {
  isFileSymbol,
  parseCalendarDate,
  type CalendarDate,
  type Instant,
} from '@toolyard/core/shared';

/** The parts of a chain file's name. */
export interface FileIdentity {
  /** `MSFT@2021-11-22` */
  readonly symbol: string;
  /** `MSFT` */
  readonly ticker: string;
  readonly date: CalendarDate;
  /** 16:00 in New York of that day: the file's clock. */
  readonly asOf: Instant;
}

const NAME = /^(.+)-(\d{4}-\d{2}-\d{2})\.csv$/i;
const CLOSE_HOUR = 16;

/** Reads a name like `MSFT-2021-11-22.csv`, in any case; null when it is no chain file's. */
export function identityOf(fileName: string): FileIdentity | null {
  const [, ticker = '', day = ''] = NAME.exec(fileName) ?? [];
  const date = parseCalendarDate(day);
  const symbol = `${ticker.toUpperCase()}@${day}`;
  if (date === null || !isFileSymbol(symbol)) return null;
  return { symbol, ticker: ticker.toUpperCase(), date, asOf: newYorkInstant(date, CLOSE_HOUR) };
}

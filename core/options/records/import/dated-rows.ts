import { newYorkDate, newYorkInstant } from '../../../calendar/index.ts';
import { addDays, ZERO_MONEY, type CalendarDate, type Instant } from '../../../shared/index.ts';
import { americanDate, settlementInstant } from '../../contracts/index.ts';
import type { FillCause } from '../../strategies/index.ts';
import { BROKER_DATES, FILL_TIME } from '../records.errors.ts';
import { stockOf, type Traded } from './broker-contracts.ts';
import { LineFault, tickerIn, type BrokerFill, type CsvLine } from './broker-rows.ts';

/** `12/18/2026`, `1/2/2026` or `12/18/26`. Refuses with FILL_TIME. */
export function dayIn(cell: string): CalendarDate {
  const day = americanDate(cell);
  if (!day) throw new LineFault(FILL_TIME, cell);
  return day;
}

const SLASHED = /^(\d{1,2})\/(\d{1,2})(?=\/)/;

/**
 * The lines with the month first in the days of a column, whatever a spreadsheet has made of them: where one day can only
 * name the day first, all do. Refuses with BROKER_DATES where another one can only name the month first.
 */
export function monthFirst(
  lines: readonly CsvLine[],
  header: readonly string[],
  column: string,
): readonly CsvLine[] {
  const place = header.indexOf(column);
  const days = lines
    .map(({ cells }) => SLASHED.exec(cells[place]?.trim() ?? ''))
    .filter((each) => each !== null);
  if (!days.some(([, first]) => Number(first) > 12)) return lines;
  if (days.some(([, , second]) => Number(second) > 12)) throw BROKER_DATES();
  return lines.map((line) => {
    const cells = line.cells.map((cell, index) =>
      index === place ? cell.trim().replace(SLASHED, '$2/$1') : cell,
    );
    return { ...line, cells };
  });
}

/**
 * The time of a line that has a day alone: trades count from 9:30 in New York, assignments and exercises from the close,
 * an expiry from the settlement of its contract, whenever it was booked.
 */
export function timeOnDay(
  day: CalendarDate,
  cause: FillCause,
  { instrument }: Pick<Traded, 'instrument'>,
): Instant {
  if (cause === 'trade') return newYorkInstant(day, 9, 30);
  const endsThen =
    instrument.kind === 'option' && (cause === 'expiry' || instrument.expiry === day);
  return endsThen ? settlementInstant(instrument) : newYorkInstant(day, 16);
}

/** Without an order id, the trades of an underlying on one day are one order. */
export const orderOnDay = ({ underlying }: Traded, at: Instant, cause: FillCause): string =>
  `${underlying} ${newYorkDate(at)} ${cause}`;

/** Shares are booked up to so many days after the assignment or the exercise. */
const BOOKED_WITHIN = 4;

const isDeliveryOf = (option: BrokerFill, shares: BrokerFill): boolean => {
  const { instrument, quantity, at } = option;
  if (instrument.kind !== 'option' || option.cause === 'expiry' || option.cause === 'trade')
    return false;
  // A put that is assigned, and a call that is exercised, deliver shares to the account.
  const delivered = instrument.type === 'call' ? -quantity : quantity;
  const day = newYorkDate(at);
  const booked = newYorkDate(shares.at);
  return (
    shares.instrument.kind === 'stock' &&
    shares.cause === 'trade' &&
    shares.underlying === option.underlying &&
    shares.price === instrument.strike &&
    shares.quantity === delivered * instrument.multiplier &&
    booked >= day &&
    booked <= addDays(day, BOOKED_WITHIN)
  );
};

/** The shares that an assignment or an exercise delivers, which the file lists as a purchase or sale at the strike. */
export function withDeliveries(fills: readonly BrokerFill[]): readonly BrokerFill[] {
  const read = [...fills];
  for (const option of fills) {
    const place = read.findIndex((each) => isDeliveryOf(option, each));
    const shares = read[place];
    if (!shares) continue;
    const { at, cause, order } = option;
    read[place] = { ...shares, at, cause, order, effect: null };
  }
  return read;
}

interface Split {
  readonly symbol: string;
  readonly day: CalendarDate;
  /** Shares of after, or those that are added. */
  readonly quantity: number;
  /** What the split adds to the shares of before. */
  readonly change: number;
  /** Line of the shares of before, where they have one. */
  readonly before: number | null;
  readonly note: string;
}

/** What a split makes of shares, when its day begins. */
export const splitFill = (
  { line }: CsvLine,
  { symbol, day, quantity, change, before, note }: Split,
): BrokerFill => ({
  ...stockOf(tickerIn(symbol)),
  ...{ line, at: newYorkInstant(day, 0), effect: null, quantity, isSided: true },
  ...{ price: null, commission: ZERO_MONEY, cause: 'trade', note },
  splits: { change, line: before },
  order: `${symbol} ${day} ${note}`,
});

import { newYorkDate } from '../calendar/index.ts';
import { fromDollars, type CalendarDate, type Money } from '../shared/index.ts';
import { isFinalClose } from './answer-ages.ts';
import type { Sourced } from './sourced.ts';
import type { Bar } from './stock-quote.ts';

/** The close of a session, money per share. */
export interface DailyClose {
  readonly date: CalendarDate;
  readonly close: Money;
}

/** The closes of daily bars that were final when the bars were read: none of a session that was still running. */
export const finalCloses = ({ value, meta }: Sourced<readonly Bar[]>): readonly DailyClose[] =>
  value
    .map(({ at, close }) => ({ date: newYorkDate(at), close: fromDollars(close) }))
    .filter(({ date }) => isFinalClose(date, meta));

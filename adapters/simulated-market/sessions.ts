import { addDays, type CalendarDate, type Instant } from '@toolyard/core/shared';

export const MINUTE = 60_000;
const MIDNIGHT_TO_OPEN = 9.5 * 60 * MINUTE;
/** Where every price path begins. */
const FIRST_DAY: CalendarDate = '2020-01-02';

/** One trading session, counted from the first one of the simulation. */
export interface Session {
  readonly index: number;
  readonly date: CalendarDate;
  /** Midnight in New York. */
  readonly day: Instant;
  readonly open: Instant;
  readonly close: Instant;
  readonly minutes: number;
}

/** Opening and closing instant of a day's session, null on a day without one. */
type SessionHours = (
  date: CalendarDate,
) => { readonly open: Instant; readonly close: Instant } | null;

/** All sessions since the first day of the simulation, computed on demand. */
export class Sessions {
  private readonly list: Session[] = [];
  private nextDay = FIRST_DAY;

  constructor(private readonly hours: SessionHours) {}

  at(index: number): Session {
    while (this.list.length <= index) this.extend();
    return this.list[index]!;
  }

  /** The last session that has opened by then; the first one for any earlier time. */
  lastOpened(now: Instant): Session {
    while (this.list.length === 0 || this.list.at(-1)!.open <= now) this.extend();
    return this.list[Math.max(this.countBefore((session) => session.open <= now) - 1, 0)]!;
  }

  /** Index of the first session on or after a date; null before the simulation's first day. */
  indexFrom(date: CalendarDate): number | null {
    if (date < FIRST_DAY) return null;
    while (this.nextDay <= date || this.list.length === 0 || this.list.at(-1)!.date < date) {
      this.extend();
    }
    return this.countBefore((session) => session.date < date);
  }

  /** Sessions of the days from `from` to `to`. */
  between(from: CalendarDate, to: CalendarDate): readonly Session[] {
    if (to < FIRST_DAY || from > to) return [];
    const first = this.indexFrom(from) ?? 0;
    const end = this.indexFrom(addDays(to, 1))!;
    return this.list.slice(first, end);
  }

  private extend(): void {
    for (;;) {
      const date = this.nextDay;
      this.nextDay = addDays(date, 1);
      const hours = this.hours(date);
      if (hours === null) continue;
      const { open, close } = hours;
      const day = open - MIDNIGHT_TO_OPEN;
      const minutes = Math.round((close - open) / MINUTE);
      this.list.push({ index: this.list.length, date, day, open, close, minutes });
      return;
    }
  }

  private countBefore(holds: (session: Session) => boolean): number {
    let low = 0;
    let high = this.list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.list[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

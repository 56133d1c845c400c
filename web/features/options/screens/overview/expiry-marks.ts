import { daysToExpiry } from '@toolyard/core/options/contracts';
import type { CalendarDate, Instant } from '@toolyard/core/shared';
import type { OverviewRow } from '../../shared/strategies/overview-row.ts';

export const RULER_DAYS = 63;

/** One day on the ruler on which something expires. */
export interface ExpiryMark {
  readonly expiry: CalendarDate;
  readonly days: number;
  readonly rows: readonly OverviewRow[];
  /** Some of it is held, not only planned. */
  readonly held: boolean;
  /** Labels that would meet stand on lanes above one another. */
  readonly lane: number;
  /** The label stands left of its day: there is no room to the right. */
  readonly flipped: boolean;
}

/** What expires within nine weeks, by day; each label `room` days wide. */
export function expiryMarks(
  rows: readonly OverviewRow[],
  now: Instant,
  room: number,
): readonly ExpiryMark[] {
  const open = rows.filter(({ status, expiry }) => status !== 'completed' && expiry !== null);
  const days = new Map<CalendarDate, OverviewRow[]>();
  for (const row of open) {
    if (row.expiry) days.set(row.expiry, [...(days.get(row.expiry) ?? []), row]);
  }
  const lanes: (readonly [from: number, to: number])[][] = [];
  return [...days]
    .map(([expiry, of]) => ({ expiry, days: daysToExpiry(now, expiry), rows: of }))
    .filter((mark) => mark.days >= 0 && mark.days <= RULER_DAYS)
    .sort((a, b) => a.days - b.days)
    .map((mark) => {
      const flipped = mark.days + room > RULER_DAYS && mark.days >= RULER_DAYS / 2;
      const [from, to] = flipped ? [mark.days - room, mark.days] : [mark.days, mark.days + room];
      const found = lanes.findIndex((labels) =>
        labels.every(([start, end]) => to <= start || end <= from),
      );
      const lane = found < 0 ? lanes.length : found;
      (lanes[lane] ??= []).push([from, to]);
      const held = mark.rows.some(({ status }) => status === 'active');
      return { ...mark, lane, flipped, held };
    });
}

import { expiryKind, weeklyExpiry, type ExpiryKind } from '@toolyard/core/options/contracts';
import { addDays, dayOfWeek, type CalendarDate } from '@toolyard/core/shared';
import type { Session, Sessions } from './sessions.ts';
import type { Stock } from './stock.ts';

/** One expiry, its cycle, and the day since which it has been listed. */
export interface ListedExpiry {
  readonly expiry: CalendarDate;
  readonly kind: ExpiryKind;
  readonly session: Session;
  readonly listedOn: CalendarDate;
}

/** Days before the expiry from which it is listed. */
const LISTED_DAYS = {
  stock: {
    daily: 0,
    weekly: 42,
    endOfMonth: 0,
    quarterly: 0,
    monthly: 63,
    cycle: 250,
    january: 800,
  },
  fund: {
    daily: 14,
    weekly: 42,
    endOfMonth: 100,
    quarterly: 370,
    monthly: 190,
    cycle: 400,
    january: 800,
  },
} as const;
const LONGEST = 800;

/**
 * Expiries listed on a day, ascending: Fridays of the next six weeks, near months, the quarterly cycle
 * and January; funds with daily expiries have every session, month ends and quarters besides. An
 * expiry on a holiday moves to the session before.
 */
export function listExpiries(
  stock: Stock,
  sessions: Sessions,
  today: CalendarDate,
): readonly ListedExpiry[] {
  return sessions.between(today, addDays(today, LONGEST)).flatMap((session) => {
    const listed = listing(stock, session.date);
    if (listed === null) return [];
    const listedOn = addDays(session.date, -listed.days);
    return listedOn > today ? [] : [{ expiry: session.date, kind: listed.kind, session, listedOn }];
  });
}

const kinds = new Map<CalendarDate, ExpiryKind>();

function kindOf(date: CalendarDate): ExpiryKind {
  const kind = kinds.get(date) ?? expiryKind(date);
  kinds.set(date, kind);
  return kind;
}

function listing(
  stock: Stock,
  date: CalendarDate,
): { readonly kind: ExpiryKind; readonly days: number } | null {
  const days = LISTED_DAYS[stock.dailyExpiries ? 'fund' : 'stock'];
  const kind = kindOf(date);
  if (kind === 'monthly') {
    return { kind, days: days[monthlyKind(stock, Number(date.slice(5, 7)))] };
  }
  if (kind !== 'weekly' && days[kind] > 0) return { kind, days: days[kind] };
  const friday = addDays(date, 5 - dayOfWeek(date));
  if (weeklyExpiry(friday) === date) return { kind: 'weekly', days: days.weekly };
  return days.daily > 0 ? { kind: 'weekly', days: days.daily } : null;
}

/** Funds follow the March cycle, stocks the January cycle. */
function monthlyKind(stock: Stock, month: number): 'january' | 'cycle' | 'monthly' {
  if (month === 1) return 'january';
  return month % 3 === (stock.dailyExpiries ? 0 : 1) ? 'cycle' : 'monthly';
}

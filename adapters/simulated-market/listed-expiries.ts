import {
  contractTermsOf,
  expiryInstant,
  expiryKind,
  monthlyVolatilityExpiry,
  volatilityExpiry,
  weeklyExpiry,
  type CalendarMonth,
  type ExpiryKind,
} from '@toolyard/core/options/contracts';
import { addDays, dayOfWeek, type CalendarDate, type Instant } from '@toolyard/core/shared';
import type { Session, Sessions } from './sessions.ts';
import type { Stock } from './stock.ts';
import { VOLATILITY_INDEX } from './volatility-index.ts';

/** One expiry, its cycle, and the day since which it has been listed. */
export interface ListedExpiry {
  readonly expiry: CalendarDate;
  readonly kind: ExpiryKind;
  readonly session: Session;
  readonly listedOn: CalendarDate;
  /** Root of its contracts' symbols. */
  readonly root: string;
  /** Tells the listing from others of the stock: the expiry, with the root where it is not the first of the day. */
  readonly id: string;
}

/** When its contracts are settled. */
export const settledAt = ({ expiry, root }: ListedExpiry): Instant =>
  expiryInstant(expiry, contractTermsOf(root).settlementTime);

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
  volatility: { weekly: 42, monthly: 270 },
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
    if (listedOn > today) return [];
    const { kind } = listed;
    const expiry = session.date;
    return rootsOn(stock, kind).map((root, index) => ({
      ...{ expiry, kind, session, listedOn, root },
      id: index === 0 ? expiry : `${expiry}|${root}`,
    }));
  });
}

/** The roots of a day: the monthly one that is settled at the open has a weekly one beside it that is settled at the close. */
function rootsOn({ roots, ticker }: Stock, kind: ExpiryKind): readonly string[] {
  if (roots === undefined) return [ticker];
  const { monthly, other } = roots;
  if (kind !== 'monthly') return [other];
  const settlements = [monthly, other].map((root) => contractTermsOf(root).settlementTime);
  return new Set(settlements).size > 1 ? [monthly, other] : [monthly];
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
  if (stock.ticker === VOLATILITY_INDEX) return volatilityListing(date);
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

const WEDNESDAY = 3;

/** Wednesdays 30 days before an expiry of SPX options; the day before where one of the two is a holiday. */
function volatilityListing(
  date: CalendarDate,
): { readonly kind: ExpiryKind; readonly days: number } | null {
  const { weekly, monthly } = LISTED_DAYS.volatility;
  if (date === monthlyVolatilityExpiry(date.slice(0, 7) as CalendarMonth))
    return { kind: 'monthly', days: monthly };
  const wednesday = addDays(date, (WEDNESDAY - dayOfWeek(date) + 7) % 7);
  return volatilityExpiry(wednesday) === date ? { kind: 'weekly', days: weekly } : null;
}

/** Funds follow the March cycle, stocks the January cycle. */
function monthlyKind(stock: Stock, month: number): 'january' | 'cycle' | 'monthly' {
  if (month === 1) return 'january';
  return month % 3 === (stock.dailyExpiries ? 0 : 1) ? 'cycle' : 'monthly';
}

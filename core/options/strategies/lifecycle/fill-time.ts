import { newYorkDate, newYorkOffset, holidayOn, sessionOn } from '../../../calendar/index.ts';
import type { CalendarDate, FieldError, Instant, Texts } from '../../../shared/index.ts';
import { settlementInstant, type OptionInstrument } from '../../contracts/index.ts';
import { fault } from '../draft-faults.ts';

const MINUTE = 60_000;
/** Options of some funds and indexes trade until 16:15. */
const LATE_TRADING = 15 * MINUTE;
const EARLIEST: Instant = Date.UTC(2000, 0, 1);

/** When a fill took place, as its user states it. */
export interface FillTime {
  /** Absent or null stands for now. */
  readonly at?: Instant | null;
  /** Whether the user says that it was filled outside regular trading hours. */
  readonly outsideHours?: boolean;
}

/** The times that a fill must lie between. */
export interface FillTimeBounds {
  readonly now: Instant;
  /** Times of the steps before and after it; null where there is none. */
  readonly previous: Instant | null;
  readonly next: Instant | null;
}

const minuteOf = (at: Instant): number => Math.floor(at / MINUTE);

/** Whether two times are the same to their users, who state them to the minute. */
export const isSameMinute = (a: Instant, b: Instant): boolean => minuteOf(a) === minuteOf(b);

/** `2026-01-05 10:31` on New York's clock. */
const clockOf = (at: Instant): string =>
  new Date(at + newYorkOffset(at)).toISOString().slice(0, 16).replace('T', ' ');

const FUTURE: Texts = {
  en: 'This time is in the future',
  'zh-CN': '该时间还没到',
};
const TOO_EARLY: Texts = {
  en: 'The date must be 2000-01-01 or later',
  'zh-CN': '日期不能早于 2000-01-01',
};
const notBefore = (at: Instant): Texts => ({
  en: `The step before it was at ${clockOf(at)} New York time; this one cannot be earlier`,
  'zh-CN': `前一步在纽约时间 ${clockOf(at)}，这一步不能更早`,
});
const notAfter = (at: Instant): Texts => ({
  en: `The step after it was at ${clockOf(at)} New York time; this one cannot be later`,
  'zh-CN': `后一步在纽约时间 ${clockOf(at)}，这一步不能更晚`,
});

const HOLIDAYS_IN_CHINESE: Readonly<Record<string, string>> = {
  "New Year's Day": '元旦',
  'Martin Luther King, Jr. Day': '马丁·路德·金纪念日',
  "Washington's Birthday": '总统日',
  'Good Friday': '耶稣受难日',
  'Memorial Day': '阵亡将士纪念日',
  'Juneteenth National Independence Day': '六月节',
  'Independence Day': '独立日',
  'Labor Day': '劳动节',
  'Thanksgiving Day': '感恩节',
  'Christmas Day': '圣诞节',
};

function closedDay(date: CalendarDate): Texts {
  const holiday = holidayOn(date)?.name ?? null;
  const inChinese = holiday === null ? '周末' : (HOLIDAYS_IN_CHINESE[holiday] ?? '节假日');
  return {
    en: `The market was closed on ${date}: ${holiday ?? 'weekend'}`,
    'zh-CN': `${date} 休市：${inChinese}`,
  };
}

/** Why the market was closed at an instant; null while it traded. */
function closedTexts(at: Instant, outsideHours: boolean): Texts | null {
  const date = newYorkDate(at);
  const session = sessionOn(date);
  if (!session) return closedDay(date);
  if (outsideHours || (at >= session.open && at <= session.close + LATE_TRADING)) return null;
  const close = session.closesEarly ? '13:00' : '16:00';
  return {
    en: `The market was closed at that time: trading hours were 9:30 to ${close} in New York`,
    'zh-CN': `当时不在交易时段：纽约时间 9:30 至 ${close}`,
  };
}

function timeTexts(
  at: Instant,
  { now, previous, next }: FillTimeBounds,
  outsideHours: boolean,
): Texts | null {
  if (!Number.isSafeInteger(at) || at < EARLIEST) return TOO_EARLY;
  if (at > now) return FUTURE;
  const closed = closedTexts(at, outsideHours);
  if (closed) return closed;
  if (previous !== null && minuteOf(at) < minuteOf(previous)) return notBefore(previous);
  return next !== null && minuteOf(at) > minuteOf(next) ? notAfter(next) : null;
}

/**
 * Error of the stated time of a fill: in the future, outside its neighbours, or while the market was closed. To the
 * minute, since that is how precisely people state it.
 */
export function fillTimeFault(
  { at, outsideHours = false }: FillTime,
  bounds: FillTimeBounds,
): FieldError | null {
  if (at === undefined || at === null) return null;
  const texts = timeTexts(at, bounds, outsideHours);
  return texts && fault('at', texts);
}

/** Error of a fill at or after the settlement of its contract. */
export function expiredFault(
  at: Instant,
  contract: Pick<OptionInstrument, 'symbol' | 'expiry'>,
): FieldError | null {
  if (at < settlementInstant(contract)) return null;
  const { symbol, expiry } = contract;
  return fault('at', {
    en: `${symbol} expired on ${expiry}, before that time`,
    'zh-CN': `${symbol} 已于 ${expiry} 到期，早于该时间`,
  });
}

/** The stated time, moved within its minute so that it lies after the step before it and not after the next. */
export const orderedTime = (
  at: Instant,
  { previous, next }: Pick<FillTimeBounds, 'previous' | 'next'>,
): Instant =>
  Math.min(Math.max(at, previous === null ? at : previous + 1), next === null ? Infinity : next);

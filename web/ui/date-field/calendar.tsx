import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  addDays,
  dayOfWeek,
  midnightUtc,
  toCalendarDate,
  type CalendarDate,
} from '@toolyard/core/shared';
import { useApplication } from '../../app/use-application.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import { IconButton } from '../button.tsx';
import { longDay } from '../format-date.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The same day of another month, or its last one where it is shorter. */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toCalendarDate(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Days that a key moves by; null for a key that moves by none. */
function movedBy(key: string, day: CalendarDate, firstWeekday: number): CalendarDate | null {
  const inWeek = (dayOfWeek(day) - firstWeekday + 7) % 7;
  const days: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -inWeek,
    End: 6 - inWeek,
  };
  if (key === 'PageUp' || key === 'PageDown') return addMonths(day, key === 'PageUp' ? -1 : 1);
  const by = days[key];
  return by === undefined ? null : addDays(day, by);
}

interface Props {
  readonly day: CalendarDate | null;
  /** The first and the last day that can be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onPick: (day: CalendarDate) => void;
}

/** A month of six weeks. Arrows move by days and weeks, Page Up and Page Down by months, Enter chooses. */
export function Calendar({ day, min = '0001-01-01', max = '9999-12-31', onPick }: Props) {
  const language = useLanguage();
  const { services } = useApplication();
  const now = services.now();
  const today = toCalendarDate(now - new Date(now).getTimezoneOffset() * 60_000);
  const [at, setAt] = useState(day ?? (today < min || today > max ? (min as CalendarDate) : today));
  const grid = useRef<HTMLDivElement>(null);
  const isOpening = useRef(true);
  useEffect(() => {
    // The arrows of the months keep the focus.
    if (isOpening.current || grid.current?.contains(document.activeElement))
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isOpening.current = false;
  }, [at]);
  const firstWeekday = language === 'en' ? 0 : 1;
  const first = `${at.slice(0, 8)}01` as CalendarDate;
  const start = addDays(first, -((dayOfWeek(first) - firstWeekday + 7) % 7));
  const inWords = (date: CalendarDate, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(midnightUtc(date));
  const monthOf = (date: CalendarDate) => inWords(date, { year: 'numeric', month: 'long' });
  const pressed = (event: KeyboardEvent) => {
    const next = movedBy(event.key, at, firstWeekday);
    if (!next) return;
    event.preventDefault();
    setAt(next);
  };
  const arrow = (months: number) => ({
    label: monthOf(addMonths(at, months)),
    onClick: () => setAt(addMonths(at, months)),
  });
  return (
    <>
      <div className="flex items-center justify-between">
        <IconButton {...arrow(-1)}>
          <ChevronLeft size={16} aria-hidden="true" />
        </IconButton>
        <strong aria-live="polite" className="font-semibold">
          {monthOf(at)}
        </strong>
        <IconButton {...arrow(1)}>
          <ChevronRight size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="calendar-week" aria-hidden="true">
        {WEEK.map((place) => (
          <span key={place} data-head="">
            {inWords(addDays(start, place), { weekday: 'narrow' })}
          </span>
        ))}
      </div>
      <div ref={grid} role="grid" aria-label={monthOf(at)} onKeyDown={pressed}>
        {[0, 1, 2, 3, 4, 5].map((week) => (
          <div key={week} role="row" className="calendar-week">
            {WEEK.map((place) => {
              const date = addDays(start, week * 7 + place);
              return (
                <span key={place} role="gridcell" className="contents">
                  <button
                    type="button"
                    className="calendar-day"
                    aria-label={longDay(date, language)}
                    aria-pressed={date === day}
                    aria-current={date === today ? 'date' : undefined}
                    data-other={date.slice(0, 7) === at.slice(0, 7) ? undefined : ''}
                    // A day that cannot be chosen can still be passed on the way.
                    aria-disabled={date < min || date > max || undefined}
                    tabIndex={date === at ? 0 : -1}
                    onClick={() => date >= min && date <= max && onPick(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

import { useState } from 'react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { clsx } from 'clsx';
import { addDays, dayOfWeek, type CalendarDate } from '@toolyard/core/shared';
import type { NamedReportResponse } from '../../../../api/generated.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { shortDay } from '../../../../ui/format-date.ts';
import { useFormat } from '../../shared/figures/use-format.ts';

interface Props {
  /** A Monday. */
  readonly from: CalendarDate;
  readonly weeks: number;
  readonly today: CalendarDate;
  readonly reports: readonly NamedReportResponse[];
  /** Symbol of the company on show. */
  readonly chosen: string | null;
  readonly onChoose: (symbol: string) => void;
}

/** Reports that a day shows before it is opened. */
const MOST = 4;
const WEEK = 7;
const TIME_ICONS = { beforeOpen: Sun, afterClose: Moon } as const;

/** Weeks of days with the companies that report on them; weekends only where somebody does. */
export function ReportCalendar({ from, weeks, today, reports, chosen, onChoose }: Props) {
  const t = useText();
  const [open, setOpen] = useState<CalendarDate | null>(null);
  const isWeekend = (day: CalendarDate) => dayOfWeek(day) % 6 === 0;
  const hasWeekend = reports.some(({ date }) => isWeekend(date as CalendarDate));
  const days = Array.from({ length: WEEK * weeks }, (_, i) => addDays(from, i));
  return (
    <ol
      aria-label={t('earnings.calendar')}
      className={clsx('grid', hasWeekend ? 'grid-cols-7' : 'grid-cols-5')}
    >
      {days
        .filter((day) => hasWeekend || !isWeekend(day))
        .map((day) => (
          <Day
            key={day}
            day={day}
            isToday={day === today}
            isPast={day < today}
            reports={reports.filter(({ date }) => date === day)}
            isOpen={open === day}
            onOpen={() => setOpen(day)}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
    </ol>
  );
}

interface DayProps extends Pick<Props, 'reports' | 'chosen' | 'onChoose'> {
  readonly day: CalendarDate;
  readonly isToday: boolean;
  readonly isPast: boolean;
  /** All reports of the day are on show. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Day({ day, isToday, isPast, reports, isOpen, onOpen, chosen, onChoose }: DayProps) {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const shown = isOpen ? reports : reports.slice(0, MOST);
  const more = reports.length - shown.length;
  return (
    <li
      aria-label={format.monthDay(day)}
      aria-current={isToday ? 'date' : undefined}
      className="min-h-20 min-w-0 border-r border-b border-line p-1"
    >
      <p
        className={clsx(
          'px-1 text-11 tabular-nums',
          isToday ? 'font-semibold text-accent' : isPast ? 'text-ink-4' : 'text-ink-2',
        )}
      >
        {shortDay(day, language)}
      </p>
      <ul>
        {shown.map((report) => (
          <li key={report.symbol}>
            <Report
              report={report}
              isChosen={report.symbol === chosen}
              onChoose={() => onChoose(report.symbol)}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="h-6 w-full rounded-1 px-1 text-left text-12 text-accent hover:bg-sunken pointer-coarse:h-10"
          onClick={onOpen}
        >
          {t('earnings.more', { count: more })}
        </button>
      )}
    </li>
  );
}

interface ReportProps {
  readonly report: NamedReportResponse;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A company with the time of its report; an estimated day is fainter. */
function Report({ report, isChosen, onChoose }: ReportProps) {
  const t = useText();
  const language = useLanguage();
  const { symbol, name, nameZh, time, confirmed } = report;
  const Icon = time && TIME_ICONS[time];
  const words = [
    (language === 'zh-CN' ? nameZh : null) ?? name,
    t(`earnings.time.${time ?? 'unknown'}`),
    ...(confirmed ? [] : [t('earnings.estimated')]),
  ].join(' · ');
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={words}
      className={clsx(
        'flex h-6 w-full items-center gap-1 rounded-1 px-1 text-left text-12 hover:bg-sunken aria-pressed:bg-accent-tint pointer-coarse:h-10',
        confirmed ? 'text-ink' : 'text-ink-3',
      )}
      onClick={onChoose}
    >
      <b className="min-w-0 truncate font-semibold">{symbol}</b>
      {Icon && <Icon size={11} aria-hidden="true" className="flex-none text-ink-3 max-md:hidden" />}
      <span className="sr-only">{words}</span>
    </button>
  );
}

import type { ReactNode } from 'react';
import { newYorkDate } from '@toolyard/core/calendar';
import { addDays, type Instant } from '@toolyard/core/shared';
import { Link } from 'react-router-dom';
import { useWidth } from '../../../../charts/use-width.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { useRulerDays } from '../../shared/figures/use-ruler-days.ts';
import { RULER_DAYS, expiryMarks, type ExpiryMark } from './expiry-marks.ts';
import type { OverviewRow } from '../../shared/strategies/overview-row.ts';

const LABEL = 148;
const LANE = 34;
const EDGE = 16;
/** Pixels between the labels of the ruler. */
const LABEL_ROOM = 84;
const WEEKS = RULER_DAYS / 7;

interface Props {
  readonly rows: readonly OverviewRow[];
  readonly now: Instant;
  readonly badge?: ReactNode;
}

/** What expires in the next nine weeks, on a ruler of days. */
export function ExpiryRuler({ rows, now, badge }: Props) {
  const t = useText();
  const rulerDays = useRulerDays();
  const [ref, width] = useWidth<HTMLDivElement>(1100);
  const day = (width - 2 * EDGE) / RULER_DAYS;
  const x = (days: number) => EDGE + days * day;
  const marks = expiryMarks(rows, now, LABEL / day);
  const lanes = Math.max(0, ...marks.map(({ lane }) => lane + 1));
  const line = 12 + lanes * LANE;
  const today = newYorkDate(now);
  // Every week is labelled where there is room, else every third.
  const step = 7 * day < LABEL_ROOM ? 3 : 1;
  const weeks = Array.from({ length: WEEKS / step + 1 }, (_, i) => i * step);
  const labels = rulerDays(weeks.map((week) => addDays(today, week * 7)));
  return (
    <Card label={t('life.expiries')}>
      <CardHead
        title={t('life.expiries')}
        beside={
          <>
            <span className="text-12 text-ink-3">{t('life.expiriesNote')}</span>
            {badge}
          </>
        }
      />
      {marks.length === 0 && <p className="pt-3 text-center text-ink-2">{t('life.noExpiries')}</p>}
      <div ref={ref}>
        <div className="relative" style={{ width, height: line + 40 }}>
          <svg width={width} height={line + 40} aria-hidden="true" className="block">
            <path d={`M${EDGE} ${line}H${width - EDGE}`} className="stroke-ink-4" />
            {Array.from({ length: RULER_DAYS + 1 }, (_, days) => (
              <path
                key={days}
                d={`M${x(days)} ${line}v${days % 7 ? 4 : 8}`}
                className={days % 7 ? 'stroke-line-2' : 'stroke-ink-4'}
              />
            ))}
            {weeks.map((week, i) => (
              <text
                key={week}
                x={x(week * 7)}
                y={line + 24}
                textAnchor={week === 0 ? 'start' : week === WEEKS ? 'end' : 'middle'}
                className="chart-axis"
              >
                {week === 0 ? t('life.today') : labels[i]}
              </text>
            ))}
          </svg>
          <ul>
            {marks.map((mark) => (
              <Mark key={mark.expiry} mark={mark} at={x(mark.days)} width={width} line={line} />
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}

interface MarkProps {
  readonly mark: ExpiryMark;
  readonly at: number;
  readonly width: number;
  /** How far down the ruler lies. */
  readonly line: number;
}

function Mark({ mark, at, width, line }: MarkProps) {
  const t = useText();
  const top = line - 4 - (mark.lane + 1) * LANE;
  const { flipped } = mark;
  const [first, ...others] = mark.rows;
  if (!first) return null;
  return (
    <li>
      <i
        aria-hidden="true"
        className={`absolute w-px ${mark.held ? 'bg-ink-3' : 'border-l border-dashed border-accent'}`}
        style={{ left: at, top, height: line - top }}
      />
      <i
        aria-hidden="true"
        className={`absolute size-2 -translate-1/2 rounded-full ${mark.held ? 'bg-ink' : 'border-[1.5px] border-accent bg-surface'}`}
        style={{ left: at, top: line }}
      />
      <span
        className={`absolute z-1 flex flex-col text-12 leading-4 ${flipped ? 'items-end' : 'items-start'}`}
        style={{
          top: top - 2,
          width: LABEL,
          ...(flipped ? { right: width - at + 6 } : { left: at + 6 }),
        }}
      >
        <Link
          to={first.to}
          className="max-w-full pointer-coarse:-my-3 pointer-coarse:py-3 truncate bg-surface font-medium hover:text-accent"
        >
          {first.name}
        </Link>
        <span className="bg-surface text-11 text-ink-3">
          {t(first.due ? 'life.dueShort' : 'life.days', { days: mark.days })}
          {others.length > 0 && ` · ${t('life.others', { count: others.length })}`}
        </span>
      </span>
    </li>
  );
}

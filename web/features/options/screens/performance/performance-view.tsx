import { useMemo, type ReactNode } from 'react';
import { LIMIT_GROUPS, type Period } from '@toolyard/core/options/records';
import type { CalendarDate } from '@toolyard/core/shared';
import { DIRECTIONS, type Direction } from '@toolyard/core/options/templates';
import type { PerformanceFigures } from '../../../../api/generated.ts';
import { TimeSeries, everyDay } from '../../../../charts/time-series.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { SimulatedBadge } from '../../../../ui/badge.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { money } from '../../../../ui/format.ts';
import { PeriodSegments } from '../../shared/records/history-filters.tsx';
import { RecordFigures } from '../../shared/records/record-figures.tsx';
import { RecordTable } from './record-table.tsx';
import { useTemplateName } from '../../shared/strategies/strategy-names.ts';

const isDirection = (key: string): key is Direction =>
  DIRECTIONS.some((direction) => direction === key);

const isLimitGroup = (key: string): key is (typeof LIMIT_GROUPS)[number] =>
  LIMIT_GROUPS.some((group) => group === key);

interface Props {
  readonly figures: PerformanceFigures;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
  readonly visiting?: boolean;
  readonly stale?: boolean;
  /** The comparison with the benchmark. */
  readonly children: ReactNode;
}

const dollars = (value: number) => money(value);

/** What closed trades amount to: figures, the equity curve, and tables by what trades have in common. */
export function PerformanceView({ figures, period, onPeriod, ...rest }: Props) {
  const { visiting = false, stale = false, children } = rest;
  const t = useText();
  const typeName = useTemplateName();
  const { totals, equity } = figures;
  const points = useMemo(
    () =>
      everyDay(equity.map(({ date, equity: value }) => ({ date: date as CalendarDate, value }))),
    [equity],
  );
  const badge = visiting ? <SimulatedBadge>{t('records.sample')}</SimulatedBadge> : undefined;
  return (
    <>
      <div className="mb-4">
        <PeriodSegments value={period} onChange={onPeriod} />
      </div>
      {totals.trades === 0 ? (
        <Card label={t('records.performance')}>
          <p role="status" className="px-4 py-10 text-center text-ink-2">
            {t('records.noneFits')}
          </p>
        </Card>
      ) : (
        <div className={stale ? 'opacity-60' : ''}>
          <RecordFigures label={t('records.summary')} record={totals} badge={badge} />
          <Card label={t('records.equity')} className="mb-4">
            <CardHead title={t('records.equity')} beside={badge} />
            <div className="px-4 pt-3 pb-2">
              <TimeSeries
                label={t('records.equity')}
                kind="steps"
                data={points}
                height={260}
                format={dollars}
              />
              <p className="pt-1 text-12 text-ink-3">{t('records.equityNote')}</p>
            </div>
          </Card>
          {children}
          <div className="space-y-4">
            <RecordTable
              title={t('records.byStrategy')}
              head={t('records.strategy')}
              badge={badge}
              groups={figures.byStrategy}
              nameOf={typeName}
            />
            <RecordTable
              title={t('records.byUnderlying')}
              head={t('records.asset')}
              badge={badge}
              groups={figures.byUnderlying}
              nameOf={(key) => key}
            />
            <RecordTable
              title={t('records.byMonth')}
              head={t('records.month')}
              badge={badge}
              groups={figures.byMonth}
              nameOf={(key) => key}
            />
            <RecordTable
              title={t('records.byDirection')}
              head={t('records.direction')}
              badge={badge}
              groups={figures.byDirection}
              nameOf={(key) => (isDirection(key) ? t(`records.${key}`) : key)}
            />
            <RecordTable
              title={t('performance.byLimit')}
              head={t('performance.limit')}
              badge={badge}
              groups={figures.byLimit}
              nameOf={(key) => (isLimitGroup(key) ? t(`performance.limit.${key}`) : key)}
              note={t('performance.byLimitNote')}
            />
            <RecordTable
              title={t('journal.byTag')}
              head={t('journal.tag')}
              badge={badge}
              groups={figures.byTag}
              nameOf={(key) => key || t('journal.untagged')}
              note={t(
                figures.byTag.some(({ key }) => key !== '')
                  ? 'journal.byTagNote'
                  : 'journal.byTagNone',
              )}
            />
          </div>
        </div>
      )}
    </>
  );
}

import { useState, type ReactNode } from 'react';
import { LIMIT_GROUPS, type Period } from '@toolyard/core/options/records';
import type { CalendarDate } from '@toolyard/core/shared';
import { DIRECTIONS, type Direction } from '@toolyard/core/options/templates';
import type { PerformanceFigures } from '../../../../api/generated.ts';
import { ResultsChart } from '../../../../charts/results-chart.tsx';
import { seriesTick } from '../../../../charts/time-series-times.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { SimulatedBadge } from '../../../../ui/badge.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { money } from '../../../../ui/format.ts';
import { longDay } from '../../../../ui/format-date.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { TabPanel, Tabs, type Tab } from '../../../../ui/tabs.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { PeriodSegments } from '../../shared/records/history-filters.tsx';
import { RecordFigures } from '../../shared/records/record-figures.tsx';
import { RecordTable, type RecordGrouping } from './record-table.tsx';
import { useTemplateName } from '../../shared/strategies/strategy-names.ts';

const isDirection = (key: string): key is Direction =>
  DIRECTIONS.some((direction) => direction === key);

const isLimitGroup = (key: string): key is (typeof LIMIT_GROUPS)[number] =>
  LIMIT_GROUPS.some((group) => group === key);

type Figures = PerformanceFigures;
type Chart = 'equity' | 'benchmark';
type GroupBy = 'strategy' | 'underlying' | 'month' | 'direction' | 'limit' | 'tag';

interface Props {
  readonly figures: Figures;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
  readonly visiting?: boolean;
  readonly stale?: boolean;
  /** The comparison with the benchmark, with what chooses another chart in its head. */
  readonly comparison: (controls: ReactNode) => ReactNode;
}

/** What closed trades amount to: figures, one chart, and one table by what trades have in common. */
export function PerformanceView({ figures, period, onPeriod, ...rest }: Props) {
  const { visiting = false, stale = false, comparison } = rest;
  const t = useText();
  const [chart, setChart] = useState<Chart>('equity');
  const badge = visiting ? <SimulatedBadge>{t('records.sample')}</SimulatedBadge> : undefined;
  const charts = (
    <Segments<Chart>
      label={t('performance.chart')}
      value={chart}
      onChange={setChart}
      segments={[
        { value: 'equity', label: t('records.equity') },
        { value: 'benchmark', label: t('performance.benchmark') },
      ]}
    />
  );
  return (
    <>
      <div className="mb-4">
        <PeriodSegments value={period} onChange={onPeriod} />
      </div>
      {figures.totals.trades === 0 ? (
        <Card label={t('records.performance')}>
          <p role="status" className="px-4 py-10 text-center text-ink-2">
            {t('records.noneFits')}
          </p>
        </Card>
      ) : (
        <div aria-busy={stale || undefined} className={stale ? 'opacity-60' : ''}>
          <RecordFigures label={t('records.summary')} record={figures.totals} badge={badge} />
          {chart === 'equity' ? (
            <EquityCard figures={figures} badge={badge} controls={charts} />
          ) : (
            comparison(charts)
          )}
          <Groups figures={figures} badge={badge} />
        </div>
      )}
    </>
  );
}

interface EquityProps {
  readonly figures: Figures;
  readonly badge: ReactNode;
  readonly controls: ReactNode;
}

function EquityCard({ figures, badge, controls }: EquityProps) {
  const t = useText();
  const language = useLanguage();
  const { money: signedMoney } = useFormat();
  const equity = figures.equity.map(({ date, equity: value }) => ({
    date: date as CalendarDate,
    equity: value,
  }));
  const months = figures.byMonth.map(({ key, totalReturn }) => ({
    month: key,
    result: totalReturn,
  }));
  const values = equity.map((point) => point.equity);
  const ends = [...equity.slice(0, 1), ...equity.slice(-1)].map(
    (point) => `${longDay(point.date, language)} ${money(point.equity)}`,
  );
  const bounds = [Math.min(...values), Math.max(...values)].map((value) => money(value));
  const results = months.map(({ month, result }) => `${month} ${signedMoney(result)}`);
  return (
    <Card label={t('records.equity')} className="mb-4">
      <CardHead title={t('records.equity')} beside={badge} controls={controls} />
      <div className="px-4 pt-3 pb-2">
        {equity.length < 2 ? (
          <p className="py-6 text-center text-ink-2">{t('performance.oneDay')}</p>
        ) : (
          <ResultsChart
            label={`${t('records.equity')}: ${ends.join(' → ')}, ${bounds.join(' – ')}`}
            barsLabel={`${t('records.byMonth')}: ${results.join(', ')}`}
            equity={equity}
            months={months}
            money={(dollars) => money(dollars)}
            signedMoney={signedMoney}
            day={(date) => longDay(date, language)}
            monthName={(month) => seriesTick(`${month}-01`, 'month', language)}
          />
        )}
        <p className="pt-1 text-12 text-ink-3">{t('records.equityNote')}</p>
      </div>
    </Card>
  );
}

/** The trades by what they have in common, one way at a time. */
function Groups({ figures, badge }: { readonly figures: Figures; readonly badge: ReactNode }) {
  const t = useText();
  const typeName = useTemplateName();
  const [by, setBy] = useState<GroupBy>('strategy');
  const hasTags = figures.byTag.some(({ key }) => key !== '');
  const tables: Record<GroupBy, RecordGrouping> = {
    strategy: {
      title: t('records.byStrategy'),
      head: t('records.strategy'),
      groups: figures.byStrategy,
      nameOf: typeName,
    },
    underlying: {
      title: t('records.byUnderlying'),
      head: t('records.asset'),
      groups: figures.byUnderlying,
      nameOf: (key) => key,
    },
    month: {
      title: t('records.byMonth'),
      head: t('records.month'),
      groups: figures.byMonth,
      nameOf: (key) => key,
    },
    direction: {
      title: t('records.byDirection'),
      head: t('records.direction'),
      groups: figures.byDirection,
      nameOf: (key) => (isDirection(key) ? t(`records.${key}`) : key),
    },
    limit: {
      title: t('performance.byLimit'),
      head: t('performance.limit'),
      groups: figures.byLimit,
      nameOf: (key) => (isLimitGroup(key) ? t(`performance.limit.${key}`) : key),
      note: t('performance.byLimitNote'),
    },
    tag: {
      title: t('journal.byTag'),
      head: t('journal.tag'),
      groups: figures.byTag,
      nameOf: (key) => key || t('journal.untagged'),
      note: t(hasTags ? 'journal.byTagNote' : 'journal.byTagNone'),
    },
  };
  const ways: readonly Tab<GroupBy>[] = (Object.keys(tables) as GroupBy[]).map((value) => ({
    value,
    label: tables[value].title,
  }));
  return (
    <Card label={t('performance.groups')}>
      <Tabs<GroupBy>
        label={t('performance.groups')}
        tabs={ways}
        value={by}
        onChange={setBy}
        controls={badge}
      >
        <TabPanel value={by}>
          <RecordTable {...tables[by]} />
        </TabPanel>
      </Tabs>
    </Card>
  );
}

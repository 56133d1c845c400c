import { useMemo, useState } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { newYorkDate } from '@toolyard/core/calendar';
import { isFileSymbol, type CalendarDate } from '@toolyard/core/shared';
import { useReadAggregatesQuery, type BarResponse } from '../../../../api/generated.ts';
import { TimeSeries, type TimeBar } from '../../../../charts/time-series.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { ChoiceMenu } from '../../../../ui/choice-menu.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { useMinWidth } from '../../shared/layout/use-wide.ts';
import { usePollWhileOpen } from '../../shared/live/use-market-status.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { BarsTable } from './bars-table.tsx';
import { BlockFailed } from '../../shared/stock/block-failed.tsx';
import {
  DAILY_RANGES,
  PERIODS,
  PERIOD_OF,
  firstDay,
  spanOf,
  type DailyRange,
} from './trend-views.ts';

const KINDS = ['candlestick', 'line', 'area', 'table'] as const;
type Kind = (typeof KINDS)[number];
type Period = (typeof PERIODS)[number];
const HEIGHT = 340;
const A_MINUTE = 60_000;

/** Daily bars by date, intraday bars by instant; only the last `sessions` sessions where a number is given. */
function seriesOf(
  bars: readonly BarResponse[],
  daily: boolean,
  sessions: number | null,
): TimeBar[] {
  const days = sessions === null ? [] : [...new Set(bars.map(({ t }) => newYorkDate(t)))];
  const from = sessions === null ? undefined : days.slice(-sessions)[0];
  return bars.flatMap(({ t, o, h, l, c, v }) => {
    const day = newYorkDate(t);
    if (from !== undefined && day < from) return [];
    return [{ at: daily ? day : t, open: o, high: h, low: l, close: c, volume: v }];
  });
}

interface Props {
  readonly symbol: string;
  /** The day that the data stands at; null until it is known. */
  readonly today: CalendarDate | null;
}

/** What the stock cost: six months of days at first, shorter and longer, also within the day. */
export function PriceTrend({ symbol, today }: Props) {
  const t = useText();
  const isTablet = useMinWidth(768);
  const settings = useOptionsSettings();
  const [ownKind, setKind] = useState<Kind | null>(null);
  const [ownPeriod, setPeriod] = useState<Period | null>(null);
  const [range, setRange] = useState<DailyRange>('half');
  const kind = ownKind ?? settings.chartType;
  const period = ownPeriod ?? PERIOD_OF[settings.period];
  const span = spanOf(period, range);
  const kinds = { label: t('stock.chartKind'), value: kind };
  const periods = { label: t('stock.period'), value: period };
  const { timespan, multiplier } = span;
  const from = today ? firstDay(today, span) : '';
  const query = useReadAggregatesQuery(
    { symbol, from, to: today ?? '', timespan, multiplier },
    { skip: !today, ...usePollWhileOpen(A_MINUTE) },
  );
  const results = query.currentData?.data.results;
  const bars = useMemo(
    () => (results ? seriesOf(results, timespan === 'day', span.sessions) : null),
    [results, timespan, span.sessions],
  );
  const kindChoices = KINDS.map((value) => ({ value, label: t(`stock.kind.${value}`) }));
  const periodChoices = PERIODS.map((value) => ({ value, label: t(`stock.period.${value}`) }));
  return (
    <Card label={t('stock.trend')}>
      <CardHead
        title={t('stock.trend')}
        controls={
          !isFileSymbol(symbol) && (
            <>
              {isTablet ? (
                <>
                  <Segments {...kinds} onChange={setKind} segments={kindChoices} />
                  <Segments {...periods} onChange={setPeriod} segments={periodChoices} />
                </>
              ) : (
                <ChoiceMenu
                  {...periods}
                  choices={periodChoices}
                  onChoose={(value) => setPeriod(value as Period)}
                  second={{
                    ...kinds,
                    choices: kindChoices,
                    onChoose: (value) => setKind(value as Kind),
                  }}
                  trigger={
                    <IconButton label={`${periods.label}, ${kinds.label}`}>
                      <Ellipsis size={16} aria-hidden="true" />
                    </IconButton>
                  }
                />
              )}
              {period === 'day' && (
                <Segments
                  label={t('stock.range')}
                  value={range}
                  onChange={setRange}
                  segments={DAILY_RANGES.map((value) => ({
                    value,
                    label: t(`stock.range.${value}`),
                  }))}
                />
              )}
            </>
          )
        }
      />
      {query.isError && !bars ? (
        <BlockFailed
          title={t('stock.barsFailed')}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : !bars ? (
        <SkeletonBlock label={t('stock.loading')} className="px-4 pt-3 pb-2">
          <Skeleton className="h-[340px] w-full" />
        </SkeletonBlock>
      ) : bars.length === 0 ? (
        <EmptyState title={t(isFileSymbol(symbol) ? 'stock.fileBars' : 'stock.noBars')} />
      ) : kind === 'table' ? (
        <BarsTable bars={bars} label={t('stock.trendOf', { symbol, range: t(span.range) })} />
      ) : (
        <div className="px-4 pt-3 pb-2">
          <TimeSeries
            label={t('stock.trendOf', { symbol, range: t(span.range) })}
            kind={kind}
            data={bars}
            height={HEIGHT}
          />
        </div>
      )}
    </Card>
  );
}

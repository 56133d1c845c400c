import { useState } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { addDays, dayOfWeek, type CalendarDate } from '@toolyard/core/shared';
import { useListAllStrategiesQuery } from '../../../../api/all-strategies.ts';
import { useListEarningsQuery } from '../../../../api/generated.ts';
import { useSession } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { useToday } from '../../shared/live/use-now.ts';
import { BlockFailed } from '../../shared/stock/block-failed.tsx';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { useWatchlist } from '../../shared/watchlist/use-watchlist.ts';
import { EarningsFigures } from './earnings-figures.tsx';
import { ReportCalendar } from './report-calendar.tsx';
import { useEachSession } from '../../shared/live/use-each-session.ts';

/** Weeks that the calendar shows at once. */
const WEEKS = 4;
const SPAN = 7 * WEEKS;
const SCOPES = ['all', 'watchlist', 'positions'] as const;
type Scope = (typeof SCOPES)[number];

/** Symbols of a scope; null for all of them. */
function useScope(scope: Scope): readonly string[] | null {
  const { user } = useSession();
  const { symbols } = useWatchlist();
  const { data } = useListAllStrategiesQuery(undefined, { skip: !user || scope !== 'positions' });
  if (scope === 'all') return null;
  if (scope === 'watchlist') return symbols;
  const held = data?.filter(({ status }) => status === 'active') ?? [];
  return held.map(({ underlyingAsset }) => underlyingAsset);
}

const mondayOf = (day: CalendarDate): CalendarDate => addDays(day, -((dayOfWeek(day) + 6) % 7));

/** When companies report, and what their options expect of it. */
export function EarningsPage() {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const thisWeek = mondayOf(today);
  const [chosenFrom, setFrom] = useState<CalendarDate | null>(null);
  const from = chosenFrom ?? thisWeek;
  const [scope, setScope] = useState<Scope>('all');
  const [chosen, setChosen] = useState<string | null>(null);
  const symbols = useScope(scope);
  const to = addDays(from, SPAN - 1);
  const { currentData, error, isFetching, refetch } = useEachSession(
    useListEarningsQuery({ from, to }),
  );
  const all = currentData?.data.results;
  const reports = all?.filter(({ symbol }) => symbols?.includes(symbol) ?? true) ?? [];
  const first = reports.find(({ date }) => date >= today) ?? reports[0];
  const symbol = chosen ?? first?.symbol ?? null;
  const move = (days: number) => setFrom(addDays(from, days));
  const period = `${format.monthDay(from)} – ${format.monthDay(to)}`;
  return (
    <div>
      <PageTitle
        title={t('menu.earnings')}
        aside={currentData && <MarketBadge meta={currentData.meta} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Card label={t('earnings.calendar')}>
          <CardHead
            title={period}
            controls={
              <>
                <Segments
                  label={t('earnings.show')}
                  segments={SCOPES.map((value) => ({ value, label: t(`earnings.scope.${value}`) }))}
                  value={scope}
                  onChange={setScope}
                />
                <span className="flex gap-1">
                  <Button
                    size="sm"
                    aria-label={t('earnings.earlier')}
                    icon={<ChevronLeft size={14} aria-hidden="true" />}
                    onClick={() => move(-SPAN)}
                  />
                  <Button size="sm" disabled={from === thisWeek} onClick={() => setFrom(thisWeek)}>
                    {t('earnings.now')}
                  </Button>
                  <Button
                    size="sm"
                    aria-label={t('earnings.later')}
                    icon={<ChevronRight size={14} aria-hidden="true" />}
                    onClick={() => move(SPAN)}
                  />
                </span>
              </>
            }
          />
          {error && !isFetching && !currentData ? (
            <BlockFailed
              title={t('earnings.failed')}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : !currentData ? (
            <Skeleton className="m-4 h-64" />
          ) : all === null ? (
            <EmptyState title={t('earnings.noCalendar')} text={t('earnings.noCalendarText')} />
          ) : reports.length === 0 ? (
            <EmptyState title={t('earnings.none')} text={t(`earnings.noneIn.${scope}`)} />
          ) : (
            <ReportCalendar
              from={from}
              weeks={WEEKS}
              today={today}
              reports={reports}
              chosen={symbol}
              onChoose={setChosen}
            />
          )}
        </Card>
        {symbol && <EarningsFigures key={symbol} symbol={symbol} />}
      </div>
    </div>
  );
}

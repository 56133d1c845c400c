import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { HistoryRequest } from '@toolyard/core/options/records';
import type { HistoryResponse } from '../../../../api/generated.ts';
import { useLatestParams } from '../../../../app/use-latest-params.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { SimulatedBadge } from '../../../../ui/badge.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { useWide } from '../../shared/layout/use-wide.ts';
import { HistoryCards } from './history-cards.tsx';
import { HistoryFilters } from '../../shared/records/history-filters.tsx';
import { HistoryTable } from './history-table.tsx';
import { areAllSamples } from './trade-marks.tsx';
import {
  PAGE_SIZE,
  sortClicked,
  changedAddress,
  type HistoryChange,
} from '../../shared/records/history-request.ts';
import { RecordFigures } from '../../shared/records/record-figures.tsx';

interface Props {
  readonly found: HistoryResponse;
  readonly request: HistoryRequest;
  readonly visiting?: boolean;
  /** The trades are those of the request before. */
  readonly stale?: boolean;
  /** At the right end over the trades. */
  readonly controls?: ReactNode;
  readonly children?: ReactNode;
}

/** Filters, what the trades amount to, and the trades. */
export function HistoryView({ found, request, children, controls, ...rest }: Props) {
  const { visiting = false, stale = false } = rest;
  const t = useText();
  const wide = useWide();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const latestParams = useLatestParams();
  const change = (wanted: HistoryChange) =>
    setParams(changedAddress(latestParams(), wanted), { replace: true });
  const to = (page: number) => {
    const next = changedAddress(params, {});
    if (page > 1) next.set('page', String(page));
    return `${pathname}?${next.toString()}`;
  };
  const { data, page, total, totalPages } = found;
  if (!stale && data.length === 0 && page > totalPages)
    return <Navigate replace to={to(totalPages)} />;
  const Trades = wide ? HistoryTable : HistoryCards;
  return (
    <>
      <HistoryFilters
        request={request}
        symbols={found.symbols}
        tags={found.tags}
        onChange={change}
      />
      <RecordFigures
        label={t('records.summary')}
        record={found.summary}
        badge={visiting ? <SimulatedBadge>{t('records.sample')}</SimulatedBadge> : undefined}
      />
      {children}
      <div aria-busy={stale || undefined} className={stale ? 'opacity-60' : ''}>
        <Card label={t('records.title')}>
          <CardHead
            title={t('records.table')}
            beside={
              !visiting &&
              areAllSamples(data) && <SimulatedBadge>{t('records.sample')}</SimulatedBadge>
            }
            controls={controls}
          />
          {total === 0 ? (
            <p role="status" className="px-4 py-10 text-center text-ink-2">
              {t('records.noneFits')}
            </p>
          ) : (
            <>
              <Trades
                trades={data}
                request={request}
                visiting={visiting}
                onSort={(column) => change(sortClicked(request, column))}
              />
              <div className="flex min-h-11 flex-wrap items-center gap-3 border-t border-line px-4 py-1.5">
                <span className="figures text-12 text-ink-3">
                  {t('records.range', {
                    from: (page - 1) * PAGE_SIZE + 1,
                    to: Math.min(page * PAGE_SIZE, total),
                    total,
                  })}
                </span>
                {totalPages > 1 && <Pager page={page} last={totalPages} to={to} />}
              </div>
            </>
          )}
        </Card>
      </div>
    </>
  );
}

import { useState } from 'react';
import Columns3 from 'lucide-react/icons/columns-3';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash';
import { Link } from 'react-router-dom';
import { storedWatchlists } from '@toolyard/browser';
import { WATCHLIST_LIMIT } from '@toolyard/core/watchlist';
import { paths } from '../../../../app/paths.ts';
import { useApplication, useSession } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { FeedNotice } from '../../shared/live/feed-notice.tsx';
import { useFeedState, useRefreshQuotes } from '../../shared/live/use-live-quotes.ts';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { MarketSearch } from '../../shared/stock/market-search.tsx';
import { useManyFigures, type ManyFigures } from '../../shared/stock/use-many-figures.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { useWatchlist } from '../../shared/watchlist/use-watchlist.ts';
import { addSymbols, clearSymbols } from '../../shared/watchlist/watchlist-changes.ts';
import { AnalyzeButton } from './analyze-button.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { ColumnsDialog } from './columns-dialog.tsx';
import { ListBar } from './list-bar.tsx';
import { FIRST_COLUMNS, isColumn, type Column } from './watchlist-columns.tsx';
import { WatchlistTable } from './watchlist-table.tsx';

/** Reloads every figure of the list; tells whether that failed or live quotes have stopped. */
function useRefresh({ refresh: refreshFigures, failed }: ManyFigures) {
  const refreshQuotes = useRefreshQuotes();
  const feed = useFeedState();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const refresh = async () => {
    setState('busy');
    const came = await Promise.all([refreshQuotes(), refreshFigures()]);
    setState(came.every(Boolean) ? 'idle' : 'failed');
  };
  return {
    isBusy: state === 'busy',
    isFailed: state === 'failed' || failed || feed === 'broken',
    refresh: () => void refresh(),
  };
}

/** The columns of this browser. */
function useColumns() {
  const { services } = useApplication();
  const stored = storedWatchlists(services.storage.at);
  const [columns, setColumns] = useState<readonly Column[]>(
    () => stored.columns()?.filter(isColumn) ?? FIRST_COLUMNS,
  );
  const choose = (next: readonly Column[]) => {
    stored.chooseColumns(next);
    setColumns(next);
  };
  return [columns, choose] as const;
}

/** The chosen watchlist with live prices, sorted or in the order of the user. */
export function WatchlistPage() {
  const t = useText();
  const { chosen, symbols, change } = useWatchlist();
  const many = useManyFigures(symbols);
  const { isBusy, isFailed, refresh } = useRefresh(many);
  const [columns, chooseColumns] = useColumns();
  const [dialog, setDialog] = useState<'clear' | 'columns' | null>(null);
  const icon = { size: 14, 'aria-hidden': true } as const;
  const isFull = symbols.length >= WATCHLIST_LIMIT;
  const actions = (
    <div className="flex flex-wrap items-center gap-2">
      {many.meta && <MarketBadge meta={many.meta} />}
      <Button
        size="sm"
        icon={<Columns3 {...icon} />}
        className="max-md:hidden"
        onClick={() => setDialog('columns')}
      >
        {t('watchlist.columns')}
      </Button>
      <Button size="sm" busy={isBusy} icon={<RefreshCw {...icon} />} onClick={refresh}>
        {t('watchlist.refresh')}
      </Button>
      <AnalyzeButton symbols={symbols} />
      <Button size="sm" icon={<Trash2 {...icon} />} onClick={() => setDialog('clear')}>
        {t('watchlist.clear')}
      </Button>
    </div>
  );
  return (
    <div>
      <PageTitle title={t('watchlist.title')} aside={symbols.length > 0 && actions} />
      <FeedNotice className="mb-3" />
      <ListBar />
      <div className="mb-3">
        <MarketSearch onChoose={(symbol) => change(addSymbols(chosen.id, [symbol]))} />
        {isFull && (
          <p className="mt-1 text-12 text-ink-2">
            {t('watchlist.listFull', { count: WATCHLIST_LIMIT })}
          </p>
        )}
      </div>
      {isFailed && symbols.length > 0 && (
        <ErrorBox
          className="mb-3"
          actions={
            <Button size="sm" busy={isBusy} onClick={refresh}>
              {t('options.retry')}
            </Button>
          }
        >
          {t('watchlist.failed')}
        </ErrorBox>
      )}
      <Card label={t('watchlist.title')}>
        {symbols.length > 0 ? (
          <WatchlistTable key={chosen.id} symbols={symbols} columns={columns} many={many} />
        ) : (
          <EmptyState
            level={2}
            title={t('watchlist.empty')}
            text={t('watchlist.emptyText')}
            action={<ButtonLink to={paths.market}>{t('watchlist.toMarket')}</ButtonLink>}
          />
        )}
      </Card>
      <VisitorHint />
      <ClearDialog
        count={symbols.length}
        open={dialog === 'clear'}
        onClose={() => setDialog(null)}
        onClear={() => change(clearSymbols(chosen.id))}
      />
      {dialog === 'columns' && (
        <ColumnsDialog columns={columns} onChange={chooseColumns} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}

/** Where a visitor's list lives. */
function VisitorHint() {
  const t = useText();
  const { user } = useSession();
  if (user) return null;
  return (
    <p className="mt-2 text-12 text-ink-3">
      {t('watchlist.syncHint')}{' '}
      <Link to={paths.signIn} state={{ from: paths.watchlist }} className="text-accent underline">
        {t('watchlist.signIn')}
      </Link>
    </p>
  );
}

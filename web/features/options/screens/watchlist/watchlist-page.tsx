import { useState } from 'react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash';
import { Link } from 'react-router-dom';
import { useReadPreviousCloseQuery, api } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useSession } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { FeedNotice } from '../../shared/live/feed-notice.tsx';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { useWatchlist } from '../../shared/watchlist/use-watchlist.ts';
import { WatchlistTable } from './watchlist-table.tsx';
import { useAppDispatch } from '../../../../app/store.ts';
import { useFeedState, useRefreshQuotes } from '../../shared/live/use-live-quotes.ts';

/** Reloads every figure of the list; tells whether that failed or live quotes have stopped. */
function useRefresh() {
  const dispatch = useAppDispatch();
  const refreshQuotes = useRefreshQuotes();
  const feed = useFeedState();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const refresh = async () => {
    setState('busy');
    dispatch(api.util.invalidateTags(['market']));
    setState((await refreshQuotes()) ? 'idle' : 'failed');
  };
  return {
    isBusy: state === 'busy',
    isFailed: state === 'failed' || feed === 'broken',
    refresh: () => void refresh(),
  };
}

/** The watchlist with live prices, sorted or in the order of the user. */
export function WatchlistPage() {
  const t = useText();
  const { symbols, clear } = useWatchlist();
  const { isBusy, isFailed, refresh } = useRefresh();
  const [clearing, setClearing] = useState(false);
  const icon = { size: 14, 'aria-hidden': true } as const;
  const actions = (
    <div className="flex items-center gap-2">
      <Source symbol={symbols[0] ?? ''} />
      <Button size="sm" busy={isBusy} icon={<RefreshCw {...icon} />} onClick={refresh}>
        {t('watchlist.refresh')}
      </Button>
      <Button size="sm" icon={<Trash2 {...icon} />} onClick={() => setClearing(true)}>
        {t('watchlist.clear')}
      </Button>
    </div>
  );
  return (
    <div>
      <PageTitle title={t('watchlist.title')} aside={symbols.length > 0 && actions} />
      <FeedNotice className="mb-3" />
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
          <WatchlistTable symbols={symbols} />
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
        open={clearing}
        onClose={() => setClearing(false)}
        onClear={clear}
      />
    </div>
  );
}

/** Where prices come from, by the first of them. */
function Source({ symbol }: { readonly symbol: string }) {
  const { currentData } = useReadPreviousCloseQuery({ symbol }, { skip: symbol === '' });
  return currentData ? <MarketBadge meta={currentData.meta} /> : null;
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

import { useText } from '../../../../i18n/use-text.ts';
import { usePage } from '../../../../shell/use-page.ts';
import { FeedNotice } from '../../shared/live/feed-notice.tsx';
import { IdeasCard } from './ideas-card.tsx';
import { IndicesCard, MoversCard, SectorsCard } from './movers-card.tsx';
import { MarketPill } from './market-pill.tsx';
import { MarketSearch } from '../../shared/stock/market-search.tsx';
import { NewsCard } from './news-card.tsx';
import { OutagePanel, useOutage } from './outage-panel.tsx';
import { PopularTickers } from './popular-tickers.tsx';
import { SpyTrend } from './spy-trend.tsx';
import { WatchlistRail } from './watchlist-rail.tsx';

/** The market at a glance; each block loads and fails alone. */
export function MarketPage() {
  const t = useText();
  usePage(t('market.title'));
  const { isOut, retry } = useOutage();
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 tabIndex={-1} className="text-20 font-semibold outline-none">
          {t('market.title')}
        </h1>
        <MarketSearch />
        <div className="ml-auto max-md:min-h-11 max-md:w-full">
          <MarketPill />
        </div>
      </div>
      <FeedNotice className="mb-4" />
      {isOut && (
        <div className="mb-4">
          <OutagePanel onRetry={retry} />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_312px]">
        <div className="flex min-w-0 flex-col gap-4">
          <PopularTickers />
          {!isOut && <SpyTrend />}
          {!isOut && <IdeasCard />}
          {!isOut && <MoversCard />}
        </div>
        <aside aria-label={t('watchlist.title')} className="flex min-w-0 flex-col gap-4">
          {!isOut && <IndicesCard />}
          <WatchlistRail />
          {!isOut && <SectorsCard />}
        </aside>
        {!isOut && (
          <div className="min-w-0 xl:col-span-2">
            <NewsCard />
          </div>
        )}
      </div>
    </div>
  );
}

import { Link } from 'react-router-dom';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { StockFiguresResponse } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { Sparkline } from '../../../../charts/sparkline.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { PriceMove } from '../../shared/stock/price-move.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { StarButton } from '../../shared/watchlist/star-button.tsx';
import { useWatchlist } from '../../shared/watchlist/use-watchlist.ts';
import { useLiveQuote } from '../../shared/live/use-live-quotes.ts';
import { useManyFigures, type FiguresState } from '../../shared/stock/use-many-figures.ts';
import { useListName } from '../../shared/watchlist/list-name.ts';

/** As many as stand beside the page; the rest is on the list's own page. */
const MOST = 10;

/** What one watches, with live prices. */
export function WatchlistRail() {
  const t = useText();
  const nameOf = useListName();
  const { symbols, chosen } = useWatchlist();
  const shown = symbols.slice(0, MOST);
  const { figures, stateOf, meta, refresh } = useManyFigures(shown);
  return (
    <Card label={t('watchlist.title')}>
      <CardHead
        title={
          <Link to={paths.watchlist} className="touch-area hover:text-accent">
            {nameOf(chosen)}
          </Link>
        }
        beside={
          <>
            {symbols.length > 0 && <Badge>{symbols.length}</Badge>}
            {meta && <MarketBadge isBlock meta={meta} />}
          </>
        }
        controls={
          symbols.length > 0 && (
            <IconButton label={t('watchlist.refresh')} onClick={() => void refresh()}>
              <RefreshCw size={14} aria-hidden="true" />
            </IconButton>
          )
        }
      />
      {symbols.length === 0 ? (
        <div className="p-4">
          <p>{t('watchlist.empty')}</p>
          <p className="text-12 text-ink-3">{t('watchlist.emptyText')}</p>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map((symbol) => (
            <RailRow
              key={symbol}
              symbol={symbol}
              figures={figures.get(symbol)}
              state={stateOf(symbol)}
            />
          ))}
        </ul>
      )}
      {symbols.length > MOST && (
        <Link
          to={paths.watchlist}
          className="block border-t border-line px-4 py-2 text-12 text-accent hover:underline"
        >
          {t('watchlist.whole')} · {t('watchlist.count', { count: symbols.length })}
        </Link>
      )}
    </Card>
  );
}

interface RowProps {
  readonly symbol: string;
  readonly figures: StockFiguresResponse | undefined;
  readonly state: FiguresState;
}

function RailRow({ symbol, figures, state }: RowProps) {
  const { spot } = useFormat();
  // A symbol that the server does not know has no quotes.
  const live = useLiveQuote(state === 'missing' ? null : symbol);
  const price = live?.price ?? figures?.price ?? null;
  const change = live?.change ?? figures?.change ?? null;
  const percent = live?.changePercent ?? figures?.changePercent ?? null;
  return (
    <li className="relative flex min-h-10 items-center gap-1 pr-4 pl-2">
      <StarButton symbol={symbol} className="relative z-1" />
      <Link
        to={paths.stock(symbol)}
        title={figures?.name}
        className="min-w-0 flex-1 truncate font-medium after:absolute after:inset-0 hover:text-accent"
      >
        {symbol}
      </Link>
      <span className="w-14 flex-none">
        <Sparkline values={figures?.closes ?? []} width={56} height={20} />
      </span>
      <span className="w-28 flex-none text-right leading-4">
        <span className="figures block">{spot(price)}</span>
        <PriceMove
          both
          dollars={change}
          fraction={percent === null ? null : percent / 100}
          className="text-12"
        />
      </span>
    </li>
  );
}

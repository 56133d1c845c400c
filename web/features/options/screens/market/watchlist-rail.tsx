import { Link } from 'react-router-dom';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useAppDispatch } from '../../../../app/store.ts';
import { api } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { Sparkline } from '../../../../charts/sparkline.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { PriceMove } from '../../shared/stock/price-move.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { StarButton } from '../../shared/watchlist/star-button.tsx';
import { useWatchlist } from '../../shared/watchlist/use-watchlist.ts';
import {
  usePriceNow,
  useStockFigures,
  type StockFigures,
} from '../../shared/stock/use-stock-figures.ts';

/** As many as stand beside the page; the rest is on the list's own page. */
const MOST = 10;

/** What one watches, with live prices. */
export function WatchlistRail() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { symbols } = useWatchlist();
  return (
    <Card label={t('watchlist.title')}>
      <CardHead
        title={
          <Link to={paths.watchlist} className="hover:text-accent">
            {t('watchlist.title')}
          </Link>
        }
        beside={symbols.length > 0 && <Badge>{symbols.length}</Badge>}
        controls={
          symbols.length > 0 && (
            <IconButton
              label={t('watchlist.refresh')}
              onClick={() => dispatch(api.util.invalidateTags(['market']))}
            >
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
          {symbols.slice(0, MOST).map((symbol) => (
            <RailRow key={symbol} symbol={symbol} />
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

function RailRow({ symbol }: { readonly symbol: string }) {
  const stock = useStockFigures(symbol);
  return (
    <li className="relative flex min-h-10 items-center gap-1 pr-4 pl-2">
      <StarButton symbol={symbol} className="relative z-1" />
      <Link
        to={paths.stock(symbol)}
        title={stock.details?.name}
        className="min-w-0 flex-1 truncate font-medium after:absolute after:inset-0 hover:text-accent"
      >
        {symbol}
      </Link>
      <span className="w-14 flex-none">
        <Sparkline values={stock.closes} width={56} height={20} tone="neutral" />
      </span>
      <RailPrice stock={stock} />
    </li>
  );
}

function RailPrice({ stock }: { readonly stock: StockFigures }) {
  const { spot } = useFormat();
  const { price, change, changeFraction } = usePriceNow(stock);
  return (
    <span className="w-22 flex-none text-right leading-4">
      <span className="figures block">{spot(price)}</span>
      <PriceMove dollars={change} fraction={changeFraction} className="text-11" />
    </span>
  );
}

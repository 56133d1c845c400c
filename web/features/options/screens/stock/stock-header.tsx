import Star from 'lucide-react/icons/star';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { usePage } from '../../../../shell/use-page.ts';
import { ButtonLink, IconButton } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AlertButton } from '../../shared/alerts/alert-button.tsx';
import { builderOf } from '../../shared/strategies/builder-link.ts';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { PriceMove } from '../../shared/stock/price-move.tsx';
import { usePriceNow, type StockFigures } from '../../shared/stock/use-stock-figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { useWatchlist } from '../../shared/watchlist/use-watchlist.ts';

interface Props {
  readonly stock: StockFigures;
  readonly name: string | null;
  readonly isNameLoading: boolean;
  /** Shown where the stock itself has no price. */
  readonly chainSpot: number | null;
}

/** Stays in view while the page scrolls: who, what price, what change, the star and the ways on. */
export function StockHeader({ stock, name, isNameLoading, chainSpot }: Props) {
  const t = useText();
  const { symbol } = stock;
  usePage(`${symbol} ${t('stock.title')}`);
  return (
    <div className="sticky top-(--topbar) z-5 -mx-4 mb-4 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-canvas px-4 py-2 md:-mx-6 md:px-6">
      <h1
        tabIndex={-1}
        className="flex min-w-0 items-baseline gap-2 text-20 font-semibold outline-none max-md:grow max-md:basis-24"
      >
        {symbol}
        {isNameLoading && <Skeleton className="w-36 max-md:w-20" />}
        {name && <span className="text-13 leading-4 font-normal text-ink-2">{name}</span>}
      </h1>
      <Watch symbol={symbol} />
      <AlertButton start={{ kind: 'price', symbol }} about={symbol} />
      <HeaderPrice stock={stock} chainSpot={chainSpot} />
      <PriceSource stock={stock} />
      <div className="ml-auto flex gap-2">
        <ButtonLink
          size="sm"
          to={`${paths.wizard}?symbol=${encodeURIComponent(symbol)}`}
          className="max-md:hidden"
        >
          {t('stock.toWizard')}
        </ButtonLink>
        <ButtonLink size="sm" look="primary" to={builderOf(symbol)}>
          {t('stock.toBuilder')}
        </ButtonLink>
      </div>
    </div>
  );
}

function HeaderPrice({ stock, chainSpot }: Pick<Props, 'stock' | 'chainSpot'>) {
  const t = useText();
  const { spot } = useFormat();
  const { price: stockPrice, change, changeFraction } = usePriceNow(stock);
  const price = stockPrice ?? chainSpot;
  return (
    <p className="flex items-baseline gap-2 max-md:order-1">
      <span className="figures text-20 font-semibold">
        {price === null ? t('stock.loading') : spot(price)}
      </span>
      <PriceMove both dollars={change} fraction={changeFraction} />
    </p>
  );
}

/** The source of the live price, else that of the figures of the stock. */
function PriceSource({ stock }: Pick<Props, 'stock'>) {
  const meta = usePriceNow(stock).live?.meta ?? stock.meta;
  if (!meta) return null;
  return (
    <span className="max-md:order-1">
      <MarketBadge meta={meta} />
    </span>
  );
}

function Watch({ symbol }: { readonly symbol: string }) {
  const t = useText();
  const { has, toggle } = useWatchlist();
  const watched = has(symbol);
  return (
    <IconButton
      label={t(watched ? 'stock.unwatch' : 'stock.watch', { symbol })}
      onClick={() => toggle(symbol)}
    >
      <Star
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
        className={watched ? 'fill-c2 text-c2' : 'text-ink-4'}
      />
    </IconButton>
  );
}

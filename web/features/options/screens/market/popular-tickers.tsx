import { Link } from 'react-router-dom';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { paths } from '../../../../app/paths.ts';
import { Sparkline } from '../../../../charts/sparkline.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { PriceMove } from '../../shared/stock/price-move.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import {
  usePriceNow,
  useStockFigures,
  type StockFigures,
} from '../../shared/stock/use-stock-figures.ts';
import { marketCap } from '../../shared/stock/stock-words.ts';

/** The stocks that the market page opens with. */
export const POPULAR = ['AAPL', 'SPY', 'TSLA', 'MSFT', 'NVDA'] as const;

/** Round prices that stand in, greyed and labelled, where the real one could not be loaded; never calculated with. */
const SAMPLE_PRICES: Readonly<Record<string, number>> = {
  AAPL: 160,
  SPY: 465,
  TSLA: 1150,
  MSFT: 340,
  NVDA: 320,
};

/** Five stocks in a row; one that fails stands empty beside the others. */
export function PopularTickers() {
  const t = useText();
  return (
    <Card label={t('market.popular')}>
      <ul className="grid grid-cols-2 sm:grid-cols-5">
        {POPULAR.map((symbol) => (
          <TickerCard key={symbol} symbol={symbol} />
        ))}
      </ul>
    </Card>
  );
}

/** One popular stock: its size, thirty days, price and change; it leads to its page. */
function TickerCard({ symbol }: { readonly symbol: string }) {
  const t = useText();
  const stock = useStockFigures(symbol);
  const { details } = stock;
  const cap = marketCap(details?.market_cap, useLanguage());
  return (
    <li className="relative min-w-0 border-line p-3 max-sm:border-b max-sm:odd:border-r max-sm:last:col-span-2 max-sm:last:border-0 sm:border-r sm:last:border-0 md:p-4 md:pb-3">
      <p className="flex items-baseline justify-between gap-2">
        <Link
          to={paths.stock(symbol)}
          title={details?.name}
          className="font-semibold after:absolute after:inset-0 hover:text-accent"
        >
          {symbol}
        </Link>
        {details?.market_cap != null && (
          <span className="text-12 text-ink-3">{t('market.marketCap', { value: cap })}</span>
        )}
      </p>
      <TickerPrice stock={stock} />
    </li>
  );
}

/** Price and change under each other; in the wide card of a phone they stand in one line. */
const PRICE = 'min-h-9.5 max-sm:[li:last-child_&]:min-h-5';

/** Thirty days, then price and change. */
function TickerPrice({ stock }: { readonly stock: StockFigures }) {
  const t = useText();
  const { price, change, changeFraction, isLoading, isFailed } = usePriceNow(stock);
  return (
    <>
      <div className="my-1.5">
        <Sparkline values={stock.closes} width={140} height={32} />
      </div>
      {isLoading ? (
        <p role="status" aria-label={t('options.loading')} className={`${PRICE} py-1`}>
          <Skeleton className="w-full" />
        </p>
      ) : (
        <p className={`${PRICE} flex flex-wrap items-baseline justify-between gap-x-2`}>
          {isFailed ? <SamplePrice symbol={stock.symbol} /> : <Price value={price} />}
          <PriceMove both dollars={change} fraction={changeFraction} className="text-12" />
        </p>
      )}
    </>
  );
}

function Price({ value }: { readonly value: number | null }) {
  const { spot } = useFormat();
  return <strong className="figures text-14 font-semibold">{spot(value)}</strong>;
}

/** Greyed and named for what it is. */
function SamplePrice({ symbol }: { readonly symbol: string }) {
  const t = useText();
  const { spot } = useFormat();
  const sample = SAMPLE_PRICES[symbol];
  if (sample === undefined) return <Price value={null} />;
  return (
    <span title={t('market.sampleHint')} className="flex items-baseline gap-1.5 text-ink-3">
      <span className="figures">{spot(sample)}</span>
      <small className="text-12">{t('market.samplePrice')}</small>
    </span>
  );
}

import { Link } from 'react-router-dom';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { paths } from '../../../../app/paths.ts';
import { Sparkline } from '../../../../charts/sparkline.tsx';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { PercentChange } from '../../../../ui/price.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Td } from '../../../../ui/table.tsx';
import {
  usePriceNow,
  useStockFigures,
  type StockFigures,
} from '../../shared/stock/use-stock-figures.ts';
import { PriceMove } from '../../shared/stock/price-move.tsx';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { StarButton } from '../../shared/watchlist/star-button.tsx';
import { marketCap } from '../../shared/stock/stock-words.ts';

/** Some rows before they scroll into sight. */
const AHEAD = '200px';

/** Whether the element has been visible once; true in browsers without IntersectionObserver. */
function useSeen<T extends Element>(): readonly [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [seen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen]);
  return [element, seen];
}

/** A phone shows symbol, price and that change which the settings prefer. */
export const HIDE_BELOW_MD = 'max-md:hidden';
export const HIDE_BELOW_XL = 'max-xl:hidden';

/** One watched stock; its details and thirty days load once it is in sight. */
export function WatchlistRow({ symbol }: { readonly symbol: string }) {
  const language = useLanguage();
  const [row, seen] = useSeen<HTMLTableRowElement>();
  const stock = useStockFigures(symbol, !seen);
  const { details, closes } = stock;
  const name = (language === 'zh-CN' && details?.name_zh) || details?.name;
  return (
    <tr ref={row} className="relative">
      <Td className="w-10 pr-0">
        <StarButton symbol={symbol} className="relative z-1" />
      </Td>
      <Td className="max-w-56 min-w-20 py-1.5 leading-4">
        <Link
          to={paths.stock(symbol)}
          className="font-medium after:absolute after:inset-0 hover:text-accent"
        >
          {symbol}
        </Link>
        <span className="block truncate text-12 text-ink-3">{name}</span>
      </Td>
      <Td className={HIDE_BELOW_MD}>
        <Sparkline values={closes} width={96} height={24} tone="neutral" />
      </Td>
      <PriceCells stock={stock} />
      <Td num className={HIDE_BELOW_MD}>
        {marketCap(details?.market_cap)}
      </Td>
    </tr>
  );
}

/** Price, change, bid and ask. */
function PriceCells({ stock }: { readonly stock: StockFigures }) {
  const t = useText();
  const { spot, signedPrice } = useFormat();
  const percents = useOptionsSettings().priceDisplay === 'percent';
  const { live, price, change, changeFraction, isLoading } = usePriceNow(stock);
  return (
    <>
      <Td num className="font-medium">
        {isLoading ? (
          <span role="status" aria-label={t('options.loading')}>
            <Skeleton className="ml-auto w-14" />
          </span>
        ) : (
          spot(price)
        )}
      </Td>
      <Td num className={percents ? HIDE_BELOW_MD : ''}>
        {percents ? (
          signedPrice(change === null ? null : Math.round(change * 100) / 100)
        ) : (
          <PriceMove dollars={change} fraction={changeFraction} />
        )}
      </Td>
      <Td num className={percents ? '' : HIDE_BELOW_MD}>
        <PercentChange value={changeFraction} />
      </Td>
      <Td num className={HIDE_BELOW_XL}>
        {spot(live?.bid)}
      </Td>
      <Td num className={HIDE_BELOW_XL}>
        {spot(live?.ask)}
      </Td>
    </>
  );
}

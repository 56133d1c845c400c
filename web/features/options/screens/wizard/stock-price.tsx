import { toDollars } from '@toolyard/core/shared';
import { useLanguage } from '../../../../i18n/use-text.ts';
import { useExampleChains } from '../../shared/chain/use-chains.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { ChosenStock } from '../../shared/legs/chosen-leg.ts';
import { LiveMove } from '../../shared/stock/price-move.tsx';

/** The chosen stock with its name, price and change of the day. */
export function StockPrice({ stock }: { readonly stock: ChosenStock }) {
  const language = useLanguage();
  const { spot } = useFormat();
  const { front } = useExampleChains(stock.symbol);
  const price = front && toDollars(front.spot);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <strong className="text-16 font-semibold text-ink">{stock.symbol}</strong>
      <span className="max-md:hidden">{(language === 'zh-CN' && stock.nameZh) || stock.name}</span>
      <span className="whitespace-nowrap">
        <span className="figures mr-2 text-20 font-semibold text-ink">
          {price === null ? '--' : spot(price)}
        </span>
        <LiveMove symbol={stock.symbol} price={price} />
      </span>
    </p>
  );
}

import { Link } from 'react-router-dom';
import type { SearchHitResponse } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useLanguage } from '../../../../i18n/use-text.ts';
import { PriceMove } from '../../shared/stock/price-move.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { StarButton } from '../../shared/watchlist/star-button.tsx';

/** One stock that was found: it leads to its page, its star watches it. */
export function MarketHit({ hit }: { readonly hit: SearchHitResponse }) {
  const language = useLanguage();
  const { spot } = useFormat();
  const name = (language === 'zh-CN' && hit.name_zh) || hit.name;
  const fraction = hit.change_percent === null ? null : hit.change_percent / 100;
  return (
    <li className="relative flex items-center gap-2 rounded-2 py-1.5 pr-2.5 pl-1 hover:bg-sunken">
      <StarButton symbol={hit.ticker} className="relative z-1" />
      <Link
        to={paths.stock(hit.ticker)}
        className="min-w-0 flex-1 after:absolute after:inset-0 focus-visible:after:rounded-2"
      >
        <strong className="block font-semibold wrap-anywhere">{hit.ticker}</strong>
        <span className="block truncate text-12 text-ink-2">{name}</span>
      </Link>
      <span className="text-right">
        <span className="figures block">{spot(hit.price)}</span>
        <PriceMove dollars={hit.change} fraction={fraction} className="text-12" />
      </span>
    </li>
  );
}

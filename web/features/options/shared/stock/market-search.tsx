import { useId, useRef } from 'react';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import type { SearchHitResponse } from '../../../../api/generated.ts';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { KeyCap } from '../../../../ui/key-cap.tsx';
import { SearchButton, SearchInput } from '../../../../ui/search-field.tsx';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import { paths } from '../../../../app/paths.ts';
import type { ChosenStock } from '../legs/chosen-leg.ts';
import { PriceMove } from './price-move.tsx';
import { useFormat } from '../figures/use-format.ts';
import { StarButton } from '../watchlist/star-button.tsx';
import { useStockQuery } from './use-stock-query.ts';

const MOST = 5;

interface Props {
  /** Instead of leading to the stock's page. */
  readonly onChoose?: (symbol: string) => void;
}

/** The stock search in a title row; `/` leads to it from anywhere. */
export function MarketSearch({ onChoose }: Props) {
  const t = useText();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { typed, query, state, hits, known, onType, onSubmit, close } = useStockQuery(MOST);
  useShortcuts(({ key }) => {
    if (key !== '/') return false;
    field.current?.focus();
    return true;
  });
  const back = () => {
    close();
    field.current?.focus();
  };
  const open = query !== '' || known.length > 0;
  const hint = {
    idle: t('market.searchHint'),
    searching: t('market.searching'),
    failed: t('market.searchFailed'),
    found:
      hits.length === 0
        ? t('market.noHits', { text: query })
        : t('market.hits', { count: hits.length, text: query }),
  }[state];
  return (
    <form
      role="search"
      onSubmit={onSubmit}
      onKeyDown={(event) => event.key === 'Escape' && open && back()}
      className="relative w-full md:w-110"
    >
      <SearchInput
        ref={field}
        label={t('market.search')}
        hint={t('market.searchPlaceholder')}
        aria-describedby={open ? hintId : undefined}
        aria-keyshortcuts="/"
        maxLength={80}
        value={typed ?? ''}
        onFocus={(event) => event.target.select()}
        onType={onType}
        lead={<SearchButton label={t('market.searchNow')} />}
        trail={
          <span aria-hidden="true" className="-mr-1.5 max-md:hidden">
            <KeyCap>/</KeyCap>
          </span>
        }
      />
      {open && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 rounded-3 bg-overlay p-1 shadow-pop">
          <p className="flex items-center justify-between gap-2 pl-2.5">
            <span id={hintId} role="status" className="min-w-0 truncate text-12 text-ink-2">
              {hint}
            </span>
            <IconButton label={t('market.closeHits')} onClick={back}>
              <X size={14} aria-hidden="true" />
            </IconButton>
          </p>
          <ul>
            {known.slice(0, MOST).map(({ symbol, name, nameZh }) => (
              <MarketHit
                key={symbol}
                symbol={symbol}
                name={name}
                nameZh={nameZh}
                onChoose={onChoose}
              />
            ))}
            {hits.map((hit) => (
              <MarketHit
                key={hit.ticker}
                symbol={hit.ticker}
                name={hit.name}
                nameZh={hit.name_zh}
                hit={hit}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}

/** The link or button of a hit covers its row. */
const COVERING =
  'min-w-0 flex-1 text-left after:absolute after:inset-0 focus-visible:after:rounded-2';

interface HitProps extends ChosenStock, Props {
  /** Its price; a stock that was not searched yet has none. */
  readonly hit?: SearchHitResponse;
}

/** One stock: it leads to its page, its star watches it. */
function MarketHit({ symbol, name, nameZh, hit, onChoose }: HitProps) {
  const t = useText();
  const language = useLanguage();
  const { spot } = useFormat();
  const shownName = (language === 'zh-CN' && nameZh) || name;
  const words = (
    <>
      <strong className="block font-semibold wrap-anywhere">{symbol}</strong>
      <span className="block truncate text-12 text-ink-2">{shownName}</span>
    </>
  );
  return (
    <li className="relative flex items-center gap-2 rounded-2 py-1.5 pr-2.5 pl-1 hover:bg-sunken">
      <StarButton symbol={symbol} className="relative z-1" />
      {onChoose ? (
        <button
          type="button"
          aria-label={t('watchlist.put', { symbol, name: shownName })}
          onClick={() => onChoose(symbol)}
          className={COVERING}
        >
          {words}
        </button>
      ) : (
        <Link to={paths.stock(symbol)} className={COVERING}>
          {words}
        </Link>
      )}
      {hit && (
        <span className="text-right">
          <span className="figures block">{spot(hit.price)}</span>
          <PriceMove
            dollars={hit.change}
            fraction={hit.change_percent === null ? null : hit.change_percent / 100}
            className="text-12"
          />
        </span>
      )}
    </li>
  );
}

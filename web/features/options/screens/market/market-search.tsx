import { useId, useRef, useState, type FormEvent } from 'react';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { useSearchTickersQuery, type SearchHitResponse } from '../../../../api/generated.ts';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { KeyCap } from '../../../../ui/key-cap.tsx';
import { SearchButton, SearchInput } from '../../../../ui/search-field.tsx';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import { paths } from '../../../../app/paths.ts';
import { PriceMove } from '../../shared/stock/price-move.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { StarButton } from '../../shared/watchlist/star-button.tsx';

const MOST = 5;

/** Searches by Enter or the button, never while typing; `/` leads to it from anywhere. */
export function MarketSearch() {
  const t = useText();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const { currentData, isFetching, isError, refetch } = useSearchTickersQuery(
    { query, limit: MOST },
    { skip: query === '' },
  );
  useShortcuts(({ key }) => {
    if (key !== '/') return false;
    field.current?.focus();
    return true;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    if (isError && typed.trim() === query) void refetch();
    setQuery(typed.trim());
  };
  const close = () => {
    setQuery('');
    field.current?.focus();
  };
  const hits = (currentData?.data.results ?? []).slice(0, MOST);
  const hint = isFetching
    ? t('market.searching')
    : isError
      ? t('market.searchFailed')
      : hits.length === 0
        ? t('market.noHits', { text: query })
        : t('market.hits', {
            count: hits.length,
            text: query,
          });
  return (
    <form
      role="search"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && query !== '' && close()}
      className="relative w-full md:w-110"
    >
      <SearchInput
        ref={field}
        size="lg"
        label={t('market.search')}
        hint={t('market.searchPlaceholder')}
        aria-describedby={query ? hintId : undefined}
        aria-keyshortcuts="/"
        maxLength={80}
        value={typed}
        onType={setTyped}
        lead={<SearchButton label={t('market.searchNow')} className="-ml-2" />}
        trail={
          <span aria-hidden="true" className="-mr-1.5 max-md:hidden">
            <KeyCap>/</KeyCap>
          </span>
        }
      />
      {query !== '' && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 rounded-3 bg-overlay p-1 shadow-pop">
          <p className="flex items-center justify-between gap-2 pl-2.5">
            <span id={hintId} role="status" className="min-w-0 truncate text-12 text-ink-2">
              {hint}
            </span>
            <IconButton label={t('market.closeHits')} onClick={close}>
              <X size={14} aria-hidden="true" />
            </IconButton>
          </p>
          <ul>
            {hits.map((hit) => (
              <MarketHit key={hit.ticker} hit={hit} />
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}

/** One stock that was found: it leads to its page, its star watches it. */
function MarketHit({ hit }: { readonly hit: SearchHitResponse }) {
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

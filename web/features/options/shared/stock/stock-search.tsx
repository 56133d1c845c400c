import { useId, useState, type FormEvent } from 'react';
import { useSearchTickersQuery, type SearchHitResponse } from '../../../../api/generated.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { PriceChange } from '../../../../ui/price.tsx';
import { SearchButton, SearchInput } from '../../../../ui/search-field.tsx';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import { useFormat } from '../figures/use-format.ts';
import type { ChosenStock } from '../legs/chosen-leg.ts';
import { exchangeName, typeName } from './stock-words.ts';

const TYPING_PAUSE = 500;
/** Shorter words wait for Enter or the button. */
const MIN_TYPED = 3;

interface Props {
  readonly chosen: ChosenStock | null;
  /** Searched from the start, as if it had been typed; blank for none. */
  readonly search?: string;
  readonly onChoose: (stock: ChosenStock) => void;
}

/** Searches while typing (more than two characters, after a pause) and at once by Enter or the button. */
export function StockSearch({ chosen, search = '', onChoose }: Props) {
  const t = useText();
  const hintId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (search || chosen?.symbol || '');
  const [submitted, setSubmitted] = useState<string | null>(null);
  const settled = useDebounced(text.trim(), TYPING_PAUSE);
  const query =
    submitted ??
    (typed === null && search !== '' ? search : settled.length >= MIN_TYPED ? settled : '');

  const { currentData, isFetching, isError, refetch } = useSearchTickersQuery(
    { query, limit: 10 },
    { skip: query === '' },
  );
  const hits = isError || query === '' ? [] : (currentData?.data.results ?? []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    if (isError && text.trim() === query) void refetch();
    setSubmitted(text.trim());
  };
  const hint = isFetching
    ? t('wizard.searching')
    : query === ''
      ? t('wizard.searchHint')
      : isError
        ? t('options.failedHint')
        : hits.length === 0
          ? t('wizard.noHits', { text: query })
          : t('wizard.hits', { count: hits.length });

  return (
    <div>
      <form role="search" onSubmit={submit} className="p-3">
        <SearchInput
          size="lg"
          label={t('wizard.search')}
          hint={t('wizard.searchPlaceholder')}
          aria-describedby={hintId}
          maxLength={80}
          value={text}
          // What is typed replaces the symbol that stands there.
          onFocus={(event) => event.target.select()}
          onType={(next) => {
            setTyped(next);
            setSubmitted(null);
          }}
          lead={null}
          trail={<SearchButton label={t('wizard.searchNow')} className="-mr-2" />}
        />
        <p id={hintId} role="status" className="mt-1.5 px-0.5 text-12 wrap-anywhere text-ink-2">
          {hint}
        </p>
      </form>
      {hits.length > 0 && (
        <ul className="max-h-80 overflow-y-auto px-2 pb-2">
          {hits.map((hit) => (
            <SearchHitRow
              key={hit.ticker}
              hit={hit}
              chosen={hit.ticker === chosen?.symbol}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface HitProps {
  readonly hit: SearchHitResponse;
  readonly chosen: boolean;
  readonly onChoose: (stock: ChosenStock) => void;
}

/** One stock of the search: symbol, name, price, change, type, currency and market. */
function SearchHitRow({ hit, chosen, onChoose }: HitProps) {
  const t = useText();
  const language = useLanguage();
  const { spot } = useFormat();
  const market = hit.market === 'stocks' ? t('market.stocks') : hit.market;
  const facts = [
    hit.primary_exchange ? exchangeName(hit.primary_exchange) : market,
    typeName(t, hit.type),
    hit.currency,
  ]
    .filter(Boolean)
    .join(' · ');
  const inOrder = language === 'en' ? [hit.name, hit.name_zh] : [hit.name_zh, hit.name];
  const names = inOrder.filter(Boolean);
  // Both names of a recorded chain repeat its symbol and date.
  const name = hit.type === 'FILE' ? names[0] : names.join(' · ');
  return (
    <li className="relative grid grid-cols-[1fr_auto] gap-x-3 rounded-2 px-3 py-2 hover:bg-sunken has-aria-pressed:bg-accent-tint">
      {/* The button covers the row; its name holds the words that it shows. */}
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={t('wizard.choose', { symbol: hit.ticker, name: hit.name })}
        onClick={() => onChoose({ symbol: hit.ticker, name: hit.name, nameZh: hit.name_zh })}
        className="text-left text-13 font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-2"
      >
        {hit.ticker}
      </button>
      <span className="text-right text-13 font-semibold tabular-nums">{spot(hit.price)}</span>
      <span className="col-span-2 text-12 text-ink-2">{name}</span>
      <span className="text-12 text-ink-3">{facts}</span>
      <span className="text-right text-12">
        {hit.change === null || hit.change_percent === null ? (
          '--'
        ) : (
          <PriceChange change={hit.change} fraction={hit.change_percent / 100} />
        )}
      </span>
    </li>
  );
}

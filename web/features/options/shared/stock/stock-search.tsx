import { parseTicker } from '@toolyard/core/shared';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { SearchHitResponse } from '../../../../api/generated.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { PriceChange } from '../../../../ui/price.tsx';
import { SearchButton, SearchInput } from '../../../../ui/search-field.tsx';
import { useFormat } from '../figures/use-format.ts';
import type { ChosenStock } from '../legs/chosen-leg.ts';
import { POPULAR_STOCKS, recentStocks, rememberStock } from './known-stocks.ts';
import { exchangeName, typeName } from './stock-words.ts';
import { useStockQuery } from './use-stock-query.ts';

interface Props {
  readonly chosen: ChosenStock | null;
  /** Searched from the start, as if it had been typed; blank for none. */
  readonly search?: string;
  readonly onChoose: (stock: ChosenStock) => void;
}

/** A stock by search, or one of the recent and popular ones. */
export function StockSearch({ chosen, search = '', onChoose }: Props) {
  const t = useText();
  const hintId = useId();
  const standing = chosen?.symbol ?? '';
  const { typed, query, state, hits, known, onType, onSubmit } = useStockQuery(
    10,
    search,
    standing,
  );
  const [recent] = useState(recentStocks);
  const choose = (stock: ChosenStock) => {
    rememberStock(stock);
    onChoose(stock);
  };
  const hint = {
    idle: t('wizard.searchHint'),
    searching: t('wizard.searching'),
    failed: t('options.failedHint'),
    found:
      hits.length === 0
        ? t('wizard.noHits', { text: query })
        : t('wizard.hits', { count: hits.length }),
  }[state];
  const popular = POPULAR_STOCKS.slice(0, POPULAR_SHOWN).filter(({ symbol }) =>
    recent.every((each) => each.symbol !== symbol),
  );

  /** The stock that Enter takes of those found for what is typed: the one with that symbol, else the first. */
  const wanted = (): ChosenStock | undefined => {
    const text = (typed ?? '').trim();
    if (state !== 'found' || query !== text) return undefined;
    const hit = hits.find(({ ticker }) => ticker === parseTicker(text)) ?? hits[0];
    return hit && { symbol: hit.ticker, name: hit.name, nameZh: hit.name_zh };
  };
  const submit = (event: FormEvent) => {
    const stock = wanted();
    if (!stock) return onSubmit(event);
    event.preventDefault();
    choose(stock);
  };
  return (
    <div onKeyDown={moveFocus}>
      <form role="search" onSubmit={submit} className="p-3">
        <SearchInput
          label={t('wizard.search')}
          hint={t('wizard.searchPlaceholder')}
          aria-describedby={hintId}
          maxLength={80}
          value={typed ?? (search || standing)}
          // What is typed replaces the symbol that stands there.
          onFocus={(event) => event.target.select()}
          onType={onType}
          lead={<SearchButton label={t('wizard.searchNow')} />}
        />
        <p id={hintId} role="status" className="mt-1.5 px-0.5 text-12 wrap-anywhere text-ink-2">
          {hint}
        </p>
      </form>
      {known.length > 0 && (
        <ul className="max-h-80 overflow-y-auto px-2 pb-2">
          {known.map((stock) => (
            <KnownStockRow key={stock.symbol} stock={stock} onChoose={choose} />
          ))}
        </ul>
      )}
      {hits.length > 0 && (
        <ul className="max-h-80 overflow-y-auto px-2 pb-2">
          {hits.map((hit) => (
            <SearchHitRow
              key={hit.ticker}
              hit={hit}
              chosen={hit.ticker === chosen?.symbol}
              onChoose={choose}
            />
          ))}
        </ul>
      )}
      {state === 'idle' && known.length === 0 && (
        <div className="flex flex-col gap-2 px-3 pb-3">
          {recent.length > 0 && (
            <Symbols title={t('stocks.recent')} stocks={recent} onChoose={choose} />
          )}
          {popular.length > 0 && (
            <Symbols title={t('stocks.popular')} stocks={popular} onChoose={choose} />
          )}
        </div>
      )}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows go from the field through the stocks below it and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, li button, [role=group] button'),
  ];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = step === undefined || at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const POPULAR_SHOWN = 6;

interface SymbolsProps {
  readonly title: string;
  readonly stocks: readonly ChosenStock[];
  readonly onChoose: (stock: ChosenStock) => void;
}

const Symbols = ({ title, stocks, onChoose }: SymbolsProps) => (
  <div role="group" aria-label={title} className="flex flex-wrap items-center gap-1.5">
    <span className="mr-1 text-12 text-ink-3">{title}</span>
    {stocks.map((stock) => (
      <Button key={stock.symbol} size="sm" onClick={() => onChoose(stock)}>
        {stock.symbol}
      </Button>
    ))}
  </div>
);

/** A stock that is known before it is searched; its price comes with it. */
function KnownStockRow({
  stock,
  onChoose,
}: {
  readonly stock: ChosenStock;
  readonly onChoose: (stock: ChosenStock) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const { symbol, name, nameZh } = stock;
  return (
    <li className="relative rounded-2 px-3 py-2 hover:bg-sunken">
      <button
        type="button"
        aria-label={t('wizard.choose', { symbol, name })}
        onClick={() => onChoose(stock)}
        className="block text-left text-13 font-semibold after:absolute after:inset-0 after:rounded-2"
      >
        {symbol}
      </button>
      <span className="text-12 text-ink-2">{language === 'en' ? name : (nameZh ?? name)}</span>
    </li>
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
  const name = (language === 'zh-CN' && hit.name_zh) || hit.name;
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

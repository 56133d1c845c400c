import { useId, useState, type FormEvent } from 'react';
import Search from 'lucide-react/icons/search';
import { useSearchTickersQuery } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { SearchHitRow } from './search-hit-row.tsx';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import type { ChosenStock } from '../drafts/wizard.slice.ts';

const PAUSE = 500;
const MORE_THAN = 2;

interface Props {
  readonly chosen: ChosenStock | null;
  /** Searched from the start, as if it had been typed; blank for none. */
  readonly asked?: string;
  readonly onChoose: (stock: ChosenStock) => void;
}

/** Searches while typing (more than two characters, after a pause) and at once by Enter or the button. */
export function StockSearch({ chosen, asked: given = '', onChoose }: Props) {
  const t = useText();
  const hintId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (given || chosen?.symbol || '');
  const [submitted, setSubmitted] = useState<string | null>(null);
  const settled = useDebounced(text.trim(), PAUSE);
  const asked =
    submitted ??
    (typed === null && given !== '' ? given : settled.length > MORE_THAN ? settled : '');

  const { currentData, isFetching, isError, refetch } = useSearchTickersQuery(
    { query: asked, limit: 10 },
    { skip: asked === '' },
  );
  const hits = isError || asked === '' ? [] : (currentData?.data.results ?? []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    if (isError && text.trim() === asked) void refetch();
    setSubmitted(text.trim());
  };
  const hint = isFetching
    ? t('wizard.searching')
    : asked === ''
      ? t('wizard.searchHint')
      : isError
        ? t('options.failedHint')
        : hits.length === 0
          ? t('wizard.noHits', { text: asked })
          : t('wizard.hits', { count: hits.length });

  return (
    <div>
      <form role="search" onSubmit={submit} className="p-3">
        <div className="flex h-10 items-center gap-2 rounded-2 border border-control bg-surface pr-1 pl-2.5 focus-within:border-focus focus-within:ring-1 focus-within:ring-focus">
          <input
            type="search"
            aria-label={t('wizard.search')}
            aria-describedby={hintId}
            placeholder={t('wizard.searchPlaceholder')}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            className="h-full min-w-0 flex-1 bg-transparent text-14 outline-none"
            value={text}
            // What is typed replaces the symbol that stands there.
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setTyped(event.target.value);
              setSubmitted(null);
            }}
          />
          <button
            type="submit"
            aria-label={t('wizard.searchNow')}
            className="grid size-8 place-items-center rounded-2 text-ink-3 hover:bg-sunken hover:text-ink"
          >
            <Search className="size-4" aria-hidden="true" />
          </button>
        </div>
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

import { useState, type FormEvent } from 'react';
import { useSearchTickersQuery, type SearchHitResponse } from '../../../../api/generated.ts';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import type { ChosenStock } from '../legs/chosen-leg.ts';
import { knownStocks } from './known-stocks.ts';

const TYPING_PAUSE = 500;
/** Shorter texts wait for Enter or the button. */
const MIN_TYPED = 3;

interface StockQuery {
  /** What stands in the field; null until something is typed. */
  readonly typed: string | null;
  /** The text of the search in force; blank for none. */
  readonly query: string;
  readonly state: 'idle' | 'searching' | 'failed' | 'found';
  readonly hits: readonly SearchHitResponse[];
  /** Recent and popular stocks that fit what is typed, while the search has not begun. */
  readonly known: readonly ChosenStock[];
  readonly onType: (text: string) => void;
  readonly onSubmit: (event: FormEvent) => void;
  /** Ends the search; what is typed stays. */
  readonly close: () => void;
}

/**
 * The search of every stock field: from the first character among the recent and popular stocks, from the third among
 * all after a pause, and by Enter or the button among all at once.
 *
 * @param prefilled searched from the start, as if it had been typed; blank for none
 */
export function useStockQuery(limit: number, prefilled = '', standing = ''): StockQuery {
  const [typed, setTyped] = useState<string | null>(null);
  const [submitted, setSubmitted] = useState<string | null>(null);
  const text = (typed ?? (prefilled || standing)).trim();
  const settled = useDebounced(text, TYPING_PAUSE);
  const long = settled.length >= MIN_TYPED && typed !== null ? settled : '';
  const query = submitted ?? (typed === null ? prefilled : long);
  const { currentData, isFetching, isError, refetch } = useSearchTickersQuery(
    { query, limit },
    { skip: query === '' },
  );
  const state =
    query === '' ? 'idle' : isFetching ? 'searching' : isError ? 'failed' : ('found' as const);
  return {
    typed,
    query,
    state,
    hits: isError || query === '' ? [] : (currentData?.data.results ?? []).slice(0, limit),
    known: typed !== null && query === '' && submitted === null ? knownStocks(typed) : [],
    onType: (next) => {
      setTyped(next);
      setSubmitted(null);
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (text === '') return;
      if (isError && text === query) void refetch();
      setTyped(typed ?? text);
      setSubmitted(text);
    },
    close: () => setSubmitted(''),
  };
}

import { useState } from 'react';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { StockSearch } from '../../shared/stock/stock-search.tsx';
import type { ChosenStock } from '../../shared/legs/chosen-leg.ts';
import { selectPlan } from './builder-selectors.ts';
import { builderSlice } from './builder.slice.ts';
import { marketReader } from './market-reader.ts';

const KEY = 'builderRecent';
const MOST = 6;

/** Symbols that most people plan on; each is listed wherever options are. */
const POPULAR = ['SPY', 'AAPL', 'NVDA', 'MSFT', 'TSLA', 'AMZN'] as const;

/** Symbols that this browser planned on last, newest first; none where storage is closed. */
function recentStocks(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each) => typeof each === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

function rememberStock(symbol: string): void {
  const symbols = [symbol, ...recentStocks().filter((each) => each !== symbol)].slice(0, MOST);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(symbols));
  } catch {
    // Without storage nothing is remembered, and nothing else is lost.
  }
}

/** A stock by search, or one of the recent and popular ones. */
export function StockChoice({ onChosen }: { readonly onChosen?: () => void }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { stock } = useAppSelector(selectPlan);
  const [recent] = useState(recentStocks);
  const choose = (chosen: ChosenStock) => {
    rememberStock(chosen.symbol);
    dispatch(builderSlice.actions.stockChosen(chosen));
    onChosen?.();
  };
  const chooseSymbol = (symbol: string) => void marketReader(dispatch).stock(symbol).then(choose);
  const popular = POPULAR.filter((symbol) => !recent.includes(symbol));
  return (
    <div className="text-left">
      <StockSearch chosen={stock} onChoose={choose} />
      <div className="flex flex-col gap-2 px-3 pb-3">
        {recent.length > 0 && (
          <Symbols title={t('builder.recent')} symbols={recent} onChoose={chooseSymbol} />
        )}
        <Symbols title={t('builder.popular')} symbols={popular} onChoose={chooseSymbol} />
      </div>
    </div>
  );
}

interface SymbolsProps {
  readonly title: string;
  readonly symbols: readonly string[];
  readonly onChoose: (symbol: string) => void;
}

const Symbols = ({ title, symbols, onChoose }: SymbolsProps) => (
  <div role="group" aria-label={title} className="flex flex-wrap items-center gap-1.5">
    <span className="mr-1 text-12 text-ink-3">{title}</span>
    {symbols.map((symbol) => (
      <Button key={symbol} size="sm" onClick={() => onChoose(symbol)}>
        {symbol}
      </Button>
    ))}
  </div>
);

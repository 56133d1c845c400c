import { useState } from 'react';
import { useReadTickerQuery } from '../../../../api/generated.ts';
import type { ChosenStock } from '../legs/chosen-leg.ts';
import { POPULAR_STOCKS, recentStocks } from './known-stocks.ts';

/** What a plan begins with when nothing names a stock: the last one planned on, else SPY, if the market has it. */
export function useFirstStock(wanted: boolean): {
  /** Null until the market has answered, and where it does not have the stock. */
  readonly first: ChosenStock | null;
  readonly isPending: boolean;
} {
  const [stock] = useState(() => recentStocks()[0] ?? POPULAR_STOCKS[0]!);
  const { currentData, isError } = useReadTickerQuery({ symbol: stock.symbol }, { skip: !wanted });
  return { first: wanted && currentData ? stock : null, isPending: wanted && !isError };
}

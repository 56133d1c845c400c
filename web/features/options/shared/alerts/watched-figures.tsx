import { createContext, useContext } from 'react';
import type { FigureName } from '@toolyard/core/options/explanations';
import type { ConditionStart } from './alert-draft.ts';

/** What the explained figures below are about: the stock, and the open position where it is one. */
export interface WatchedFigures {
  readonly symbol: string;
  readonly strategyId: string | null;
}

export const WatchedFiguresContext = createContext<WatchedFigures | null>(null);

/** The start of an alert on an explained figure; null where the figure cannot be watched. */
export function useWatchable(figure: FigureName): ConditionStart | null {
  const watched = useContext(WatchedFiguresContext);
  if (!watched) return null;
  const { symbol, strategyId } = watched;
  if (figure === 'ivRank') return { kind: 'ivRank', symbol };
  if (strategyId === null) return null;
  switch (figure) {
    case 'pnl':
      return { kind: 'profit', strategyId, unit: 'dollars' };
    case 'maxProfit':
      return { kind: 'profit', strategyId, unit: 'maxProfit' };
    case 'delta':
    case 'theta':
    case 'vega':
      return { kind: 'greek', strategyId, greek: figure };
    default:
      return null;
  }
}

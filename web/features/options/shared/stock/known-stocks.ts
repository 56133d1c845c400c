import type { ChosenStock } from '../legs/chosen-leg.ts';

const stock = (symbol: string, name: string, nameZh: string): ChosenStock => ({
  symbol,
  name,
  nameZh,
});

/** Stocks and funds that most people plan on; the first six are offered before anything is typed. */
export const POPULAR_STOCKS: readonly ChosenStock[] = [
  stock('SPY', 'SPDR S&P 500 ETF Trust', '标普500指数基金'),
  stock('AAPL', 'Apple Inc.', '苹果'),
  stock('NVDA', 'NVIDIA Corporation', '英伟达'),
  stock('MSFT', 'Microsoft Corporation', '微软'),
  stock('TSLA', 'Tesla, Inc.', '特斯拉'),
  stock('AMZN', 'Amazon.com, Inc.', '亚马逊'),
  stock('QQQ', 'Invesco QQQ Trust', '纳斯达克100指数基金'),
  stock('META', 'Meta Platforms, Inc.', 'Meta 脸书'),
  stock('GOOGL', 'Alphabet Inc. Class A', '谷歌'),
  stock('F', 'Ford Motor Company', '福特汽车'),
];

const KEY = 'recentStocks';
const MOST = 6;

const isStock = (value: unknown): value is ChosenStock =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ChosenStock).symbol === 'string' &&
  typeof (value as ChosenStock).name === 'string' &&
  ['string', 'object'].includes(typeof (value as ChosenStock).nameZh);

/** Stocks that this browser planned on last, newest first; none where storage is closed. */
export function recentStocks(): readonly ChosenStock[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStock).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberStock(chosen: ChosenStock): void {
  const others = recentStocks().filter(({ symbol }) => symbol !== chosen.symbol);
  try {
    window.localStorage.setItem(KEY, JSON.stringify([chosen, ...others].slice(0, MOST)));
  } catch {
    // Without storage nothing is remembered, and nothing else is lost.
  }
}

/** Recent and popular stocks whose symbol begins with a text or whose name holds it. */
export function knownStocks(text: string): readonly ChosenStock[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return [];
  const recent = recentStocks();
  const all = [
    ...recent,
    ...POPULAR_STOCKS.filter(({ symbol }) => recent.every((each) => each.symbol !== symbol)),
  ];
  return all.filter(
    ({ symbol, name, nameZh }) =>
      symbol.toLowerCase().startsWith(sought) ||
      `${name} ${nameZh ?? ''}`.toLowerCase().includes(sought),
  );
}

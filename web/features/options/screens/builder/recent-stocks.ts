const KEY = 'builderRecent';
const MOST = 6;

/** Symbols that most people plan on; each is listed wherever options are. */
export const POPULAR = ['SPY', 'AAPL', 'NVDA', 'MSFT', 'TSLA', 'AMZN'] as const;

/** Symbols that this browser planned on last, newest first; none where storage is closed. */
export function recentStocks(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((each) => typeof each === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

export function rememberStock(symbol: string): void {
  const symbols = [symbol, ...recentStocks().filter((each) => each !== symbol)].slice(0, MOST);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(symbols));
  } catch {
    // Without storage nothing is remembered, and nothing else is lost.
  }
}

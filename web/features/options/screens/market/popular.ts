/** The stocks that the market page opens with. */
export const POPULAR = ['AAPL', 'SPY', 'TSLA', 'MSFT', 'NVDA'] as const;

/** Round prices that stand in, greyed and labelled, where the real one could not be loaded; never calculated with. */
export const SAMPLE_PRICES: Readonly<Record<string, number>> = {
  AAPL: 160,
  SPY: 465,
  TSLA: 1150,
  MSFT: 340,
  NVDA: 320,
};

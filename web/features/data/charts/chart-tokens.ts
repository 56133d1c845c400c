import { tokensOf, type SeriesTokens } from '../../../charts/time-series-tokens.ts';

/** The colors and the font of a picture, as the page sees them now. */
export interface ChartTokens extends Omit<SeriesTokens, 'zero' | 'volume'> {
  readonly tint: string;
  /** Of series and slices, in order; the last is that of 'other'. */
  readonly series: readonly string[];
}

const SERIES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'ink', 'ink-4'];

export function chartTokensOf(element: Element): ChartTokens {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const tokens = tokensOf(element);
  return {
    ...tokens,
    tint: token('accent-tint'),
    series: SERIES.map(token),
    // ECharts writes it between double quotes as it is.
    font: tokens.font.replaceAll('"', "'"),
  };
}

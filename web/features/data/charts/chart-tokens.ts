/** The colors and the font of a picture, as the page sees them now. */
export interface ChartTokens {
  readonly surface: string;
  readonly ink: string;
  readonly axis: string;
  readonly grid: string;
  readonly line: string;
  readonly accent: string;
  readonly tint: string;
  readonly up: string;
  readonly down: string;
  /** Of series and slices, in order; the last is that of 'other'. */
  readonly series: readonly string[];
  readonly font: string;
}

const SERIES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'ink', 'ink-4'];

export function chartTokensOf(element: Element): ChartTokens {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    surface: token('surface'),
    ink: token('ink'),
    axis: token('ink-3'),
    grid: token('grid'),
    line: token('line-2'),
    accent: token('accent'),
    tint: token('accent-tint'),
    up: token('up'),
    down: token('down'),
    series: SERIES.map(token),
    // ECharts writes it between double quotes as it is.
    font: style.fontFamily.replaceAll('"', "'"),
  };
}

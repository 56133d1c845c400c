/** The tokens that a drawing on a canvas needs, as the element sees them now. */
export interface SeriesTokens {
  readonly surface: string;
  readonly ink: string;
  readonly axis: string;
  readonly grid: string;
  readonly line: string;
  readonly zero: string;
  readonly accent: string;
  readonly volume: string;
  readonly up: string;
  readonly down: string;
  readonly font: string;
}

export function tokensOf(element: Element): SeriesTokens {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    surface: token('surface'),
    ink: token('ink'),
    axis: token('ink-3'),
    grid: token('grid'),
    line: token('line-2'),
    zero: token('zero'),
    accent: token('accent'),
    volume: token('ink-4'),
    up: token('up'),
    down: token('down'),
    font: style.fontFamily,
  };
}

/** A token's colour, `#rrggbb`, with an opacity from 0 to 1. */
export const faded = (colour: string, opacity: number): string =>
  `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** Calls whenever the theme or the market colours around the element change; returns what stops it. */
export function watchTokens(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  const options = { attributes: true, attributeFilter: ['class', 'data-market'] };
  observer.observe(document.documentElement, options);
  const area = element.closest('[data-market]');
  if (area && area !== document.documentElement) observer.observe(area, options);
  return () => observer.disconnect();
}

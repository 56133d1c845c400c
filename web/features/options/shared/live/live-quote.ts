import type { MetaResponse } from '../../../../api/generated.ts';

/** The price of a symbol as it stands now; dollars, percents, null = unknown. */
export interface LiveQuote {
  readonly symbol: string;
  readonly price: number | null;
  readonly change: number | null;
  readonly changePercent: number | null;
  readonly bid: number | null;
  readonly ask: number | null;
  /** ISO 8601. */
  readonly at: string;
  /** Where this price comes from; null where the message does not say so. */
  readonly meta: MetaResponse | null;
}

const FIGURES = ['price', 'change', 'changePercent', 'bid', 'ask'] as const;

const isFigure = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isFinite(value));

/** Only what has a source and an age says where a price comes from. */
const metaOf = (meta: Partial<MetaResponse> | null | undefined): MetaResponse | null =>
  typeof meta?.provider === 'string' && typeof meta.asOf === 'string'
    ? (meta as MetaResponse)
    : null;

/** The quote that a value of the wire is; null where it is none. */
export function liveQuoteOf(value: unknown): LiveQuote | null {
  if (typeof value !== 'object' || value === null) return null;
  const quote = value as Partial<Record<keyof LiveQuote, unknown>>;
  const { symbol, at } = quote;
  if (typeof symbol !== 'string' || typeof at !== 'string') return null;
  if (!FIGURES.every((figure) => isFigure(quote[figure]))) return null;
  const { price, change, changePercent, bid, ask, meta } = quote as LiveQuote;
  return { symbol, price, change, changePercent, bid, ask, at, meta: metaOf(meta) };
}

/** The quote of a text that should be JSON. */
export function quoteInText(text: unknown): LiveQuote | null {
  try {
    return typeof text === 'string' ? liveQuoteOf(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}

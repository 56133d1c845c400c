import { parseCalendarDate } from './calendar-date.ts';

declare const ticker: unique symbol;

/**
 * Symbol of a share, fund or index in its one spelling: `MSFT`, the class share `BRK.B`, the preferred share `BACpL`, the
 * index `SPX`; or of a chain file, `MSFT@2021-11-22`.
 */
export type Ticker = string & { readonly [ticker]: true };

/** Longer texts are no tickers, whatever is in them. */
const LONGEST = 40;

/** Issue, and after a dot the class. */
const LISTED = /^[A-Z][A-Z0-9]{0,9}(?:p[A-Z]{0,2}|r?w|r)?(?:\.[A-Z0-9]{1,9})?$/;
/** Preferred shares (`BACpL`), rights (`XYZr`) and when-issued shares (`XYZw`) are marked in lower case. */
const MARKED = /^(?:[A-Z]+p[A-Z]{1,2}|[A-Z]{2,}(?:p|r?w|r))(?:\.[A-Z]+)?$/;
/** A preferred share as Alpaca and Interactive Brokers write it: `BAC.PRL`, `BAC PRL`. */
const PREFERRED = /^([A-Z]+)[/. -]PR([A-Z]{0,2})$/i;
const FILE = /^([A-Z][A-Z0-9.]{0,9})@(\d{4}-\d{2}-\d{2})$/;

/** Form of a ticker in the product's spelling, for documents; a ticker that fits it may still not exist. */
export const TICKER_FORM =
  /^[A-Z][A-Z0-9]{0,9}(?:p[A-Z]{0,2}|r?w|r)?(?:\.[A-Z0-9]{1,9})?(?:@\d{4}-\d{2}-\d{2})?$/;

/** Whether a text is the symbol of a chain file, like `MSFT@2021-11-22`. */
export function isFileSymbol(text: string): boolean {
  const [, , date] = FILE.exec(text) ?? [];
  return date !== undefined && parseCalendarDate(date) !== null;
}

/**
 * The ticker that a text names, as people, exchanges and brokers write it: in any case, with `/`, `-` or a blank before
 * the class, with `I:` before an index, a preferred share as `BAC.PRL`. Lower case is kept where it has a meaning: `BACpL`
 * is a preferred share of BAC, and `bacpl` is BACPL. Null where the text is no ticker.
 *
 * Source: Consolidated Tape Association, symbology of the Consolidated Quotation System (suffixes p, r and w).
 *
 * Example: `parseTicker('brk/b')` is `BRK.B`.
 */
export function parseTicker(text: string): Ticker | null {
  const plain = text.trim();
  if (plain.length > LONGEST) return null;
  const file = plain.toUpperCase();
  if (isFileSymbol(file)) return file as Ticker;
  const named = plain.replace(/^i:/i, '').replace(/[/ -](?=[a-z]$)/i, '.');
  const [, issuer = '', series = ''] = PREFERRED.exec(plain) ?? [];
  const preferred = `${issuer.toUpperCase()}p${series.toUpperCase()}`;
  if (issuer !== '' && MARKED.test(preferred)) return preferred as Ticker;
  const cased = MARKED.test(named) ? named : named.toUpperCase();
  return LISTED.test(cased) ? (cased as Ticker) : null;
}

/** Whether a text is a ticker in its one spelling. */
export const isTicker = (text: string): text is Ticker => parseTicker(text) === text;

/** Whether a text is a ticker of an exchange, in its one spelling: no symbol of a chain file. */
export const isListedTicker = (text: string): text is Ticker =>
  isTicker(text) && !isFileSymbol(text);

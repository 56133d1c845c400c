import { parseTicker } from '@toolyard/core/shared';

const PREFERRED = /^([A-Z]+)p([A-Z]{0,2})$/;

/** A ticker as the provider writes it: `BAC.PRL` for the preferred share `BACpL`. */
export const toAlpacaSymbol = (ticker: string): string => ticker.replace(PREFERRED, '$1.PR$2');

/** The ticker of a symbol of the provider; the symbol of a contract is one everywhere. */
export const fromAlpacaSymbol = (symbol: string): string => parseTicker(symbol) ?? symbol;

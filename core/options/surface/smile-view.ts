import type { FittedSmile, OptionChain, OptionQuote } from '../chain/index.ts';
import { fitChain, outOfTheMoney, smileQuotes, type ChainSmileQuote } from './chain-smile.ts';
import type { SviRefusal } from './fit-svi.ts';
import { smileAt } from './svi.ts';

/** A quote beside the fit. Volatilities are fractions per year. */
export interface SmilePoint extends ChainSmileQuote {
  /** Of the fit at the strike; null without a fit. */
  readonly fitted: number | null;
  /** Volatility of the quote less that of the fit. */
  readonly residual: number | null;
  /** The same in half widths of the spread: from −1 to 1 the fit lies between bid and ask. */
  readonly halfWidths: number | null;
  /** Whether the quote contradicts the others, so that the fit leaves it out. */
  readonly contradicts: boolean;
}

/** How many quotes out of the money are not used, by reason. */
export interface QuotesLeftOut {
  /** Bid above ask. */
  readonly crossed: number;
  /** Without a bid or an ask. */
  readonly oneSided: number;
  /** With a price that no volatility gives, or without a spread that a volatility can be told from. */
  readonly noVolatility: number;
}

/** The smile of one expiry: its quotes, the fit in force and what is left out. */
export interface SmileView {
  /** By ascending strike. */
  readonly points: readonly SmilePoint[];
  readonly smile: FittedSmile | null;
  /** Why there is no fit; null where there is one. */
  readonly refusal: SviRefusal | null;
  /** Root mean square of the residuals of the quotes in the fit; null without one. */
  readonly error: number | null;
  readonly leftOut: QuotesLeftOut;
}

/**
 * Volatility of a fitted smile at a strike, a fraction per year; strike and forward in dollars.
 *
 * @example volatilityOn({ a: 0.04, b: 0, rho: 0, m: 0, sigma: 1, years: 1 }, 100, 80) // 0.2
 */
export const volatilityOn = (smile: FittedSmile, forward: number, strike: number): number =>
  Math.sqrt(smileAt(smile, Math.log(strike / forward)).variance / smile.years);

const isOneSided = ({ bid, ask, flaw }: OptionQuote): boolean =>
  bid === null || ask === null || flaw === 'zeroBid' || flaw === 'zeroAsk';

/**
 * The quotes of a chain beside the fit that its terms carry, else beside a fit of their own.
 *
 * @example smileView(chainOf(100, [])).refusal // 'tooFewQuotes'
 */
export function smileView(chain: OptionChain): SmileView {
  const { terms } = chain;
  const fit = fitChain(chain);
  const smile = terms.smile ?? (fit.ok ? { ...fit.parameters, years: terms.years } : null);
  const contradictions = fit.ok ? fit.contradictions : [];
  const quotes = smileQuotes(chain);
  const points = quotes.map((quote): SmilePoint => {
    const fitted = smile && volatilityOn(smile, terms.forward, quote.strike);
    const residual = fitted === null ? null : quote.volatility - fitted;
    return {
      ...quote,
      fitted,
      residual,
      halfWidths: residual === null || quote.halfWidth === 0 ? null : residual / quote.halfWidth,
      contradicts: contradictions.includes(quote.strike),
    };
  });
  const fittedPoints = points.filter(({ contradicts }) => !contradicts);
  const squares = fittedPoints.reduce((sum, { residual }) => sum + (residual ?? 0) ** 2, 0);
  const listed = outOfTheMoney(chain);
  const crossed = listed.filter(({ flaw }) => flaw === 'crossed').length;
  const oneSided = listed.filter(isOneSided).length;
  return {
    points,
    smile,
    refusal: smile || fit.ok ? null : fit.reason,
    error: smile && fittedPoints.length > 0 ? Math.sqrt(squares / fittedPoints.length) : null,
    leftOut: {
      ...{ crossed, oneSided },
      noVolatility: listed.length - quotes.length - crossed - oneSided,
    },
  };
}

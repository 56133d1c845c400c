import type { Sourced } from '../../market/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import type { FittedSmile, OptionChain, OptionChains } from '../chain/index.ts';
import { fitChain, smileQuotes } from './chain-smile.ts';
import { NARROWEST, type SmileQuote, type SviRefusal } from './fit-svi.ts';
import {
  calendarArbitrage,
  fitSsvi,
  ssviSlice,
  type SsviParameters,
  type SurfaceExpiry,
} from './ssvi.ts';
import { smileAt } from './svi.ts';

/** Where an expiry's smile lies below that of the expiry before, so that a calendar spread would cost less than nothing. */
export interface SmileCrossing {
  /** Dollars. */
  readonly strike: number;
  /** `quotes`: by bid and ask, so that the quotes contradict each other; `fits`: within the spreads. */
  readonly by: 'quotes' | 'fits';
}

/** One expiry of the surface. */
export interface SurfaceSlice {
  readonly expiry: CalendarDate;
  readonly daysToExpiry: number;
  /** Dollars. */
  readonly forward: number;
  /** The fit of the expiry's own quotes; null without one. */
  readonly smile: FittedSmile | null;
  /** Why there is no fit; null where there is one. */
  readonly refusal: SviRefusal | null;
  /** The smile that the surface of all expiries has here; null without a fit. */
  readonly slice: FittedSmile | null;
  /** Root mean square of the quotes' volatilities less the surface's, a fraction per year; null without a fit. */
  readonly error: number | null;
  readonly crossing: SmileCrossing | null;
}

/** The smiles of all expiries, each by itself and as slices of one surface. */
export interface VolatilitySurface {
  /** Null where no expiry has a fit. */
  readonly parameters: SsviParameters | null;
  /** By ascending expiry. */
  readonly slices: readonly SurfaceSlice[];
}

/** Quotes of an expiry that the surface is fitted to, spread evenly over its strikes. */
const MOST_QUOTES = 41;

const spreadEvenly = <T>(all: readonly T[]): readonly T[] =>
  all.length <= MOST_QUOTES
    ? all
    : Array.from(
        { length: MOST_QUOTES },
        (_, i) => all[Math.round((i * (all.length - 1)) / (MOST_QUOTES - 1))]!,
      );

/** An expiry with a fit of its own. */
interface FittedExpiry {
  readonly chain: OptionChain;
  readonly smile: FittedSmile;
  readonly quotes: readonly SmileQuote[];
}

const moneyness = ({ chain }: FittedExpiry, strike: number): number =>
  Math.log(strike / chain.terms.forward);

function surfaceExpiry(fitted: FittedExpiry): SurfaceExpiry {
  const { years } = fitted.smile;
  return {
    years,
    theta: smileAt(fitted.smile, 0).variance,
    points: spreadEvenly(fitted.quotes).map(({ strike, volatility, halfWidth }) => ({
      k: moneyness(fitted, strike),
      variance: volatility * volatility * years,
      error: 2 * volatility * years * Math.max(halfWidth, NARROWEST),
    })),
  };
}

/** The log-moneynesses that both expiries have quotes at. */
function commonRange(earlier: FittedExpiry, later: FittedExpiry) {
  const ends = [earlier, later].map((fitted) => {
    const strikes = fitted.quotes.map(({ strike }) => moneyness(fitted, strike));
    return { from: Math.min(...strikes), to: Math.max(...strikes) };
  });
  const from = Math.max(...ends.map((each) => each.from));
  return { from, to: Math.max(from, Math.min(...ends.map((each) => each.to))) };
}

/** How far the later quote's ask lies below the earlier quotes' bid at the same log-moneyness, as total variance. */
function contradictionAt(earlier: FittedExpiry, later: FittedExpiry, quote: SmileQuote): number {
  const k = moneyness(later, quote.strike);
  const nearest = earlier.quotes.reduce((best, each) =>
    Math.abs(moneyness(earlier, each.strike) - k) < Math.abs(moneyness(earlier, best.strike) - k)
      ? each
      : best,
  );
  const { years } = earlier.smile;
  const bid = Math.sqrt(smileAt(earlier.smile, k).variance / years) - nearest.halfWidth;
  const ask = quote.volatility + quote.halfWidth;
  return Math.max(0, bid) ** 2 * years - ask * ask * later.smile.years;
}

function crossingOf(earlier: FittedExpiry, later: FittedExpiry): SmileCrossing | null {
  const range = commonRange(earlier, later);
  const worst = calendarArbitrage(earlier.smile, later.smile, range);
  if (worst === null) return null;
  const contradicting = later.quotes
    .filter(({ strike }) => {
      const k = moneyness(later, strike);
      return k >= range.from && k <= range.to;
    })
    .map((quote) => ({ quote, gap: contradictionAt(earlier, later, quote) }))
    .filter(({ gap }) => gap > 0);
  if (contradicting.length === 0)
    return { strike: later.chain.terms.forward * Math.exp(worst), by: 'fits' };
  const { quote } = contradicting.reduce((most, each) => (each.gap > most.gap ? each : most));
  return { strike: quote.strike, by: 'quotes' };
}

function errorOf(fitted: FittedExpiry, slice: FittedSmile): number {
  const squares = fitted.quotes.reduce((sum, { strike, volatility }) => {
    const { variance } = smileAt(slice, moneyness(fitted, strike));
    return sum + (Math.sqrt(variance / slice.years) - volatility) ** 2;
  }, 0);
  return Math.sqrt(squares / fitted.quotes.length);
}

/**
 * The smiles of all expiries, by ascending expiry: the fit that each chain's terms carry, else one of its own, beside the
 * slice of the SSVI surface nearest to all of them, which no calendar spread can arbitrage.
 *
 * @example volatilitySurface([chainOf(100, [])]) // { parameters: null, slices: [{ expiry: '2027-05-21', daysToExpiry: 365, forward: 100, smile: null, refusal: 'tooFewQuotes', slice: null, error: null, crossing: null }] }
 */
export function volatilitySurface(chains: readonly OptionChain[]): VolatilitySurface {
  const expiries = chains.map((chain) => {
    const { smile } = chain.terms;
    const fit = smile ? null : fitChain(chain);
    const own = smile ?? (fit?.ok ? { ...fit.parameters, years: chain.terms.years } : null);
    const fitted: FittedExpiry | null = own && { chain, smile: own, quotes: smileQuotes(chain) };
    return { chain, fitted, refusal: fit && !fit.ok ? fit.reason : null };
  });
  const known = expiries.flatMap(({ fitted }) => fitted ?? []);
  const surface = fitSsvi(known.map(surfaceExpiry));
  const slices = expiries.map(({ chain, fitted, refusal }): SurfaceSlice => {
    const { expiry, daysToExpiry, terms } = chain;
    const place = { expiry, daysToExpiry, forward: terms.forward, refusal };
    if (!fitted || !surface)
      return { ...place, smile: fitted?.smile ?? null, slice: null, error: null, crossing: null };
    const index = known.indexOf(fitted);
    const { years } = fitted.smile;
    const slice = { ...ssviSlice(surface.parameters, surface.thetas[index]!), years };
    const before = known[index - 1];
    return {
      ...{ ...place, smile: fitted.smile, slice, error: errorOf(fitted, slice) },
      crossing: before ? crossingOf(before, fitted) : null,
    };
  });
  return { parameters: surface?.parameters ?? null, slices };
}

/** The volatility surface of an underlying from the chains of all its expiries. */
export class ReadVolatilitySurface {
  constructor(private readonly chains: OptionChains) {}

  /** Refuses with SYMBOL_UNKNOWN. */
  async execute(symbol: string): Promise<Sourced<VolatilitySurface>> {
    const { value: expiries, meta } = await this.chains.expiries(symbol);
    const chains: OptionChain[] = [];
    for (const { expiry } of expiries) chains.push((await this.chains.chain(symbol, expiry)).value);
    return { value: volatilitySurface(chains), meta };
  }
}

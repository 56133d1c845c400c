/**
 * One dividend between now and the expiry: dollars per share, or a part of the price of the share on that day.
 * `years` from now, positive, to the last moment at which exercise of a call still gets it; the price of the share falls
 * before the next one.
 */
export type DatedDividend = (
  | { readonly years: number; readonly amount: number }
  | { readonly years: number; readonly proportion: number }
) & {
  /** The last such moment has passed, and `years` is the time until the price falls. */
  readonly isTooLate?: true;
};

/**
 * What is lognormal beside the dividends by date.
 *
 * `escrowed`: the share without the present value of its dividends. European options have a closed form.
 * `spot`: the share itself, which falls by each dividend on its ex-date and has the volatility between:
 *
 *     S(t⁺) = S(t⁻) − min(D, S(t⁻))   for cash,   S(t⁺) = (1 − p)·S(t⁻)   for a proportional dividend
 *
 * With the same volatility and cash dividends, prices by the spot model are higher.
 *
 * Source: E. Haug, J. Haug and A. Lewis, 'Back to Basics: a New Approach to the Discrete Dividend Problem', Wilmott
 * Magazine (September 2003); M. Vellekoop and J. Nieuwenhuis, 'Efficient Pricing of Derivatives on Assets with Discrete
 * Dividends', Applied Mathematical Finance 13 (2006).
 */
export type DividendModel = 'escrowed' | 'spot';

/**
 * The part of a share that the dividends up to the expiry leave, by the escrowed model: S = growth·S* + presentValue, where
 * S* is lognormal.
 */
export interface Escrow {
  /** Dollars per share. */
  readonly presentValue: number;
  /** 1 / Π(1 − p) over the proportional dividends. */
  readonly growth: number;
}

const NOTHING: Escrow = { presentValue: 0, growth: 1 };

/**
 * Present value of the cash dividends and growth of the proportional ones, `from` years from now on.
 *
 *     presentValue = Σ D·e^(−r·t)·Π 1/(1 − p) over the earlier p,   growth = Π 1/(1 − p)
 *
 * Source: Hull, Options, Futures and Other Derivatives, the chapter on the Black–Scholes–Merton model, for cash dividends.
 *
 * @param dividends by date
 * @param rate continuous, a fraction per year
 * @example escrowOf([{ years: 0.25, amount: 1 }, { years: 0.5, amount: 1 }], 0).presentValue // 2
 */
export function escrowOf(dividends: readonly DatedDividend[], rate: number, from = 0): Escrow {
  let { presentValue, growth } = NOTHING;
  for (const dividend of dividends) {
    const left = dividend.years - from;
    if (left <= 0) continue;
    if ('amount' in dividend) presentValue += dividend.amount * Math.exp(-rate * left) * growth;
    else growth /= 1 - dividend.proportion;
  }
  return { presentValue, growth };
}

/**
 * S* of a spot, 0 where the dividends are larger than the share; dollars per share.
 *
 * @example withoutDividends({ presentValue: 2, growth: 1 }, 100) // 98
 */
export const withoutDividends = ({ presentValue, growth }: Escrow, spot: number): number =>
  Math.max(0, (spot - presentValue) / growth);

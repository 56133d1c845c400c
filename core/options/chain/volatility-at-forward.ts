import { toDollars } from '../../shared/index.ts';
import type { OptionQuote } from './option-chain.ts';

type Quoted = Pick<OptionQuote, 'strike' | 'iv'>;

/** Volatility of one side at the forward; null when no strike with a volatility lies on both sides of it. */
function onOneSide(quotes: readonly Quoted[], forward: number): number | null {
  let below: { strike: number; iv: number } | null = null;
  for (const { strike: money, iv } of quotes) {
    if (iv === null) continue;
    const strike = toDollars(money);
    if (strike === forward) return iv;
    if (strike < forward) below = { strike, iv };
    else if (below === null) return null;
    else {
      const part = (forward - below.strike) / (strike - below.strike);
      return below.iv + part * (iv - below.iv);
    }
  }
  return null;
}

/**
 * Implied volatility at the forward, a fraction per year: linear in strike between the two nearest strikes that have one,
 *
 *     σ(F) = σ₁ + (F − K₁)/(K₂ − K₁)·(σ₂ − σ₁),   K₁ ≤ F ≤ K₂
 *
 * and the mean of the calls' and the puts', or the one there is; null when neither side encloses the forward.
 * Each side by ascending strike; the forward in dollars.
 *
 * @example volatilityAtForward([quote('call', 100, { iv: 0.2 }), quote('call', 110, { iv: 0.3 })], [], 105) // 0.25
 */
export function volatilityAtForward(
  calls: readonly Quoted[],
  puts: readonly Quoted[],
  forward: number,
): number | null {
  const known = [onOneSide(calls, forward), onOneSide(puts, forward)].filter((v) => v !== null);
  return known.length === 0 ? null : known.reduce((sum, v) => sum + v, 0) / known.length;
}

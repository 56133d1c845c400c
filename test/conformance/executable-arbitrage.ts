import { contractOf, type OptionChain, type OptionQuote } from '@toolyard/core/options/chain';
import { MONEY_SCALE } from '@toolyard/core/shared';

/** A portfolio that is paid for being taken and can never lose. */
interface Arbitrage {
  readonly relation: 'vertical' | 'butterfly' | 'box' | 'conversion' | 'calendar' | 'exercise';
  readonly symbols: readonly string[];
  /** Dollars a share that it pays today beyond what it is worth at least. */
  readonly gain: number;
}

interface Pair {
  readonly strike: number;
  readonly call: Side;
  readonly put: Side;
}
interface Side {
  readonly symbol: string;
  readonly bid: number;
  readonly ask: number;
}
interface Expiry {
  readonly pairs: readonly Pair[];
  readonly discount: number;
  /** What one share at expiry costs today. */
  readonly prepaid: number;
  readonly forward: number;
  readonly spot: number;
  readonly american: boolean;
}

/** Rounding of doubles, dollars. */
const TOLERANCE = 1e-7;

/**
 * Looks for arbitrage among random tuples of contracts of one underlying at executable prices (bought at the ask, sold at
 * the bid). European exercise:
 *
 *     vertical      C(K₁) − C(K₂) within 0 … D (K₂ − K₁), puts mirrored
 *     butterfly     λ C(K₁) + (1 − λ) C(K₃) ≥ C(K₂) where K₂ = λ K₁ + (1 − λ) K₃, and for puts
 *     box           C(K₁) − C(K₂) + P(K₂) − P(K₁) = D (K₂ − K₁)
 *     conversion    C(K) − P(K) = D (F − K)
 *     calendar      C(K₂, T₂) / P₂ ≥ C(K₁, T₁) / P₁ where K₂ / F₂ ≤ K₁ / F₁, puts mirrored;
 *                   P is the prepaid forward D F
 *
 * American exercise (Hull, Options, Futures and Other Derivatives, sections 11.3 to 11.6):
 *
 *     vertical      C(K₁) − C(K₂) within 0 … K₂ − K₁, puts mirrored
 *     butterfly     as above
 *     box           C(K₁) − C(K₂) + P(K₂) − P(K₁) ≥ D (K₂ − K₁)
 *     conversion    S − PV(dividends) − K ≤ C(K) − P(K) ≤ S − D K
 *     calendar      C(K₂, T₂) ≥ C(K₁, T₁) where K₂ ≤ K₁, puts mirrored
 *     exercise      C(K) ≥ S − K,   P(K) ≥ K − S
 *
 * `random` is uniform on [0, 1).
 */
export function findArbitrage(
  chains: readonly OptionChain[],
  tuples: number,
  random: () => number,
): readonly Arbitrage[] {
  const expiries = chains.map(toExpiry).filter(({ pairs }) => pairs.length >= 3);
  const below = (n: number): number => Math.floor(random() * n);
  const found: Arbitrage[] = [];
  const claim = (relation: Arbitrage['relation'], sides: readonly Side[], gain: number): void => {
    if (gain > TOLERANCE) found.push({ relation, symbols: sides.map((s) => s.symbol), gain });
  };
  for (let n = 0; n < tuples; n += 1) {
    const at = below(expiries.length);
    const expiry = expiries[at]!;
    const { pairs, discount, american, spot } = expiry;
    const [i, j, k] = threeOf(pairs.length, below);
    const [a, b, c] = [pairs[i]!, pairs[j]!, pairs[k]!];
    const kind = n % 5;
    if (kind === 0) {
      const width = (american ? 1 : discount) * (b.strike - a.strike);
      claim('vertical', [a.call, b.call], b.call.bid - a.call.ask);
      claim('vertical', [a.call, b.call], a.call.bid - b.call.ask - width);
      claim('vertical', [a.put, b.put], a.put.bid - b.put.ask);
      claim('vertical', [a.put, b.put], b.put.bid - a.put.ask - width);
    } else if (kind === 1) {
      const weight = (c.strike - b.strike) / (c.strike - a.strike);
      for (const side of ['call', 'put'] as const) {
        const wings = weight * a[side].ask + (1 - weight) * c[side].ask;
        claim('butterfly', [a[side], b[side], c[side]], b[side].bid - wings);
      }
    } else if (kind === 2) {
      const width = discount * (b.strike - a.strike);
      const bought = a.call.ask - b.call.bid + b.put.ask - a.put.bid;
      const sold = a.call.bid - b.call.ask + b.put.bid - a.put.ask;
      const sides = [a.call, b.call, b.put, a.put];
      claim('box', sides, width - bought);
      if (!american) claim('box', sides, sold - width);
    } else if (kind === 3) {
      const most = (american ? spot : expiry.prepaid) - discount * a.strike;
      const least = expiry.prepaid - (american ? 1 : discount) * a.strike;
      claim('conversion', [a.call, a.put], a.call.bid - a.put.ask - most);
      claim('conversion', [a.call, a.put], least - (a.call.ask - a.put.bid));
      if (!american) continue;
      claim('exercise', [a.call], spot - a.strike - a.call.ask);
      claim('exercise', [a.put], a.strike - spot - a.put.ask);
    } else if (at + 1 < expiries.length) {
      const later = expiries[at + 1 + below(expiries.length - at - 1)]!;
      const level = american ? 1 : later.forward / expiry.forward;
      const other = later.pairs[nearOrAny(later, a.strike * level, below)]!;
      const ratio = american ? 1 : expiry.prepaid / later.prepaid;
      const further = other.strike / level - a.strike;
      if (further <= 0)
        claim('calendar', [a.call, other.call], a.call.bid - ratio * other.call.ask);
      if (further >= 0) claim('calendar', [a.put, other.put], a.put.bid - ratio * other.put.ask);
    }
  }
  return found;
}

/** Three different indices, ascending; every other time close to each other, where bounds are tight. */
function threeOf(count: number, below: (n: number) => number): [number, number, number] {
  const span = below(2) === 0 ? count : Math.min(count, 6);
  const first = below(count - span + 1);
  const chosen = new Set<number>();
  while (chosen.size < 3) chosen.add(first + below(span));
  return [...chosen].sort((x, y) => x - y) as [number, number, number];
}

/** Index of a strike: every other time one of the four around `strike`. */
function nearOrAny({ pairs }: Expiry, strike: number, below: (n: number) => number): number {
  if (below(2) === 0) return below(pairs.length);
  const above = pairs.findIndex((pair) => pair.strike >= strike);
  const near = (above === -1 ? pairs.length : above) - 2 + below(4);
  return Math.min(Math.max(near, 0), pairs.length - 1);
}

function toExpiry(chain: OptionChain): Expiry {
  const { years, rate, forward } = chain.terms;
  const discount = Math.exp(-rate * years);
  const puts = new Map(chain.puts.map((put) => [put.strike, put]));
  const pairs = chain.calls.flatMap((call) => {
    const put = puts.get(call.strike);
    return put === undefined
      ? []
      : [{ strike: call.strike / MONEY_SCALE, call: toSide(call), put: toSide(put) }];
  });
  const spot = chain.spot / MONEY_SCALE;
  const american = contractOf(chain).exercise === 'american';
  return { pairs, discount, forward, prepaid: discount * forward, spot, american };
}

/** A quote that is missing can be neither bought nor sold. */
const toSide = ({ symbol, bid, ask }: OptionQuote): Side => ({
  symbol,
  bid: bid === null ? -Infinity : bid / MONEY_SCALE,
  ask: ask === null ? Infinity : ask / MONEY_SCALE,
});

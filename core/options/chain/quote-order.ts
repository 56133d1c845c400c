import type { Money } from '../../shared/index.ts';
import type { OptionType } from '../contracts/index.ts';
import { priceFlaw } from './quote-price.ts';

/** Money per share; null = unknown. */
interface RawQuote {
  readonly type: OptionType;
  readonly strike: Money;
  readonly bid: Money | null;
  readonly ask: Money | null;
}

/** A quote of two sides, in money per share. */
interface TwoSided extends RawQuote {
  readonly bid: Money;
  readonly ask: Money;
}

const isTwoSided = (quote: RawQuote): quote is TwoSided =>
  quote.bid !== null && quote.ask !== null && priceFlaw(quote.bid, quote.ask) === null;

const spreadOf = ({ bid, ask }: TwoSided): number => ask - bid;

/**
 * Whether two quotes of one type and expiry contradict each other, the first at the strike that is worth more: the
 * cheaper option sells above it, or the difference sells above that of the strikes, by more than the wider spread of
 * the two. Quotes that are not of one instant differ by less.
 */
function contradict(dearer: TwoSided, cheaper: TwoSided): boolean {
  const apart = Math.abs(dearer.strike - cheaper.strike);
  const gain = Math.max(cheaper.bid - dearer.ask, dearer.bid - cheaper.ask - apart);
  return gain > Math.max(spreadOf(dearer), spreadOf(cheaper));
}

/** Quotes of a side by falling value: calls by rising strike, puts by falling. */
const byValue = (type: OptionType, quotes: readonly RawQuote[]): TwoSided[] =>
  quotes
    .filter((quote) => quote.type === type)
    .filter(isTwoSided)
    .sort((a, b) => (type === 'call' ? a.strike - b.strike : b.strike - a.strike));

/** Whether no pair of a side contradicts itself: one pass over the least ask and the greatest bid less strike so far. */
function isInOrder(quotes: readonly TwoSided[]): boolean {
  const [first] = quotes;
  let [leastAsk, greatestBid] = [Infinity, -Infinity];
  for (const { strike, bid, ask } of quotes) {
    const away = Math.abs(strike - first!.strike);
    if (bid > leastAsk || greatestBid - away > ask) return false;
    leastAsk = Math.min(leastAsk, ask);
    greatestBid = Math.max(greatestBid, bid + away);
  }
  return true;
}

/** Pairs of a side that contradict each other. */
const contradictingPairs = (quotes: readonly TwoSided[]): (readonly TwoSided[])[] =>
  isInOrder(quotes)
    ? []
    : quotes.flatMap((dearer, i) =>
        quotes
          .slice(i + 1)
          .filter((cheaper) => contradict(dearer, cheaper))
          .map((cheaper) => [dearer, cheaper]),
      );

/** Strikes on either side that a butterfly is built of. */
const WINGS = 10;
/** Money per share that rounding may cost. */
const ROUNDING = 1;

/** What a butterfly pays whoever buys its wings at the ask and sells its body at the bid, in money per share of the body. */
function butterflyGain(low: TwoSided, body: TwoSided, high: TwoSided): number {
  const part = (high.strike - body.strike) / (high.strike - low.strike);
  return body.bid - part * low.ask - (1 - part) * high.ask;
}

/** Butterflies of a side that pay more than the widest spread of the three. */
function contradictingButterflies(quotes: readonly TwoSided[]): (readonly TwoSided[])[] {
  const found: (readonly TwoSided[])[] = [];
  for (const [i, body] of quotes.entries())
    for (let j = Math.max(0, i - WINGS); j < i; j += 1)
      for (let k = i + 1; k <= Math.min(i + WINGS, quotes.length - 1); k += 1) {
        const [low, high] = [quotes[j]!, quotes[k]!];
        const widest = Math.max(spreadOf(low), spreadOf(body), spreadOf(high));
        if (butterflyGain(low, body, high) > widest + ROUNDING) found.push([low, body, high]);
      }
  return found;
}

/** The quote of most contradictions, of two alike the wider one, and whether it is of more than any other; null without any. */
function worstOf(
  contradictions: readonly (readonly TwoSided[])[],
): { readonly quote: TwoSided; readonly isAlone: boolean } | null {
  const counts = new Map<TwoSided, number>();
  for (const quote of contradictions.flat()) counts.set(quote, (counts.get(quote) ?? 0) + 1);
  const [worst, next] = [...counts].sort(
    ([a, some], [b, others]) => others - some || spreadOf(b) - spreadOf(a),
  );
  return worst ? { quote: worst[0], isAlone: worst[1] > (next?.[1] ?? 0) } : null;
}

/** The quotes of one side that contradict most others, one by one until the rest agree. */
function outOfOrderOn(quotes: readonly TwoSided[]): TwoSided[] {
  const dearest = worstOf(contradictingPairs(quotes));
  const bent = dearest === null ? worstOf(contradictingButterflies(quotes)) : null;
  const worst = dearest?.quote ?? (bent?.isAlone ? bent.quote : null);
  return worst === null ? [] : [worst, ...outOfOrderOn(quotes.filter((each) => each !== worst))];
}

/**
 * The quotes of one expiry that contradict the others of their type: a call cannot be worth more than one with a lower
 * strike, a put not more than one with a higher strike, neither can differ by more than the strikes do, and no butterfly
 * can cost less than nothing. What could be traded at bid and ask must gain more than the widest spread of the quotes, so a
 * wide quote contradicts nothing and neither do quotes of two instants. The quote with the most contradictions goes first;
 * of butterflies only where one quote is of more than any other, since else it cannot be told which errs.
 *
 *     K₁ < K₂:        bid(C₂) ≤ ask(C₁) + s,   bid(C₁) − ask(C₂) ≤ K₂ − K₁ + s    puts with the strikes exchanged
 *     K₁ < K₂ < K₃:   bid(C₂) ≤ w·ask(C₁) + (1 − w)·ask(C₃) + s,   w = (K₃ − K₂)/(K₃ − K₁)    s the widest spread
 *
 * Source: R. C. Merton, 'Theory of rational option pricing', Bell Journal of Economics 4 (1973), theorems 3 and 4.
 *
 * @example
 * const calls = [quote('call', 195, { bid: 41_000, ask: 44_000 }), quote('call', 200, { bid: 409_500, ask: 441_500 }), quote('call', 205, { bid: 9_500, ask: 10_500 })];
 * [...quotesOutOfOrder(calls)].map(({ strike }) => strike) // [2_000_000]
 */
export function quotesOutOfOrder<Q extends RawQuote>(quotes: readonly Q[]): ReadonlySet<Q> {
  const found = (['call', 'put'] as const).flatMap((type) => outOfOrderOn(byValue(type, quotes)));
  return new Set(found as readonly RawQuote[] as readonly Q[]);
}

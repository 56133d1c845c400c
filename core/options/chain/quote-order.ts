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

/** The quote that contradicts most others of its side, of two alike the wider one; null where all agree. */
function worstOf(quotes: readonly TwoSided[]): TwoSided | null {
  let [worst, most]: [TwoSided | null, number] = [null, 0];
  for (const [i, quote] of quotes.entries()) {
    const count = quotes.filter((other, j) =>
      i < j ? contradict(quote, other) : i > j && contradict(other, quote),
    ).length;
    const isWider = count === most && worst !== null && spreadOf(quote) > spreadOf(worst);
    if (count > most || isWider) [worst, most] = [quote, count];
  }
  return worst;
}

/** The quotes of one side that contradict most others, one by one until the rest agree. */
function outOfOrderOn(quotes: readonly TwoSided[]): TwoSided[] {
  if (isInOrder(quotes)) return [];
  const worst = worstOf(quotes);
  return worst === null ? [] : [worst, ...outOfOrderOn(quotes.filter((each) => each !== worst))];
}

/**
 * The quotes of one expiry that contradict the others of their type: a call cannot be worth more than one with a lower
 * strike, a put not more than one with a higher strike, and neither can differ by more than the strikes do. What
 * could be traded at bid and ask must gain more than the wider spread of the two, so a wide quote contradicts nothing and
 * neither do quotes of two instants. The quote with the most contradictions goes first.
 *
 *     K₁ < K₂:   bid(C₂) ≤ ask(C₁) + s,   bid(C₁) − ask(C₂) ≤ K₂ − K₁ + s    s the wider spread; puts with the strikes exchanged
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

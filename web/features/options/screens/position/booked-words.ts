import {
  isOptionLeg,
  parseOptionSymbol,
  signedShares,
  type Leg,
} from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import type {
  CorporateActionResponse,
  FillResponse,
  StrategyStepResponse,
} from '../../../../api/generated.ts';
import type { Translate } from '../../../../i18n/use-text.ts';
import { decimal, price as priceOf } from '../../../../ui/format.ts';
import type { Format } from '../../shared/figures/use-format.ts';
import { deliverableWords } from '../../shared/chain/deliverable-words.ts';
import { filledLeg, isPaid } from './position-sums.ts';

type WordFormat = Pick<Format, 'price' | 'monthDay'>;

/** Dollars per share, as exact as they are stored: `$0.52`, `$0.0125`. */
const perShare = (dollars: FillResponse['price'] | null): string => `$${priceOf(dollars)}`;

/** A corporate action: `4-for-1 split`. */
export function actionWords(
  t: Translate,
  { kind, symbol, from, to, cash, newSymbol }: CorporateActionResponse,
): string {
  switch (kind) {
    case 'split':
      return t((to ?? 0) < (from ?? 0) ? 'life.step.reverseSplit' : 'life.step.split', {
        from: decimal(from, 0),
        to: decimal(to, 0),
      });
    case 'dividend':
      return t('life.step.specialDividend', { cash: perShare(cash) });
    case 'symbolChange':
      return t('life.step.symbolChange', { symbol, newSymbol: newSymbol ?? '' });
    case 'merger':
      return t('life.step.merger', { symbol });
  }
}

/** The name of a step; closing parts of several legs closes a part of the position. */
export function stepWords(
  t: Translate,
  { kind, fills, action }: Pick<StrategyStepResponse, 'kind' | 'fills' | 'action'>,
): string {
  if (action) return actionWords(t, action);
  if (kind === 'dividend') return t('life.step.dividendBooked');
  return t(
    kind === 'closedLeg' && fills.length > 1 ? 'life.step.partlyClosed' : `life.step.${kind}`,
  );
}

/** Contracts or shares that were held before a step, negative when short. */
function heldBefore(
  steps: readonly StrategyStepResponse[],
  { id, at }: Pick<StrategyStepResponse, 'id' | 'at'>,
  symbol: string,
): number {
  const place = steps.findIndex((step) => step.id === id);
  const earlier = place < 0 ? steps.filter((step) => step.at < at) : steps.slice(0, place);
  const held = new Map<string, number>();
  for (const fill of earlier.flatMap(({ fills }) => fills)) {
    if (isPaid(fill)) continue;
    const change = fill.side === 'buy' ? fill.contracts : -fill.contracts;
    if (fill.replaces !== null) held.delete(fill.replaces);
    held.set(fill.symbol, (held.get(fill.symbol) ?? 0) + change);
  }
  return held.get(symbol) ?? 0;
}

/** `400 ABC shares`, `8 × 105 call`, `short 2 × 420 call`. */
export function heldWords(t: Translate, leg: Leg, signed: number): string {
  const count = Math.abs(signed);
  const strike = isOptionLeg(leg) ? String(toDollars(leg.strike)) : '';
  const held = isOptionLeg(leg)
    ? t(leg.type === 'call' ? 'life.heldContracts' : 'life.heldPuts', { count, strike })
    : t('life.heldShares', { count: decimal(count, 0), symbol: leg.symbol });
  return signed < 0 ? t('life.short', { held }) : held;
}

/** What a corporate action has made of a holding: `100 ABC shares at 400.00 became 400 ABC shares at 100.00`. */
function replacedWords(
  t: Translate,
  { price }: Pick<Format, 'price'>,
  { steps, step, fill }: ReplacedFill,
): string {
  const leg = filledLeg(fill);
  const after = signedShares(leg) / leg.multiplier;
  const replaced = legOfSymbol(leg, fill.replaces ?? fill.symbol);
  const before = heldBefore(steps, step, replaced.symbol);
  const { symbol, deliverable } = fill;
  const delivers = deliverable ? [deliverableWords(t, { symbol, deliverable })] : [];
  const words = {
    before: heldWords(t, replaced, before),
    after: [heldWords(t, leg, after), ...delivers].join(' · '),
  };
  if (before === 0 || isOptionLeg(leg)) return t('life.became', words);
  // The cost of all of them is the same.
  const priceBefore = price((fill.price * after) / before);
  return t('life.becameAt', { ...words, priceBefore, priceAfter: price(fill.price) });
}

/** A fill of a corporate action, its step, and the steps in force. */
interface ReplacedFill {
  readonly steps: readonly StrategyStepResponse[];
  readonly step: StrategyStepResponse;
  readonly fill: FillResponse;
}

/** The leg as it was called before. */
function legOfSymbol(leg: Leg, symbol: string): Leg {
  if (!isOptionLeg(leg)) return { ...leg, symbol };
  const parsed = parseOptionSymbol(symbol);
  return parsed.ok ? { ...leg, symbol, strike: parsed.value.strike } : leg;
}

/** `Cash for ABC: $12.34`, `Cash for ABC: $10 × 100`. */
function paidWords(t: Translate, { symbol, price: dollars, contracts }: FillResponse): string {
  const number = contracts === 1 ? '' : ` × ${decimal(contracts, 0)}`;
  return t('life.cashPaidOf', { symbol, cash: `${perShare(dollars)}${number}` });
}

/** `Dividend KO $0.52 × −100`, with the shares that it was paid on, negative when short. */
const dividendWords = (t: Translate, fill: FillResponse): string =>
  t('life.dividend', {
    symbol: fill.symbol,
    price: perShare(fill.price),
    shares: decimal(signedShares(filledLeg(fill)), 0),
  });

const ENDINGS: ReadonlyMap<
  FillResponse['cause'],
  'life.expired' | 'life.exercised' | 'life.assigned'
> = new Map([
  ['expiry', 'life.expired'],
  ['exercise', 'life.exercised'],
  ['assignment', 'life.assigned'],
]);

/** `1 × 8.75 put Dec 18 exercised`; where cash is paid instead of shares: `…, paid 14.73 each`. */
function endedWords(t: Translate, { price, monthDay }: WordFormat, fill: FillResponse): string {
  const leg = filledLeg(fill);
  const { symbol, deliverable, expiration } = fill;
  const held = `${heldWords(t, leg, -signedShares(leg) / leg.multiplier)} ${monthDay(expiration ?? '')}`;
  const delivers = deliverable ? ` · ${deliverableWords(t, { symbol, deliverable })}` : '';
  const words = t(ENDINGS.get(fill.cause)!, { held }) + delivers;
  return fill.price === 0 ? words : t('life.endedAt', { words, price: price(fill.price) });
}

/**
 * A fill that is no trade in words: contracts that end, cash that shares receive, or what a holding has become; null for
 * any other.
 */
export function bookedWords(t: Translate, format: WordFormat, booked: ReplacedFill): string | null {
  const { fill } = booked;
  if (fill.cause === 'dividend') return dividendWords(t, fill);
  if (fill.cause === 'cashPayment') return paidWords(t, fill);
  if (ENDINGS.has(fill.cause) && fill.expiration !== null) return endedWords(t, format, fill);
  return fill.replaces === null ? null : replacedWords(t, format, booked);
}

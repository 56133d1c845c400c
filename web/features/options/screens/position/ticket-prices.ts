import type { QuotedLeg } from '@toolyard/core/options/analysis';
import type { OptionQuote } from '@toolyard/core/options/chain';
import { signedShares, type Leg } from '@toolyard/core/options/contracts';
import type { PriceSource } from '@toolyard/core/options/strategies';
import {
  fromDollars,
  isMoneyAmount,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  toDollars,
  type Money,
} from '@toolyard/core/shared';
import type { DeliverableResponse, TradeSide } from '../../../../api/generated.ts';
import { quotedPrice } from '../../shared/chain/chain-quotes.ts';
import { readNumber } from '../../shared/figures/read-number.ts';

/** What one can trade at; dollars a share. */
export interface Quote {
  readonly bid: number | null;
  readonly ask: number | null;
  readonly mid: number | null;
}

/** The prices of a listed contract, in dollars a share. */
export function tradableQuote(quote: OptionQuote): Quote {
  const dollars = (source: PriceSource) => {
    const price = quotedPrice(quote, source);
    return price === null ? null : toDollars(price);
  };
  return { bid: dollars('bid'), ask: dollars('ask'), mid: dollars('mid') };
}

export const QUOTE_SOURCES = ['bid', 'mid', 'ask'] as const;
export type LineSource = (typeof QUOTE_SOURCES)[number] | 'own';

/** One trade of a ticket before it has a price. */
export interface TicketLine {
  readonly key: string;
  /** As it is traded: long is bought, short is sold. */
  readonly leg: Leg;
  readonly quote: Quote | null;
  /** Dollars a share where no quote is; what the plan said. */
  readonly planned: number | null;
  /** What an adjusted contract delivers; absent for others. */
  readonly deliverable?: DeliverableResponse | null;
}

/** What was typed for a line; a source other than `own` follows its quote. */
export interface LineEntry {
  readonly source: LineSource;
  readonly typed: string;
  /** For the whole line; null follows the rates. */
  readonly commission: string | null;
}

export interface PricedLine extends TicketLine {
  readonly entry: LineEntry;
  /** What stands in the field of the commission. */
  readonly shownCommission: string;
  /** Dollars a share; null while it is wrong or missing. */
  readonly price: number | null;
  readonly commission: number | null;
  readonly cash: number | null;
}

export const MOST_DOLLARS = 1_000_000;

export const sideOf = (leg: Leg): TradeSide => (leg.position === 'long' ? 'buy' : 'sell');

/** Dollars with two to four decimals. */
export const writtenPrice = (dollars: number): string => dollars.toFixed(4).replace(/0{1,2}$/, '');

/** Buying costs the ask and selling brings the bid; without a quote it is what the plan said. */
export function entryFor({ leg, quote, planned }: TicketLine): LineEntry {
  const natural = leg.position === 'long' ? 'ask' : 'bid';
  const source = ([natural, 'mid'] as const).find((each) => quote?.[each] != null);
  const typed = planned === null ? '' : writtenPrice(planned);
  return { source: source ?? 'own', typed: source ? '' : typed, commission: null };
}

/** Dollars from zero up, with at most four decimals; null for anything else. */
export function amountIn(typed: string): number | null {
  const value = readNumber(typed);
  return isMoneyAmount(value) && value >= 0 && value <= MOST_DOLLARS ? value : null;
}

/** What a trade brings (+) or costs (−) in dollars, its commission taken off. */
export function tradeCash(leg: Leg, price: number, commission: number): number {
  const proceeds = multiplyMoney(fromDollars(price), -signedShares(leg));
  return toDollars(subtractMoney(proceeds, fromDollars(commission)));
}

/** A commission as its field shows it: as typed, else `usual`; null where it is wrong. Dollars. */
export function commissionIn(typed: string | null, usual: number) {
  const shown = typed ?? (usual === 0 ? '' : writtenPrice(usual));
  return { shown, commission: shown.trim() === '' ? 0 : amountIn(shown) };
}

/** A line at its price; `usual` is its commission by the rates, dollars. */
export function pricedLine(line: TicketLine, entry: LineEntry, usual: number): PricedLine {
  const price =
    entry.source === 'own' ? amountIn(entry.typed) : (line.quote?.[entry.source] ?? null);
  const { shown: shownCommission, commission } = commissionIn(entry.commission, usual);
  const known = price !== null && commission !== null;
  return {
    ...line,
    entry,
    shownCommission,
    price,
    commission,
    cash: known ? tradeCash(line.leg, price, commission) : null,
  };
}

const moneyIn = (dollars: number | null | undefined): Money | null =>
  dollars === null || dollars === undefined ? null : fromDollars(dollars);

/** A line at its price, with its quote. */
export const quotedLine = ({ leg, quote, price }: PricedLine): QuotedLeg => ({
  leg: { ...leg, premium: fromDollars(price ?? 0) },
  bid: moneyIn(quote?.bid),
  ask: moneyIn(quote?.ask),
  mid: moneyIn(quote?.mid),
});

/** All cash of a ticket; null while a line has none. */
export function ticketCash(lines: readonly PricedLine[]): number | null {
  const flows = lines.map(({ cash }) => cash);
  return flows.includes(null)
    ? null
    : toDollars(sumMoney(flows.map((cash) => fromDollars(cash ?? 0))));
}

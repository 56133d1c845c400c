import type { BrokerPosition } from '../../../brokerage/index.ts';
import {
  fromDollars,
  isMoneyAmount,
  moneyOf,
  multiplyMoney,
  subtractMoney,
  ZERO_MONEY,
  type Instant,
  type Money,
} from '../../../shared/index.ts';
import { CONTRACT_MULTIPLIER, isOption } from '../../contracts/index.ts';
import { holdingsAfter, MAX_PRICE, type Strategy } from '../../strategies/index.ts';
import { recognise } from '../../templates/index.ts';
import {
  FILL_CONTRACT_ADJUSTED,
  FILL_CURRENCY,
  FILL_INSTRUMENT,
  FILL_KNOWN,
  FILL_QUANTITY,
  POSITION_BOTH_SIDES,
  POSITION_PRICE,
  POSITION_REDUCED,
} from '../records.errors.ts';
import { optionOf, stockOf } from './broker-contracts.ts';
import {
  checkFill,
  LineFault,
  lineRefusal,
  tickerIn,
  type BrokerFileReading,
  type BrokerFill,
  type LineRefusal,
  type PricedFill,
} from './broker-rows.ts';

/** What earlier imports hold of one contract or stock. */
interface Recorded {
  quantity: number;
  cost: Money;
}

function recordedIn(imported: readonly Strategy[]): Map<string, Recorded> {
  const recorded = new Map<string, Recorded>();
  for (const { steps } of imported)
    for (const { symbol, quantity, cost } of holdingsAfter(steps).held) {
      const known = recorded.get(symbol) ?? { quantity: 0, cost: ZERO_MONEY };
      const sum = { quantity: known.quantity + quantity, cost: moneyOf(known.cost + cost) };
      recorded.set(symbol, sum);
    }
  return recorded;
}

function tradedOf({ kind, symbol, description, multiplier }: BrokerPosition) {
  if (kind === 'other') throw new LineFault(FILL_INSTRUMENT, description);
  if (kind === 'stock') return stockOf(tickerIn(symbol));
  const traded = optionOf(symbol);
  const { instrument } = traded;
  if (multiplier !== CONTRACT_MULTIPLIER || (isOption(instrument) && instrument.deliverable))
    throw new LineFault(FILL_CONTRACT_ADJUSTED, description);
  return traded;
}

/** The average price, rounded to 1e-4 dollar. */
function priceOf({ averagePrice, description }: BrokerPosition): Money {
  const rounded = averagePrice === null ? NaN : Math.round(averagePrice * 10_000) / 10_000;
  const price = rounded >= 0 && isMoneyAmount(rounded) ? fromDollars(rounded) : null;
  if (price === null || price > MAX_PRICE) throw new LineFault(POSITION_PRICE, description);
  return price;
}

/** A position as the purchase or sale that opens it now. */
function fillOf(position: BrokerPosition, line: number, at: Instant): PricedFill {
  const { currency, quantity, description } = position;
  const traded = tradedOf(position);
  if (currency !== 'USD') throw new LineFault(FILL_CURRENCY, `${description} ${currency}`);
  if (!Number.isSafeInteger(quantity) || quantity === 0)
    throw new LineFault(FILL_QUANTITY, `${description} ${quantity}`);
  const fill: PricedFill = {
    ...traded,
    line,
    at,
    quantity,
    price: priceOf(position),
    commission: ZERO_MONEY,
    effect: 'open',
    isSided: true,
    cause: 'trade',
    order: traded.underlying,
  };
  return checkFill(fill, at);
}

/** The price of what is new in a position, so that old and new together have the broker's average price. */
function addedPrice(fill: PricedFill, added: number, { cost }: Recorded): Money {
  const { multiplier } = fill.instrument;
  const whole = multiplyMoney(fill.price, fill.quantity * multiplier);
  const price = Math.round(subtractMoney(whole, cost) / (added * multiplier));
  return price >= 0 && price <= MAX_PRICE ? moneyOf(price) : fill.price;
}

/** Takes what is recorded of a position off it; the rest is new. */
class Unrecorded {
  private readonly recorded: Map<string, Recorded>;
  private readonly sides = new Map<string, number>();
  /** The last line of each symbol. */
  private readonly last: ReadonlyMap<string, number>;

  constructor(imported: readonly Strategy[], fills: readonly BrokerFill[]) {
    this.recorded = recordedIn(imported);
    this.last = new Map(fills.map(({ instrument: { symbol }, line }) => [symbol, line]));
  }

  of(fill: PricedFill): PricedFill {
    const { line, quantity } = fill;
    const { symbol } = fill.instrument;
    const side = Math.sign(quantity);
    if ((this.sides.get(symbol) ?? side) !== side) throw new LineFault(POSITION_BOTH_SIDES, symbol);
    this.sides.set(symbol, side);
    const recorded = this.recorded.get(symbol) ?? { quantity: 0, cost: ZERO_MONEY };
    if (recorded.quantity * side < 0) throw new LineFault(POSITION_REDUCED, symbol);
    const known = Math.min(Math.abs(recorded.quantity), Math.abs(quantity));
    const left = recorded.quantity - side * known;
    this.recorded.set(symbol, { quantity: left, cost: left === 0 ? ZERO_MONEY : recorded.cost });
    if (left !== 0 && this.last.get(symbol) === line) throw new LineFault(POSITION_REDUCED, symbol);
    const added = quantity - side * known;
    if (added === 0) throw new LineFault(FILL_KNOWN, symbol);
    return known === 0
      ? fill
      : { ...fill, quantity: added, price: addedPrice(fill, added, recorded) };
  }
}

/**
 * One strategy per underlying where its positions together have a name; else one per expiry, and the shares with the
 * calls that they cover.
 */
function grouped(fills: readonly BrokerFill[]): readonly BrokerFill[] {
  const legs = (underlying: string) =>
    fills
      .filter((fill) => fill.underlying === underlying)
      .map(({ instrument, quantity }) => ({
        ...instrument,
        position: quantity > 0 ? ('long' as const) : ('short' as const),
        quantity: Math.abs(quantity),
      }));
  const named = new Map(
    [...new Set(fills.map(({ underlying }) => underlying))].map((underlying) => [
      underlying,
      recognise(legs(underlying)).templateId !== 'custom',
    ]),
  );
  const orderOf = ({ underlying, instrument }: BrokerFill): string => {
    if (named.get(underlying)) return underlying;
    return `${underlying} ${instrument.kind === 'stock' ? 'shares' : instrument.expiry}`;
  };
  const shares = fills.filter(({ instrument }) => instrument.kind === 'stock');
  const options = fills.filter(({ instrument }) => instrument.kind === 'option');
  return [...shares, ...options].map((fill) => ({ ...fill, order: orderOf(fill) }));
}

/**
 * Positions as the fills that open them now, without what earlier imports hold already, and those that cannot be
 * imported.
 */
export function readPositions(
  positions: readonly BrokerPosition[],
  imported: readonly Strategy[],
  now: Instant,
): BrokerFileReading {
  const refusals: LineRefusal[] = [];
  const orRefused = (line: number, symbol: string, read: () => PricedFill): PricedFill[] => {
    try {
      return [read()];
    } catch (fault) {
      if (!(fault instanceof LineFault)) throw fault;
      refusals.push(lineRefusal(line, fault.reason, fault.value || symbol));
      return [];
    }
  };
  const fills = positions.flatMap((position, place) =>
    orRefused(place + 1, position.description, () => fillOf(position, place + 1, now)),
  );
  const unrecorded = new Unrecorded(imported, fills);
  const added = fills.flatMap((fill) =>
    orRefused(fill.line, fill.instrument.symbol, () => unrecorded.of(fill)),
  );
  return { fills: grouped(added), refusals };
}

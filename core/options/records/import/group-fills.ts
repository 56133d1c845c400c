import { newYorkDate } from '../../../calendar/index.ts';
import type { DailyClose } from '../../../market/index.ts';
import { addDays, moneyOf, ZERO_MONEY } from '../../../shared/index.ts';
import type { CalendarDate, ErrorDefinition, Instant, Money } from '../../../shared/index.ts';
import {
  CONTRACT_MULTIPLIER,
  isOption,
  parseOptionSymbol,
  rootOf,
  termsOfContract,
  type Instrument,
  type OptionInstrument,
} from '../../contracts/index.ts';
import {
  holdingsAfter,
  MAX_STEPS,
  MAX_TRADES,
  type Fill,
  type Strategy,
} from '../../strategies/index.ts';
import {
  FILL_BEFORE_STEPS,
  FILL_CANCELLED,
  FILL_KNOWN,
  FILL_NEVER_OPENED,
  FILL_NO_SPOT,
  FILL_QUANTITY,
  FILL_RENAMED,
  FILL_SETTLEMENT_UNKNOWN,
  FILL_UNKNOWN_SYMBOL,
  TRADE_TOO_LONG,
} from '../records.errors.ts';
import {
  lineRefusal,
  type BrokerFileReading,
  type BrokerFill,
  type LineRefusal,
  type PricedFill,
} from './broker-rows.ts';

/** The price of a day: its close, or the last one so far. */
export interface DailyPrice extends DailyClose {
  /** Whether the session had closed for good when it was read. */
  readonly isFinal: boolean;
}

/** Daily prices of the underlyings of a file, ascending; no entry for a symbol that the market source does not know. */
export type PricesBySymbol = ReadonlyMap<string, readonly DailyPrice[]>;

/** A fill of a step, with the line that states it. */
export interface PlacedFill {
  readonly line: number;
  readonly fill: Fill;
}

export interface GroupedStep {
  readonly at: Instant;
  /** Null at a settlement whose price is not known. */
  readonly spot: Money | null;
  readonly note: string;
  readonly placed: readonly PlacedFill[];
}

/** The steps of one strategy: of a new one, or further ones of a strategy that an earlier import made. */
export interface GroupedStrategy {
  readonly symbol: string;
  readonly existing: Strategy | null;
  readonly steps: readonly GroupedStep[];
}

export interface GroupedFills {
  readonly strategies: readonly GroupedStrategy[];
  readonly refusals: readonly LineRefusal[];
}

interface GrowingStep {
  at: Instant;
  readonly spot: Money | null;
  note: string;
  readonly placed: PlacedFill[];
}

/** What is added to a strategy beside the fill itself. */
interface Addition {
  readonly at: Instant;
  readonly spot: Money | null;
  readonly note: string;
}

const underlyingIn = (symbol: string): string | null => {
  const parsed = parseOptionSymbol(symbol);
  return parsed.ok ? parsed.value.underlying : null;
};

const secondOf = (at: Instant): number => Math.floor(at / 1000);

/** A strategy while fills are added to it. */
class Growing {
  readonly steps: GrowingStep[] = [];
  private readonly held = new Map<string, number>();
  private readonly stored: number;
  private last: Instant;

  constructor(
    readonly symbol: string,
    readonly existing: Strategy | null,
  ) {
    this.stored = existing?.steps.length ?? 0;
    this.last = existing?.steps.at(-1)?.at ?? -Infinity;
    for (const { symbol: held, quantity } of holdingsAfter(existing?.steps ?? []).held)
      this.held.set(held, quantity);
  }

  get isOpen(): boolean {
    return this.held.size > 0;
  }

  heldOf(symbol: string): number {
    return this.held.get(symbol) ?? 0;
  }

  /** Whether it holds a contract of these terms, whose root is another. */
  holdsTermsOf(instrument: Instrument): boolean {
    const tail = (symbol: string) => symbol.slice(rootOf(symbol).length);
    return (
      isOption(instrument) &&
      [...this.held.keys()].some(
        (symbol) =>
          parseOptionSymbol(symbol).ok &&
          tail(symbol) === tail(instrument.symbol) &&
          underlyingIn(symbol) === underlyingIn(instrument.symbol),
      )
    );
  }

  /** Cost of what is held of a symbol. */
  costOf(symbol: string): Money {
    const added = this.steps.map(({ placed }) => ({ fills: placed.map(({ fill }) => fill) }));
    const { held } = holdingsAfter([...(this.existing?.steps ?? []), ...added]);
    return held.find((each) => each.symbol === symbol)?.cost ?? ZERO_MONEY;
  }

  /** Shares that no short call of the strategy is covered by yet. */
  uncoveredShares(): number {
    let shares = this.heldOf(this.symbol);
    for (const [symbol, quantity] of this.held) {
      const contract = parseOptionSymbol(symbol);
      if (contract.ok && contract.value.type === 'call' && quantity < 0)
        shares += quantity * (contract.value.multiplier ?? CONTRACT_MULTIPLIER);
    }
    return shares;
  }

  /** Whether a fill of that second can still be added: not before the steps that are stored. */
  takes(at: Instant): boolean {
    return this.existing === null || secondOf(at) >= secondOf(this.last);
  }

  get isFull(): boolean {
    return this.stored + this.steps.length >= MAX_STEPS;
  }

  add(placed: PlacedFill, { at, spot, note }: Addition, apart = false): void {
    const { symbol, quantity } = placed.fill;
    const current = this.steps.at(-1);
    if (current && !apart && current.at === at && current.placed.length < MAX_TRADES)
      current.placed.push(placed);
    else this.steps.push({ at: Math.max(at, this.last + 1), spot, note, placed: [placed] });
    this.last = this.steps.at(-1)!.at;
    const after = this.heldOf(symbol) + quantity;
    if (after === 0) this.held.delete(symbol);
    else this.held.set(symbol, after);
  }
}

/** Equal for a fill in a file and the same fill of one side in a strategy, whose steps may lie some milliseconds apart. */
const identityOf = (
  at: Instant,
  symbol: string,
  { cause, price, quantity }: Pick<Fill, 'cause' | 'price' | 'quantity'>,
) => [secondOf(at), symbol, cause, price, Math.sign(quantity)].join(' ');

/** Quantities of the fills that are imported already, by identity: as they are, and as they were before corrections. */
function knownQuantities(imported: readonly Strategy[]): Map<string, number> {
  const versions = new Map<string, { readonly id: string; readonly quantity: number }[]>();
  const steps = imported.flatMap(({ steps: inForce, corrections }) => [
    ...inForce,
    ...corrections.map(({ before }) => before),
  ]);
  for (const { at, fills } of steps)
    for (const fill of fills) {
      const { id, symbol, quantity } = fill;
      const identity = identityOf(at, symbol, fill);
      const same = versions.get(identity) ?? [];
      if (same.every((each) => each.id !== id))
        versions.set(identity, [...same, { id, quantity: Math.abs(quantity) }]);
    }
  return new Map(
    [...versions].map(([identity, found]) => [
      identity,
      found.reduce((sum, { quantity }) => sum + quantity, 0),
    ]),
  );
}

/** The price of a day or the last one within the week before it. */
function priceOn(prices: readonly DailyPrice[], date: CalendarDate): Money | null {
  const last = prices.findLast((each) => each.date <= date);
  return last && last.date >= addDays(date, -7) ? last.close : null;
}

/**
 * Settlement price of a contract that ended without a trade, on a day or before it at its expiry: the final close of
 * that very day. Null while it is not final, and for contracts that settle at opening prices.
 */
function settlementOn(
  prices: readonly DailyPrice[],
  date: CalendarDate,
  { symbol, expiry }: OptionInstrument,
): Money | null {
  if (termsOfContract(symbol).settlementTime === 'AM') return null;
  const day = date < expiry ? date : expiry;
  return prices.find((each) => each.date === day && each.isFinal)?.close ?? null;
}

/** A part of a fill, its commission in proportion; the last part gets the remainder. */
function split(fill: Fill, units: number, id: string): readonly [Fill, Fill] {
  const size = Math.abs(fill.quantity);
  const sign = Math.sign(fill.quantity);
  const share = moneyOf(Math.floor((fill.commission * units) / size));
  return [
    { ...fill, id, quantity: sign * units, commission: share },
    { ...fill, quantity: sign * (size - units), commission: moneyOf(fill.commission - share) },
  ];
}

interface PendingFill {
  readonly read: PricedFill;
  readonly fill: Fill;
  readonly spot: Money | null;
  /** Whether it is what a trade has beyond the position that it closed. */
  readonly reverses: boolean;
}

const additionOf = ({ read, spot }: PendingFill): Addition => ({
  ...{ at: read.at, spot, note: read.note ?? '' },
});

/** Second and symbol of a split of shares that an earlier import made: they are closed and opened in one step. */
const splitIn = ({ at, fills }: Pick<Strategy['steps'][number], 'at' | 'fills'>): string[] =>
  fills
    .filter(
      ({ kind, symbol, quantity }) =>
        kind === 'stock' &&
        fills.some((each) => each.symbol === symbol && each.quantity * quantity < 0),
    )
    .map(({ symbol }) => `${secondOf(at)} ${symbol}`);

const isWholeSplit = (after: number, before: number): boolean =>
  Number.isInteger(after) && Math.sign(after) === Math.sign(before);

/**
 * Fills that close shares at their average cost and open others for as much, without cash: what the rounding of a price to
 * 1e-4 dollar leaves is a commission.
 */
function splitFills(
  cost: Money,
  before: number,
  after: number,
): readonly [ExchangedShares, ExchangedShares] {
  const price = Math.max(0, Math.round(cost / before));
  const paid = price * before;
  const exact = paid / after;
  const opened = after > 0 ? Math.floor(exact) : Math.ceil(exact);
  return [
    { quantity: -before, price: moneyOf(price), commission: moneyOf(paid - opened * after) },
    { quantity: after, price: moneyOf(opened), commission: ZERO_MONEY },
  ];
}
type ExchangedShares = Pick<Fill, 'quantity' | 'price' | 'commission'>;

/** Shares that a contract delivers to the strategy that held it, or from it. */
interface Delivery {
  readonly holder: Growing;
  readonly strike: Money;
  /** Paid for all of them at the strike. */
  readonly payment: number;
  /** Received positive, those that no line has stated yet. */
  shares: number;
}

/** What the part of a fill that closes contracts delivers; null where it delivers nothing. */
function deliveryOf(holder: Growing, fill: Fill): Delivery | null {
  const { quantity, multiplier, cause } = fill;
  if (!isOption(fill) || (cause !== 'assignment' && cause !== 'exercise')) return null;
  if (termsOfContract(fill.symbol).settlement === 'cash') return null;
  const { strike, type } = fill;
  const shares = (type === 'call' ? -quantity : quantity) * multiplier;
  return { holder, strike, shares, payment: shares * strike };
}

/** Whether shares are those of a delivery: at its strike, or, of an adjusted contract, for the same payment. */
const isOf = ({ quantity, price }: Fill, { strike, shares, payment }: Delivery): boolean =>
  Math.sign(shares) === Math.sign(quantity) && (price === strike || quantity * price === payment);

class Grouping {
  readonly refusals: LineRefusal[] = [];
  readonly all: Growing[];
  private readonly ofOrder = new Map<string, Growing>();
  private readonly known: Map<string, number>;
  /** Splits of earlier imports, by second and symbol. */
  private readonly splitBefore: ReadonlySet<string>;

  constructor(
    imported: readonly Strategy[],
    private readonly prices: PricesBySymbol,
    private readonly nextId: () => string,
  ) {
    this.known = knownQuantities(imported);
    this.splitBefore = new Set(imported.flatMap(({ steps }) => steps.flatMap(splitIn)));
    this.all = imported
      .filter(({ status }) => status === 'active')
      .sort((a, b) => (a.steps[0]?.at ?? 0) - (b.steps[0]?.at ?? 0))
      .map((strategy) => new Growing(strategy.symbol, strategy));
  }

  /** The part of a fill that is not imported yet, with the price of its underlying; null where it is refused. */
  private pending(stated: BrokerFill): PendingFill | null {
    const read = this.settled(stated);
    if (read === null) return null;
    const { underlying, at, instrument, quantity, price, commission, cause } = read;
    const imported = this.takeKnown(read);
    const own = { id: this.nextId(), quantity, price, commission, cause, replaces: null };
    const whole = { ...instrument, ...own };
    const [, fill] = imported === 0 ? [null, whole] : split(whole, imported, this.nextId());
    if (fill.quantity === 0) return this.refuse(read, FILL_KNOWN);
    const prices = this.prices.get(underlying);
    if (!prices) return this.refuse(read, FILL_UNKNOWN_SYMBOL, underlying);
    const date = newYorkDate(at);
    if (isOption(instrument) && cause !== 'trade')
      return { read, fill, spot: settlementOn(prices, date, instrument), reverses: false };
    const spot = priceOn(prices, date);
    return spot === null
      ? this.refuse(read, FILL_NO_SPOT, underlying)
      : { read, fill, spot, reverses: false };
  }

  /** A fill at its price, and one without a price at the intrinsic value of the official settlement price. */
  private settled(read: BrokerFill): PricedFill | null {
    const { underlying, at, instrument, price } = read;
    if (price !== null) return { ...read, price };
    const prices = this.prices.get(underlying);
    if (!prices) return this.refuse(read, FILL_UNKNOWN_SYMBOL, underlying);
    const spot = isOption(instrument) ? settlementOn(prices, newYorkDate(at), instrument) : null;
    if (spot === null || !isOption(instrument)) return this.refuse(read, FILL_SETTLEMENT_UNKNOWN);
    const { type, strike } = instrument;
    const intrinsic = type === 'call' ? spot - strike : strike - spot;
    return { ...read, price: moneyOf(Math.max(0, intrinsic)) };
  }

  /** Tells of trades that were imported before their broker cancelled them. */
  addCancelled(cancelled: readonly BrokerFill[]): void {
    for (const each of cancelled) {
      const read = this.settled(each);
      if (read && this.takeKnown(read) > 0) this.refuse(read, FILL_CANCELLED);
    }
  }

  /** How much of a fill is imported already; what does not state its side matches either. */
  private takeKnown({ at, instrument, isSided, ...fill }: PricedFill): number {
    let left = Math.abs(fill.quantity);
    for (const quantity of isSided ? [fill.quantity] : [1, -1]) {
      const identity = identityOf(at, instrument.symbol, { ...fill, quantity });
      const known = this.known.get(identity) ?? 0;
      this.known.set(identity, known - Math.min(known, left));
      left -= Math.min(known, left);
    }
    return Math.abs(fill.quantity) - left;
  }

  private refuse(
    { line, instrument }: BrokerFill,
    reason: ErrorDefinition,
    value = instrument.symbol,
  ): null {
    this.refusals.push(lineRefusal(line, reason, value));
    return null;
  }

  /** The fills of one order at one time: what closes goes to the strategies that hold it, what opens to one strategy. */
  addBatch(batch: readonly BrokerFill[]): void {
    for (const each of batch) if (each.splits) this.split(each, each.splits);
    const pending = batch.flatMap((read) => (read.splits ? [] : (this.pending(read) ?? [])));
    // Options first: the shares that an assignment delivers follow their contract.
    const options = pending.filter(({ fill }) => fill.kind === 'option');
    const shares = pending.filter(({ fill }) => fill.kind === 'stock');
    const touched: Growing[] = [];
    const deliveries: Delivery[] = [];
    const closed = (each: PendingFill) =>
      each.read.effect === 'open' ? each : (this.close(each, touched, false, deliveries) ?? []);
    const opening = options.flatMap(closed);
    const undelivered = shares.flatMap((each) => this.delivered(each, deliveries) ?? []);
    const rest = [...opening, ...undelivered.flatMap(closed)];
    this.open(
      rest.filter(({ read }) => read.effect !== 'close'),
      touched,
    );
    // What one order or one day opens and closes again.
    for (const each of rest.filter(({ read }) => read.effect === 'close'))
      if (this.close(each, [], true)) this.refuse(each.read, this.reasonOf(each.read));
  }

  /** Closes the shares of before a split at their average cost, and opens those of after for as much. */
  private split(read: BrokerFill, { change, line }: NonNullable<BrokerFill['splits']>): void {
    const { underlying: symbol, at, note = '' } = read;
    const lines = [read.line, ...(line === null ? [] : [line])];
    const refuse = (reason: ErrorDefinition) =>
      this.refusals.push(...lines.map((each) => lineRefusal(each, reason, symbol)));
    if (this.splitBefore.has(`${secondOf(at)} ${symbol}`)) return void refuse(FILL_KNOWN);
    const holders = this.all.filter((each) => each.heldOf(symbol) !== 0);
    const held = holders.reduce((sum, each) => sum + each.heldOf(symbol), 0);
    if (held === 0) return void refuse(FILL_NEVER_OPENED);
    const after = (quantity: number) => (quantity * (held + change)) / held;
    if (!holders.every((each) => isWholeSplit(after(each.heldOf(symbol)), each.heldOf(symbol))))
      return void refuse(FILL_QUANTITY);
    if (!holders.every((each) => each.takes(at))) return void refuse(FILL_BEFORE_STEPS);
    const spot = priceOn(this.prices.get(symbol) ?? [], newYorkDate(at));
    if (spot === null) return void refuse(FILL_NO_SPOT);
    for (const holder of holders) {
      const before = holder.heldOf(symbol);
      const [closing, opening] = splitFills(holder.costOf(symbol), before, after(before));
      const stock = {
        kind: 'stock',
        symbol,
        multiplier: 1,
        cause: 'trade',
        replaces: null,
      } as const;
      for (const [place, fill] of [closing, opening].entries())
        holder.add(
          {
            line: place === 0 ? (line ?? read.line) : read.line,
            fill: { ...stock, ...fill, id: this.nextId() },
          },
          { at, spot, note },
        );
    }
  }

  /** Why nothing is held that a fill could close. */
  private reasonOf({ instrument }: BrokerFill): ErrorDefinition {
    const isRenamed = this.all.some((each) => each.holdsTermsOf(instrument));
    return isRenamed ? FILL_RENAMED : FILL_NEVER_OPENED;
  }

  /** Strategies that hold the other side, those of the order and of the batch first, then the oldest. */
  private holders(
    { underlying, instrument, order, quantity, isSided }: BrokerFill,
    touched: readonly Growing[],
  ): readonly Growing[] {
    const own = this.ofOrder.get(order);
    const rank = (each: Growing) => (each === own || touched.includes(each) ? 0 : 1);
    return this.all
      .filter(({ symbol }) => symbol === underlying)
      .filter((each) => {
        const held = each.heldOf(instrument.symbol);
        return held !== 0 && (!isSided || Math.sign(held) === -Math.sign(quantity));
      })
      .sort((a, b) => rank(a) - rank(b));
  }

  /** Gives shares to the strategies whose contracts deliver them; what is left of the fill, or null. */
  private delivered(pending: PendingFill, deliveries: readonly Delivery[]): PendingFill | null {
    const { read } = pending;
    let { fill } = pending;
    if (fill.cause === 'trade') return pending;
    for (const delivery of deliveries.filter((each) => isOf(fill, each))) {
      const { holder, strike, shares } = delivery;
      const whole = Math.abs(fill.quantity);
      const units = fill.price === strike ? Math.min(whole, Math.abs(shares)) : whole;
      const [part, left] = split(fill, units, this.nextId());
      delivery.shares -= part.quantity;
      const opened = this.close({ ...pending, fill: part }, [holder], false);
      if (opened) holder.add({ line: read.line, fill: opened.fill }, additionOf(pending));
      if (left.quantity === 0) return null;
      fill = left;
    }
    return { ...pending, fill };
  }

  /** Closes as much as is held; what is left of the fill, or null. */
  private close(
    pending: PendingFill,
    touched: Growing[],
    apart: boolean,
    deliveries: Delivery[] = [],
  ): PendingFill | null {
    const { read, spot } = pending;
    let { fill } = pending;
    for (const holder of this.holders(read, touched)) {
      if (!holder.takes(read.at)) return this.refuse(read, FILL_BEFORE_STEPS);
      if (holder.isFull) return this.refuse(read, TRADE_TOO_LONG);
      const held = holder.heldOf(read.instrument.symbol);
      const quantity = -Math.sign(held) * Math.abs(fill.quantity);
      const units = Math.min(Math.abs(held), Math.abs(quantity));
      const [part, left] = split({ ...fill, quantity }, units, this.nextId());
      holder.add({ line: read.line, fill: part }, additionOf(pending), apart);
      if (!touched.includes(holder)) touched.push(holder);
      const delivery = deliveryOf(holder, part);
      if (delivery) deliveries.push(delivery);
      if (left.quantity === 0) return null;
      fill = left;
    }
    return { read, fill, spot, reverses: fill !== pending.fill };
  }

  private open(opening: readonly PendingFill[], touched: readonly Growing[]): void {
    const [first] = opening;
    if (!first) return;
    const target = this.targetOf(first.read, opening, touched);
    for (const each of opening)
      target.add({ line: each.read.line, fill: each.fill }, additionOf(each));
    this.ofOrder.set(first.read.order, target);
  }

  /** The strategy of the same order, the one that the order closes a part of, the shares that cover calls, or a new one. */
  private targetOf(
    { order, underlying, at }: BrokerFill,
    opening: readonly PendingFill[],
    touched: readonly Growing[],
  ): Growing {
    const own = this.ofOrder.get(order);
    if (own?.isOpen && !own.isFull) return own;
    const [rolled] = touched;
    const reverses = opening.every((each) => each.reverses && each.read.cause === 'trade');
    if (rolled && touched.length === 1 && !rolled.isFull && !reverses) return rolled;
    const areCalls = opening.every(
      ({ fill }) => fill.kind === 'option' && fill.type === 'call' && fill.quantity < 0,
    );
    const called = opening.reduce((sum, { fill }) => sum - fill.quantity * fill.multiplier, 0);
    const covering = this.all
      .filter((each) => each.symbol === underlying && each.takes(at) && !each.isFull)
      .find((each) => each.uncoveredShares() >= called);
    if (areCalls && covering) return covering;
    const made = new Growing(underlying, null);
    this.all.push(made);
    return made;
  }
}

/** Executions of one order within so long count as one fill time. */
const ORDER_WINDOW = 5 * 60_000;

/** The fills of one order at the time of its first execution, so that they are one step. */
function alignedOrders(fills: readonly BrokerFill[]): readonly BrokerFill[] {
  const began = new Map<string, Instant>();
  const aligned = fills.map((fill) => {
    const key = `${fill.underlying} ${fill.order}`;
    const first = began.get(key) ?? -Infinity;
    const at = fill.at - first <= ORDER_WINDOW ? first : fill.at;
    began.set(key, at);
    return { ...fill, at };
  });
  return aligned.sort((a, b) => a.at - b.at);
}

/** Fills of one order and one time, in the order of the fills. */
function batchesOf(fills: readonly BrokerFill[]): readonly (readonly BrokerFill[])[] {
  const batches = new Map<string, BrokerFill[]>();
  for (const fill of fills) {
    const key = [fill.at, fill.underlying, fill.order].join(' ');
    const batch = batches.get(key);
    if (batch) batch.push(fill);
    else batches.set(key, [fill]);
  }
  return [...batches.values()];
}

/**
 * The strategies that a broker's fills make, oldest first. Fills of one order, or of one underlying at one time, open
 * one strategy; fills that close contracts of it become its later steps, the oldest strategy first; what one order
 * closes and opens is a roll; calls that are sold against shares join the strategy that holds these. Refuses what is
 * imported already, what closes a position that was never opened, and what was imported and is cancelled since.
 *
 * @param imported Strategies of earlier imports. Active ones go on.
 */
export function groupFills(
  { fills, cancelled = [] }: Pick<BrokerFileReading, 'fills' | 'cancelled'>,
  imported: readonly Strategy[],
  prices: PricesBySymbol,
  nextId: () => string,
): GroupedFills {
  const grouping = new Grouping(imported, prices, nextId);
  grouping.addCancelled(cancelled);
  for (const batch of batchesOf(alignedOrders(fills))) grouping.addBatch(batch);
  const strategies = grouping.all
    .filter(({ steps }) => steps.length > 0)
    .map(({ symbol, existing, steps }) => ({ symbol, existing, steps }));
  return { strategies, refusals: grouping.refusals };
}

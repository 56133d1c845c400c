import { newYorkDate } from '../../../calendar/index.ts';
import { addMoney, negateMoney, sumMoney } from '../../../shared/index.ts';
import type { CalendarDate, Money } from '../../../shared/index.ts';
import { isOption, termsOfContract } from '../../contracts/index.ts';
import { FILL_AMOUNT, SAME_EVENT } from '../records.errors.ts';
import {
  LineFault,
  lineRefusal,
  priced,
  type BrokerFileReading,
  type BrokerFill,
  type LineRefusal,
} from './broker-rows.ts';
import type { Traded } from './broker-contracts.ts';

/** What was paid for contracts that a file closes at a price of 0 in another line. */
export interface CashPayment {
  readonly line: number;
  readonly contract: Traded;
  readonly date: CalendarDate;
  /** Received positive. */
  readonly amount: Money;
}

/** Equal for one contract under two roots, as SPX in a statement of funds and SPXW among the trades; null for shares. */
function contractKey({ underlying, instrument }: Traded): string | null {
  if (!isOption(instrument)) return null;
  const { expiry, type, strike } = instrument;
  return [underlying, expiry, type, strike].join(' ');
}

/** Whether a fill ends a contract that is settled in cash, at a price of 0. */
const isRemoval = ({ instrument, cause, price }: BrokerFill): boolean =>
  isOption(instrument) &&
  cause !== 'trade' &&
  price === 0 &&
  termsOfContract(instrument.symbol).settlement === 'cash';

/** A removal of a contract that was worth something, since it was assigned or exercised. */
const lacksPrice = (fill: BrokerFill): boolean => isRemoval(fill) && fill.cause !== 'expiry';

const sizeOf = (fills: readonly BrokerFill[]): number =>
  fills.reduce((sum, { quantity }) => sum + Math.abs(quantity), 0);

/** The fills that end a contract otherwise than by a trade, by contract. */
function endings(fills: readonly BrokerFill[]): ReadonlyMap<string, readonly BrokerFill[]> {
  const found = new Map<string, BrokerFill[]>();
  for (const fill of fills) {
    const key = contractKey(fill);
    if (key !== null && fill.cause !== 'trade') found.set(key, [...(found.get(key) ?? []), fill]);
  }
  return found;
}

interface Ended {
  readonly fills: readonly BrokerFill[];
  readonly refusals: readonly LineRefusal[];
}

/** Endings without removals at 0 whose contracts other lines close for cash. These get the fees of the removals. */
function closedOnce(fills: readonly BrokerFill[]): Ended {
  const removals = fills.filter(isRemoval);
  const [first, ...others] = fills.filter((fill) => !isRemoval(fill));
  if (!first || sizeOf(removals) > sizeOf([first, ...others])) return { fills, refusals: [] };
  const fees = sumMoney(removals.map(({ commission }) => commission));
  const commission = addMoney(first.commission, fees);
  const refusals = removals.map(({ line, instrument }) =>
    lineRefusal(line, SAME_EVENT, instrument.symbol),
  );
  return { fills: [{ ...first, commission }, ...others], refusals };
}

/** Fills of one day at the price that gives the cash of the payments; without payments they have no price. */
function pricedBy(
  fills: readonly [BrokerFill, ...BrokerFill[]],
  payments: readonly CashPayment[],
): Ended {
  const unpriced = fills.map((fill) => ({ ...fill, price: null }));
  if (payments.length === 0) return { fills: unpriced, refusals: [] };
  const refused = (reason: typeof SAME_EVENT) =>
    payments.map(({ line, contract }) => lineRefusal(line, reason, contract.instrument.symbol));
  const quantity = fills.reduce((sum, fill) => sum + fill.quantity, 0);
  const gross = sumMoney(payments.map(({ amount }) => amount));
  const fees = negateMoney(sumMoney(fills.map(({ commission }) => commission)));
  try {
    const [first, ...others] = fills;
    const amounts = { gross, fees, price: null };
    const { price, commission } = priced(quantity, first.instrument, amounts);
    const own = addMoney(first.commission, commission, fees);
    const settled = [{ ...first, commission: own }, ...others].map((fill) => ({ ...fill, price }));
    return { fills: settled, refusals: refused(SAME_EVENT) };
  } catch (fault) {
    if (!(fault instanceof LineFault)) throw fault;
    return { fills: unpriced, refusals: refused(FILL_AMOUNT) };
  }
}

const daysBetween = (a: CalendarDate, b: CalendarDate): number =>
  Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000;

/** Payments are booked up to so many days after the contract. */
const BOOKED_WITHIN = 4;

/** Endings that lack a price with the payments of their day. */
function paid(fills: readonly BrokerFill[], payments: readonly CashPayment[]): Ended {
  const byDay = new Map<CalendarDate, [BrokerFill, ...BrokerFill[]]>();
  for (const fill of fills.filter(lacksPrice)) {
    const same = byDay.get(newYorkDate(fill.at));
    if (same) same.push(fill);
    else byDay.set(newYorkDate(fill.at), [fill]);
  }
  const days = [...byDay.keys()];
  const dayOf = ({ date }: CashPayment) =>
    days
      .filter((day) => daysBetween(day, date) <= BOOKED_WITHIN)
      .sort((a, b) => daysBetween(a, date) - daysBetween(b, date))[0];
  const settled = [...byDay].map(([day, open]) =>
    pricedBy(
      open,
      payments.filter((each) => dayOf(each) === day),
    ),
  );
  return {
    fills: [...fills.filter((fill) => !lacksPrice(fill)), ...settled.flatMap((each) => each.fills)],
    refusals: settled.flatMap((each) => each.refusals),
  };
}

/**
 * A contract that is settled in cash closes once, for the cash that was paid: where one line removes it at 0 and another
 * states the cash, in either order, they are one event. What is assigned or exercised at 0 without a line for its cash
 * has no price.
 */
export function settledInCash(
  { fills, refusals, ...others }: BrokerFileReading,
  payments: readonly CashPayment[] = [],
): BrokerFileReading {
  const reported: LineRefusal[] = [];
  const ended = new Map<number, BrokerFill>();
  for (const [key, ending] of endings(fills)) {
    const once = closedOnce(ending);
    const own = payments.filter(({ contract }) => contractKey(contract) === key);
    const settled = paid(once.fills, own);
    for (const fill of settled.fills) ended.set(fill.line, fill);
    reported.push(...once.refusals, ...settled.refusals);
  }
  const isOver = (fill: BrokerFill) => fill.cause !== 'trade' && isOption(fill.instrument);
  const settled = fills.flatMap((fill) => (isOver(fill) ? (ended.get(fill.line) ?? []) : fill));
  const known = new Set(reported.map(({ line }) => line));
  const unused = payments
    .filter(({ line }) => !known.has(line))
    .map(({ line, contract }) => lineRefusal(line, SAME_EVENT, contract.instrument.symbol));
  return { fills: settled, refusals: [...refusals, ...reported, ...unused], ...others };
}

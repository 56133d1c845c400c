import type { CorporateAction } from '../../market/index.ts';
import {
  addMoney,
  fromDollars,
  moneyOf,
  multiplyMoney,
  subtractMoney,
  toWholeCents,
  ZERO_MONEY,
  type Money,
} from '../../shared/index.ts';
import { deliverableOf } from './deliverable.ts';
import type { Deliverable, DeliveredShares, Instrument, OptionInstrument } from './option-leg.ts';
import { formatOptionSymbol, parseOptionSymbol, rootOf, termsOfContract } from './option-symbol.ts';

/** So many units of before are so many units after, in whole numbers. */
export interface UnitRatio {
  readonly from: number;
  readonly to: number;
}

/** What a corporate action makes of an instrument: `from` units of before are `to` units of it. */
export interface Adjusted extends UnitRatio {
  /** Null where nothing but cash is left. */
  readonly instrument: Instrument | null;
  /** Money that is paid per unit of before. */
  readonly cash: Money;
}

/** `unpriced` where cash in lieu of a fraction needs the price of the share. */
export type Adjustment = Adjusted | 'unchanged' | 'unpriced';

/** A cash dividend of less than so many dollars per share, 12.50 per contract, adjusts no contract. */
const LEAST_ADJUSTING_DIVIDEND = 0.125;
/** Ratios of mergers are stated in decimals of at most so many digits. */
const RATIO_SCALE = 1e8;

/**
 * Whole units after an action, and the fraction of one that is left over and paid in cash.
 *
 * @example wholeUnits(105, { from: 20, to: 1 }) // { whole: 5, fraction: 0.25 }
 */
export function wholeUnits(
  units: number,
  { from, to }: UnitRatio,
): { readonly whole: number; readonly fraction: number } {
  const made = BigInt(units) * BigInt(to);
  const whole = made / BigInt(from);
  const left = made - whole * BigInt(from);
  return { whole: Number(whole), fraction: Number(left) / from };
}

/**
 * Strike after a split, rounded to the nearest cent, a half up.
 *
 *     strike · from / to
 */
const dividedStrike = (strike: Money, { from, to }: UnitRatio): Money =>
  toWholeCents((strike * from) / to);

/** Whether each share of before is a whole number of shares, so that contracts are divided and stay standard. */
const isWhole = ({ from, to }: UnitRatio): boolean => to > from && to % from === 0;

/** Root of the unadjusted contracts on shares: `BRKB` for `BRK.B`. */
const rootOfTicker = (ticker: string): string => ticker.replace('.', '');

/**
 * The root of adjusted contracts: with the first digit after that of the root.
 *
 * Example: `adjustedRoot('TSDD')` is TSDD1.
 */
const adjustedRoot = (root: string): string => {
  const letters = root.replace(/\d$/, '');
  const digit = root === letters ? 0 : Number(root.at(-1));
  return `${letters}${(digit % 9) + 1}`;
};

/** The root after its company has another symbol; the digit of an adjusted one stays. */
const renamedRoot = (root: string, ticker: string): string =>
  `${rootOfTicker(ticker)}${/\d$/.exec(root)?.[0] ?? ''}`;

/** A contract with other terms, and the symbol that follows from them. */
function withTerms(
  contract: OptionInstrument,
  change: Partial<Pick<OptionInstrument, 'strike' | 'multiplier' | 'deliverable'>>,
  root = rootOf(contract.symbol),
): OptionInstrument {
  const after = { ...contract, ...change };
  const { expiry, type, strike } = after;
  return { ...after, symbol: formatOptionSymbol({ root, expiry, type, strike }) };
}

/** A deliverable after each share of a company has become so many of `symbol` and cash; null where a fraction has no price. */
function exchanged(
  { shares, cash }: Deliverable,
  of: string,
  { symbol, ratio, cash: perShare }: { symbol: string; ratio: UnitRatio; cash: Money },
  price: Money | null,
): Deliverable | null {
  const delivered: DeliveredShares[] = [];
  let paid = cash;
  for (const each of shares) {
    if (each.symbol !== of) {
      delivered.push(each);
      continue;
    }
    const { whole, fraction } = wholeUnits(each.shares, ratio);
    if (fraction > 0 && price === null) return null;
    if (whole > 0) delivered.push({ symbol, shares: whole });
    const inLieu = toWholeCents(fraction * (price ?? 0));
    paid = addMoney(paid, inLieu, multiplyMoney(perShare, each.shares));
  }
  return { shares: delivered, cash: paid };
}

const one = (instrument: Instrument): Adjusted => ({
  ...{ instrument, from: 1, to: 1, cash: ZERO_MONEY },
});

/** Shares of the other company for each share, in whole numbers. */
const mergerRatio = (shares: number): UnitRatio => ({
  ...{ from: RATIO_SCALE, to: Math.round(shares * RATIO_SCALE) },
});

function adjustedShares(symbol: string, action: CorporateAction): Adjustment {
  const stock = { kind: 'stock', symbol, multiplier: 1 } as const;
  if (action.symbol !== symbol) return 'unchanged';
  switch (action.kind) {
    case 'dividend':
      return 'unchanged';
    case 'split':
      return { instrument: stock, from: action.from, to: action.to, cash: ZERO_MONEY };
    case 'symbolChange':
      return one({ ...stock, symbol: action.newSymbol });
    case 'merger': {
      const { newSymbol, shares } = action;
      const cash = fromDollars(action.cash);
      if (newSymbol === null || shares === 0) return { instrument: null, from: 1, to: 1, cash };
      return { instrument: { ...stock, symbol: newSymbol }, ...mergerRatio(shares), cash };
    }
  }
}

/** Whether an action concerns a contract: its own shares, or some that it delivers. */
function concerns(action: CorporateAction, { symbol, deliverable }: OptionInstrument): boolean {
  if (termsOfContract(symbol).settlement === 'cash') return false;
  if (deliverable) return deliverable.shares.some((each) => each.symbol === action.symbol);
  const parsed = parseOptionSymbol(symbol);
  return parsed.ok && parsed.value.underlying === action.symbol;
}

/** The contract with another deliverable and, where it was standard, an adjusted root. */
function redelivered(
  contract: OptionInstrument,
  deliverable: Deliverable | null,
  root: string,
): Adjustment {
  return deliverable === null ? 'unpriced' : one(withTerms(contract, { deliverable }, root));
}

function adjustedContract(
  contract: OptionInstrument,
  action: CorporateAction,
  price: Money | null,
): Adjustment {
  if (!concerns(action, contract)) return 'unchanged';
  const { symbol: of } = action;
  const { strike, multiplier, deliverable } = contract;
  const root = rootOf(contract.symbol);
  const delivers = deliverableOf(contract);
  switch (action.kind) {
    case 'dividend': {
      if (!action.isSpecial || action.amount < LEAST_ADJUSTING_DIVIDEND) return 'unchanged';
      const perShare = fromDollars(action.amount);
      const lower = toWholeCents(subtractMoney(strike, perShare));
      if (deliverable === null && lower > 0) return one(withTerms(contract, { strike: lower }));
      const unchanged = { symbol: of, ratio: { from: 1, to: 1 }, cash: perShare };
      return redelivered(contract, exchanged(delivers, of, unchanged, price), adjustedRoot(root));
    }
    case 'split': {
      const isSharesAlone =
        delivers.cash === ZERO_MONEY && delivers.shares.every(({ symbol }) => symbol === of);
      if (isSharesAlone && isWhole(action)) {
        const to = action.to / action.from;
        const divided = withTerms(contract, { strike: dividedStrike(strike, action) });
        return { instrument: divided, from: 1, to, cash: ZERO_MONEY };
      }
      const after = { symbol: of, ratio: action, cash: ZERO_MONEY };
      const split = exchanged(delivers, of, after, price);
      if (split === null) return 'unpriced';
      const { whole, fraction } = wholeUnits(multiplier, action);
      if (!isSharesAlone || action.to < action.from || fraction > 0)
        return redelivered(contract, split, adjustedRoot(root));
      const terms = { strike: dividedStrike(strike, action), multiplier: whole };
      return one(withTerms(contract, { ...terms, deliverable: split }, adjustedRoot(root)));
    }
    case 'symbolChange': {
      const { newSymbol } = action;
      const after = { symbol: newSymbol, ratio: { from: 1, to: 1 }, cash: ZERO_MONEY };
      const changed = deliverable && exchanged(deliverable, of, after, price);
      return one(withTerms(contract, { deliverable: changed }, renamedRoot(root, newSymbol)));
    }
    case 'merger': {
      const { newSymbol, shares } = action;
      const after = {
        ...{ symbol: newSymbol ?? of, cash: fromDollars(action.cash) },
        ratio: newSymbol === null ? { from: 1, to: 0 } : mergerRatio(shares),
      };
      const renamed = newSymbol === null ? root : renamedRoot(root, newSymbol);
      return redelivered(contract, exchanged(delivers, of, after, price), adjustedRoot(renamed));
    }
  }
}

/**
 * What a corporate action makes of an instrument.
 *
 * Shares: `to` for `from`, under the new symbol, with the cash of a merger per share. Contracts on shares:
 * - split with whole shares for each (4 for 1): so many times as many contracts, strike · from / to, on the same shares;
 * - other split into more shares (3 for 2): strike · from / to, with so many more shares as multiplier and deliverable;
 * - reverse split: strike and multiplier stay; delivered are the whole shares, and cash in lieu of the fraction;
 * - special dividend of at least 12.50 dollars per contract: strike − dividend;
 * - symbol change: the new root; merger: the other company's whole shares and cash, or cash alone.
 *
 * A split of a contract that delivers cash too, or other shares, changes what is delivered alone. Contracts whose
 * multiplier or deliverable changes have an adjusted root: `TSDD1` for `TSDD`. Strikes are rounded to the
 * nearest cent. Contracts on indexes have no actions.
 *
 * Source: OCC, By-Laws, Article VI, Section 11A, and 'Characteristics and Risks of Standardized Options', chapter III.
 *
 * @param price Last price of a share as it counts after the action, money; null = unknown.
 *
 * Example: four AAPL200918C00105000 for each AAPL200918C00420000 at a split of 4 for 1.
 */
export const adjusted = (
  instrument: Instrument,
  action: CorporateAction,
  price: Money | null,
): Adjustment =>
  instrument.kind === 'stock'
    ? adjustedShares(instrument.symbol, action)
    : adjustedContract(instrument, action, price);

/**
 * The last price before an action as it counts after it, money per share; null where that is unknown.
 *
 * @example priceAfter(fromDollars(400), { kind: 'split', from: 1, to: 4, symbol: 'AAPL', exDate: '2020-08-31' }) // 1_000_000
 */
export function priceAfter(price: Money | null, action: CorporateAction): Money | null {
  if (price === null) return null;
  switch (action.kind) {
    case 'dividend':
      return moneyOf(Math.max(0, price - fromDollars(action.amount)));
    case 'split':
      return moneyOf(Math.round((price * action.from) / action.to));
    case 'symbolChange':
      return price;
    case 'merger': {
      const { newSymbol, shares, cash } = action;
      if (newSymbol === null || shares === 0) return null;
      return moneyOf(Math.max(0, Math.round((price - fromDollars(cash)) / shares)));
    }
  }
}

/** The ticker under which the shares trade after an action; null where it stays, or where nothing trades. */
export const newTicker = (action: CorporateAction): string | null =>
  action.kind === 'symbolChange' || action.kind === 'merger' ? action.newSymbol : null;

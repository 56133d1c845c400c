declare const UNIT: unique symbol;

/**
 * Money in integers of 1e-4 dollar: a price per share, or an amount. Arithmetic on it is exact.
 *
 * A type of its own: neither a plain number nor dollars can be passed as money. {@link moneyOf} and
 * {@link fromDollars} make it; the functions below add, subtract and compare it.
 */
export type Money = number & { readonly [UNIT]: 'money' };

/**
 * Dollars, with fractions: prices and amounts of the model, of the wire and of the screen. Money cannot be passed as
 * dollars; a plain number can, so that JSON and the model's formulas need no conversion.
 */
export type Dollars = number & { readonly [UNIT]?: 'dollars' };

/** 1e-4 dollars in a dollar. */
export const MONEY_SCALE = 10_000;
const CENT = MONEY_SCALE / 100;

/**
 * A number of 1e-4 dollars as money, unchanged: for values that are read or computed as plain numbers.
 *
 * Every money passes through here. A fraction, NaN or infinity is an error of the program and throws a RangeError;
 * {@link roundedMoney} and {@link lossRoundedUp} take the doubles of the model. Whole numbers are exact up to 2⁵³,
 * 900 billion dollars; no larger trade can be stored (`MAX_TURNOVER`).
 *
 * @example moneyOf(12_345) // 12345
 */
export function moneyOf(units: number): Money {
  if (!Number.isInteger(units)) throw new RangeError(`${units} is no whole number of money`);
  return units as Money;
}

/**
 * A number of 1e-4 dollars with a fraction, rounded to the nearest; a half is rounded up.
 *
 * @example roundedMoney(12_344.5) // 12345
 */
export const roundedMoney = (units: number): Money => moneyOf(Math.round(units));

/**
 * Rounds units of money to whole cents, a half up.
 *
 * @example toWholeCents(81_850) // 81_900: 8.19 dollars
 */
export const toWholeCents = (units: number): Money => moneyOf(Math.round(units / CENT) * CENT);

/** What rounding in the model's doubles can add to a loss, in 1e-4 dollar. */
const MODEL_ROUNDING = 1e-3;

/**
 * A loss in 1e-4 dollar from the model's doubles, rounded up, so that it bounds the loss. A thousandth of a unit above
 * a whole number is rounding of the doubles and is dropped.
 *
 * @example [12_000_000.000000037, 12_000_000.2].map(lossRoundedUp) // [12_000_000, 12_000_001]
 */
export const lossRoundedUp = (units: number): Money =>
  moneyOf(Math.ceil(units - MODEL_ROUNDING) + 0);

/** Whether `dollars` is finite and has at most four decimals, as every price on the wire must. */
export function isMoneyAmount(dollars: Dollars): boolean {
  return (
    Number.isFinite(dollars) &&
    Math.abs(dollars) <= Number.MAX_SAFE_INTEGER / MONEY_SCALE &&
    Math.round(dollars * MONEY_SCALE) / MONEY_SCALE === dollars
  );
}

/**
 * Dollars as money, rounded to the nearest 1e-4 dollar.
 *
 * @example fromDollars(1.8701) // 18701
 */
export const fromDollars = (dollars: Dollars): Money => roundedMoney(dollars * MONEY_SCALE);

/**
 * Money as dollars, for display and for the wire.
 *
 * @example toDollars(fromDollars(2.5)) // 2.5
 */
export const toDollars = (money: Money): Dollars => money / MONEY_SCALE;

export const ZERO_MONEY: Money = moneyOf(0);

export const sumMoney = (amounts: readonly Money[]): Money =>
  moneyOf(amounts.reduce<number>((sum, amount) => sum + amount, 0));

export const addMoney = (...amounts: readonly Money[]): Money => sumMoney(amounts);

export const subtractMoney = (from: Money, amount: Money): Money => moneyOf(from - amount);

/**
 * The price of `quantity` units, or an amount `quantity` times; exact for a whole number.
 *
 * @example multiplyMoney(fromDollars(1.87), -100) // -1870000
 */
export const multiplyMoney = (money: Money, quantity: number): Money => moneyOf(money * quantity);

export const negateMoney = (money: Money): Money => moneyOf(0 - money);

export const minMoney = (...amounts: readonly Money[]): Money => moneyOf(Math.min(...amounts));

export const maxMoney = (...amounts: readonly Money[]): Money => moneyOf(Math.max(...amounts));

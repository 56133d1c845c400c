/** Money in integers of 1e-4 dollar: a price a share, or an amount. Arithmetic on it is exact. */
export type Money = number;

/** 1e-4 dollars in a dollar. */
export const MONEY_SCALE = 10_000;

/** Whether `dollars` is finite and has at most four decimals, as every price on the wire must. */
export function isMoneyAmount(dollars: number): boolean {
  return (
    Number.isFinite(dollars) &&
    Math.abs(dollars) <= Number.MAX_SAFE_INTEGER / MONEY_SCALE &&
    Math.round(dollars * MONEY_SCALE) / MONEY_SCALE === dollars
  );
}

/** Dollars as money, rounded to the nearest 1e-4 dollar. */
export const fromDollars = (dollars: number): Money => Math.round(dollars * MONEY_SCALE);

/** Money as dollars, for display and for the wire. */
export const toDollars = (money: Money): number => money / MONEY_SCALE;

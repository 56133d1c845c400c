/** Signs and codes that mean the same currency stand in one row, in lower case. */
const CURRENCIES = [
  ['$', 'us$', 'usd'],
  ['€', 'eur', 'euro'],
  ['£', 'gbp'],
  ['¥', '￥', 'cny', 'rmb', '元', '人民币', 'jpy', '円', 'cn¥', 'jp¥'],
  ['hk$', 'hkd'],
  ['nt$', 'twd'],
  ['a$', 'aud'],
  ['c$', 'ca$', 'cad'],
  ['s$', 'sgd'],
  ['r$', 'brl'],
  ['₹', 'inr', 'rs'],
  ['₽', 'rub', 'руб'],
  ['₩', 'krw', '원'],
  ['₺', 'try', 'tl'],
  ['₫', 'vnd'],
  ['฿', 'thb'],
  ['₪', 'ils'],
  ['₴', 'uah'],
  ['kr', 'sek', 'nok', 'dkk'],
  ['chf', 'sfr'],
  ['zł', 'pln'],
  ['kč', 'czk'],
  ['ft', 'huf'],
  ['mxn'],
  ['zar'],
  ['nzd'],
] as const;

/** Every sign and code, longest first, for a pattern. */
export const CURRENCY = CURRENCIES.flat()
  .toSorted((a, b) => b.length - a.length)
  .map((sign) => sign.replaceAll('$', '[$]'))
  .join('|');

/** A sign or code as people write it. */
export const currencyName = (sign: string): string =>
  sign === '￥' ? '¥' : /^[a-z]{3}$|[$]/.test(sign) ? sign.toUpperCase() : sign;

const rowOf = (sign: string): number =>
  CURRENCIES.findIndex((row) => (row as readonly string[]).includes(sign));

/** The signs of a column that mean different currencies: 'CNY' and '¥' are one, 'CNY' and 'JPY' are two. */
export function differentCurrencies(signs: readonly string[]): readonly string[] {
  const codes = signs.filter((sign) =>
    ['cny', 'rmb', '元', '人民币', 'cn¥', 'jpy', '円', 'jp¥', 'sek', 'nok', 'dkk'].includes(sign),
  );
  const chinese = new Set(
    codes.map(
      (sign) =>
        ({ rmb: 'cny', 元: 'cny', 人民币: 'cny', 'cn¥': 'cny', 円: 'jpy', 'jp¥': 'jpy' })[sign] ??
        sign,
    ),
  );
  if (chinese.size > 1) return signs;
  return new Set(signs.map(rowOf)).size > 1 ? signs : [];
}

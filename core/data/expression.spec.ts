import { describe, expect, it } from '@jest/globals';
import { plainColumn } from './column.ts';
import { checkExpression } from './expression.ts';
import { FUNCTIONS } from './functions.ts';

const columns = [
  plainColumn('price', 'decimal'),
  plainColumn('amount', 'integer'),
  plainColumn('Region "x"', 'text'),
  plainColumn('单价', 'decimal'),
  plainColumn('ordered', 'date'),
  plainColumn('shipped', 'datetime'),
  plainColumn('paid', 'boolean'),
];
const check = (text: string) => checkExpression(text, columns);

describe('a formula', () => {
  it.each([
    ['price * 2', 'decimal', '("price" * 2)'],
    ['amount + 1', 'integer', '("amount" + 1)'],
    ['amount / 4', 'decimal', '("amount" / 4)'],
    ['PRICE', 'decimal', '"price"'],
    ['单价 * amount', 'decimal', '("单价" * "amount")'],
    ['"region ""X"""', 'text', '"Region ""x"""'],
    ["'it''s' || amount", 'text', `('it''s' || "amount"::varchar)`],
    ['1 + 2 * 3', 'integer', '(1 + (2 * 3))'],
    ['not paid and price > 1', 'boolean', '((not "paid") and ("price" > 1))'],
    ['amount % 0', 'integer', '("amount" % nullif(0, 0))'],
    ['-.5', 'decimal', '(-0.5)'],
    ['price between 1 and 2 -- note', 'boolean', '("price" between 1 and 2)'],
    ['null', 'text', 'null::varchar'],
    ["ordered >= date '2024-02-29'", 'boolean', `("ordered" >= date '2024-02-29')`],
    ['cast(price as integer)', 'integer', 'cast("price" as hugeint)'],
  ])('%s is a %s', (text, type, sql) => {
    expect(check(text)).toMatchObject({ ok: true, value: { type, sql } });
  });

  it.each<[string, number, string]>([
    ['', 0, 'missing here'],
    ['price +', 7, 'missing here'],
    ['price * prise', 8, 'no column “prise”'],
    ['price + paid', 8, 'true or false'],
    ["amount + 'a'", 9, 'a text'],
    ["price = 'a'", 8, 'does not go with'],
    ['(price', 6, '“)”'],
    ['price)', 5, 'not expected'],
    ['price; drop table x', 5, 'not expected'],
    ["'open", 0, 'never closed'],
    ['"open', 0, 'never closed'],
    ['/* open', 0, 'never closed'],
    ["read_csv('x')", 0, 'no function'],
    ["pg_read_file('x')", 0, 'no function'],
    ['round(price, -1)', 13, 'from 0 to 18'],
    ['round(price, amount)', 13, 'from 0 to 18'],
    ['lower(price)', 6, 'a text is needed'],
    ["date '2023-02-29'", 5, 'is not a date'],
    ['(select 1)', 1, 'no column “select”'],
    ['price::varchar', 5, 'not expected'],
    ['price[1]', 5, 'not expected'],
    ['$1', 0, 'no meaning'],
    ['ordered - shipped', 10, 'date_diff'],
    ["date_trunc('era', ordered)", 11, 'quarter'],
    ['case when price then 1 end', 10, 'true or false'],
    ["case when paid then 1 else 'x' end", 27, 'does not go with'],
    ['1e3', 0, 'plain digits'],
    ['price \0', 6, 'missing here'],
  ])('%j is refused at %i', (text, at, words) => {
    const checked = check(text);
    if (checked.ok) throw new Error('passed');
    expect(checked.error.texts.en).toContain(words);
    expect(checked.error.at).toBe(at);
    expect(checked.error.texts['zh-CN']).not.toBe('');
  });

  it('names its columns and its divisors', () => {
    expect(check('price / amount + price / (amount - 1) + price / 2')).toMatchObject({
      value: { columns: ['price', 'amount'], divisors: ['"amount"', '("amount" - 1)'] },
    });
  });

  it('that is nested too deeply is refused', () => {
    expect(check('('.repeat(100_000) + '1' + ')'.repeat(100_000)).ok).toBe(false);
  });

  it('has functions with a name each and a usage that starts with it', () => {
    expect(new Set(FUNCTIONS.map(({ name }) => name)).size).toBe(FUNCTIONS.length);
    for (const { name, usage } of FUNCTIONS) expect(usage.startsWith(`${name}(`)).toBe(true);
  });
});

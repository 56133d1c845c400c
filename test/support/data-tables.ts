import type { Column, QueryEngine, RecipeSource, SqlText } from '@toolyard/core/data';

const column = (name: string, type: Column['type']): Column => ({
  name,
  type,
  unit: null,
  currency: null,
});

/** Would end a quoted name or a statement if it were not quoted. */
export const AWKWARD = `a "b"; drop table orders; -- '中文'\nline`;

export const ORDERS: RecipeSource = {
  id: 'orders',
  name: 'orders "2024"; 订单',
  columns: [
    column('id', 'integer'),
    column('region', 'text'),
    column('price', 'decimal'),
    column('ratio', 'decimal'),
    column('ordered', 'date'),
    column('shipped', 'datetime'),
    column('paid', 'boolean'),
    column(AWKWARD, 'text'),
  ],
};

export const REGIONS: RecipeSource = {
  id: 'regions',
  name: 'regions',
  columns: [column('code', 'text'), column('price', 'integer'), column('manager', 'text')],
};

/** One order, in the order of the columns. */
export interface Order {
  readonly id: number;
  readonly region: string | null;
  /** In cents, so that the sums of a test are exact. */
  readonly cents: number | null;
  readonly ratio: number | null;
  readonly ordered: string | null;
  readonly shipped: string | null;
  readonly paid: boolean | null;
  readonly note: string | null;
}

const order = (
  id: number,
  region: string | null,
  cents: number | null,
  ratio: number | null,
  ordered: string | null,
  shipped: string | null,
  paid: boolean | null,
  note: string | null,
): Order => ({ id, region, cents, ratio, ordered, shipped, paid, note });

export const FEW_ORDERS: readonly Order[] = [
  order(1, 'north', 10, 0.5, '2024-01-31', '2024-01-31T09:30:00', true, 'x'),
  order(2, 'north', 20, 0.25, '2024-02-01', '2024-02-01T10:00:00', false, 'y'),
  order(3, null, 500, null, '2024-03-31', null, true, null),
  order(4, '华东', null, 2, '2023-12-31', '2023-12-31T23:59:59', null, '分'),
  order(5, 'south', 735, -1, null, '2024-07-01T00:00:00', false, 'X'),
  order(6, '', 1200, 0, '2024-01-01', '2024-01-01T00:00:00', true, "o'k"),
  order(7, null, 110, 4, '2024-04-01', null, true, '50%_'),
];

export interface Region {
  readonly code: string | null;
  readonly price: number;
  readonly manager: string | null;
}

export const FEW_REGIONS: readonly Region[] = [
  { code: 'north', price: 1, manager: 'Ann' },
  { code: 'north', price: 2, manager: 'Ben' },
  { code: '华东', price: 3, manager: '李' },
  { code: 'west', price: 4, manager: null },
  { code: null, price: 5, manager: 'Nil' },
];

/** Cents as the engine writes a DECIMAL of two digits. */
export const money = (cents: number | null): string | null =>
  cents === null ? null : (cents / 100).toFixed(2);

const quoted = (value: string | number | boolean | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

const named = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Both tables in an engine. */
export async function loadTables(
  engine: QueryEngine,
  orders: readonly Order[],
  regions: readonly Region[] = FEW_REGIONS,
): Promise<void> {
  const run = (statement: string) => engine.execute(statement as SqlText);
  const table = named(ORDERS.name);
  await run(`create table ${table} (id bigint, region varchar, price decimal(10, 2), ratio double,
    ordered date, shipped timestamp, paid boolean, ${named(AWKWARD)} varchar)`);
  await run(`create table regions (code varchar, price bigint, manager varchar)`);
  const rows = orders.map(
    ({ id, region, cents, ratio, ordered, shipped, paid, note }) =>
      `(${[id, region, money(cents), ratio, ordered, shipped, paid, note].map(quoted).join(', ')})`,
  );
  await run(`insert into ${table} values ${rows.join(', ')}`);
  const others = regions.map(
    ({ code, price, manager }) => `(${[code, price, manager].map(quoted).join(', ')})`,
  );
  await run(`insert into regions values ${others.join(', ')}`);
}

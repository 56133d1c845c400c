/** Numbers that look random and are the same at every call. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const dayOf = (first: string, days: number) =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);

const PRODUCTS = [
  ['Tea', 'Drinks', 4.2],
  ['Coffee', 'Drinks', 6.8],
  ['Noodles', 'Food', 3.1],
  ['Rice', 'Food', 2.4],
  ['Lamp', 'Home', 24.5],
  ['Blanket', 'Home', 39.9],
] as const;
const CITIES = ['Shanghai', 'Chengdu', 'Lyon', 'Oslo', 'Austin'] as const;

/** Two years of orders of a shop that does not exist. */
function shopOrders(): string {
  const random = randomNumbers(7);
  const next = () => random.next().value;
  const rows = Array.from({ length: 5_000 }, (_, at) => {
    const [product, category, price] = PRODUCTS[Math.floor(next() ** 1.5 * PRODUCTS.length)]!;
    const city = CITIES[Math.floor(next() * CITIES.length)]!;
    const day = dayOf('2024-01-01', Math.floor((at * 731) / 5_000));
    const units = 1 + Math.floor(next() * 9);
    const rating = next() < 0.2 ? '' : String(1 + Math.floor(Math.sqrt(next()) * 5));
    return [10_001 + at, day, city, category, product, units, (units * price).toFixed(2), rating];
  });
  return [
    'order,day,city,category,product,units,amount,rating',
    ...rows.map((row) => row.join(',')),
  ].join('\n');
}

/** Daily bars of a stock that does not exist. */
function stockBars(): string {
  const random = randomNumbers(11);
  const next = () => random.next().value;
  const rows: string[] = [];
  let close = 100;
  for (let at = 0; rows.length < 750; at++) {
    const day = dayOf('2023-01-02', at);
    if ([0, 6].includes(new Date(day).getUTCDay())) continue;
    const open = close * (1 + (next() - 0.5) * 0.01);
    close = open * (1 + (next() - 0.49) * 0.035);
    const high = Math.max(open, close) * (1 + next() * 0.01);
    const low = Math.min(open, close) * (1 - next() * 0.01);
    const volume = Math.round(800_000 + next() * 2_400_000);
    rows.push(
      [day, ...[open, high, low, close].map((price) => price.toFixed(2)), volume].join(','),
    );
  }
  return ['day,open,high,low,close,volume', ...rows].join('\n');
}

export const SAMPLES = {
  shop: () => new File([shopOrders()], 'orders.csv', { type: 'text/csv' }),
  bars: () => new File([stockBars()], 'bars.csv', { type: 'text/csv' }),
} as const;

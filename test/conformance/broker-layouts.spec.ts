import { afterAll, describe, expect, it } from '@jest/globals';
import { cashOf, type Strategy } from '@toolyard/core/options/strategies';
import { toDollars } from '@toolyard/core/shared';
import fc from 'fast-check';
import { BROKER_WRITERS, type AccountEvent } from '../support/broker-writers.ts';
import { FULL_SIZE } from '../support/test-size.ts';
import { answerTo, closeBrokers, importedFiles } from './reference/brokers.ts';

afterAll(() => closeBrokers());

const EXPIRY = '2026-03-20';
const OPENING = ['2026-02-03', '2026-02-04', '2026-02-05', '2026-02-10'];
const CLOSING = ['2026-02-12', '2026-02-24', '2026-03-10', '2026-03-17'];

/** A position from its opening to its end; some stay open. */
const position = fc.record({
  root: fc.constantFrom('AAPL', 'MSFT', 'NVDA', 'SPY'),
  type: fc.constantFrom<'call' | 'put'>('call', 'put'),
  strike: fc.integer({ min: 200, max: 1_400 }).map((each) => each / 2),
  ...{ count: fc.integer({ min: 1, max: 9 }), side: fc.constantFrom(1, -1) },
  ...{ opened: fc.constantFrom(...OPENING), closed: fc.constantFrom(...CLOSING) },
  ...{ price: fc.integer({ min: 5, max: 4_000 }), exit: fc.integer({ min: 1, max: 4_000 }) },
  fee: fc.integer({ min: 0, max: 90 }),
  /** Contracts that are closed by a trade. */
  part: fc.nat({ max: 9 }),
  end: fc.constantFrom<'expiry' | 'assignment' | 'none'>('expiry', 'assignment', 'none'),
});
type Position = typeof position extends fc.Arbitrary<infer T> ? T : never;

function eventsOf(
  { count, side, part, end, root, strike, type, fee, ...each }: Position,
  place: number,
): AccountEvent[] {
  const terms = { root, strike, type, expiry: EXPIRY } as const;
  const clock = `10:${10 + place}:05`;
  const closed = Math.min(part, count);
  const left = count - closed;
  const ended = end === 'assignment' && side > 0 ? 'expiry' : end;
  const events: AccountEvent[] = [
    {
      ...{ ...terms, clock, kind: 'trade', effect: 'open', day: each.opened },
      ...{ quantity: side * count, price: each.price, fee: fee * count },
    },
  ];
  if (closed > 0)
    events.push({
      ...{ ...terms, clock, kind: 'trade', effect: 'close', day: each.closed },
      ...{ quantity: -side * closed, price: each.exit, fee: fee * closed },
    });
  if (left > 0 && ended !== 'none')
    events.push({
      ...{ ...terms, clock: '16:15:00', kind: ended, effect: 'close', day: EXPIRY },
      ...{ quantity: -side * left, price: 0, fee: 0 },
    });
  return events;
}

/** Up to five positions in different contracts, oldest event first. */
const account = fc
  .uniqueArray(position, {
    ...{ minLength: 1, maxLength: 5 },
    selector: ({ root, strike, type }) => `${root} ${strike} ${type}`,
  })
  .map((positions) =>
    positions
      .flatMap(eventsOf)
      .sort((a, b) => `${a.day} ${a.clock}`.localeCompare(`${b.day} ${b.clock}`)),
  );

type Totals = Readonly<Record<string, readonly [quantity: number, cents: number]>>;

function totals(
  fills: readonly { readonly symbol: string; readonly quantity: number; readonly cents: number }[],
): Totals {
  const found: Record<string, [number, number]> = {};
  for (const { symbol, quantity, cents } of fills) {
    const [before, cash] = found[symbol] ?? [0, 0];
    found[symbol] = [before + quantity, Math.round(cash + cents)];
  }
  return found;
}

const symbolOf = ({ root, expiry, type, strike }: AccountEvent): string =>
  `${root}${expiry.slice(2).replaceAll('-', '')}${type === 'call' ? 'C' : 'P'}${String(strike * 1000).padStart(8, '0')}`;

/** Quantity and cash by symbol, from the events themselves. */
function expected(events: readonly AccountEvent[], hasFees: boolean, hasEnds: boolean): Totals {
  return totals(
    events.flatMap((event) => {
      const { kind, quantity, price, fee, type, strike, root } = event;
      if (kind !== 'trade' && !hasEnds) return [];
      const cents = -quantity * 100 * price - (hasFees ? fee : 0);
      const option = { symbol: symbolOf(event), quantity, cents };
      const shares = (type === 'put' ? 100 : -100) * quantity;
      return kind === 'assignment'
        ? [option, { symbol: root, quantity: shares, cents: -shares * strike * 100 }]
        : [option];
    }),
  );
}

const found = (strategies: readonly Strategy[]): Totals =>
  totals(
    strategies.flatMap(({ steps }) =>
      steps.flatMap(({ fills }) =>
        fills.map((fill) => {
          const { symbol, quantity } = fill;
          return { symbol, quantity, cents: toDollars(cashOf(fill)) * 100 };
        }),
      ),
    ),
  );

const RUNS = FULL_SIZE ? 60 : 2;
/** What spreadsheets, other countries and accidents leave in a cell. */
const DAMAGE = [
  '',
  '--',
  'abc',
  '3.02E+15',
  '31/12/2026',
  '(',
  '$',
  '0',
  '-0',
  '1.2.3',
  '2026-13-45',
  '"',
];

describe.each(Object.entries(BROKER_WRITERS))('%s', (_name, { write, hasFees, hasEnds }) => {
  it('an account that is written and read is the same account', async () => {
    await fc.assert(
      fc.asyncProperty(account, async (events) => {
        const { strategies, lines } = await importedFiles(write(events));
        expect(lines.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
        expect(found(strategies)).toEqual(expected(events, hasFees, hasEnds));
      }),
      { numRuns: RUNS, seed: 20_261_130 },
    );
  });

  it('a damaged file is read or refused, and never fails the server', async () => {
    const damage = fc.record({
      ...{ cell: fc.nat({ max: 5_000 }), by: fc.constantFrom(...DAMAGE) },
      cut: fc.option(fc.nat({ max: 5_000 })),
    });
    const [events] = fc.sample(account, { numRuns: 1, seed: 7 }) as [AccountEvent[]];
    const whole = Buffer.from(write(events) as string).toString('latin1');
    await fc.assert(
      fc.asyncProperty(damage, async ({ cell, by, cut }) => {
        const cells = whole.split(/(?<=[,\t\n])/);
        cells[cell % cells.length] = `${by},`;
        const text = cells.join('').slice(0, cut ?? undefined);
        const [status, code] = await answerTo(Buffer.from(text, 'latin1'));
        expect([status, code]).toEqual(
          status === 200 ? [200, undefined] : [400, expect.stringMatching(/^[A-Z_]+$/)],
        );
      }),
      { numRuns: RUNS * 3, seed: 20_261_201 },
    );
  });

  it('two exports that overlap give their union, and the same file again adds nothing', async () => {
    const [events] = fc.sample(account, { numRuns: 1, seed: 42 }) as [AccountEvent[]];
    const first = events.filter(({ day }) => day < '2026-03-01');
    const { strategies } = await importedFiles(write(first), write(events), write(events));
    expect(found(strategies)).toEqual(expected(events, hasFees, hasEnds));
  });
});

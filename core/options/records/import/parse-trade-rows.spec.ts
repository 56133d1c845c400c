import { describe, expect, it } from '@jest/globals';
import { toDollars, moneyOf } from '../../../shared/index.ts';
import { cashOf, stepCash } from '../../strategies/index.ts';
import { exportedFills } from '../use-cases/export-history.ts';
import { historicalTrade } from '../historical-trade.ts';
import { sampleStrategies } from '../sample-strategies.ts';
import { parseTradeRows } from './parse-trade-rows.ts';
import type { TradeRow } from './trade-row.ts';
import { buildTrade } from './build-trade.ts';

/** A Sunday. */
const NOW = Date.UTC(2026, 10, 22, 3);
let count = 0;
const nextId = () => String(++count);
const ORIGIN = {
  ...{ ownerId: 'mei', provider: 'import', simulated: false, sample: false, now: NOW },
  nextId,
};

const row = (line: number, fields: Partial<TradeRow>): TradeRow => ({
  wellFormed: true,
  ...{ line, trade: 'a', name: '', underlying: 'MSFT', cause: '', commission: '' },
  ...{ multiplier: '', delivers: '', replaces: '', action: '' },
  ...{ at: '2026-03-02T15:30:00Z', spot: '412.5', contract: 'MSFT260320P00400000' },
  ...{ quantity: '-1', price: '5.2' },
  ...fields,
});

/** A put sold, assigned at its expiry, and the shares sold on the Monday after. */
const ASSIGNED: readonly TradeRow[] = [
  row(2, { commission: '0.65' }),
  row(3, {
    at: '2026-03-20T20:00:00Z',
    spot: '391',
    quantity: '1',
    price: '0',
    cause: 'Assignment',
  }),
  row(4, {
    ...{ at: '2026-03-20T20:00:00Z', spot: '391', cause: 'assignment' },
    ...{ contract: 'msft', quantity: '+100', price: '400' },
  }),
  row(5, {
    ...{ at: '2026-03-23T10:00:00-04:00', spot: '395.1' },
    ...{ contract: 'MSFT', quantity: '-100', price: '395.1234', commission: '1' },
  }),
];

const only = (rows: readonly TradeRow[]) => {
  const [read, more] = parseTradeRows(rows, NOW, nextId);
  if (!read || more) throw new Error('not one trade');
  return read;
};
const faultOf = (rows: readonly TradeRow[]) => {
  const read = only(rows);
  return read.trade ? null : [read.fault.line, read.fault.code];
};

describe('trades read from rows', () => {
  it('a dividend of an export is a step of its own and counts in the result', () => {
    const dividend = row(4, {
      ...{ at: '2026-03-11T13:30:00Z', cause: 'dividend', contract: 'MSFT' },
      ...{ quantity: '100', price: '0.91' },
    });
    const shares = { contract: 'MSFT', price: '400' };
    const rows = [
      row(2, { ...shares, quantity: '100' }),
      { ...dividend, line: 3 },
      row(4, { ...shares, quantity: '-100', at: '2026-03-12T15:30:00Z' }),
    ];
    const { trade } = only(rows);
    const { steps } = buildTrade(trade!, ORIGIN);
    expect(steps.map((step) => [step.kind, toDollars(stepCash(step))])).toEqual([
      ['opened', -40_000],
      ['dividend', 91],
      ['closed', 40_000],
    ]);
    const withTrade = rows.map((each, i) => (i === 2 ? { ...each, at: dividend.at } : each));
    const sold = buildTrade(only(withTrade.toReversed()).trade!, ORIGIN);
    expect(sold.steps.map(({ kind }) => kind)).toEqual(['opened', 'dividend', 'closed']);
    const option = row(3, { ...dividend, line: 3, contract: 'MSFT260320P00400000' });
    expect(faultOf([rows[0]!, option])).toEqual([3, 'FILL_CAUSE']);
  });

  it('the days of a trade are those of New York: an evening there is the next day of UTC', () => {
    const rows = [row(2, {}), row(3, { at: '2026-03-11T01:30:00Z', quantity: '1', price: '1' })];
    const { trade } = only(rows);
    expect(trade && historicalTrade(buildTrade(trade, ORIGIN))).toMatchObject({
      startDate: '2026-03-02',
      endDate: '2026-03-10',
      daysHeld: 8,
    });
  });

  it('a put that was assigned returns the sum of its cash to the hundredth of a cent', () => {
    const { trade } = only(ASSIGNED);
    const strategy = trade && buildTrade(trade, ORIGIN);
    const cash = strategy?.steps.reduce((sum, step) => sum + stepCash(step), 0) ?? NaN;
    // 520 − 0.65 received, 40,000 paid for the shares, 39,512.34 − 1 for them.
    expect(toDollars(moneyOf(cash))).toBe(30.69);
    expect(strategy).toMatchObject({ status: 'completed', templateId: 'single-option' });
    expect(strategy?.steps.map(({ kind }) => kind)).toEqual(['opened', 'assigned', 'closed']);
    expect(strategy?.steps.map(({ at }) => new Date(at).toISOString())).toEqual([
      '2026-03-02T15:30:00.000Z',
      '2026-03-20T20:00:00.000Z',
      '2026-03-23T14:00:00.000Z',
    ]);
  });

  it('what was exported reads as it was: fills, cash, steps and names', () => {
    const stored = sampleStrategies('mei', NOW, nextId);
    const rows = exportedFills(stored).map(({ trade, step, fill }, index): TradeRow => {
      const [spot, price] = [toDollars(step.spot!), toDollars(fill.price)];
      const { id, name, symbol } = trade;
      const of = { trade: id, name, underlying: symbol, contract: fill.symbol, cause: fill.cause };
      return {
        ...{
          line: index + 2,
          wellFormed: true,
          ...of,
          at: new Date(step.at).toISOString(),
          spot: String(spot),
        },
        ...{ quantity: String(fill.quantity), price: String(price) },
        commission: String(toDollars(fill.commission)),
        ...{ multiplier: '', delivers: '', replaces: '', action: '' },
      };
    });
    const read = parseTradeRows(rows, NOW, nextId);
    const again = read.flatMap(({ trade }) => trade ?? []).map((t) => buildTrade(t, ORIGIN));
    const plain = (each: (typeof stored)[number]) => ({
      name: each.name,
      templateId: each.templateId,
      steps: each.steps.map(({ kind, at, spot, atRisk, fills }) => ({
        ...{ kind, at, spot, atRisk },
        fills: fills.map((fill) => [fill.symbol, fill.quantity, fill.multiplier, cashOf(fill)]),
      })),
    });
    expect(again.map(plain)).toEqual(stored.map(plain));
  });

  it.each<[string, Partial<TradeRow>, string]>([
    ['no trade', { trade: '' }, 'TRADE_NAME'],
    ['an endless name', { name: 'x'.repeat(81) }, 'TRADE_NAME'],
    ['no underlying', { underlying: '' }, 'FILL_UNDERLYING'],
    ['a sentence as the underlying', { underlying: 'MS FT' }, 'FILL_UNDERLYING'],
    ['a day without a time', { at: '2026-03-02' }, 'FILL_TIME'],
    ['a time without a zone', { at: '2026-03-02T15:30:00' }, 'FILL_TIME'],
    ['a day that is none', { at: '2026-13-02T15:30:00Z' }, 'FILL_TIME'],
    ['a time to come', { at: '2026-11-22T03:00:01Z' }, 'FILL_TIME'],
    ['a time before all', { at: '1999-12-31T23:59:59Z' }, 'FILL_TIME'],
    ['a spot of nothing', { spot: '0' }, 'FILL_SPOT'],
    ['a negative spot', { spot: '-412.5' }, 'FILL_SPOT'],
    ['a line that could not be read for certain', { wellFormed: false }, 'FILL_LINE'],
    ['another underlying', { contract: 'AAPL260320P00400000' }, 'FILL_CONTRACT'],
    ['another share', { contract: 'AAPL' }, 'FILL_CONTRACT'],
    ['a contract without a strike', { contract: 'MSFT260320P' }, 'FILL_CONTRACT_UNREADABLE'],
    ['an adjusted contract', { contract: 'MSFT1260320P00400000' }, 'FILL_CONTRACT_ADJUSTED'],
    ['nothing bought', { quantity: '0' }, 'FILL_QUANTITY'],
    ['half a contract', { quantity: '0.5' }, 'FILL_QUANTITY'],
    ['one contract too many', { quantity: '10001' }, 'FILL_QUANTITY'],
    ['no quantity', { quantity: '' }, 'FILL_QUANTITY'],
    ['a price of the wrong sign', { price: '-5.2' }, 'FILL_PRICE'],
    ['a price of five decimals', { price: '5.20001' }, 'FILL_PRICE'],
    ['a price with a comma', { price: '5,2' }, 'FILL_PRICE'],
    ['a price above all', { price: '1000000.01' }, 'FILL_PRICE'],
    ['an endless price', { price: '1e3' }, 'FILL_PRICE'],
    ['a negative commission', { commission: '-1' }, 'FILL_PRICE'],
    ['a cause that is none', { cause: 'luck' }, 'FILL_CAUSE'],
    ['an expiry at a price', { cause: 'expiry' }, 'FILL_CAUSE'],
    ['a trade after the expiry', { at: '2026-03-21T15:30:00Z' }, 'FILL_AFTER_EXPIRY'],
  ])('refuses %s, and names the line', (_name, wrong, code) => {
    expect(faultOf([row(7, wrong)])).toEqual([7, code]);
  });

  it('refuses what is still held, two spots of one moment, a second underlying and too great a turnover', () => {
    expect(faultOf(ASSIGNED.slice(0, 3))).toEqual([2, 'TRADE_OPEN']);
    expect(faultOf([row(2, {}), row(3, { quantity: '1', spot: '412.6' })])).toEqual([
      3,
      'FILL_SPOT',
    ]);
    expect(faultOf([row(2, {}), row(3, { underlying: 'AAPL' })])).toEqual([3, 'FILL_UNDERLYING']);
    const huge = { price: '1000000', quantity: '10000' };
    expect(faultOf([row(2, huge), row(3, { ...huge, quantity: '-10000' })])).toEqual([
      2,
      'TRADE_TOO_LONG',
    ]);
  });

  it('one broken trade leaves the others whole', () => {
    const rows = [...ASSIGNED, row(6, { trade: 'b', price: 'x' })];
    expect(parseTradeRows(rows, NOW, nextId).map(({ trade }) => trade !== null)).toEqual([
      true,
      false,
    ]);
  });
});

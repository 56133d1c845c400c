import { describe, expect, it } from '@jest/globals';
import type { BrokerImport } from '@toolyard/core/options/records';
import { holdingsAfter, stepCash, type Strategy } from '@toolyard/core/options/strategies';
import { fromDollars, toDollars } from '@toolyard/core/shared';
import { parse } from 'csv-parse/sync';
import { brokerImportFixture, sampleFile, outcomesOf } from './broker-import-fixture.ts';

/** Cash of each line as the file states it, to 1e-4 dollar; the test's own reading. */
type Amounts = Readonly<Record<number, number>>;

const dollars = (text: string | undefined): number =>
  Number((text ?? '').replaceAll(/[$,]/g, '') || '0');

function amountsOf(
  text: string,
  header: number,
  cash: (cell: (name: string) => string | undefined) => number,
): Amounts {
  const rows = parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false });
  const names = rows[header - 1] as string[];
  return Object.fromEntries(
    rows.map((cells, index) => [index + 1, cash((name) => cells[names.indexOf(name)])]),
  );
}

/** For each strategy, Σ of the amounts of its lines, in cents. */
function centsOf({ strategies, lines }: BrokerImport, amounts: Amounts): readonly number[] {
  return strategies.map((_, place) => {
    const own = new Set(
      lines.flatMap((each) =>
        each.outcome === 'step' && each.strategy === place ? each.line : [],
      ),
    );
    return Math.round([...own].reduce((sum, line) => sum + (amounts[line] ?? NaN), 0) * 100);
  });
}

const cashOf = ({ steps }: Strategy): number =>
  toDollars(fromDollars(steps.reduce((sum, step) => sum + toDollars(stepCash(step)), 0)));
const inCents = (amount: number): number => Math.round(amount * 100);

const heldIn = ({ steps }: Strategy): readonly string[] =>
  holdingsAfter(steps).held.map(({ quantity, symbol }) => `${quantity} ${symbol}`);

/** What is stored, in the order of the result. */
async function imported(name: string) {
  const fixture = brokerImportFixture();
  const text = sampleFile(name);
  const dry = await fixture.import(text, true);
  expect(await fixture.strategies()).toEqual([]);
  const result = await fixture.import(text);
  expect(result).toEqual(dry);
  const stored = await fixture.strategies();
  const strategies = result.strategies.map(({ symbol, fills, line }) => {
    const found = stored.filter(
      (each) => each.symbol === symbol && each.steps.flatMap((step) => step.fills).length === fills,
    );
    if (found.length !== 1)
      throw new Error(`${found.length} strategies of ${symbol}, line ${line}`);
    return found[0]!;
  });
  return { fixture, text, result, strategies, stored };
}

describe('files of brokers', () => {
  it('tastytrade: every line is a step of its strategy, or is refused by its line', async () => {
    const { text, result, strategies } = await imported('tastytrade-transactions');
    expect(result.broker).toBe('tastytrade');
    expect(outcomesOf(result)).toEqual({
      2: 'expired 0: -1 SPY260320C00680000 at 0',
      3: 'expired 0: 1 SPY260320C00660000 at 0',
      4: 'expired 0: 1 SPY260320P00580000 at 0',
      5: 'expired 0: -1 SPY260320P00560000 at 0',
      6: 'refused FILL_ACTION Reverse Split',
      7: 'rolled 1: 1 MSFT260320C00410000 at 1',
      8: 'rolled 1: -1 MSFT280121C00420000 at 6',
      9: 'refused FILL_ACTION Dividend',
      10: 'skipped NOT_A_TRADE Dividend',
      11: 'exercised 2: -1 SPXW260306C06000000 at 23.45',
      12: 'refused FILL_INSTRUMENT Future',
      13: 'refused FILL_UNKNOWN_SYMBOL ZZQQ',
      14: 'closed 3: -3 TSLA at 210',
      15: 'opened 3: 3 TSLA at 208.3267',
      16: 'opened 2: 1 SPXW260306C06000000 at 12',
      17: 'added 1: -1 MSFT260320C00410000 at 4.1',
      18: 'assigned 1: 1 MSFT260220P00400000 at 0',
      19: 'assigned 1: 100 MSFT at 400',
      20: 'closedLeg 0: -1 SPY260320C00680000 at 0.3',
      21: 'closedLeg 0: 1 SPY260320C00660000 at 0.8',
      22: 'closedLeg 0: 1 SPY260320P00580000 at 1.05',
      23: 'closedLeg 0: -1 SPY260320P00560000 at 0.5',
      24: 'skipped NOT_A_TRADE Deposit',
      25: 'opened 1: -1 MSFT260220P00400000 at 5.2',
      26: 'opened 0: 2 SPY260320C00680000 at 0.95',
      27: 'opened 0: -2 SPY260320C00660000 at 2.1',
      28: 'opened 0: -2 SPY260320P00580000 at 2.35',
      29: 'opened 0: 2 SPY260320P00560000 at 1.2',
      30: 'refused FILL_NEVER_OPENED AAPL260320C00230000',
    });
    const totals = amountsOf(text, 1, (cell) => dollars(cell('Total')));
    expect(strategies.map((each) => inCents(cashOf(each)))).toEqual(centsOf(result, totals));
    // 450.92 − 105.54; 518.86 − 40,005 + 408.86 − 100.13 + 598.86; −1,201.72 + 2,340; −624.99 + 629.97
    expect(strategies.map(cashOf)).toEqual([345.38, -38_578.55, 1_138.28, 4.98]);
    expect(strategies.map(({ status, templateId }) => [status, templateId])).toEqual([
      ['completed', 'iron-condor'],
      ['active', 'covered-stock'],
      ['completed', 'single-option'],
      ['completed', 'custom'],
    ]);
    expect(heldIn(strategies[1]!)).toEqual(['100 MSFT', '-1 MSFT280121C00420000']);
    expect(strategies[0]!.steps.map(({ at }) => new Date(at).toISOString())).toEqual([
      '2026-02-02T15:15:30.000Z',
      '2026-02-17T16:05:00.000Z',
      '2026-03-20T20:00:00.000Z',
    ]);
  });

  it('Interactive Brokers, Flex query: executions of one order are one step, orders and cancelled trades are not counted twice', async () => {
    const { text, result, strategies } = await imported('ibkr-flex-trades');
    expect(result.broker).toBe('interactiveBrokers');
    expect(outcomesOf(result)).toEqual({
      2: 'opened 0: 1 AAPL260320C00230000 at 3.45',
      3: 'opened 0: 1 AAPL260320C00230000 at 3.46',
      4: 'opened 0: -2 AAPL260320C00240000 at 1.205',
      5: 'skipped SUMMARY_LINE ORDER',
      6: 'expired 0: -2 AAPL260320C00230000 at 0',
      7: 'expired 0: 2 AAPL260320C00240000 at 0',
      8: 'opened 1: 1 MSFT260320P00400000 at 6.1',
      9: 'opened 1: 100 MSFT at 402.1224',
      10: 'exercised 1: -1 MSFT260320P00400000 at 0',
      11: 'exercised 1: -100 MSFT at 400',
      12: 'opened 2: -50 TSLA at 210.5',
      13: 'closed 2: 50 TSLA at 205.25 + opened 3: 30 TSLA at 205.25',
      14: 'refused FILL_CURRENCY EUR',
      15: 'refused FILL_INSTRUMENT CASH',
      16: 'refused FILL_CANCELLED AAPL',
      17: 'refused FILL_QUANTITY 0.5',
      18: 'refused FILL_AMOUNT 240',
    });
    const net = amountsOf(text, 1, (cell) => dollars(cell('NetCash')));
    const cash = strategies.map(cashOf);
    expect(cash.slice(0, 2).map(inCents)).toEqual(centsOf(result, net).slice(0, 2));
    // The reversal belongs to both: 10,524 for the shares sold short and −16,421 for 50 bought back and 30 more.
    expect(cash[2]! + cash[3]!).toBe(10_524 - 16_421);
    expect(strategies.map(({ status }) => status)).toEqual([
      ...['completed', 'completed', 'completed', 'active'],
    ]);
    expect(strategies[0]!.legs.map(({ quantity, entryPrice }) => [quantity, entryPrice])).toEqual([
      [2, fromDollars(3.455)],
      [2, fromDollars(1.205)],
    ]);
  });

  it('Interactive Brokers, activity statement: the trades of its sections; everything else is told by its line', async () => {
    const { text, result, strategies } = await imported('ibkr-activity-statement');
    expect(outcomesOf(result)).toEqual({
      ...{ 2: 'skipped NOT_A_TRADE Statement', 3: 'skipped NOT_A_TRADE Statement' },
      ...{ 4: 'skipped NOT_A_TRADE Statement', 6: 'skipped NOT_A_TRADE Account Information' },
      8: 'opened 0: 1000 MSFT at 401.5',
      9: 'assigned 0: -300 MSFT at 410',
      10: 'skipped SUMMARY_LINE ClosedLot',
      11: 'skipped SUMMARY_LINE Trades',
      12: 'skipped SUMMARY_LINE Trades',
      13: 'added 0: -3 MSFT260220C00410000 at 4.2',
      14: 'assigned 0: 3 MSFT260220C00410000 at 0',
      15: 'opened 1: -1 SPY260320P00590000 at 3.1',
      16: 'opened 1: 1 SPY260320P00570000 at 1.4',
      17: 'closed 1: 1 SPY260320P00590000 at 1.15',
      18: 'closed 1: -1 SPY260320P00570000 at 0.55',
      19: 'skipped SUMMARY_LINE Trades',
      21: 'refused FILL_INSTRUMENT Forex',
      23: 'skipped NOT_A_TRADE Dividends',
      24: 'skipped NOT_A_TRADE Dividends',
      26: 'skipped NOT_A_TRADE Fees',
    });
    const cash = amountsOf(
      text,
      7,
      (cell) => dollars(cell('Proceeds')) + dollars(cell('Comm/Fee')),
    );
    expect(strategies.map((each) => inCents(cashOf(each)))).toEqual(centsOf(result, cash));
    expect(strategies.map(cashOf)).toEqual([-277_246.95, 107.38]);
    expect(heldIn(strategies[0]!)).toEqual(['700 MSFT']);
  });

  it('Schwab: days without a time, shares booked days after their assignment, title and total around the lines', async () => {
    const { text, result, strategies } = await imported('schwab-transactions');
    expect(result.broker).toBe('schwab');
    expect(outcomesOf(result)).toEqual({
      3: 'refused FILL_NEVER_OPENED SPY260320P00580000',
      4: 'refused FILL_ACTION Stock Split',
      5: 'refused FILL_ACTION Reinvest Shares',
      6: 'skipped NOT_A_TRADE Qualified Dividend',
      7: 'exercised 3: -100 TSLA at 220',
      8: 'exercised 3: -1 TSLA260320P00220000 at 0',
      9: 'opened 3: 1 TSLA260320P00220000 at 9',
      10: 'closedLeg 2: -1 SPY280121C00600000 at 42.5',
      11: 'opened 2: 3 SPY280121C00600000 at 40',
      12: 'assigned 0: -100 MSFT at 405',
      13: 'assigned 0: 1 MSFT260220C00405000 at 0',
      14: 'expired 1: -2 AAPL260116P00240000 at 0',
      15: 'expired 1: 2 AAPL260116P00250000 at 0',
      16: 'skipped NOT_A_TRADE MoneyLink Transfer',
      17: 'opened 1: 2 AAPL260116P00240000 at 0.4',
      18: 'opened 1: -2 AAPL260116P00250000 at 1.05',
      19: 'added 0: -1 MSFT260220C00405000 at 5.1',
      20: 'opened 0: 100 MSFT at 398.1234',
      21: 'skipped SUMMARY_LINE $39,577.05',
    });
    const amounts = amountsOf(text, 2, (cell) => dollars(cell('Amount')));
    expect(strategies.map((each) => inCents(cashOf(each)))).toEqual(centsOf(result, amounts));
    expect(strategies.map(cashOf)).toEqual([1_196.16, 127.36, -7_752.65, 21_098.88]);
    expect(strategies.map(({ status }) => status)).toEqual([
      ...['completed', 'completed', 'active', 'active'],
    ]);
  });

  it('a second import adds nothing, and a longer file goes on where the first one ended', async () => {
    const fixture = brokerImportFixture();
    const text = sampleFile('tastytrade-transactions');
    const [header = '', ...lines] = text.trim().split('\n');
    // Newest first: the last nine lines end in the middle of the order of 17 February.
    const early = [header, ...lines.slice(-9)].join('\n');
    const first = await fixture.import(early);
    expect(first.strategies.map(({ symbol, status }) => [symbol, status])).toEqual([
      ['SPY', 'active'],
      ['MSFT', 'active'],
    ]);
    const whole = await fixture.import(text);
    const outcomes = outcomesOf(whole);
    for (const line of [25, 26, 27, 28, 29])
      expect(outcomes[line]).toMatch(/^known FILL_KNOWN (MSFT|SPY)/);
    expect(whole.strategies.map(({ symbol, continued }) => [symbol, continued])).toEqual([
      ['SPY', true],
      ['MSFT', true],
      ['SPX', false],
      ['TSLA', false],
    ]);
    const cash = (await fixture.strategies()).map((each) => [each.symbol, cashOf(each)]);
    expect(cash).toHaveLength(4);
    expect(Object.fromEntries(cash)).toEqual({
      ...{ SPY: 345.38, MSFT: -38_578.55, SPX: 1_138.28, TSLA: 4.98 },
    });
    const again = await fixture.import(text);
    expect(again.strategies).toEqual([]);
    expect(again.lines.filter(({ outcome }) => outcome === 'known')).toHaveLength(22);
  });

  it('a fill that was corrected since is known by what it was', async () => {
    const fixture = brokerImportFixture();
    const text = sampleFile('schwab-transactions');
    await fixture.import(text);
    const spy = (await fixture.strategies()).find(({ symbol }) => symbol === 'SPY')!;
    const [before] = spy.steps;
    if (!before) throw new Error('no step');
    const fills = before.fills.map((fill) => ({ ...fill, price: fromDollars(39) }));
    const after = { ...before, fills };
    const correction = { id: 'c', at: fixture.clock.now(), reason: '', before, after };
    const steps = [after, ...spy.steps.slice(1)];
    await fixture.change({ ...spy, steps, corrections: [correction] });
    expect((await fixture.import(text)).strategies).toEqual([]);
  });

  it('a fill that is older than the last step of its strategy is refused', async () => {
    const fixture = brokerImportFixture();
    const [header = '', ...lines] = sampleFile('tastytrade-transactions').trim().split('\n');
    // Lines 20 to 23 are the order of 17 February, which closes a half; the other half expires on 20 March.
    const order = lines.slice(18, 22);
    const others = lines.filter((line) => !order.includes(line));
    await fixture.import([header, ...others].join('\n'));
    const result = outcomesOf(await fixture.import([header, ...order].join('\n')));
    expect(Object.values(result)).toEqual(
      ['C00680000', 'C00660000', 'P00580000', 'P00560000'].map(
        (contract) => `refused FILL_BEFORE_STEPS SPY260320${contract}`,
      ),
    );
  });

  it('an import that meets another change of the strategies is refused as a whole', async () => {
    const fixture = brokerImportFixture();
    const text = sampleFile('schwab-transactions');
    const late = await fixture.prepare(text);
    await fixture.import(text);
    await expect(late()).rejects.toMatchObject({ code: 'IMPORT_OUTDATED' });
    expect(await fixture.strategies()).toHaveLength(4);
  });

  it.each([
    ['tastytrade-transactions', 'Order #', 'order #'],
    ['ibkr-flex-trades', '"Notes/Codes"', 'notes/codes'],
    ['ibkr-activity-statement', 'Comm/Fee', 'comm/fee'],
    ['schwab-transactions', '"Fees & Comm"', 'fees & comm'],
  ])(
    '%s with a changed header is refused with the column that is missing',
    async (name, column, missing) => {
      const changed = sampleFile(name).replace(column, column.replace(/\w/, 'X'));
      await expect(brokerImportFixture().import(changed)).rejects.toMatchObject({
        code: 'BROKER_COLUMNS',
        details: [{ field: missing, message: `Column “${missing}” is missing` }],
      });
    },
  );

  it('a statement in another language is refused with what to do', async () => {
    const german = sampleFile('ibkr-activity-statement').replaceAll('Trades,', 'Transaktionen,');
    await expect(brokerImportFixture().import(german)).rejects.toMatchObject({
      code: 'NO_TRADES_SECTION',
    });
  });
});

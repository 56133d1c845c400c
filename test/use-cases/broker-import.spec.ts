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
      10: 'dividend 1: 100 MSFT at 0.83',
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
    // 450.92 − 105.54; 518.86 − 40,005 + 83 + 408.86 − 100.13 + 598.86; −1,201.72 + 2,340; −624.99 + 629.97
    expect(strategies.map(cashOf)).toEqual([345.38, -38_495.55, 1_138.28, 4.98]);
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

  it('Interactive Brokers, activity statement: the trades of its sections; everything else is reported by its line', async () => {
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
      23: 'dividend 0: 700 MSFT at 0.83',
      24: 'skipped NOT_A_TRADE Dividends',
      26: 'skipped NOT_A_TRADE Fees',
    });
    const cash = amountsOf(
      text,
      7,
      (cell) => dollars(cell('Proceeds')) + dollars(cell('Comm/Fee')),
    );
    const [msft, spy] = centsOf(result, cash);
    // The dividend stands in a section of its own.
    expect(strategies.map((each) => inCents(cashOf(each)))).toEqual([msft! + 58_100, spy]);
    expect(strategies.map(cashOf)).toEqual([-276_665.95, 107.38]);
    expect(heldIn(strategies[0]!)).toEqual(['700 MSFT']);
  });

  it('Schwab: days without a time, shares booked days after their assignment, title and total around the lines', async () => {
    const { text, result, strategies } = await imported('schwab-transactions');
    expect(result.broker).toBe('schwab');
    expect(outcomesOf(result)).toEqual({
      3: 'refused FILL_NEVER_OPENED SPY260320P00580000',
      4: 'refused FILL_NEVER_OPENED AAPL',
      5: 'refused FILL_ACTION Reinvest Shares',
      6: 'dividend 0: 100 MSFT at 0.83',
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
    expect(strategies.map(cashOf)).toEqual([1_279.16, 127.36, -7_752.65, 21_098.88]);
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
      ...{ SPY: 345.38, MSFT: -38_495.55, SPX: 1_138.28, TSLA: 4.98 },
    });
    const again = await fixture.import(text);
    expect(again.strategies).toEqual([]);
    expect(again.lines.filter(({ outcome }) => outcome === 'known')).toHaveLength(23);
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
    ['tastytrade-transactions', 'tastytrade', 'Order #', 'order #'],
    [...['ibkr-flex-trades', 'Interactive Brokers (Flex query)', '"Notes/Codes"'], 'notes/codes'],
    [
      ...['ibkr-activity-statement', 'Interactive Brokers (activity statement)', 'Comm/Fee'],
      'comm/fee',
    ],
    ['schwab-transactions', 'Schwab', '"Price"', 'price'],
  ] as [string, string, string, string][])(
    '%s with a changed header is refused with the broker and the column that is missing',
    async (name, broker, column, missing) => {
      const changed = sampleFile(name).replace(column, column.replace(/\w/, 'X'));
      await expect(brokerImportFixture().import(changed)).rejects.toMatchObject({
        code: 'BROKER_COLUMNS',
        details: [
          { field: 'broker', message: `This is a file of ${broker}` },
          { field: missing, message: `Column “${missing}” is missing` },
        ],
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

const TASTYTRADE =
  'Date,Type,Sub Type,Action,Symbol,Instrument Type,Description,Value,Quantity,Average Price,Commissions,Fees,Multiplier,Root Symbol,Underlying Symbol,Expiration Date,Strike Price,Call or Put,Order #,Currency';
const SPXW = 'SPXW  260320C06000000,Equity Option';
const SOLD = `2026-03-19T10:02:41-0400,Trade,Sell to Open,SELL_TO_OPEN,${SPXW},,380.00,1,380.00,-1.00,-0.72,100,,,,,,451,USD`;
const CASH = `2026-03-20T17:00:00-0400,Receive Deliver,Cash Settled Assignment,,${SPXW},,-364.00,1,6000.0,--,-5.00,100,,,,,,,USD`;
const REMOVAL = `2026-03-20T17:00:00-0400,Receive Deliver,Assignment,,${SPXW},,0.00,1,0.00,--,0.00,100,,,,,,,USD`;

const FLEX =
  'ClientAccountID,CurrencyPrimary,AssetClass,Symbol,TradeID,DateTime,TransactionType,Quantity,TradePrice,Proceeds,IBCommission,Open/CloseIndicator,Notes/Codes,Buy/Sell,IBOrderID';
const FUNDS =
  'ClientAccountID,CurrencyPrimary,AssetClass,Symbol,Date,ActivityCode,ActivityDescription,Amount,LevelOfDetail';
const flexTrade = (symbol: string, cells: string) => `U1,USD,OPT,${symbol},${cells}`;
const SOLD_AT_IBKR = flexTrade(
  'SPXW  260320C06000000',
  '61,20260319;100241,ExchTrade,-1,3.8,380,-1.55,O,,SELL,5',
);
const ASSIGNED_AT_IBKR = flexTrade(
  'SPXW  260320C06000000',
  '76,20260320;162000,BookTrade,1,0,0,0,C,A,BUY,',
);
const PAID_AT_IBKR = (level: string) =>
  `U1,USD,OPT,SPXW  260320C06000000,20260320,ADJ,Option Cash Settlement for: Assignment ( SPX 20MAR26 6000 C ),-364,${level}`;

/** Cash and holdings of all trades, and what becomes of the lines. */
async function outcome(...files: readonly (readonly string[])[]) {
  const fixture = brokerImportFixture();
  let lines: Readonly<Record<number, string>> = {};
  for (const file of files) lines = outcomesOf(await fixture.import(file.join('\n')));
  const strategies = await fixture.strategies();
  return {
    ...{ lines, strategies, cash: strategies.map(cashOf) },
    held: strategies.flatMap(heldIn).sort(),
  };
}

describe('index options that are settled in cash', () => {
  // 380.00 − 1.72 − 364.00 − 5.00
  it.each([
    ['the cash first', [CASH, REMOVAL]],
    ['the removal first', [REMOVAL, CASH]],
    ['the cash alone', [CASH]],
  ])('tastytrade, %s: one event of two rows', async (_, rows) => {
    const { cash, held, lines } = await outcome([TASTYTRADE, ...rows, SOLD]);
    expect([cash, held]).toEqual([[9.28], []]);
    expect(Object.values(lines)).toContain('assigned 0: 1 SPXW260320C06000000 at 3.64');
    const reported = Object.values(lines).filter((each) => each.includes('SAME_EVENT'));
    expect(reported).toEqual(rows.length === 2 ? ['skipped SAME_EVENT SPXW260320C06000000'] : []);
  });

  it('tastytrade: the fees of a removal are not lost', async () => {
    const removal = REMOVAL.replace('--,0.00', '--,-1.00');
    expect((await outcome([TASTYTRADE, CASH, removal, SOLD])).cash).toEqual([8.28]);
  });

  it('Interactive Brokers: what the statement of funds says was paid, once', async () => {
    // 380 − 1.55 − 364
    for (const levels of [['Currency'], ['BaseCurrency', 'Currency']]) {
      const { cash, held, lines } = await outcome([
        ...[FLEX, SOLD_AT_IBKR, ASSIGNED_AT_IBKR, FUNDS],
        ...levels.map(PAID_AT_IBKR),
      ]);
      expect([cash, held]).toEqual([[14.45], []]);
      expect(lines[3]).toBe('assigned 0: 1 SPXW260320C06000000 at 3.64');
      expect(lines[4 + levels.length]).toBe('skipped SAME_EVENT SPX260320C06000000');
    }
  });

  it('Interactive Brokers: without a statement of funds the official close settles, never nought', async () => {
    // The close of that day is 6,010: 380 − 1.55 − 1,000
    const { cash, lines } = await outcome([FLEX, SOLD_AT_IBKR, ASSIGNED_AT_IBKR]);
    expect(cash).toEqual([-621.55]);
    expect(lines[3]).toBe('assigned 0: 1 SPXW260320C06000000 at 10');
  });

  it('what settles at opening prices waits for a statement of funds, and stays open', async () => {
    const morning = (line: string) => line.replace('SPXW  ', 'SPX   ');
    const { cash, held, lines } = await outcome([
      ...[FLEX, morning(SOLD_AT_IBKR), morning(ASSIGNED_AT_IBKR)],
    ]);
    expect(cash).toEqual([378.45]);
    expect(held).toEqual(['-1 SPX260320C06000000']);
    expect(lines[3]).toBe('refused FILL_SETTLEMENT_UNKNOWN SPX260320C06000000');
  });
});

describe('trades that the broker cancels', () => {
  const bought = flexTrade(
    'SPY   260417C00610000',
    '81,20260310;100000,ExchTrade,2,4.4,-880,-1.3,O,,BUY,9',
  );
  const other = flexTrade(
    'SPY   260417C00610000',
    '82,20260310;100000,ExchTrade,2,4.4,-880,-1.3,O,,BUY,9',
  );
  const cancel = (marks: string) =>
    flexTrade('SPY   260417C00610000', `81,20260310;100500,${marks},9`);
  const quiet = '-2,4.4,880,1.3,O';

  it.each([
    ['by its type', `TradeCancel,${quiet},,`],
    ['by its code', `,${quiet},Ca,`],
    ['by its side', `,${quiet},,BUY (Ca.)`],
  ])('are not held, %s; another trade of the same size is', async (_, marks) => {
    const { held, lines } = await outcome([FLEX, bought, other, cancel(marks)]);
    expect(held).toEqual(['2 SPY260417C00610000']);
    expect([lines[2], lines[4]]).toEqual([
      'skipped TRADE_CANCELLED SPY260417C00610000',
      'skipped TRADE_CANCELLED SPY   260417C00610000',
    ]);
    expect((await outcome([FLEX, bought, cancel(marks)])).strategies).toEqual([]);
  });

  it('are reported where they were imported before', async () => {
    const whole = [FLEX, bought, cancel(`TradeCancel,${quiet},Ca,`)];
    const { lines } = await outcome([FLEX, bought], whole);
    expect(lines[2]).toContain('refused FILL_CANCELLED SPY260417C00610000');
    const alone = await outcome([FLEX, cancel(`TradeCancel,${quiet},Ca,`)]);
    expect(alone.lines[2]).toBe('refused FILL_CANCELLED SPY   260417C00610000');
  });
});

describe('assigned puts of two orders', () => {
  const put = (strike: string) => `MSFT  260320P00${strike}000,Equity Option`;
  const sold = (time: string, strike: string, lots: number, value: string, order: number) =>
    `2026-02-09T${time}-0500,Trade,Sell to Open,SELL_TO_OPEN,${put(strike)},,${value},${lots},,--,0.00,100,,,,,,${order},USD`;
  const assigned = (strike: string, lots: number) =>
    `2026-03-20T17:00:00-0400,Receive Deliver,Assignment,,${put(strike)},,0.00,${lots},0.00,--,0.00,100,,,,,,,USD`;
  const shares = (quantity: number, value: string) =>
    `2026-03-20T17:00:00-0400,Receive Deliver,Buy to Open,BUY_TO_OPEN,MSFT,Equity,,${value},${quantity},,--,0.00,,,,,,,,USD`;

  // 2 puts of 156 at 1.10 and 4 of 157 at 1.35: 200 shares at 156 and 400 at 157, less each lot's own premium.
  it.each([
    ['a line a lot', [shares(400, '"-62,800.00"'), shares(200, '"-31,200.00"')]],
    ['the lots in the other order', [shares(200, '"-31,200.00"'), shares(400, '"-62,800.00"')]],
  ])('keep the cost of each lot, %s', async (_, delivered) => {
    const { strategies } = await outcome([
      TASTYTRADE,
      ...delivered,
      ...[assigned('157', 4), assigned('156', 2)],
      ...[sold('10:31:07', '157', 4, '540.00', 2), sold('10:30:07', '156', 2, '220.00', 1)],
    ]);
    const lots = strategies.map(({ steps }) => {
      const { held, cash } = holdingsAfter(steps);
      return [held.map(({ quantity }) => quantity), toDollars(cash)];
    });
    expect(lots.sort()).toEqual([
      [[200], -30_980],
      [[400], -62_260],
    ]);
  });
});

describe('files of brokers that cannot be read', () => {
  it.each([
    ['Robinhood', '"Activity Date","Process Date","Instrument","Trans Code","Quantity","Amount"'],
    [
      'Fidelity',
      '\n\nRun Date,Account,Account Number,Action,Symbol,Description,Quantity,Price ($)',
    ],
    [
      'E*TRADE',
      'For Account:,#0000\n\nTransactionDate,TransactionType,SecurityType,Symbol,Quantity',
    ],
    ['moomoo / Futu', '方向\t代码\t名称\t已成交@均价'],
    ['tastyworks', 'Date/Time,Transaction Code,Transaction Subcode,Symbol,Buy/Sell,Open/Close'],
  ])('%s without a column that is needed is refused with both', async (broker, text) => {
    const refused = await brokerImportFixture()
      .import(text)
      .catch((error: unknown) => error as { code: string; details: { message: string }[] });
    const { code, details } = refused as { code: string; details: { message: string }[] };
    expect([code, details[0]?.message]).toEqual(['BROKER_COLUMNS', `This is a file of ${broker}`]);
    expect(details[1]?.message).toMatch(/^Column “.+” is missing$/);
  });

  it.each([
    [
      'TD Ameritrade',
      'DATE,TRANSACTION ID,DESCRIPTION,QUANTITY,SYMBOL,PRICE,COMMISSION,AMOUNT,REG FEE',
    ],
    ['Vanguard', 'Account Number,Trade Date,Settlement Date,Transaction Type,Investment Name'],
  ])('%s: the refusal names the broker and what can be read', async (broker, text) => {
    const refused = await brokerImportFixture()
      .import(text)
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'BROKER_UNSUPPORTED',
      details: [{ message: expect.stringContaining(`This is a file of ${broker}`) }],
      message: expect.stringMatching(/tastytrade.*Schwab.*Interactive Brokers/),
    });
  });

  it('common names of columns are not taken for those of Schwab', async () => {
    const text = 'Date,Type,Symbol,Description,Quantity,Price,Amount\n';
    await expect(brokerImportFixture().import(text)).rejects.toMatchObject({
      code: 'TRADES_COLUMNS',
    });
  });

  it('the markers of a Flex query are no trades', async () => {
    const { cash, lines } = await outcome([
      ...['BOF,U1,sample,1,20260201', 'BOA,U1', 'BOS,TRNT,Trades'],
      ...[FLEX, SOLD_AT_IBKR, 'EOS,TRNT,1', 'EOA,U1', 'EOF'],
    ]);
    expect(cash).toEqual([378.45]);
    expect(Object.values(lines).filter((line) => line.startsWith('refused'))).toEqual([]);
  });
});

describe('splits, mergers and symbol changes', () => {
  const OLD = 'TSLA  260417P00003000,Equity Option';
  const NEW = 'TSLA1 260417P00003000,Equity Option';
  const sold = `2026-02-18T15:58:30-0500,Trade,Sell to Open,SELL_TO_OPEN,${OLD},,260.00,4,65.00,-4.00,-0.53,100,,,,,,251,USD`;
  const event = '2026-03-24T09:00:12-0400,Receive Deliver';
  const closed = (kind: string) =>
    `${event},${kind},BUY_TO_CLOSE,${OLD},,-260.00,4,-65.00,--,0.00,100,,,,,,,USD`;
  const opened = (kind: string) =>
    `${event},${kind},SELL_TO_OPEN,${NEW},,260.00,4,65.00,--,0.00,100,,,,,,,USD`;
  const boughtBack = `2026-03-30T10:00:00-0400,Trade,Buy to Close,BUY_TO_CLOSE,${NEW},,-80.00,4,-20.00,0.00,-0.53,100,,,,,,252,USD`;

  it.each(['Reverse Split', 'Stock Merger', 'Symbol Change'])(
    'tastytrade, %s: two lines of equal value are one step that realises nothing, in either order',
    async (kind) => {
      for (const pair of [
        [closed(kind), opened(kind)],
        [opened(kind), closed(kind)],
      ]) {
        const open = await outcome([TASTYTRADE, ...pair, sold]);
        expect(open.held).toEqual(['-4 TSLA1260417P00003000']);
        // 260 − 4.53
        expect(open.cash).toEqual([255.47]);
        const [{ steps }] = open.strategies as [Strategy];
        expect(steps.map(({ kind: each, note }) => [each, note])).toEqual([
          ['opened', ''],
          ['rolled', kind],
        ]);
        // 255.47 − 80.53: nothing of it is left open.
        const done = await outcome([TASTYTRADE, boughtBack, ...pair, sold]);
        expect([done.cash, done.held]).toEqual([[174.94], []]);
      }
    },
  );

  it('tastytrade: half an exchange is refused', async () => {
    const { lines } = await outcome([TASTYTRADE, closed('Reverse Split'), sold]);
    expect(lines[2]).toBe('refused FILL_ACTION Reverse Split');
  });

  it('an adjusted contract delivers what its root stands for, never a hundred shares', async () => {
    const { strategies } = await outcome([
      ...[TASTYTRADE, closed('Reverse Split'), opened('Reverse Split'), sold],
    ]);
    const [{ steps }] = strategies as [Strategy];
    expect(holdingsAfter(steps).held).toMatchObject([
      { multiplier: 100, deliverable: { shares: [{ symbol: 'TSLA1', shares: 1 }], cash: 0 } },
    ]);
  });

  describe('Schwab: splits of shares', () => {
    const header = 'Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount';
    const bought = (shares: number, price: string, amount: string) =>
      `02/18/2026,Buy,TSLA,TESLA INC,${shares},$${price},,-$${amount}`;
    const reverse = [
      '03/24/2026,Reverse Split,TSLA,TESLA INC,20,,,',
      '03/24/2026,Reverse Split,98765X109,TESLA INC XXXREVERSE SPLIT EFF: 03/24/26,-200,,,',
    ];

    it.each([
      ['200 shares of 595.00', bought(200, '2.975', '595.00'), 595],
      // An average cost of 2.9783 and a half cannot be divided by a tenth without a rest.
      ['a cost that does not divide', bought(200, '2.9783', '595.67'), 595.66],
    ])('two lines keep the cost: %s', async (_, buy, cost) => {
      for (const pair of [reverse, reverse.toReversed()]) {
        const { strategies, held, cash } = await outcome([header, ...pair, buy]);
        expect(held).toEqual(['20 TSLA']);
        const [{ steps }] = strategies as [Strategy];
        expect(Math.abs(toDollars(holdingsAfter(steps).held[0]!.cost) - cost)).toBeLessThan(0.01);
        expect(cash[0]).toBe(cost === 595 ? -595 : -595.67);
        expect(steps.map(({ note }) => note)).toEqual(['', 'Reverse Split']);
      }
    });

    it('the same file again adds none', async () => {
      const file = [header, ...reverse, bought(200, '2.975', '595.00')];
      const { lines, held } = await outcome(file, file);
      expect(Object.values(lines)).toEqual(Array(3).fill('known FILL_KNOWN TSLA'));
      expect(held).toEqual(['20 TSLA']);
    });

    it('a split into more shares has one line', async () => {
      const { held, cash } = await outcome([
        ...[header, '03/24/2026,Stock Split,TSLA,TESLA INC,300,,,'],
        bought(100, '400.00', '40000.00'),
      ]);
      expect([held, cash]).toEqual([['400 TSLA'], [-40_000]]);
    });

    it('one of shares that the file does not hold, and one that leaves fractions, are refused', async () => {
      expect((await outcome([header, ...reverse])).lines).toEqual({
        2: 'refused FILL_NEVER_OPENED TSLA',
        3: 'refused FILL_NEVER_OPENED TSLA',
      });
      const two = [bought(195, '3.00', '585.00'), bought(5, '3.00', '15.00').replace('18', '19')];
      const { lines } = await outcome([header, ...reverse, ...two]);
      expect(lines[2]).toBe('refused FILL_QUANTITY TSLA');
    });
  });

  describe('Interactive Brokers: a contract under another symbol', () => {
    const header = FLEX.replace('Symbol,', 'Symbol,Conid,UnderlyingConid,');
    const row = (symbol: string, ids: string, cells: string) =>
      `U1,USD,OPT,${symbol},${ids},${cells}`;
    const bought = (ids: string) =>
      row('TSLA  271217C00002500', ids, '1,20260310;100000,ExchTrade,1,4.4,-440,-1,O,,BUY,9');
    const soldAs = (ids: string) =>
      row('TSLA1 271217C00002500', ids, '2,20260320;100000,ExchTrade,-1,5,500,-1,C,,SELL,10');

    it.each([
      ['by its id', '797570950,', '797570950,'],
      ['by the id of its underlying and its terms', ',76792991', ',76792991'],
    ])('is the same contract %s', async (_, before, after) => {
      const { cash, held } = await outcome([header, bought(before), soldAs(after)]);
      // 499 − 441
      expect([cash, held]).toEqual([[58], []]);
    });

    it('without an id it is asked for, and a close opens no short', async () => {
      const { held, lines } = await outcome([header, bought(','), soldAs(',')]);
      expect(held).toEqual(['1 TSLA271217C00002500']);
      expect(lines[3]).toBe('refused FILL_RENAMED TSLA1271217C00002500');
    });
  });
});

describe('dividends of brokers’ files', () => {
  const bought = (shares: number, order: number) =>
    `2026-02-0${order}T10:00:00-0500,Trade,Buy to Open,BUY_TO_OPEN,MSFT,Equity,,${-400 * shares}.00,${shares},,0.00,0.00,,,,,,,${order},USD`;
  const sold =
    '2026-03-02T10:00:00-0500,Trade,Sell to Close,SELL_TO_CLOSE,MSFT,Equity,,40100.00,100,,0.00,0.00,,,,,,,9,USD';
  const paid = (amount: string) =>
    `2026-03-12T16:00:00-0400,Money Movement,Dividend,,MSFT,Equity,MICROSOFT CORP,${amount},0,,--,0.00,,,,,,,,USD`;
  const announced = (amount: number) => ({
    ...({ kind: 'dividend', symbol: 'MSFT', exDate: '2026-02-19', payDate: '2026-03-12' } as const),
    ...{ amount, isSpecial: false },
  });
  const file = (...rows: readonly string[]) => [TASTYTRADE, ...rows].join('\n');
  const dividendsOf = (strategies: readonly Strategy[]) =>
    strategies.flatMap(({ steps }) =>
      steps
        .filter(({ kind }) => kind === 'dividend')
        .map((step) => [
          new Date(step.at).toISOString().slice(0, 10),
          step.fills[0]!.quantity,
          toDollars(stepCash(step)),
        ]),
    );

  it('belong to the trade that held the shares on the announced ex-date, also when it was sold before the payment', async () => {
    const fixture = brokerImportFixture();
    fixture.actions.announced = [announced(0.83)];
    await fixture.import(file(paid('83.00'), sold, bought(100, 2)));
    const [trade] = await fixture.strategies();
    expect(dividendsOf([trade!])).toEqual([['2026-02-19', 100, 83]]);
    // −40,000 + 83 + 40,100
    expect([cashOf(trade!), trade!.status]).toEqual([183, 'completed']);
    expect(trade!.corrections).toEqual([]);
  });

  it('the broker’s amount takes the place of the announced one, once', async () => {
    const fixture = brokerImportFixture();
    fixture.actions.announced = [announced(0.8)];
    const text = file(paid('83.00'), bought(100, 2));
    await fixture.import(text);
    const [trade] = await fixture.strategies();
    expect(trade!.corrections).toMatchObject([
      {
        reason: 'tastytrade: MICROSOFT CORP',
        before: { fills: [{ price: fromDollars(0.8) }] },
        after: { fills: [{ price: fromDollars(0.83) }] },
      },
    ]);
    const again = await fixture.import(text);
    expect(outcomesOf(again)[2]).toBe('known FILL_KNOWN MSFT');
    expect(dividendsOf(await fixture.strategies())).toEqual([['2026-02-19', 100, 83]]);
  });

  it('one that was booked as announced gets the broker’s amount; one that was taken back stays away', async () => {
    const fixture = brokerImportFixture();
    fixture.actions.announced = [announced(0.83)];
    await fixture.import(file(paid('83.00'), bought(100, 2)));
    const later = file(paid('62.25'), bought(100, 2));
    const changed = await fixture.import(later);
    expect(outcomesOf(changed)[2]).toBe('dividend 0: 100 MSFT at 0.6225');
    const [trade] = await fixture.strategies();
    expect(dividendsOf([trade!])).toEqual([['2026-02-19', 100, 62.25]]);
    const [before] = trade!.steps.filter(({ kind }) => kind === 'dividend');
    const correction = {
      id: 'c',
      at: fixture.clock.now(),
      reason: '',
      before: before!,
      after: null,
    };
    const steps = trade!.steps.filter((step) => step !== before);
    await fixture.change({ ...trade!, steps, corrections: [correction] });
    const outcomes = outcomesOf(await fixture.import(file(paid('83.00'), bought(100, 2))));
    expect(outcomes[2]).toBe('known FILL_KNOWN MSFT');
    expect(dividendsOf(await fixture.strategies())).toEqual([]);
  });

  it('trades share a dividend by their shares, and the tax on it is part of it', async () => {
    const { strategies } = await outcome([
      ...[TASTYTRADE, paid('-37.35'), paid('249.00'), bought(200, 3), bought(100, 2)],
    ]);
    // 249 − 37.35 = 211.65, of which a third and two thirds; the day before the payment is not known.
    expect(dividendsOf(strategies).sort()).toEqual([
      ['2026-03-12', 100, 70.55],
      ['2026-03-12', 200, 141.1],
    ]);
  });

  it('one of shares that no trade held is left out with the reason', async () => {
    const { lines, strategies } = await outcome([TASTYTRADE, paid('83.00')]);
    expect(lines[2]).toBe('skipped DIVIDEND_WITHOUT_SHARES MSFT');
    expect(strategies).toEqual([]);
  });
});

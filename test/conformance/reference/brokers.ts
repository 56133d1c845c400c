import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isTradingDay } from '@toolyard/core/calendar';
import type { Bar, BarQuery } from '@toolyard/core/market';
import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import { cashOf, holdingsAfter, realised, type Strategy } from '@toolyard/core/options/strategies';
import type { Repositories } from '@toolyard/core/repositories';
import {
  addDays,
  midnightUtc,
  toDollars,
  type CalendarDate,
  type UnitOfWork,
} from '@toolyard/core/shared';
import { replace } from '@toolyard/api';
import { parse } from 'csv-parse/sync';
import {
  bearer,
  newKey,
  openTestApi,
  PORTS,
  register,
  type Member,
  type TestApi,
} from '../../support/test-api.ts';
import { summariseFacts } from './facts.ts';
import type { ReferenceResult } from './reference-suite.ts';

/** A row of brokers/expected.json: what must come out of a file. Each file has some of them. */
interface Expected {
  readonly rows?: number;
  readonly trade_rows?: number;
  readonly sum_of_Total?: string;
  readonly sum_of_Amount?: string;
  readonly sum_value_fees_commissions?: string;
  readonly option_proceeds?: string;
  readonly option_commission?: string;
  readonly option_realised?: string;
  readonly option_net_cash?: string;
  readonly realised?: Readonly<Record<string, string>>;
  readonly realised_before_fees?: Readonly<Record<string, string>>;
  readonly SPXW_realised?: string;
  readonly open_after?: readonly string[];
  readonly realised_after_fees?: Readonly<Record<string, string>>;
  /** Cash of every row, where the file calls it otherwise. */
  readonly amount?: string;
  readonly fees?: string;
  readonly total_line?: string;
  readonly total_fees?: string;
  readonly implied_option_fees?: string;
  readonly gross_cash?: string;
  readonly gross?: Readonly<Record<string, string>>;
  readonly fills?: number;
  readonly real_fills?: number;
  readonly ignored_cancelled?: number;
  readonly cancelled?: number;
  readonly combo_parents?: number;
  readonly ZQX_realised?: string;
  readonly note?: string;
  /** Names a file with the same trades. */
  readonly dedupe?: string;
}

/** What stays open, with the cost that the file of expected values names in words. */
const NAMED_COSTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'schwab-2026-plain.csv': { ZQX: 595 },
  'tastytrade-21col.csv': { MSFT: 80_000 },
  'tastytrade-corporate-actions.csv': { GREE: 4_400 },
};

/** What stays open where the file of expected values says it in words alone. */
const NAMED_POSITIONS: Readonly<Record<string, string>> = {
  'webull-orders-options.csv': [
    ...['MSFT260320P00400000 -2', 'MU260618P00092500 1', 'NVDA260320C00200000 1'],
    ...['SPXW260416C06480000 1', 'SPXW260416P06480000 1'],
    ...['SPY260227P00585000 3', 'SPY260227P00590000 -3'],
  ].join(', '),
};

/** Source: the official close of case 25 of cases/options-cases.json. */
const SETTLED: Readonly<Record<string, number>> = { 'SPX 2026-03-31': 6903.64 };
const META = { provider: 'written', simulated: false, delayedMinutes: 0 };

const daily = (symbol: string, date: CalendarDate): Bar => {
  const close = SETTLED[`${symbol} ${date}`] ?? 100;
  const at = midnightUtc(date) + 14.5 * 3_600_000;
  return { at, open: close, high: close, low: close, close, volume: 1 };
};

/** A market that knows every symbol: most of the files' are made up. */
const marketOfAllSymbols = {
  knows: () => Promise.resolve(true),
  bars({ symbol, from, to }: BarQuery) {
    const value: Bar[] = [];
    for (let day: CalendarDate = from; day <= to; day = addDays(day, 1))
      if (isTradingDay(day)) value.push(daily(symbol, day));
    return Promise.resolve({ value, meta: { ...META, asOf: Date.now() } });
  },
};

let opened: Promise<TestApi> | null = null;
const testApi = (): Promise<TestApi> =>
  (opened ??= openTestApi({
    environment: { CLOCK: 'system' },
    rebind: (container) => replace(container, PORTS.marketData, marketOfAllSymbols as never),
  }));

export async function closeBrokers(): Promise<void> {
  await (await opened)?.close();
  opened = null;
}

interface Line {
  readonly line: number;
  readonly outcome: 'step' | 'known' | 'skipped' | 'refused';
  readonly code?: string;
}

interface Report {
  readonly imported: number;
  readonly lines: readonly Line[];
}

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly details?: readonly { readonly message: string }[];
}

const upload = (path: string, member: Member) =>
  uploadFile(readFileSync(path), basename(path), member);

async function uploadFile(file: Buffer, name: string, member: Member) {
  const { call } = await testApi();
  const answer = await call
    .post('/api/options/history/import')
    .query({ dryRun: false })
    .set({ ...bearer(member), ...newKey(), 'Accept-Language': 'en' })
    .attach('file', file, name);
  return { status: answer.status, body: answer.body as { data: Report } & Refusal };
}

async function stored({ email }: Member): Promise<readonly Strategy[]> {
  const { container } = await testApi();
  const work = container.get<UnitOfWork<Repositories>>(PORTS.work);
  return work.run(async ({ users, strategies }) => {
    const user = await users.findByEmail(email);
    return user ? strategies.listAll(user.id) : [];
  });
}

interface ImportedFile {
  readonly lines: readonly Line[];
  readonly strategies: readonly Strategy[];
}

/** Status and code of the answer to a file, for a user of its own. */
export async function answerTo(file: string | Uint8Array): Promise<readonly [number, string]> {
  const member = await register(await testApi());
  const { status, body } = await uploadFile(Buffer.from(file as string), 'file.csv', member);
  return [status, body.code];
}

/** What the import makes of files, one after the other, for a user of their own; the lines are those of the last one. */
export async function importedFiles(
  ...files: readonly (string | Uint8Array)[]
): Promise<ImportedFile> {
  const member = await register(await testApi());
  let lines: readonly Line[] = [];
  for (const file of files) {
    const { status, body } = await uploadFile(Buffer.from(file as string), 'file.csv', member);
    if (status !== 200) throw new Error(`${status} ${body.code} ${body.message}`);
    ({ lines } = body.data);
  }
  return { lines, strategies: await stored(member) };
}

const dollars = (text: string | undefined): number =>
  Number((text ?? '').replaceAll(/[$,)]/g, '').replace('(', '-').replace('--', '') || '0');
const near = (a: number, b: number, tolerance = 0.005): boolean => Math.abs(a - b) <= tolerance;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

type Cells = (column: string) => string | undefined;

const FIRST_COLUMNS = [
  ...['Date', 'ClientAccountID', 'Activity Date', 'Run Date', 'Activity/Trade Date'],
  ...['Symbol', 'Name', 'Side', 'DATE'],
];
const AMOUNTS = ['Amount', 'Amount ($)', 'Amount $', 'AMOUNT'];

/** The data rows of the file by line, in the test's own reading. */
function rowsOf(path: string): ReadonlyMap<number, Cells> {
  const records = parse(readFileSync(path, 'utf8'), {
    ...{ bom: true, info: true, relax_column_count: true, relax_quotes: true },
    skip_empty_lines: true,
  }) as unknown as readonly { record: readonly string[]; info: { lines: number } }[];
  const start = records.findIndex(({ record }) => FIRST_COLUMNS.includes(record[0] ?? ''));
  const header = records[start]?.record ?? [];
  const cellsOf =
    (record: readonly string[]): Cells =>
    (column) =>
      record[header.indexOf(column)];
  return new Map(records.slice(start + 1).map(({ record, info }) => [info.lines, cellsOf(record)]));
}

/** Cash of a row as its broker states it. */
function cashIn(cell: Cells): number {
  const amount = AMOUNTS.map(cell).find((each) => each !== undefined);
  if (amount !== undefined) return dollars(amount);
  if (cell('NetCash') !== undefined) return dollars(cell('NetCash'));
  return dollars(cell('Value')) + dollars(cell('Commissions')) + dollars(cell('Fees'));
}

/** `MU 2026-06-18 92.5 put +1`, `MSFT 200 shares, cost …`, `22 GREE shares, …` as quantities by symbol. */
function positionIn(text: string): [symbol: string, quantity: number] {
  const option = /^([A-Z ]+\d?) (\d{4}-\d\d-\d\d) ([\d.]+) (put|call) ([+-]\d+)/.exec(text);
  if (option) {
    const [, root = '', date = '', strike = '', type = '', quantity] = option;
    const day = date.slice(2).replaceAll('-', '');
    const thousandths = String(Math.round(Number(strike) * 1000)).padStart(8, '0');
    const letter = type === 'put' ? 'P' : 'C';
    return [`${root.replace(' ', '')}${day}${letter}${thousandths}`, Number(quantity)];
  }
  const [, before, symbol, after] = /^(?:(\d+) )?([A-Z]+) (?:(\d+) )?shares/.exec(text) ?? [];
  return [symbol ?? text, Number(before ?? after)];
}

const byName = (held: readonly (readonly [string, number])[]): string =>
  held
    .map((each) => each.join(' '))
    .sort()
    .join(', ');

const heldIn = (strategies: readonly Strategy[]) =>
  strategies.flatMap(({ steps }) => holdingsAfter(steps).held);

const realisedIn = (strategies: readonly Strategy[]): number =>
  sum(strategies.map(({ steps }) => toDollars(realised(holdingsAfter(steps)))));

const fillsIn = (strategies: readonly Strategy[]) =>
  strategies.flatMap(({ steps }) => steps.flatMap(({ fills }) => fills));

/** `SPXW_call` is of SPX, `SPY_vertical` of SPY. */
function underlyingIn(name: string): string {
  const [root = ''] = name.split(/[_ ]/);
  const parsed = parseOptionSymbol(`${root}260331C00100000`);
  return parsed.ok ? parsed.value.underlying : root;
}

/** Whether a trade is what a name says: a spread has a second leg, a call or a put is one contract. */
function isOfKind({ steps }: Strategy, what: string): boolean {
  const contracts = steps.flatMap(({ fills }) => fills.filter(({ kind }) => kind === 'option'));
  const expiries = new Set(contracts.map((fill) => (fill.kind === 'option' ? fill.expiry : '')))
    .size;
  if (what.includes('calendar')) return expiries === 2;
  if (what.includes('vertical')) return expiries === 1;
  return true;
}

const realisedTrades = (strategies: readonly Strategy[], what: string): readonly number[] =>
  strategies
    .filter((each) => isOfKind(each, what))
    .map(({ steps }) => toDollars(realised(holdingsAfter(steps))));

/** Cash of the options of trades without fees; `NVDA_bought` is that of purchases alone. */
const grossTrades = (strategies: readonly Strategy[], what: string): readonly number[] =>
  fillsIn(strategies)
    .filter(({ kind, cause }) => kind === 'option' && cause === 'trade')
    .filter(({ quantity }) => !what.includes('bought') || quantity > 0)
    .filter(({ quantity }) => !what.includes('sold') || quantity < 0)
    .map((fill) => toDollars(cashOf(fill)) + toDollars(fill.commission));

type Facts = { name: string; holds: boolean }[];

function factsOf(
  name: string,
  expected: Expected,
  report: Report,
  strategies: readonly Strategy[],
  rows: ReadonlyMap<number, Cells>,
): Facts {
  const facts: Facts = [];
  const fact = (what: string, holds: boolean, found: unknown = '') =>
    facts.push({ name: `${what} (found ${String(found)})`, holds });
  const of = (symbol: string) => strategies.filter((each) => each.symbol === symbol);
  const amounts = new Map([...rows].map(([line, cell]) => [line, cashIn(cell)]));
  const outcomes = new Map(report.lines.map((each) => [each.line, each]));
  const isOpenedBefore = expected.note?.includes('before the file starts');
  const refused = report.lines.filter(
    ({ outcome, code }) =>
      outcome === 'refused' && !(isOpenedBefore && code === 'FILL_NEVER_OPENED'),
  );
  fact(
    'no row is refused',
    refused.length === 0,
    refused.map(({ line, code }) => `${line} ${code}`),
  );

  if (expected.rows !== undefined) {
    fact('every row has an outcome', outcomes.size === expected.rows, outcomes.size);
  }
  const total =
    expected.total_line ??
    expected.sum_of_Total ??
    expected.sum_of_Amount ??
    expected.sum_value_fees_commissions;
  if (total !== undefined) {
    const whole = sum([...amounts.values()]);
    fact('the rows sum up to the total', near(whole, Number(total)), whole);
    const outside = sum(
      [...amounts].map(([line, cash]) => (outcomes.get(line)?.outcome === 'step' ? 0 : cash)),
    );
    const cash = sum(strategies.map(({ steps }) => toDollars(holdingsAfter(steps).cash)));
    fact('cash of trades and of other rows', near(cash + outside, Number(total)), cash + outside);
    const isMoney = /^(Balance Adjustment|MoneyLink Transfer|Bank Interest|Interest|ACH|GOLD|)$/;
    const kinds = [...rows].flatMap(([line, cell]) => {
      const reported = outcomes.get(line);
      const kind = cell('Sub Type') ?? cell('Action') ?? cell('Trans Code') ?? '';
      return reported?.outcome === 'skipped' && reported.code === 'NOT_A_TRADE' ? kind : [];
    });
    fact(
      'only money without a trade is left out',
      kinds.every((k) => isMoney.test(k)),
      kinds,
    );
  }
  for (const [what, amount] of Object.entries(expected.realised ?? {})) {
    const found = realisedIn(of(underlyingIn(what)));
    fact(`realised ${what} ${amount}`, near(found, Number(amount)), found);
  }
  for (const [what, amount] of Object.entries(expected.realised_after_fees ?? {})) {
    const found = sum(realisedTrades(of(underlyingIn(what)), what));
    fact(`realised ${what} ${amount}`, near(found, Number(amount)), found);
  }
  for (const [what, amount] of Object.entries(expected.gross ?? {})) {
    const found = sum(grossTrades(of(underlyingIn(what)), what));
    fact(`gross ${what} ${amount}`, near(found, Number(amount)), found);
  }
  const feesPaid = 0 - sum(fillsIn(strategies).map(({ commission }) => toDollars(commission)));
  const feesStated =
    expected.fees ??
    (expected.total_fees && `-${expected.total_fees}`) ??
    (expected.implied_option_fees && `-${expected.implied_option_fees}`);
  if (feesStated !== undefined)
    fact(`fees ${feesStated}`, near(feesPaid, Number(feesStated)), feesPaid);
  if (expected.gross_cash !== undefined) {
    const cash = sum(strategies.map(({ steps }) => toDollars(holdingsAfter(steps).cash)));
    fact(
      `gross cash ${expected.gross_cash}`,
      near(cash - feesPaid, Number(expected.gross_cash)),
      cash,
    );
  }
  if (expected.amount !== undefined && expected.fees !== undefined) {
    const cash = sum(strategies.map(({ steps }) => toDollars(holdingsAfter(steps).cash)));
    const stated = Number(expected.amount) + Number(expected.fees);
    fact(`cash of trades and fees ${stated}`, near(cash, stated), cash);
  }
  const fills = expected.fills ?? expected.real_fills;
  if (fills !== undefined) {
    const found = report.lines.filter(({ outcome }) => outcome === 'step').length;
    fact(`${fills} fills`, found === fills, found);
  }
  if (expected.combo_parents !== undefined) {
    const found = report.lines.filter(({ code }) => code === 'SUMMARY_LINE').length;
    fact(`${expected.combo_parents} combos`, found === expected.combo_parents, found);
  }
  const unfilled = expected.ignored_cancelled ?? expected.cancelled;
  if (unfilled !== undefined) {
    const found = report.lines.filter(({ code }) => code === 'ORDER_NOT_FILLED').length;
    fact(`${unfilled} orders without a fill`, found === unfilled, found);
  }
  if (expected.ZQX_realised !== undefined) {
    const found = realisedIn(of('ZQX'));
    fact('realised ZQX', near(found, Number(expected.ZQX_realised)), found);
  }
  for (const [what, amount] of Object.entries(expected.realised_before_fees ?? {})) {
    const [root, strike, type] = what.split(' ');
    const own = fillsIn(of(root!)).filter(
      (fill) =>
        fill.kind === 'option' && fill.type === type && toDollars(fill.strike) === Number(strike),
    );
    const found = sum(own.map((fill) => toDollars(cashOf(fill)) + toDollars(fill.commission)));
    fact(`realised before fees ${what} ${amount}`, near(found, Number(amount)), found);
  }
  if (expected.open_after && name in NAMED_POSITIONS) {
    const found = byName(heldIn(strategies).map(({ symbol, quantity }) => [symbol, quantity]));
    fact('what stays open', found === NAMED_POSITIONS[name], found);
  } else if (expected.open_after) {
    const found = byName(heldIn(strategies).map(({ symbol, quantity }) => [symbol, quantity]));
    fact('what stays open', found === byName(expected.open_after.map(positionIn)), found);
  }
  for (const [symbol, cost] of Object.entries(NAMED_COSTS[name] ?? {})) {
    const found = sum(heldIn(of(symbol)).map((each) => toDollars(each.cost)));
    fact(`cost of ${symbol} ${cost}`, near(found, cost), found);
  }
  const options = fillsIn(strategies).filter(({ kind }) => kind === 'option');
  const optionCash = sum(options.map((fill) => toDollars(cashOf(fill))));
  if (expected.option_proceeds !== undefined) {
    // A rebate improves the price, so that proceeds and commissions are compared as one.
    const net = Number(expected.option_proceeds) + Number(expected.option_commission);
    fact('option cash', near(optionCash, net), optionCash);
  }
  if (expected.option_realised !== undefined) {
    const closed = strategies.filter(({ status }) => status === 'completed');
    const found = realisedIn(closed);
    fact('realised by options', near(found, Number(expected.option_realised)), found);
  }
  if (expected.option_net_cash !== undefined) {
    // The trades leave out what the index option paid when it was settled.
    const settled = -364;
    const found = optionCash - settled;
    fact('option cash', near(found, Number(expected.option_net_cash)), found);
    fact('SPXW settled in cash', near(realisedIn(of('SPX')), 14.45), realisedIn(of('SPX')));
  }
  if (expected.SPXW_realised !== undefined) {
    const found = realisedIn(of('SPX'));
    fact('SPXW settled in cash', near(found, Number(expected.SPXW_realised)), found);
  }
  if (expected.trade_rows !== undefined) {
    const lines = new Set(options.map(({ symbol, cause }) => `${symbol} ${cause}`));
    fact('every trade of an option is a step', lines.size >= 10, lines.size);
  }
  return facts;
}

const expectedIn = (path: string): Readonly<Record<string, Expected>> =>
  JSON.parse(readFileSync(join(dirname(path), 'expected.json'), 'utf8')) as never;

/** A broker's file through the product's own import, over HTTP: once, a second time, and in its other layout. */
export async function checkBrokerFile(path: string): Promise<ReferenceResult> {
  const name = basename(path);
  if (name === 'expected.json') return checkExpected(path);
  const member = await register(await testApi());
  const { status, body } = await upload(path, member);
  if (status !== 200) return summariseFacts([{ name: `${status} ${body.code}`, holds: false }]);
  const strategies = await stored(member);
  const all = expectedIn(path);
  const alike = Object.entries(all).find(([, { dedupe }]) => dedupe?.includes(name));
  const expected = all[name] ?? alike?.[1] ?? {};
  const rows = name.endsWith('.xml') ? new Map<number, Cells>() : rowsOf(path);
  const facts = factsOf(name, expected, body.data, strategies, rows);
  for (const again of [name, ...(alike ? [alike[0]] : [])]) {
    const second = await upload(join(dirname(path), again), member);
    const { imported } = second.body.data;
    facts.push({ name: `${again} adds nothing (${imported})`, holds: imported === 0 });
  }
  return summariseFacts(facts);
}

/** Every row of the expected values is of a file that is there. */
function checkExpected(path: string): ReferenceResult {
  return summariseFacts(
    Object.keys(expectedIn(path)).map((name) => ({
      name: `${name} is there`,
      holds: readFileSync(join(dirname(path), name)).length > 0,
    })),
  );
}

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { quotedChain, type OptionQuote } from '@toolyard/core/options/chain';
import {
  contractTermsOf,
  deliverableValue,
  exerciseBreakeven,
  exerciseGain,
  exercisePayment,
  formatOptionSymbol,
  parseContract,
  parseOptionSymbol,
  type Deliverable,
} from '@toolyard/core/options/contracts';
import { exercisedBeyond, optionVolatility } from '@toolyard/core/options/pricing';
import { holdingsAfter, realised, type Strategy } from '@toolyard/core/options/strategies';
import { fromDollars, isMoneyAmount, toDollars, type Money } from '@toolyard/core/shared';
import { importedFiles } from './brokers.ts';
import { readQuotedCsv } from './facts.ts';
import { summarise, type ReferenceResult, type RowCheck } from './reference-suite.ts';

/** One case of cases/options-cases.json; what it gives and what is right differs from case to case. */
interface Case {
  readonly id: number;
  readonly input: never;
  readonly right: never;
}

type Rows = Promise<readonly RowCheck[]> | readonly RowCheck[];

const is = (name: string, found: unknown, right: unknown): RowCheck => {
  const [ours, theirs] = [JSON.stringify(found), JSON.stringify(right)];
  return { name: `${name}: ${ours}, right is ${theirs}`, error: ours === theirs ? 0 : Infinity };
};

/** Within half a cent, or half of the last digit that is written. */
const near = (name: string, found: number, right: number, tolerance = 0.005): RowCheck => ({
  name: `${name}: ${found}, right is ${right}`,
  error: Math.abs(found - right) / tolerance,
});

/** What another suite proves, and where. */
const elsewhere = (name: string): RowCheck => ({ name, error: 0 });

/** What the product does not have. */
const notBuilt = (name: string): RowCheck => ({ name, error: null });

type Spelled = Readonly<Record<'root' | 'underlying' | 'expiry' | 'type' | 'osi', string>> & {
  readonly strike: number;
  readonly adjusted?: boolean;
};

function checkSpellings(
  { symbols }: { readonly symbols: readonly string[] },
  right: { readonly first_three: Spelled; readonly fourth: Spelled },
): Rows {
  const contracts = symbols.map((symbol) => {
    const read = parseContract(symbol);
    if (!read.ok) return { refused: read.error };
    const { root, underlying, expiry, type, strike, contractClass } = read.value;
    const [tail, thousandths] = [formatOptionSymbol(read.value).slice(root.length), root.padEnd(6)];
    const adjusted = contractClass === 'adjusted';
    return {
      ...{ underlying, root, expiry, type, strike: toDollars(strike), adjusted },
      osi: thousandths + tail,
    };
  });
  const fields = ['root', 'expiry', 'type', 'strike', 'osi'] as const;
  return contracts.flatMap((found, index) => {
    const expected = index < 3 ? right.first_three : right.fourth;
    const own = found as Readonly<Record<string, unknown>>;
    const name = symbols[index]!;
    return [
      ...fields.map((field) => is(`${name} ${field}`, own[field], expected[field])),
      is(`${name} underlying`, own['underlying'], String(expected.underlying).split(' ')[0]),
      is(`${name} adjusted`, own['adjusted'], expected.adjusted === true),
    ];
  });
}

const delivering = (shares: Readonly<Record<string, number>>, cash = 0): Deliverable => ({
  shares: Object.entries(shares).map(([symbol, count]) => ({ symbol, shares: count })),
  cash: fromDollars(cash),
});

/** Money of the deliverable at these prices of a share. */
const valueOf = (deliverable: Deliverable, prices: Readonly<Record<string, number>>): Money =>
  deliverableValue(deliverable, (symbol) => fromDollars(prices[symbol] ?? 0))!;

const contractOf = (type: 'call' | 'put', strike: number) =>
  ({ type, strike: fromDollars(strike), multiplier: 100 }) as const;

function checkReverseSplit(
  input: { readonly contracts: number; readonly spot: number; readonly deliverable_shares: number },
  right: Readonly<
    Record<'exercise_cost_per_contract' | 'intrinsic' | 'underlying_price_where_it_pays', number>
  >,
): Rows {
  const call = contractOf('call', 2);
  const deliverable = delivering({ TSDD: input.deliverable_shares });
  const delivered = valueOf(deliverable, { TSDD: input.spot });
  const gain = input.contracts * Math.max(0, toDollars(exerciseGain(call, delivered)));
  return [
    near('paid', toDollars(exercisePayment(call)), right.exercise_cost_per_contract),
    near('intrinsic', gain, right.intrinsic),
    near(
      'pays from',
      toDollars(exerciseBreakeven(call, deliverable)!),
      right.underlying_price_where_it_pays,
    ),
  ];
}

function checkSharesAndCash(
  input: {
    readonly deliverable: { readonly shares: number; readonly cash: number };
    readonly spot: number;
  },
  right: { readonly intrinsic_per_contract: number },
): Rows {
  const { shares, cash } = input.deliverable;
  const delivered = valueOf(delivering({ USO: shares }, cash), { USO: input.spot });
  const gain = toDollars(exerciseGain(contractOf('call', 2), delivered));
  return [
    near('USO1 intrinsic', gain, right.intrinsic_per_contract),
    elsewhere('brokers/tastytrade-corporate-actions.csv'),
  ];
}

function checkOtherCompany(
  input: {
    readonly a: {
      readonly deliverable: Readonly<Record<string, number>>;
      readonly MDU: number;
      readonly ECG: number;
    };
    readonly b: readonly string[];
  },
  right: { readonly a_value_of_deliverable: number; readonly a_exercise_value_put: number },
): Rows {
  const { deliverable, MDU, ECG } = input.a;
  const delivered = valueOf(delivering(deliverable), { MDU, ECG });
  const contracts = input.b.map((symbol) => {
    const read = parseOptionSymbol(symbol);
    return read.ok ? [read.value.root, read.value.multiplier] : read.error;
  });
  return [
    near('MDU1 delivers', toDollars(delivered), right.a_value_of_deliverable),
    near(
      'MDU1 put gains',
      toDollars(exerciseGain(contractOf('put', 30), delivered)),
      right.a_exercise_value_put,
    ),
    is('two contracts', contracts, [
      ['AMD', 100],
      ['AMD1', null],
    ]),
  ];
}

const cashOf = (strategies: readonly Strategy[]): number =>
  strategies.reduce((sum, { steps }) => sum + toDollars(holdingsAfter(steps).cash), 0);
const realisedIn = (strategies: readonly Strategy[]): number =>
  strategies.reduce((sum, { steps }) => sum + toDollars(realised(holdingsAfter(steps))), 0);
const heldIn = (strategies: readonly Strategy[]) =>
  strategies.flatMap(({ steps }) => holdingsAfter(steps).held);

const FLEX =
  'CurrencyPrimary,AssetClass,Symbol,Conid,DateTime,Quantity,TradePrice,Proceeds,IBCommission,Open/CloseIndicator,Notes/Codes';
const flexRow = (
  symbol: string,
  conid: string,
  time: string,
  cells: string,
  kind = 'OPT',
): string => `USD,${kind},${symbol},${conid},${time},${cells}`;

async function checkRename(
  { rows: given }: { readonly rows: readonly (readonly string[])[] },
  right: { readonly positions_left: number },
): Promise<readonly RowCheck[]> {
  const [bought, sold] = given;
  const rows = (withConid: boolean) => {
    const conid = withConid ? bought![0]!.replace('conid ', '') : '';
    return [
      FLEX,
      flexRow(bought![1]!, conid, '20260310;100000', '1,4.4,-440,-1,O,'),
      flexRow(sold![1]!, conid, '20260320;100000', '-1,5,500,-1,C,'),
    ].join('\n');
  };
  const [linked, unlinked] = [await importedFiles(rows(true)), await importedFiles(rows(false))];
  return [
    is('positions left', heldIn(linked.strategies).length, right.positions_left),
    is(
      'without a conid nothing is sold short',
      heldIn(unlinked.strategies).map(({ quantity }) => quantity),
      [1],
    ),
    is(
      'without a conid the line asks',
      unlinked.lines.filter(({ outcome }) => outcome === 'refused').map(({ code }) => code),
      ['FILL_RENAMED'],
    ),
  ];
}

/** Days until an expiry at which interest of a strike at a rate is what the case says. */
const RATE = 0.05;
interface HeldCall {
  readonly strike: number;
  readonly put: number;
  readonly interest: number;
}

/**
 * Whether our rule exercises a call on the day before its share goes ex. Its volatility is that of the put of the same
 * strike on the share without the dividend; the put's price is the case's.
 */
function exercises(spot: number, dividend: number, { strike, put, interest }: HeldCall): boolean {
  const years = -Math.log(1 - interest / strike) / RATE;
  const terms = { years, rate: RATE, dividendYield: 0, exercise: 'european' } as const;
  const quoted = { type: 'put', strike, spot: spot - dividend, price: put, ...terms } as const;
  const implied = put === 0 ? null : optionVolatility(quoted);
  const volatility = implied?.ok ? implied.volatility : 0.01;
  const dividends = [{ years: 0.5 / 365, amount: dividend }];
  const american = { ...terms, exercise: 'american', volatility, dividends } as const;
  const from = exercisedBeyond('call', strike, american, 1 / 365);
  return from !== null && spot >= from;
}

interface ExercisedCalls {
  readonly S: number;
  readonly dividend: number;
  readonly calls: readonly {
    readonly K: number;
    readonly put: number;
    readonly interest_on_strike: number;
  }[];
  readonly second: Readonly<Record<'S' | 'K' | 'dividend' | 'r' | 'days' | 'put', number>>;
}

function checkEarlyExercise(
  { S, dividend, calls, second }: ExercisedCalls,
  right: Readonly<Record<string, string>>,
): Rows {
  const word = (exercised: boolean) => (exercised ? 'exercise' : 'keep');
  const verdict = (key: string) => String(right[key]).split(' ')[0];
  const { K, r, days } = second;
  const interest = K * (1 - Math.exp((-r * days) / 365));
  return [
    ...calls.map(({ K: strike, put, interest_on_strike }) => {
      const call = { strike, put, interest: interest_on_strike };
      return is(`call ${strike}`, word(exercises(S, dividend, call)), verdict(String(strike)));
    }),
    is(
      'second',
      word(exercises(second.S, second.dividend, { strike: K, put: second.put, interest })),
      verdict('second'),
    ),
  ];
}

const QUOTED_AT = Date.parse('2026-03-03T16:00:00Z');
const moneyIn = (cell: string | undefined): Money | null => {
  const value = cell === undefined || cell === '' ? NaN : Number(cell);
  return isMoneyAmount(value) ? fromDollars(value) : null;
};

/** The chain of the file, without contracts of another root, and what the file says of each of its quotes. */
function checkOddQuotes(path: string): readonly RowCheck[] {
  const rows = readQuotedCsv(path).map((row) => {
    const read = parseOptionSymbol(row['contract'] ?? '');
    if (!read.ok) throw new Error(`${row['contract']} is no contract`);
    const { last, volume } = row;
    const traded = { last: Number(last) > 0 ? moneyIn(last) : null, volume: Number(volume || 0) };
    const quote = { ...read.value, bid: moneyIn(row['bid']), ask: moneyIn(row['ask']), ...traded };
    return { quote, right: row['right'] ?? '', spot: moneyIn(row['spot']) };
  });
  const own = rows.filter(({ quote }) => quote.contractClass === 'standard');
  const [{ quote: first, spot } = rows[0]!] = own;
  const chain = quotedChain({
    ...{ symbol: first.underlying, expiry: first.expiry, asOf: QUOTED_AT, spot },
    ...{ rate: 0.04, dividends: [], contract: contractTermsOf(first.root) },
    quotes: own.map(({ quote }) => quote),
  });
  if (chain === null) return [is('a chain', null, 'a chain')];
  const listed = ({ type, strike }: (typeof rows)[number]['quote']): readonly OptionQuote[] =>
    (type === 'call' ? chain.calls : chain.puts).filter((each) => each.strike === strike);
  return rows.flatMap((row): RowCheck[] => {
    const name = `${row.quote.type} ${row.quote.root} ${toDollars(row.quote.strike)}`;
    const [quote] = listed(row.quote);
    const [kind] = row.right.split(/[ :]/);
    const usable = /mid ([\d.]+)/.exec(row.right)?.[1];
    switch (kind) {
      case 'adjusted':
        return [
          is(`${name} is another contract`, row.quote.contractClass, 'adjusted'),
          is(`${name} is not in the chain of 100 shares`, listed(row.quote).length, 1),
        ];
      case 'usable':
      case 'last': {
        const mid = (toDollars(quote!.bid!) + toDollars(quote!.ask!)) / 2;
        return [near(`${name} mid`, mid, Number(usable)), is(`${name} flaw`, quote!.flaw, null)];
      }
      case 'strike':
        return [is(`${name} has no quote`, [quote?.bid ?? null, quote?.ask ?? null], [null, null])];
      default: {
        const flaws: Readonly<Record<string, string>> = {
          ...{ crossed: 'crossed', stub: 'wide', outlier: 'outOfOrder', no: 'zeroBid' },
        };
        return [
          is(`${name} flaw`, quote?.flaw, flaws[kind!]),
          is(`${name} has no volatility`, quote?.iv, null),
        ];
      }
    }
  });
}

const TASTYTRADE =
  'Date,Type,Sub Type,Action,Symbol,Instrument Type,Value,Quantity,Commissions,Fees,Order #,Currency';

/** Case 23 as files of brokers: a call assigned on shares that were bought before, and puts of two orders. */
interface Assigned {
  readonly a: { readonly basis: number; readonly commission: number };
  readonly b: {
    readonly assigned: readonly (readonly [
      type: string,
      strike: number,
      contracts: number,
      premium: number,
    ])[];
  };
}

async function checkAssigned(
  { a, b }: Assigned,
  right: Readonly<Record<'a_total' | 'b_total_cost', number>> & {
    readonly b_share_lots: readonly (readonly number[])[];
  },
): Promise<readonly RowCheck[]> {
  const called = await importedFiles(
    [
      FLEX,
      flexRow('XYZ', '', '20260105;100000', `100,38.603,${a.basis},0,O,`, 'STK'),
      flexRow('XYZ   260320C00080000', '', '20260202;100000', `-1,1.63,163,-0.05424,O,`),
      flexRow('XYZ   260320C00080000', '', '20260320;162000', '1,0,0,0,C,A'),
      flexRow('XYZ', '', '20260320;162000', `-100,80,8000,${a.commission},C,A`, 'STK'),
    ].join('\n'),
  );
  const lots = b.assigned.map(([, strike, contracts, premium], order) => {
    const option = `XYZ   260320P00${strike}000,Equity Option`;
    const time = `2026-03-20T17:00:00-0400,Receive Deliver`;
    const bought = -strike * 100 * contracts;
    return [
      `${time},Buy to Open,BUY_TO_OPEN,XYZ,Equity,${bought},${100 * contracts},--,0.00,,USD`,
      `${time},Assignment,,${option},0.00,${contracts},--,0.00,,USD`,
      `2026-02-0${order + 2}T10:00:00-0500,Trade,Sell to Open,SELL_TO_OPEN,${option},${(premium * 100 * contracts).toFixed(2)},${contracts},--,0.00,${order + 1},USD`,
    ];
  });
  const newestFirst = [0, 1, 2].flatMap((part) => lots.map((lot) => lot[part]!));
  const put = await importedFiles([TASTYTRADE, ...newestFirst].join('\n'));
  const costs = put.strategies.map((each) => {
    const quantity = heldIn([each])[0]?.quantity ?? NaN;
    return [quantity, Math.round((-cashOf([each]) / quantity) * 1e4) / 1e4];
  });
  const byQuantity = (x: readonly number[], y: readonly number[]) => x[0]! - y[0]!;
  return [
    // Amounts of files are rounded to 1e-4 dollar.
    near('a total', realisedIn(called.strategies), right.a_total, 2e-4),
    is('a nothing is left', heldIn(called.strategies).length, 0),
    is('b lots', costs.sort(byQuantity), right.b_share_lots),
    near('b total cost', -cashOf(put.strategies), right.b_total_cost),
  ];
}

/** Case 25 with its own rows, in either order; the files of brokers/ have more of it. */
async function checkCashSettled(
  {
    tastytrade_rows: [cash, removal],
  }: {
    readonly tastytrade_rows: readonly (readonly [
      kind: string,
      contracts: number,
      cash: number,
      fee?: string,
    ])[];
  },
  right: Readonly<Record<'tastytrade_net' | 'ibkr_net' | 'position_left', number>>,
): Promise<readonly RowCheck[]> {
  const option = 'SPXW  260331C06900000,Equity Option';
  const line = (kind: string, value: number, fee: number) =>
    `2026-03-31T17:00:00-0400,Receive Deliver,${kind},,${option},${value},1,--,${fee},,USD`;
  const rows = [
    line(cash![0], cash![2], Number(cash![3]!.replace('fee ', ''))),
    line(removal![0], removal![2], 0),
  ];
  const sold = `2026-03-30T10:02:41-0400,Trade,Sell to Open,SELL_TO_OPEN,${option},380.00,1,-1.00,-0.72,7,USD`;
  const checks: RowCheck[] = [];
  for (const order of [rows, rows.toReversed()]) {
    const { strategies } = await importedFiles([TASTYTRADE, ...order, sold].join('\n'));
    checks.push(
      near('tastytrade net', realisedIn(strategies), right.tastytrade_net),
      is('position left', heldIn(strategies).length, right.position_left),
    );
  }
  const funds =
    'CurrencyPrimary,AssetClass,Symbol,Date,ActivityDescription,Amount\n' +
    'USD,OPT,SPXW  260331C06900000,20260331,Option Cash Settlement for: Assignment ( SPX 31MAR26 6900 C ),-364';
  const trades = [
    FLEX,
    flexRow('SPXW  260331C06900000', '', '20260330;100241', '-1,3.8,380,-1.55,O,'),
    flexRow('SPXW  260331C06900000', '', '20260331;162000', '1,0,0,0,C,A'),
  ];
  for (const file of [[...trades, funds], trades]) {
    const { strategies } = await importedFiles(file.join('\n'));
    checks.push(near('IBKR net', realisedIn(strategies), right.ibkr_net));
  }
  return checks;
}

/** What checks each case. A case without an entry is missed. */
const CHECKS: Readonly<Record<number, (input: never, right: never, path: string) => Rows>> = {
  2: checkSpellings,
  7: checkReverseSplit,
  8: checkSharesAndCash,
  9: () => [elsewhere('brokers/tastytrade-corporate-actions.csv')],
  10: checkOtherCompany,
  11: checkRename,
  15: checkEarlyExercise,
  22: ({ file }: { readonly file: string }, _, path) => [
    ...checkOddQuotes(join(dirname(path), file)),
    // The product's thirty-day volatility is that at the money, not the index rule.
    notBuilt('the strikes of the index rule'),
  ],
  23: checkAssigned,
  24: () => [
    elsewhere('brokers/tastytrade-21col.csv, and the same file and its other layout again'),
    // Their refusal is checked in brokers/.
    notBuilt('files of thinkorswim and Robinhood'),
  ],
  25: checkCashSettled,
};

export async function checkCases(path: string): Promise<ReferenceResult> {
  const checks: RowCheck[] = [];
  for (const found of JSON.parse(readFileSync(path, 'utf8')) as readonly Case[]) {
    const rows = await CHECKS[found.id]?.(found.input, found.right, path);
    const none: RowCheck[] = [{ name: 'no suite checks it', error: Infinity }];
    for (const { name, error } of rows ?? none)
      checks.push({ name: `case ${found.id}, ${name}`, error });
  }
  return summarise(checks);
}

/** Rows of the odd chain alone; case 22 says what is right. */
export const checkChainOddities = (path: string): ReferenceResult =>
  summarise(checkOddQuotes(path));

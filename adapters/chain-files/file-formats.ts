import type { ChainRow } from '@toolyard/core/options/chain';
import { fromDollars, isMoneyAmount, toCalendarDate, type Money } from '@toolyard/core/shared';

/** The value of a column by its name in lower case, without blanks around it; blank where there is no such column. */
export type Cell = (column: string) => string;

/** What a line says beside its contracts. Absent where the format does not say it. */
export interface LineOrigin {
  /** The day of the quotes. */
  readonly day?: string;
  readonly ticker?: string;
  /** Text that ascends with the time of the quotes. */
  readonly time?: string;
  /** Price of the underlying. */
  readonly spot?: Money | null;
}

/** A layout of comma-separated files, told by the column names of its header. */
export interface FileFormat {
  /** Columns that tell it from the others. */
  readonly marks: readonly string[];
  readonly required: readonly string[];
  readonly originOf: (cell: Cell) => LineOrigin;
  readonly rowsOf: (cell: Cell, line: number) => readonly ChainRow[];
}

const optionsDxDay = (cell: Cell, date: string, unix: string): string =>
  cell(date) || dayOfUnix(cell(unix));

/** Files of optionsdx.com: one line per strike with its call and its put, names in brackets. */
const OPTIONS_DX: FileFormat = {
  marks: ['[quote_unixtime]'],
  required: ['[strike]', '[c_bid]', '[c_ask]', '[p_bid]', '[p_ask]', '[expire_unix]'],
  originOf: (cell) => ({
    day: optionsDxDay(cell, '[quote_date]', '[quote_unixtime]'),
    time: cell('[quote_unixtime]').padStart(20, '0'),
    spot: dollarsOf(cell('[underlying_last]')),
  }),
  rowsOf: (cell, line) => {
    const contract = {
      line,
      strike: cell('[strike]'),
      expiration: optionsDxDay(cell, '[expire_date]', '[expire_unix]'),
    };
    return [
      { ...contract, type: 'call', bid: cell('[c_bid]'), ask: cell('[c_ask]') },
      { ...contract, type: 'put', bid: cell('[p_bid]'), ask: cell('[p_ask]') },
    ];
  },
};

const singleContract = (cell: Cell, line: number, type: string): readonly ChainRow[] => [
  {
    ...{ line, type: cell(type), strike: cell('strike') },
    ...{ bid: cell('bid'), ask: cell('ask'), expiration: cell('expiration') },
  },
];

/** Table `option_chain` of the DoltHub database post-no-preference/options: many days and underlyings. */
const DOLT_HUB: FileFormat = {
  marks: ['act_symbol', 'call_put'],
  required: ['date', 'act_symbol', 'call_put', 'strike', 'bid', 'ask', 'expiration'],
  originOf: (cell) => ({ day: cell('date'), ticker: cell('act_symbol').toUpperCase() }),
  rowsOf: (cell, line) => singleContract(cell, line, 'call_put'),
};

/** One contract per line, named by its symbol: contracts of several roots are told apart. */
const NAMED: FileFormat = {
  marks: ['contract'],
  required: ['contract', 'bid', 'ask'],
  originOf: (cell) => ({ spot: dollarsOf(cell('spot')) }),
  rowsOf: (cell, line) => [
    {
      ...{ line, contract: cell('contract'), bid: cell('bid'), ask: cell('ask') },
      ...{ type: '', strike: '', expiration: '' },
    },
  ],
};

/** One contract per line. */
const PLAIN: FileFormat = {
  marks: [],
  required: ['type', 'strike', 'bid', 'ask', 'expiration'],
  originOf: () => ({}),
  rowsOf: (cell, line) => singleContract(cell, line, 'type'),
};

/** The format of a header's names in lower case. */
export const formatOf = (names: readonly string[]): FileFormat =>
  [OPTIONS_DX, DOLT_HUB, NAMED].find(({ marks }) => marks.every((mark) => names.includes(mark))) ??
  PLAIN;

/** Midnight or an hour of the session, both on the same day in UTC. */
function dayOfUnix(seconds: string): string {
  return /^\d{1,11}(\.0+)?$/.test(seconds) ? toCalendarDate(Number(seconds) * 1_000) : seconds;
}

function dollarsOf(text: string): Money | null {
  const dollars = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  return dollars > 0 && isMoneyAmount(dollars) ? fromDollars(dollars) : null;
}

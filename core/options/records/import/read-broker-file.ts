import type { FieldError, Instant, Texts } from '../../../shared/index.ts';
import { BROKER_COLUMNS, BROKER_UNSUPPORTED } from '../records.errors.ts';
import { oldestFirst, type BrokerFileReading, type CsvLine } from './broker-rows.ts';
import { monthFirst } from './dated-rows.ts';
import { ETRADE_COLUMNS, ETRADE_OLD_COLUMNS, readEtrade, readOldEtrade } from './etrade.ts';
import { FIDELITY_COLUMNS, readFidelity } from './fidelity.ts';
import { FIRSTRADE_COLUMNS, readFirstrade } from './firstrade.ts';
import {
  FLEX_COLUMNS,
  isStatement,
  readFlexQuery,
  readStatement,
  STATEMENT_COLUMNS,
  statementColumns,
} from './interactive-brokers.ts';
import { MOOMOO_COLUMNS, moomooColumns, readMoomoo } from './moomoo.ts';
import { readRobinhood, ROBINHOOD_COLUMNS } from './robinhood.ts';
import { readSchwab, SCHWAB_COLUMNS } from './schwab.ts';
import { readTastytrade, TASTYTRADE_COLUMNS } from './tastytrade.ts';
import { readTastyworks, TASTYWORKS_COLUMNS } from './tastyworks.ts';
import { readThinkorswim, THINKORSWIM_COLUMNS } from './thinkorswim.ts';
import { readWebull, WEBULL_COLUMNS } from './webull.ts';

export const BROKERS = [
  'tastytrade',
  'interactiveBrokers',
  'schwab',
  'thinkorswim',
  'robinhood',
  'fidelity',
  'etrade',
  'webull',
  'firstrade',
  'moomoo',
] as const;
export type Broker = (typeof BROKERS)[number];

type Reader = (
  header: readonly string[],
  lines: readonly CsvLine[],
  now: Instant,
) => BrokerFileReading;

/** A layout of a broker's files. */
interface Layout {
  readonly broker: Broker;
  readonly name: string;
  /** What its reader needs. */
  readonly columns: readonly string[];
  /** By these columns, which no other layout has together, a header line is recognized. */
  readonly evidence: readonly string[];
  readonly read: Reader;
  readonly newestFirst: boolean;
  /** Column with days as `12/18/2026`, which spreadsheets turn around. */
  readonly days?: string;
  /** The names of the columns as the reader knows them. */
  readonly namesOf?: (header: readonly string[]) => readonly string[];
}

const withoutUnits = (header: readonly string[]): readonly string[] =>
  header.map((name) => name.replace(/ \(\$\)$/, ''));

const LAYOUTS: readonly Layout[] = [
  {
    broker: 'tastytrade',
    name: 'tastytrade',
    columns: TASTYTRADE_COLUMNS,
    evidence: ['sub type', 'instrument type', 'action'],
    read: readTastytrade,
    newestFirst: true,
  },
  {
    broker: 'tastytrade',
    name: 'tastyworks',
    columns: TASTYWORKS_COLUMNS,
    evidence: ['transaction code', 'transaction subcode'],
    days: 'date/time',
    read: readTastyworks,
    newestFirst: true,
  },
  {
    broker: 'interactiveBrokers',
    name: 'Interactive Brokers (Flex query)',
    columns: FLEX_COLUMNS,
    evidence: ['assetclass', 'symbol', 'tradeprice'],
    read: readFlexQuery,
    newestFirst: false,
  },
  {
    broker: 'schwab',
    name: 'Schwab',
    columns: SCHWAB_COLUMNS,
    evidence: ['date', 'action', 'symbol', 'fees & comm'],
    days: 'date',
    read: readSchwab,
    newestFirst: true,
  },
  {
    broker: 'thinkorswim',
    name: 'thinkorswim',
    columns: THINKORSWIM_COLUMNS,
    evidence: ['ref #', 'misc fees', 'description'],
    days: 'date',
    read: readThinkorswim,
    newestFirst: true,
  },
  {
    broker: 'robinhood',
    name: 'Robinhood',
    columns: ROBINHOOD_COLUMNS,
    evidence: ['activity date', 'trans code'],
    days: 'activity date',
    read: readRobinhood,
    newestFirst: true,
  },
  {
    broker: 'fidelity',
    name: 'Fidelity',
    columns: FIDELITY_COLUMNS,
    evidence: ['run date', 'action'],
    days: 'run date',
    read: readFidelity,
    newestFirst: true,
    namesOf: withoutUnits,
  },
  {
    broker: 'etrade',
    name: 'E*TRADE',
    columns: ETRADE_COLUMNS,
    evidence: ['activity/trade date', 'activity type'],
    days: 'activity/trade date',
    read: readEtrade,
    newestFirst: true,
  },
  {
    broker: 'etrade',
    name: 'E*TRADE',
    columns: ETRADE_OLD_COLUMNS,
    evidence: ['transactiondate', 'securitytype'],
    days: 'transactiondate',
    read: readOldEtrade,
    newestFirst: true,
  },
  {
    broker: 'webull',
    name: 'Webull',
    columns: WEBULL_COLUMNS,
    evidence: ['placed time', 'filled time'],
    days: 'filled time',
    read: readWebull,
    newestFirst: true,
  },
  {
    broker: 'firstrade',
    name: 'Firstrade',
    columns: FIRSTRADE_COLUMNS,
    evidence: ['tradedate', 'settleddate', 'recordtype'],
    read: readFirstrade,
    newestFirst: false,
  },
  {
    broker: 'moomoo',
    name: 'moomoo / Futu',
    columns: MOOMOO_COLUMNS,
    evidence: ['side', 'symbol', 'filled@avg price'],
    read: readMoomoo,
    newestFirst: true,
    namesOf: moomooColumns,
  },
];

const STATEMENT: Layout = {
  broker: 'interactiveBrokers',
  name: 'Interactive Brokers (activity statement)',
  columns: STATEMENT_COLUMNS,
  evidence: [],
  read: (_header, lines, now) => readStatement(lines, now),
  newestFirst: false,
};

/** Layouts of brokers that are not read, by columns that no other layout has together. */
const OTHER_LAYOUTS: readonly Pick<Layout, 'name' | 'evidence'>[] = [
  { name: 'TD Ameritrade', evidence: ['transaction id', 'reg fee'] },
  {
    name: 'Vanguard',
    evidence: ['account number', 'trade date', 'transaction type', 'investment name'],
  },
];

/** A title, an account, a total, or the markers of an account and its sections may stand above the header line. */
const HEADER_WITHIN = 15;

/** The fields of a line; a file may separate them by tabs. */
const split = (line: CsvLine): CsvLine => {
  const [first = '', ...others] = line.cells;
  const isTabbed = others.every((cell) => cell.trim() === '') && first.includes('\t');
  return isTabbed ? { ...line, cells: first.split('\t') } : line;
};

const headerOf = ({ cells }: CsvLine): readonly string[] =>
  cells.map((name) => name.trim().toLowerCase());

/** A disclaimer or the time of the download: a sentence in one field, which is no row. */
const isNotice = ({ cells }: CsvLine): boolean => {
  const [words = '', ...others] = cells.filter((cell) => cell.trim() !== '');
  return others.length === 0 && (words.trim() === '' || /^\S+ .{24,}/s.test(words.trim()));
};

interface Recognized {
  readonly layout: Layout;
  readonly header: readonly string[];
  /** Lines below the header. */
  readonly lines: readonly CsvLine[];
}

function recognized(all: readonly CsvLine[]): Recognized | null {
  if (isStatement(all)) return { layout: STATEMENT, header: statementColumns(all), lines: all };
  const lines = all.map(split);
  for (const [place, line] of lines.slice(0, HEADER_WITHIN).entries())
    for (const layout of LAYOUTS) {
      const names = headerOf(line);
      const header = layout.namesOf?.(names) ?? names;
      if (!layout.evidence.every((column) => header.includes(column))) continue;
      const below = lines.slice(place + 1).filter((each) => !isNotice(each));
      return { layout, header, lines: below };
    }
  return null;
}

/** Whose file it is, in words. */
const fileOf = (broker: string): Texts => ({
  en: `This is a file of ${broker}`,
  'zh-CN': `这是 ${broker} 的文件`,
});

const detail = (field: string, texts: Texts): FieldError => ({
  ...{ field, message: texts.en, texts },
});

const missingColumn = (name: string): FieldError =>
  detail(name, { en: `Column “${name}” is missing`, 'zh-CN': `缺少“${name}”列` });

/** The broker whose header line a file has, null for any other file. Refuses with BROKER_UNSUPPORTED, naming the broker. */
export function brokerOf(lines: readonly CsvLine[]): Broker | null {
  const headers = lines.slice(0, HEADER_WITHIN).map((line) => headerOf(split(line)));
  const other = OTHER_LAYOUTS.find(({ evidence }) =>
    headers.some((header) => evidence.every((column) => header.includes(column))),
  );
  if (other) throw BROKER_UNSUPPORTED({ details: [detail('broker', fileOf(other.name))] });
  return recognized(lines)?.layout.broker ?? null;
}

/**
 * The fills of a broker's file, oldest first, and the lines that are none. Null for a file of no known broker. Refuses
 * with BROKER_UNSUPPORTED, with BROKER_COLUMNS, naming each missing column, with BROKER_DATES and with NO_TRADES_SECTION.
 */
export function readBrokerFile(
  all: readonly CsvLine[],
  now: Instant,
): (BrokerFileReading & { readonly broker: Broker }) | null {
  const found = brokerOf(all) && recognized(all);
  if (!found) return null;
  const { layout, header } = found;
  const missing = layout.columns.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    const details = [detail('broker', fileOf(layout.name)), ...missing.map(missingColumn)];
    throw BROKER_COLUMNS({ details });
  }
  const lines = layout.days ? monthFirst(found.lines, header, layout.days) : found.lines;
  const { fills, ...others } = layout.read(header, lines, now);
  return { broker: layout.broker, fills: oldestFirst(fills, layout.newestFirst), ...others };
}

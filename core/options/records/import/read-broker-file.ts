import type { FieldError, Instant } from '../../../shared/index.ts';
import { BROKER_COLUMNS } from '../records.errors.ts';
import { oldestFirst, type BrokerFileReading, type CsvLine } from './broker-rows.ts';
import {
  FLEX_COLUMNS,
  isStatement,
  readFlexQuery,
  readStatement,
  STATEMENT_COLUMNS,
  statementColumns,
} from './interactive-brokers.ts';
import { readSchwab, SCHWAB_COLUMNS } from './schwab.ts';
import { readTastytrade, TASTYTRADE_COLUMNS } from './tastytrade.ts';

export const BROKERS = ['tastytrade', 'interactiveBrokers', 'schwab'] as const;
export type Broker = (typeof BROKERS)[number];

type Reader = (
  header: readonly string[],
  lines: readonly CsvLine[],
  now: Instant,
) => BrokerFileReading;

interface Format {
  readonly broker: Broker;
  readonly columns: readonly string[];
  readonly read: Reader;
  readonly newestFirst: boolean;
}

const FORMATS: readonly Format[] = [
  {
    broker: 'tastytrade',
    columns: TASTYTRADE_COLUMNS,
    read: readTastytrade,
    newestFirst: true,
  },
  {
    broker: 'interactiveBrokers',
    columns: FLEX_COLUMNS,
    read: readFlexQuery,
    newestFirst: false,
  },
  { broker: 'schwab', columns: SCHWAB_COLUMNS, read: readSchwab, newestFirst: true },
];

const STATEMENT: Format = {
  broker: 'interactiveBrokers',
  columns: STATEMENT_COLUMNS,
  read: (_header, lines, now) => readStatement(lines, now),
  newestFirst: false,
};

/** A title or a message may stand above the header line. */
const HEADER_WITHIN = 3;
/** Part of a broker's columns by which a header line is recognised, although some are missing. */
const RECOGNISED_FROM = 0.6;

const headerOf = ({ cells }: CsvLine): readonly string[] =>
  cells.map((name) => name.trim().toLowerCase());

interface Recognised {
  readonly format: Format;
  readonly header: readonly string[];
  /** Lines below the header. */
  readonly lines: readonly CsvLine[];
}

function recognised(lines: readonly CsvLine[]): Recognised | null {
  if (isStatement(lines)) return { format: STATEMENT, header: statementColumns(lines), lines };
  const candidates = lines.slice(0, HEADER_WITHIN).flatMap((line, place) => {
    const header = headerOf(line);
    return FORMATS.map((format) => {
      const found = format.columns.filter((column) => header.includes(column)).length;
      const below = lines.slice(place + 1);
      return { format, header, lines: below, part: found / format.columns.length };
    });
  });
  const [best] = candidates.sort((a, b) => b.part - a.part);
  return best && best.part >= RECOGNISED_FROM ? best : null;
}

const missingColumn = (name: string): FieldError => {
  const texts = { en: `Column “${name}” is missing`, 'zh-CN': `缺少“${name}”列` };
  return { field: name, message: texts.en, texts };
};

/** The broker whose header line a file has; null for any other file. */
export const brokerOf = (lines: readonly CsvLine[]): Broker | null =>
  recognised(lines)?.format.broker ?? null;

/**
 * The fills of a broker's file, oldest first, and the lines that are none. Null for a file of no known broker. Refuses
 * with BROKER_COLUMNS, naming each missing column, and with NO_TRADES_SECTION.
 */
export function readBrokerFile(
  lines: readonly CsvLine[],
  now: Instant,
): (BrokerFileReading & { readonly broker: Broker }) | null {
  const found = recognised(lines);
  if (!found) return null;
  const { format, header } = found;
  const missing = format.columns.filter((column) => !header.includes(column));
  if (missing.length > 0) throw BROKER_COLUMNS({ details: missing.map(missingColumn) });
  const { fills, refusals } = format.read(header, found.lines, now);
  return { broker: format.broker, fills: oldestFirst(fills, format.newestFirst), refusals };
}

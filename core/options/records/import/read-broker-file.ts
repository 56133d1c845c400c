import type { FieldError, Instant, Texts } from '../../../shared/index.ts';
import { BROKER_COLUMNS, BROKER_UNSUPPORTED } from '../records.errors.ts';
import { oldestFirst, type BrokerFileReading, type CsvLine } from './broker-rows.ts';
import {
  FLEX_COLUMNS,
  isStatement,
  readFlexQuery,
  readStatement,
  STATEMENT_COLUMNS,
  statementColumns,
} from './interactive-brokers.ts';
import { fileOf, otherBrokerOf } from './other-brokers.ts';
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
  readonly name: string;
  readonly columns: readonly string[];
  /** Part of the columns by which a header line is recognised, although some are missing. */
  readonly recognisedFrom: number;
  readonly read: Reader;
  readonly newestFirst: boolean;
}

const FORMATS: readonly Format[] = [
  {
    broker: 'tastytrade',
    name: 'tastytrade',
    columns: TASTYTRADE_COLUMNS,
    recognisedFrom: 0.6,
    read: readTastytrade,
    newestFirst: true,
  },
  {
    broker: 'interactiveBrokers',
    name: 'Interactive Brokers (Flex query)',
    columns: FLEX_COLUMNS,
    recognisedFrom: 0.6,
    read: readFlexQuery,
    newestFirst: false,
  },
  {
    broker: 'schwab',
    name: 'Schwab',
    columns: SCHWAB_COLUMNS,
    // Its names are those of many brokers.
    recognisedFrom: 0.8,
    read: readSchwab,
    newestFirst: true,
  },
];

const STATEMENT: Format = {
  broker: 'interactiveBrokers',
  name: 'Interactive Brokers (activity statement)',
  columns: STATEMENT_COLUMNS,
  recognisedFrom: 0,
  read: (_header, lines, now) => readStatement(lines, now),
  newestFirst: false,
};

/** A title, a message or the markers of an account and its sections may stand above the header line. */
const HEADER_WITHIN = 6;

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
  const [best] = candidates
    .filter(({ format, part }) => part >= format.recognisedFrom)
    .sort((a, b) => b.part - a.part);
  return best ?? null;
}

const detail = (field: string, texts: Texts): FieldError => ({
  ...{ field, message: texts.en, texts },
});

const missingColumn = (name: string): FieldError =>
  detail(name, { en: `Column “${name}” is missing`, 'zh-CN': `缺少“${name}”列` });

/** The broker whose header line a file has, null for any other file. Refuses with BROKER_UNSUPPORTED, naming the broker. */
export function brokerOf(lines: readonly CsvLine[]): Broker | null {
  const other = otherBrokerOf(lines);
  if (other !== null) throw BROKER_UNSUPPORTED({ details: [detail('broker', fileOf(other))] });
  return recognised(lines)?.format.broker ?? null;
}

/**
 * The fills of a broker's file, oldest first, and the lines that are none. Null for a file of no known broker. Refuses
 * with BROKER_UNSUPPORTED, with BROKER_COLUMNS, naming each missing column, and with NO_TRADES_SECTION.
 */
export function readBrokerFile(
  lines: readonly CsvLine[],
  now: Instant,
): (BrokerFileReading & { readonly broker: Broker }) | null {
  const found = brokerOf(lines) && recognised(lines);
  if (!found) return null;
  const { format, header } = found;
  const missing = format.columns.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    const details = [detail('broker', fileOf(format.name)), ...missing.map(missingColumn)];
    throw BROKER_COLUMNS({ details });
  }
  const { fills, ...others } = format.read(header, found.lines, now);
  return { broker: format.broker, fills: oldestFirst(fills, format.newestFirst), ...others };
}

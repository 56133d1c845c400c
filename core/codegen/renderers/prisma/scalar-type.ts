import type { FieldType, Size } from '../../model/field-type.ts';
import type { SqlDialect } from '../../sql/sql-dialect.ts';

/** A scalar of Prisma, with the attribute of the database's own type where it is not the usual one. */
export interface ScalarType {
  readonly name: string;
  readonly native: string | null;
}

/** Database types beyond SQL that Prisma knows. */
const KNOWN: Readonly<Record<SqlDialect, Readonly<Record<string, ScalarType>>>> = {
  postgresql: {
    inet: { name: 'String', native: 'Inet' },
    citext: { name: 'String', native: 'Citext' },
    xml: { name: 'String', native: 'Xml' },
    money: { name: 'Decimal', native: 'Money' },
    oid: { name: 'Int', native: 'Oid' },
  },
  mysql: { year: { name: 'Int', native: 'Year' } },
  sqlite: {},
};

const plain = (name: string): ScalarType => ({ name, native: null });

const native = (name: string, type: string, ...sizes: readonly (number | null)[]): ScalarType => {
  const given = sizes.filter((size) => size !== null);
  return { name, native: given.length > 0 ? `${type}(${given.join(', ')})` : type };
};

/** Digits of the fraction of a second that a column has if it does not say. */
const USUAL_PRECISION: Readonly<Record<SqlDialect, number>> = {
  postgresql: 6,
  mysql: 0,
  sqlite: 0,
};

function textType(size: Size, fixed: boolean, database: SqlDialect, isKey: boolean): ScalarType {
  const { most } = size;
  if (most === null) {
    // MySQL cannot index a text without a length.
    return database === 'mysql' && !isKey ? native('String', 'Text') : plain('String');
  }
  if (most === 0) return plain('String');
  if (database === 'mysql') {
    if (fixed && most <= 255) return native('String', 'Char', most);
    if (most <= (isKey ? 768 : 16_383)) return native('String', 'VarChar', most);
    return isKey ? plain('String') : native('String', most <= 65_535 ? 'Text' : 'LongText');
  }
  return most > 10_485_760 ? plain('String') : native('String', fixed ? 'Char' : 'VarChar', most);
}

const MYSQL_SIZES: Readonly<Record<number, string>> = {
  8: 'TinyInt',
  16: 'SmallInt',
  24: 'MediumInt',
};

function wholeType(
  { bits, unsigned }: Extract<FieldType, { kind: 'whole' }>,
  database: SqlDialect,
): ScalarType {
  const width = bits ?? 128;
  if (database === 'mysql') {
    const size = MYSQL_SIZES[width];
    const type = unsigned ? `Unsigned${size ?? (width <= 32 ? 'Int' : 'BigInt')}` : size;
    if (width > 64) return native('Decimal', 'Decimal', 65, 0);
    const name = width <= 32 ? 'Int' : 'BigInt';
    return type ? native(name, type) : plain(name);
  }
  const needed = width + (unsigned ? 1 : 0);
  if (needed > 64) return native('Decimal', 'Decimal');
  if (needed > 32) return plain('BigInt');
  return needed <= 16 ? native('Int', 'SmallInt') : plain('Int');
}

function decimalType(
  { precision, scale }: Extract<FieldType, { kind: 'decimal' }>,
  database: SqlDialect,
): ScalarType {
  const [digits, places] = database === 'mysql' ? [65, 30] : [1000, 1000];
  if (precision === null)
    return database === 'mysql' ? plain('Decimal') : native('Decimal', 'Decimal');
  const most = Math.min(precision, digits);
  return native('Decimal', 'Decimal', most, Math.max(0, Math.min(scale ?? 0, most, places)));
}

function timeType(
  { kind, precision }: Extract<FieldType, { kind: 'time' | 'datetime' | 'instant' }>,
  database: SqlDialect,
): ScalarType {
  const digits = Math.min(precision ?? USUAL_PRECISION[database], 6);
  const types =
    database === 'mysql'
      ? { time: 'Time', datetime: 'DateTime', instant: 'Timestamp' }
      : { time: 'Time', datetime: 'Timestamp', instant: 'Timestamptz' };
  return native('DateTime', types[kind], digits);
}

function bytesType({ most }: Size, database: SqlDialect): ScalarType {
  if (database !== 'mysql') return plain('Bytes');
  return most !== null && most > 0 && most <= 65_535
    ? native('Bytes', 'VarBinary', most)
    : native('Bytes', most === null || most > 65_535 ? 'LongBlob' : 'Blob');
}

/** The scalar that a column of a type without enumerations and lists has; null if there is none. */
export function scalarType(
  type: FieldType,
  database: SqlDialect,
  { isKey, isOwn }: { readonly isKey: boolean; readonly isOwn: boolean },
): ScalarType | null {
  const found = anyScalar(type, database, { isKey, isOwn });
  return found && database === 'sqlite' ? plain(found.name) : found;
}

function anyScalar(
  type: FieldType,
  database: SqlDialect,
  { isKey, isOwn }: { readonly isKey: boolean; readonly isOwn: boolean },
): ScalarType | null {
  switch (type.kind) {
    case 'text':
      return textType(type.size, type.fixed, database, isKey);
    case 'whole':
      return wholeType(type, database);
    case 'decimal':
      return decimalType(type, database);
    case 'float':
      return type.bits === 64
        ? plain('Float')
        : native('Float', database === 'mysql' ? 'Float' : 'Real');
    case 'boolean':
      return plain('Boolean');
    case 'date':
      return native('DateTime', 'Date');
    case 'time':
    case 'datetime':
    case 'instant':
      return timeType(type, database);
    case 'uuid':
      return database === 'mysql' ? native('String', 'Char', 36) : native('String', 'Uuid');
    case 'bytes':
      return bytesType(type.size, database);
    case 'other':
      if (!isOwn) return textType({ least: null, most: null }, false, database, isKey);
      return KNOWN[database][type.name.toLowerCase()] ?? null;
    case 'enumeration':
    case 'set':
    case 'list':
      return null;
    default:
      return plain('Json');
  }
}

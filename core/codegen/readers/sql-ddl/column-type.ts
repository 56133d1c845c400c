import type { DdlType } from '../../ports/ddl-parser.ts';
import { JSON_TYPE, NO_RANGE, NO_SIZE, TEXT, type FieldType } from '../../model/field-type.ts';
import type { SqlDialect } from '../../sql/sql-dialect.ts';

/** A whole number with the limits of its bits. */
function whole(bits: 8 | 16 | 24 | 32 | 64, unsigned = false): FieldType {
  const values = 2n ** BigInt(bits);
  const [least, most] = unsigned ? [0n, values - 1n] : [-values / 2n, values / 2n - 1n];
  return {
    kind: 'whole',
    bits,
    unsigned,
    range: {
      least: { value: String(least), exclusive: false },
      most: { value: String(most), exclusive: false },
      multipleOf: null,
    },
  };
}

const float = (bits: 32 | 64, unsigned = false): FieldType => ({
  kind: 'float',
  bits,
  range: unsigned ? { ...NO_RANGE, least: { value: '0', exclusive: false } } : NO_RANGE,
});

const decimal = ([precision, scale]: readonly number[], unsigned = false): FieldType => ({
  kind: 'decimal',
  precision: precision ?? null,
  scale: precision === undefined ? null : (scale ?? 0),
  unsigned,
  range: NO_RANGE,
});

const text = ([most]: readonly number[], fixed = false): FieldType => ({
  ...TEXT,
  size: { ...NO_SIZE, most: most ?? null },
  fixed,
});

const bytes = ([most]: readonly number[]): FieldType => ({
  kind: 'bytes',
  size: { ...NO_SIZE, most: most ?? null },
});

/** Types of PostgreSQL, by their names in its catalogue and by those that people write. */
function postgresType({ name, arguments: given }: DdlType): FieldType {
  const first = given[0] ?? null;
  switch (name) {
    case 'int2':
    case 'smallint':
    case 'smallserial':
    case 'serial2':
      return whole(16);
    case 'int4':
    case 'int':
    case 'integer':
    case 'serial':
    case 'serial4':
      return whole(32);
    case 'int8':
    case 'bigint':
    case 'bigserial':
    case 'serial8':
      return whole(64);
    case 'numeric':
    case 'decimal':
      return decimal(given);
    case 'float4':
    case 'real':
      return float(32);
    case 'float8':
      return float(64);
    case 'bool':
    case 'boolean':
      return { kind: 'boolean' };
    case 'text':
      return TEXT;
    case 'varchar':
      return text(given);
    case 'bpchar':
    case 'char':
      return text(given.length > 0 ? given : [1], true);
    case 'date':
      return { kind: 'date' };
    case 'time':
    case 'timetz':
      return { kind: 'time', precision: first };
    case 'timestamp':
      return { kind: 'datetime', precision: first };
    case 'timestamptz':
      return { kind: 'instant', precision: first };
    case 'uuid':
      return { kind: 'uuid' };
    case 'json':
    case 'jsonb':
      return JSON_TYPE;
    case 'bytea':
      return bytes([]);
    default:
      return { kind: 'other', name };
  }
}

const MYSQL_WHOLE: Readonly<Record<string, 8 | 16 | 24 | 32 | 64>> = {
  tinyint: 8,
  int1: 8,
  smallint: 16,
  int2: 16,
  mediumint: 24,
  int3: 24,
  int: 32,
  integer: 32,
  int4: 32,
  bigint: 64,
  int8: 64,
  serial: 64,
};

/** YEAR, but for the year 0000. */
const YEAR: FieldType = {
  kind: 'whole',
  bits: 16,
  unsigned: false,
  range: {
    least: { value: '1901', exclusive: false },
    most: { value: '2155', exclusive: false },
    multipleOf: null,
  },
};

function mysqlType({ name, arguments: given, unsigned }: DdlType): FieldType {
  const first = given[0] ?? null;
  const bits = MYSQL_WHOLE[name];
  if (bits !== undefined)
    return name === 'tinyint' && first === 1 && !unsigned
      ? { kind: 'boolean' }
      : whole(bits, unsigned);
  switch (name) {
    case 'bool':
    case 'boolean':
      return { kind: 'boolean' };
    case 'bit':
      return (first ?? 1) === 1 ? { kind: 'boolean' } : bytes([]);
    case 'year':
      return YEAR;
    case 'decimal':
    case 'dec':
    case 'numeric':
    case 'fixed':
      return decimal(given.length > 0 ? given : [10, 0], unsigned);
    case 'float':
      return float(first !== null && given.length === 1 && first > 24 ? 64 : 32, unsigned);
    case 'double':
    case 'real':
      return float(64, unsigned);
    case 'varchar':
    case 'nvarchar':
    case 'tinytext':
    case 'text':
    case 'mediumtext':
    case 'longtext':
      return text(given);
    case 'char':
    case 'nchar':
      return text(given.length > 0 ? given : [1], true);
    case 'date':
      return { kind: 'date' };
    case 'time':
      return { kind: 'time', precision: first };
    case 'datetime':
      return { kind: 'datetime', precision: first };
    case 'timestamp':
      return { kind: 'instant', precision: first };
    case 'json':
      return JSON_TYPE;
    case 'uuid':
      return { kind: 'uuid' };
    case 'binary':
    case 'varbinary':
    case 'tinyblob':
    case 'blob':
    case 'mediumblob':
    case 'longblob':
      return bytes(given);
    default:
      return { kind: 'other', name };
  }
}

/** Types of SQLite by the words that a declaration holds, which mean what they mean elsewhere. */
function sqliteType({ name, arguments: given }: DdlType): FieldType {
  if (/bool|^bit$/.test(name)) return { kind: 'boolean' };
  if (/timestamptz|with time zone/.test(name)) return { kind: 'instant', precision: null };
  if (/datetime|timestamp/.test(name)) return { kind: 'datetime', precision: null };
  if (/^date$/.test(name)) return { kind: 'date' };
  if (/^time\b/.test(name)) return { kind: 'time', precision: null };
  if (/uuid|guid|uniqueidentifier/.test(name)) return { kind: 'uuid' };
  if (/json/.test(name)) return JSON_TYPE;
  if (/int/.test(name)) return whole(64);
  if (/char|clob|text|string/.test(name))
    return text(given, /^(?:native |n)?char(?:acter)?$/.test(name));
  if (/blob|binary|bytea/.test(name)) return bytes(given);
  if (/real|floa|doub/.test(name)) return float(64);
  if (/dec|numeric|number|money/.test(name)) return decimal(given);
  return name === 'any' || name === '' ? JSON_TYPE : { kind: 'other', name };
}

const TYPES: Readonly<Record<SqlDialect, (type: DdlType) => FieldType>> = {
  postgresql: postgresType,
  mysql: mysqlType,
  sqlite: sqliteType,
};

/** The type that a database's own type means. A name that it does not have is `other`. */
export const columnType = (type: DdlType | null, dialect: SqlDialect): FieldType =>
  type === null ? JSON_TYPE : TYPES[dialect](type);

import { isJson } from '../../json/is-json.ts';
import { jsonText, type JsonNode } from '../../json/json-node.ts';
import type { FieldType, Range, WholeType } from '../../model/field-type.ts';

/** A name in double quotes. */
export const sqlName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A literal in single quotes. */
export const sqlText = (text: string): string =>
  `'${text.replaceAll('\0', '').replaceAll("'", "''")}'`;

/** A value as a literal that PostgreSQL reads by the type of its column. */
export function sqlValue(value: JsonNode, type: FieldType): string {
  if (type.kind === 'json')
    return `${sqlText(value.kind === 'text' && isJson(value.value) ? value.value : jsonText(value))}::jsonb`;
  switch (value.kind) {
    case 'text':
      return type.kind === 'boolean' && /^[01]$/.test(value.value)
        ? String(value.value === '1')
        : sqlText(value.value);
    case 'number':
      return type.kind === 'boolean' ? String(value.digits !== '0') : value.digits;
    case 'null':
    case 'boolean':
      return jsonText(value);
    case 'list':
    case 'object':
      return sqlText(jsonText(value));
    default:
      return value satisfies never;
  }
}

/** Whole numbers of eight bits and those without sign take the next larger type. */
function wholeType(bits: number | null, unsigned: boolean): string {
  const needed = bits === null ? 128 : bits + (unsigned ? 1 : 0);
  if (needed <= 16) return 'smallint';
  if (needed <= 32) return 'integer';
  return needed <= 64 ? 'bigint' : 'numeric';
}

const seconds = (precision: number | null): string => (precision === null ? '' : `(${precision})`);

/** PostgreSQL has whole numbers of these bits, with a sign. */
const isOwnType = ({ bits, unsigned }: WholeType): boolean => !unsigned && (bits ?? 1) % 16 === 0;

/** Limits that the type of the column itself does not have. */
export function rangeChecks(column: string, type: FieldType, isOwn = isOwnType): string[] {
  if (type.kind !== 'whole' && type.kind !== 'decimal' && type.kind !== 'float') return [];
  const { least, most, multipleOf }: Range = type.range;
  const own = type.kind === 'whole' && isOwn(type) ? limitsOf(type) : [];
  return [
    least &&
      !own.includes(least.value) &&
      `${column} ${least.exclusive ? '>' : '>='} ${least.value}`,
    most && !own.includes(most.value) && `${column} ${most.exclusive ? '<' : '<='} ${most.value}`,
    type.kind === 'whole' && multipleOf !== null && `${column} % ${multipleOf} = 0`,
  ].filter((each) => typeof each === 'string');
}

function limitsOf({ bits, unsigned }: WholeType): readonly string[] {
  const values = 2n ** BigInt(bits ?? 0);
  return (unsigned ? [0n, values - 1n] : [-values / 2n, values / 2n - 1n]).map(String);
}

/** The type of a column; `nameOf` gives the names of enumerations and domains. */
export function columnType(type: FieldType, nameOf: (id: string) => string): string {
  switch (type.kind) {
    case 'text':
      return type.size.most === null
        ? 'text'
        : `${type.fixed ? 'character' : 'character varying'}(${type.size.most})`;
    case 'whole':
      return wholeType(type.bits, type.unsigned);
    case 'decimal':
      return type.precision === null ? 'numeric' : `numeric(${type.precision},${type.scale ?? 0})`;
    case 'float':
      return type.bits === 32 ? 'real' : 'double precision';
    case 'boolean':
    case 'date':
    case 'uuid':
      return type.kind;
    case 'time':
      return `time${seconds(type.precision)}`;
    case 'datetime':
      return `timestamp${seconds(type.precision)} without time zone`;
    case 'instant':
      return `timestamp${seconds(type.precision)} with time zone`;
    case 'bytes':
      return 'bytea';
    case 'other':
      return /^[a-z][\w ."]*$/.test(type.name) ? type.name : 'text';
    case 'enumeration':
      return nameOf(type.enumeration);
    case 'set':
      return `${nameOf(type.enumeration)}[]`;
    case 'alias':
      return nameOf(type.alias);
    case 'list':
      return `${columnType(type.of.type, nameOf).replace(/\[\]$/, '')}[]`;
    case 'entity':
    case 'literal':
    case 'tuple':
    case 'map':
    case 'oneOf':
    case 'restricted':
    case 'json':
    case 'never':
      return 'jsonb';
    default:
      return type satisfies never;
  }
}

import { isJson } from '../../json/is-json.ts';
import { jsonText, type JsonNode } from '../../json/json-node.ts';
import type { DeclaredType } from '../../model/declared-type.ts';
import type { FieldType, WholeType } from '../../model/field-type.ts';

/** A name in backticks. */
export const mysqlName = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

/** A literal in single quotes, as MySQL reads it unless NO_BACKSLASH_ESCAPES is set. */
export const mysqlText = (text: string): string =>
  `'${text.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A name without what MySQL does not store in names. */
export const storableName = (name: string): string =>
  name
    .replaceAll('\0', '')
    .replaceAll(/[\u{10000}-\u{10ffff}]/gu, '_')
    .trimEnd();

const WHOLE_TYPES: Readonly<Record<NonNullable<WholeType['bits']>, string>> = {
  8: 'tinyint',
  16: 'smallint',
  24: 'mediumint',
  32: 'int',
  53: 'bigint',
  64: 'bigint',
};

/** Types that have no index without a length, and no default but an expression. */
export const isLong = (written: string): boolean =>
  /^(?:tiny|medium|long)?(?:text|blob)$|^(?:json|geometry)$/.test(written);

/** Types of MySQL whose numbers in parentheses mean nothing but a width. */
const WIDTHS = /^(?:small|medium|big)?int(?:eger|\d)?$|^tinyint$/;

/** A type of MySQL as its own statements call it. */
export function declaredText({ name, arguments: given, unsigned }: DeclaredType): string {
  if (name === 'serial') return 'bigint unsigned';
  const isWidth = WIDTHS.test(name) && !(name === 'tinyint' && given[0] === 1);
  const sizes = isWidth || given.length === 0 ? '' : `(${given.join(',')})`;
  return `${name}${sizes}${unsigned ? ' unsigned' : ''}`;
}

const seconds = (precision: number | null): string => `(${Math.min(precision ?? 6, 6)})`;

const unsignedOf = (unsigned: boolean): string => (unsigned ? ' unsigned' : '');

/** Texts and bytes of no more than so many bytes. */
const longType = (kind: 'text' | 'blob', bytes: number | null): string => {
  if (bytes === null || bytes > 0xff_ff_ff) return `long${kind}`;
  return bytes > 0xff_ff ? `medium${kind}` : kind;
};

/** Most characters that a column of a limited text has here; longer ones take no part of the row's limit. */
const LONGEST_TEXT = 1_000;

/** The type of a column. */
export function mysqlType(type: FieldType): string {
  switch (type.kind) {
    case 'text': {
      const { most } = type.size;
      if (most === null || most > LONGEST_TEXT) return longType('text', most && most * 4);
      return type.fixed && most <= 255 ? `char(${most})` : `varchar(${most})`;
    }
    case 'whole':
      return `${type.bits === null ? 'decimal(65)' : WHOLE_TYPES[type.bits]}${unsignedOf(type.unsigned)}`;
    case 'decimal': {
      const precision = Math.min(type.precision ?? 65, 65);
      const scale = type.precision === null ? 30 : Math.min(type.scale ?? 0, 30, precision);
      return `decimal(${precision},${Math.max(scale, 0)})${unsignedOf(type.unsigned)}`;
    }
    case 'float':
      return type.bits === 32 ? 'float' : 'double';
    case 'boolean':
    case 'date':
      return type.kind;
    case 'time':
      return `time${seconds(type.precision)}`;
    // A TIMESTAMP of MySQL ends in 2038.
    case 'datetime':
    case 'instant':
      return `datetime${seconds(type.precision)}`;
    case 'uuid':
      return 'char(36)';
    case 'bytes':
      return type.size.most !== null && type.size.most <= LONGEST_TEXT
        ? `varbinary(${type.size.most})`
        : longType('blob', type.size.most);
    case 'other':
      return 'longtext';
    default:
      return 'json';
  }
}

const NUMBERS: ReadonlySet<FieldType['kind']> = new Set(['whole', 'decimal', 'float']);

/** A moment as MySQL spells it; null if it has no such moment. */
function momentText(text: string, kind: 'date' | 'datetime' | 'instant'): string | null {
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+))?\s*(Z|[+-]\d\d:?(?:\d\d)?)?$/i.exec(text) ?? [];
  if (day === undefined) return null;
  if (kind === 'date' || time === undefined) return day;
  if (zone === undefined || /^(?:z|[+-]00(?::?00)?)$/i.test(zone)) return `${day} ${time}`;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString().slice(0, -1).replace('T', ' ');
}

/** An array as PostgreSQL writes it in a text; null if it is more than a list of plain words. */
function arrayText(text: string): string | null {
  const [, inner] = /^\{([^{}"\\]*)\}$/.exec(text) ?? [];
  if (inner === undefined) return null;
  const items = inner === '' ? [] : inner.split(',');
  return JSON.stringify(items.map((item) => (isJson(item) ? (JSON.parse(item) as unknown) : item)));
}

/** A value as a literal of a column; null if MySQL has no such value. */
export function mysqlValue(value: JsonNode, type: FieldType, written: string): string | null {
  if (written === 'json' && type.kind === 'list' && value.kind === 'text') {
    const list = arrayText(value.value);
    return list === null ? null : mysqlText(list);
  }
  if (written === 'json') {
    const isDone = value.kind === 'text' && isJson(value.value);
    return mysqlText(isDone ? value.value : jsonText(value));
  }
  switch (value.kind) {
    case 'text':
      if (type.kind === 'boolean' && /^(?:t|f|true|false)$/i.test(value.value))
        return /^t/i.test(value.value) ? 'TRUE' : 'FALSE';
      if (type.kind === 'date' || type.kind === 'datetime' || type.kind === 'instant') {
        const moment = momentText(value.value, type.kind);
        return moment === null ? null : mysqlText(moment);
      }
      if (NUMBERS.has(type.kind) && Number.isNaN(Number(value.value))) return null;
      return mysqlText(value.value);
    case 'boolean':
      return value.value ? 'TRUE' : 'FALSE';
    case 'number':
      return value.digits;
    case 'null':
      return 'NULL';
    case 'list':
    case 'object':
      return mysqlText(jsonText(value));
    default:
      return value satisfies never;
  }
}

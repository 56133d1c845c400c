import {
  listOf,
  NO_RANGE,
  NO_SIZE,
  TEXT,
  type FieldType,
  type Size,
  type ValueType,
} from '../model/field-type.ts';
import type { Model } from '../model/model.ts';

type Names = Pick<Model, 'entities' | 'enumerations' | 'aliases'>;

const PLAIN = ['boolean', 'date', 'uuid', 'json'] as const;

/** Formats of texts that can be typed as types. */
const TEXT_FORMATS = ['email', 'uri', 'hostname', 'ipv4', 'ipv6'] as const;

/** Types without details, as they are typed. */
export const TYPE_WORDS: readonly string[] = [
  ...['text', 'text(200)', 'integer', 'integer 32', 'integer 64', 'decimal(10,2)', 'float 64'],
  ...PLAIN,
  ...['time', 'datetime', 'timestamp', 'bytes'],
  ...TEXT_FORMATS,
];

const sizeOf = (least: string | undefined, most: string | undefined): Size => ({
  least: least ? Number(least) : null,
  most: most ? Number(most) : null,
});

const SIZED = /^(text|bytes)(?:\((?:(\d{1,9})(?:…|\.\.\.?))?(\d{1,9})?\))?$/;
const WHOLE = /^(unsigned )?integer(?: (8|16|24|32|64))?$/;
const DECIMAL = /^decimal(?:\((\d{1,3})(?:, ?(\d{1,3}))?\))?$/;
const FLOAT = /^float(?: (32|64))?$/;
const TIME = /^(time|datetime|timestamp)(?:\((\d)\))?$/;

/** A type that has no parts of its own; null where the text is none. */
function scalar(text: string): FieldType | null {
  const plain = PLAIN.find((kind) => kind === text);
  if (plain) return { kind: plain };
  if (TEXT_FORMATS.some((format) => format === text)) return { ...TEXT, format: text };
  const sized = SIZED.exec(text);
  if (sized) {
    const size = sizeOf(sized[2], sized[3]);
    return sized[1] === 'text' ? { ...TEXT, size } : { kind: 'bytes', size };
  }
  const whole = WHOLE.exec(text);
  if (whole) {
    const bits = Number(whole[2] ?? 53) as 8 | 16 | 24 | 32 | 53 | 64;
    return { kind: 'whole', bits, unsigned: whole[1] !== undefined, range: NO_RANGE };
  }
  const decimal = DECIMAL.exec(text);
  if (decimal) {
    const precision = decimal[1] ? Number(decimal[1]) : null;
    const scale = precision === null ? null : Number(decimal[2] ?? 0);
    if (precision === 0 || (scale ?? 0) > (precision ?? 0)) return null;
    return { kind: 'decimal', precision, scale, unsigned: false, range: NO_RANGE };
  }
  const float = FLOAT.exec(text);
  if (float) return { kind: 'float', bits: float[1] === '32' ? 32 : 64, range: NO_RANGE };
  const time = TIME.exec(text);
  if (!time) return null;
  const precision = time[2] ? Number(time[2]) : null;
  if ((precision ?? 0) > 6) return null;
  const kind = time[1] === 'timestamp' ? 'instant' : (time[1] as 'time' | 'datetime');
  return { kind, precision };
}

function named(text: string, { entities, enumerations, aliases }: Names): FieldType | null {
  const idOf = (all: readonly { readonly id: string; readonly name: string }[]) =>
    all.find(({ name }) => name === text)?.id;
  const entity = idOf(entities);
  if (entity !== undefined) return { kind: 'entity', entity };
  const enumeration = idOf(enumerations);
  if (enumeration !== undefined) return { kind: 'enumeration', enumeration };
  const alias = idOf(aliases);
  return alias === undefined ? null : { kind: 'alias', alias };
}

/** A type as `typeText` writes it: `decimal(10,2)`, `Order[]`, `{key: text}`; null where the text is none. */
export function readType(text: string, names: Names): FieldType | null {
  const value = (part: string): ValueType | null => {
    const nullable = part.endsWith('?');
    const type = readType(nullable ? part.slice(0, -1) : part, names);
    return type && { type, nullable: nullable && type.kind !== 'json' };
  };
  const trimmed = text.trim().replaceAll(/\s+/g, ' ');
  const known = scalar(trimmed) ?? named(trimmed, names);
  if (known) return known;
  const map = /^\{ ?key: ?(.+)\}$/.exec(trimmed);
  const of = map ? value(map[1]!.trim()) : null;
  if (of) return { kind: 'map', of };
  const set = /^set of (.+)$/.exec(trimmed);
  const values = set ? named(set[1]!, names) : null;
  if (values?.kind === 'enumeration') return { ...values, kind: 'set' };
  const item = trimmed.endsWith('[]') ? value(trimmed.slice(0, -2)) : null;
  return item && { ...listOf(item), size: NO_SIZE };
}

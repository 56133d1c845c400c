import type { Bound, FieldType, Range } from '../../model/field-type.ts';
import { regularExpression } from '../text/regular-expression.ts';
import { literal, quoted } from '../text/source-text.ts';
import { MOST_DIGITS } from '../typescript/type-writer.ts';
import { isFiniteOnly } from '../mikro-orm/any-number.ts';
import type { Column, RowModel, Table } from '../mikro-orm/row-model.ts';

/** A decorator of class-validator or class-transformer, with what stands in its parentheses. */
export interface Decorator {
  readonly name: string;
  readonly of: readonly string[];
}

/** Whether a client gives the value: it is neither computed nor counted up. */
export const isGiven = ({ field }: Column): boolean =>
  field.computed === null && field.default?.kind !== 'generated';

/** Whether a row has values that a client can change. */
export const canChange = ({ columns }: Table): boolean =>
  columns.some((column) => isGiven(column) && !column.isKey);

/** Whether a column of whole numbers is transferred as text, since a JavaScript number cannot hold all of them. */
export const isBig = (type: FieldType): boolean =>
  type.kind === 'whole' && (type.bits === null || type.bits === 64);

const isLong = (type: FieldType): boolean =>
  type.kind === 'decimal' && (type.precision ?? MOST_DIGITS + 1) > MOST_DIGITS;

/** Whether a client gives the value, or names a row by it, as a number whose digits are counted. */
export const hasDecimalPlaces = (column: Column): boolean =>
  column.type.kind === 'decimal' && !isLong(column.type) && (column.isKey || isGiven(column));

/** The limits of a number, those of its column type included. */
export function limitsOf(type: FieldType): Range {
  if (type.kind === 'whole') {
    const bits = Math.min(type.bits ?? 53, 53);
    const size = 2n ** BigInt(bits - (type.unsigned || bits === 53 ? 0 : 1));
    const isSafe = bits === 53;
    const least = type.unsigned ? 0n : isSafe ? 1n - size : -size;
    const limit = (value: bigint) => ({ value: String(value), exclusive: false });
    const { range } = type;
    return { ...range, least: range.least ?? limit(least), most: range.most ?? limit(size - 1n) };
  }
  if (type.kind === 'decimal' && type.precision !== null) {
    const scale = type.scale ?? 0;
    const whole = '9'.repeat(type.precision).padEnd(type.precision - scale, '0');
    const digits = whole.padStart(scale + 1, '0');
    const value = scale > 0 ? `${digits.slice(0, -scale)}.${digits.slice(-scale)}` : digits;
    const limit = (text: string) => ({ value: text, exclusive: false });
    const { range } = type;
    return { ...range, least: range.least ?? limit(`-${value}`), most: range.most ?? limit(value) };
  }
  return type.kind === 'float' || type.kind === 'decimal'
    ? type.range
    : { least: null, most: null, multipleOf: null };
}

/** Digits of a decimal that is transferred as text, as a regular expression. */
export function digitsPattern(type: FieldType): string {
  if (type.kind !== 'decimal' || type.precision === null) return '/^-?\\d+(\\.\\d+)?$/';
  const scale = type.scale ?? 0;
  const fraction = scale > 0 ? `(\\.\\d{1,${scale}})?` : '';
  return `/^-?\\d{1,${Math.max(type.precision - scale, 1)}}${fraction}$/`;
}

/** What the columns of tables are in TypeScript and in classes of transfer. */
export class ColumnTypes {
  constructor(private readonly rows: RowModel) {}

  /** The type in TypeScript; `date` is that of a moment. */
  typescript(type: FieldType, date: 'Date' | 'string'): string {
    switch (type.kind) {
      case 'whole':
        return isBig(type) ? 'string' : 'number';
      case 'decimal':
        return isLong(type) ? 'string' : 'number';
      case 'float':
        return 'number';
      case 'boolean':
        return 'boolean';
      case 'datetime':
      case 'instant':
        return date;
      case 'enumeration':
        return this.rows.typeName(type.enumeration);
      case 'set':
        return `${this.rows.typeName(type.enumeration)}[]`;
      case 'list': {
        const item = type.of.type.kind;
        if (item === 'list' || item === 'boolean' || item === 'json') return 'unknown[]';
        return `${this.typescript({ ...type.of.type, bits: this.isNumber(type.of.type) ? 32 : 64 } as FieldType, 'string')}[]`;
      }
      case 'text':
      case 'date':
      case 'uuid':
      case 'time':
      case 'bytes':
      case 'other':
        return 'string';
      default:
        return 'NonNullable<unknown>';
    }
  }

  /** The type of a value that the server answers. */
  answered(column: Column, date: 'Date' | 'string'): string {
    const isNullable = column.field.nullable || this.isOpenNumber(column);
    return `${this.typescript(column.type, date)}${isNullable ? ' | null' : ''}`;
  }

  /** Whether a JavaScript number may be NaN or infinite, which is null in JSON. */
  isOpenNumber(column: Column): boolean {
    return !isFiniteOnly(column) && this.typescript(column.type, 'string') === 'number';
  }

  private isNumber(type: FieldType): boolean {
    return !isBig(type) && !isLong(type);
  }

  /** Checks of a value that is there. */
  decorators(type: FieldType): readonly Decorator[] {
    const one = (name: string, ...of: string[]): Decorator => ({ name, of });
    switch (type.kind) {
      case 'text': {
        const { least, most } = type.size;
        const form = type.pattern === null ? null : regularExpression(type.pattern);
        return [
          one('IsString'),
          ...(least === null ? [] : [one('MinLength', String(least))]),
          ...(most === null ? [] : [one('MaxLength', String(most))]),
          ...(form === null ? [] : [one('Matches', form)]),
        ];
      }
      case 'whole':
        return isBig(type)
          ? [one('Matches', type.unsigned ? '/^\\d{1,20}$/' : '/^-?\\d{1,19}$/')]
          : [one('IsInt'), ...this.limits(type)];
      case 'decimal':
        return isLong(type)
          ? [one('Matches', digitsPattern(type))]
          : [one('MaxDecimalPlaces', String(type.scale ?? 0)), ...this.limits(type)];
      case 'float':
        return [one('IsNumber'), ...this.limits(type)];
      case 'boolean':
        return [one('IsBoolean')];
      case 'date':
        return [one('Matches', '/^\\d{4}-\\d{2}-\\d{2}$/'), one('IsISO8601', '{ strict: true }')];
      case 'datetime':
      case 'instant':
        return [one('Type', '() => Date'), one('IsDate')];
      case 'time':
        return [one('Matches', '/^\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?$/')];
      case 'uuid':
        return [one('IsUUID', "'loose'")];
      case 'bytes':
        return [one('IsBase64')];
      case 'other':
        return [one('IsString')];
      case 'enumeration':
        return [one('IsIn', `Object.values(${this.rows.typeName(type.enumeration)})`)];
      case 'set':
        return [
          one('IsArray'),
          one('IsIn', `Object.values(${this.rows.typeName(type.enumeration)})`, '{ each: true }'),
        ];
      case 'list':
        return [one('IsArray'), ...this.itemDecorators(type.of.type)];
      default:
        return [one('IsDefined')];
    }
  }

  private itemDecorators(item: FieldType): readonly Decorator[] {
    const isText = ['text', 'uuid', 'date', 'time', 'other'].includes(item.kind);
    if (isText) return [{ name: 'IsString', of: ['{ each: true }'] }];
    if (item.kind === 'whole' && !isBig(item)) return [{ name: 'IsInt', of: ['{ each: true }'] }];
    return item.kind === 'float' ? [{ name: 'IsNumber', of: ['{}', '{ each: true }'] }] : [];
  }

  private limits(type: FieldType): readonly Decorator[] {
    const { least, most } = limitsOf(type);
    return [...this.limit('Min', least), ...this.limit('Max', most)];
  }

  private limit(name: string, bound: Bound | null): readonly Decorator[] {
    if (bound === null) return [];
    const names = bound.exclusive ? [name, 'NotEquals'] : [name];
    return names.map((each) => ({ name: each, of: [bound.value] }));
  }

  /** The schema of OpenAPI, as options of `@ApiProperty`. */
  openApi(column: Column, isAnswer = false): string {
    const { type, field } = column;
    const isOpen = isAnswer && this.isOpenNumber(column);
    const parts = [...this.schema(type), ...(field.nullable || isOpen ? ['nullable: true'] : [])];
    const comments = [field.comment, isOpen ? 'Null where it is NaN or infinite.' : null];
    const comment = comments.filter(Boolean).join(' ');
    if (comment !== '') parts.push(`description: ${quoted(comment)}`);
    return `{ ${parts.join(', ')} }`;
  }

  private schema(type: FieldType): string[] {
    switch (type.kind) {
      case 'text':
        return [
          "type: 'string'",
          ...(type.size.most === null ? [] : [`maxLength: ${type.size.most}`]),
        ];
      case 'whole':
        return isBig(type) ? ["type: 'string'", "format: 'int64'"] : ["type: 'integer'"];
      case 'decimal':
        return [isLong(type) ? "type: 'string'" : "type: 'number'"];
      case 'float':
        return ["type: 'number'"];
      case 'boolean':
        return ["type: 'boolean'"];
      case 'date':
      case 'time':
      case 'uuid':
        return ["type: 'string'", `format: '${type.kind}'`];
      case 'datetime':
      case 'instant':
        return ["type: 'string'", "format: 'date-time'"];
      case 'bytes':
        return ["type: 'string'", "format: 'byte'"];
      case 'other':
        return ["type: 'string'"];
      case 'enumeration':
        return [`enum: Object.values(${this.rows.typeName(type.enumeration)})`];
      case 'set':
        return [
          "type: 'array'",
          `items: { enum: Object.values(${this.rows.typeName(type.enumeration)}) }`,
        ];
      case 'list':
        return ["type: 'array'", 'items: {}'];
      default:
        return ['type: Object'];
    }
  }

  /** Whether the database gives a value where there is none. */
  hasDefault({ field }: Column): boolean {
    const given = field.default;
    if (given === null || given.kind === 'generated') return false;
    if (given.kind === 'value') return given.value.kind !== 'null';
    return this.rows.expression(given.expression, field.id) !== null;
  }

  /** A literal of one of the values of an enumeration. */
  valuesOf(id: string): readonly string[] {
    return this.rows.model.enumerations.find((each) => each.id === id)?.values.map(literal) ?? [];
  }
}

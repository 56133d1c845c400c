import { jsonText, type JsonNode } from '../../json/json-node.ts';
import type { FieldType } from '../../model/field-type.ts';
import { columnType, sqlName } from '../ddl/postgres-text.ts';
import { literal, quoted } from '../text/source-text.ts';
import { MOST_DIGITS } from '../typescript/type-writer.ts';
import { isAnyNumber, isFiniteOnly } from './any-number.ts';
import type { Column, RowModel, Table } from './row-model.ts';

/** Writes the calls of MikroORM's `p` that say what a column holds. */
export class ColumnBuilder {
  constructor(private readonly rows: RowModel) {}

  /** The method of `p` for the type of a column, with what MikroORM would choose otherwise. */
  builder(column: Column): string {
    const { type, domain, field } = column;
    // MikroORM sees the type of a domain.
    const written = this.columnType(type);
    const as = (method: string, isUsual = false): string =>
      domain === null && isUsual ? method : `${method}.columnType(${quoted(written)})`;
    switch (type.kind) {
      case 'text': {
        const { most } = type.size;
        if (most === null) return as('p.text()', true);
        return type.fixed
          ? as(`p.character().length(${most})`)
          : as(`p.string().length(${most})`, true);
      }
      case 'whole': {
        const own = this.columnType(type);
        if (own === 'smallint') return as('p.smallint()', true);
        if (own === 'integer') return as('p.integer()', true);
        const isCounted = field.default?.kind === 'generated';
        if (own === 'numeric' && !isCounted) return as("p.decimal('string')");
        return as(
          `p.bigint('${type.bits === 64 || type.bits === null ? 'string' : 'number'}')`,
          true,
        );
      }
      case 'decimal': {
        const { precision, scale } = type;
        const isSmall = (precision ?? MOST_DIGITS + 1) <= MOST_DIGITS;
        const method = `p.decimal('${isSmall ? 'number' : 'string'}')`;
        return precision === null
          ? as(method)
          : as(`${method}.precision(${precision}).scale(${scale ?? 0})`, true);
      }
      case 'float':
        if (isAnyNumber(column)) return as('p.type(AnyNumber)');
        return as(type.bits === 32 ? 'p.float()' : 'p.double().$type<number>()', true);
      case 'boolean':
      case 'date':
      case 'uuid':
        return as(`p.${type.kind}()`, true);
      case 'time':
        return as('p.time()');
      case 'datetime':
      case 'instant':
        return as('p.datetime()');
      case 'bytes':
        return as('p.blob()', true);
      case 'enumeration':
      case 'set':
        return this.enumerated(type, written);
      case 'list':
        return this.list(type, written);
      case 'other':
        return as('p.string()');
      default:
        return as('p.json<NonNullable<unknown>>()', true);
    }
  }

  private enumerated(type: Extract<FieldType, { enumeration: string }>, written: string): string {
    const enumeration = this.rows.model.enumerations.find(({ id }) => id === type.enumeration)!;
    const name = this.rows.typeName(enumeration.id);
    const native = this.rows.nativeName(enumeration);
    if (native !== null) {
      const array = type.kind === 'set' ? '.array()' : '';
      return `p.enum(() => ${name}).nativeEnumName(${quoted(native)})${array}`;
    }
    if (type.kind === 'set') return `p.array().columnType('text[]').$type<${name}[]>()`;
    const builders: Record<string, string> = {
      jsonb: `p.json<${name}>()`,
      numeric: `p.decimal('number').columnType('numeric').$type<${name}>()`,
      boolean: `p.boolean().$type<${name}>()`,
    };
    return builders[written] ?? `p.text().$type<${name}>()`;
  }

  private list({ of }: Extract<FieldType, { kind: 'list' }>, written: string): string {
    const item = of.type;
    const isNumber =
      (item.kind === 'whole' && item.bits !== 64 && item.bits !== null) || item.kind === 'float';
    if (isNumber) return `p.array((item) => Number(item)).columnType(${quoted(written)})`;
    if (item.kind === 'list' || item.kind === 'boolean' || item.kind === 'json')
      return `p.array<unknown>().columnType(${quoted(written)})`;
    const type =
      item.kind === 'enumeration' ? `.$type<${this.rows.typeName(item.enumeration)}[]>()` : '';
    return `p.array().columnType(${quoted(written)})${type}`;
  }

  /** The type of a column in PostgreSQL, as the DDL has it. */
  private columnType(type: FieldType): string {
    const { model } = this.rows;
    const enumeration =
      type.kind === 'enumeration' || type.kind === 'set'
        ? model.enumerations.find(({ id }) => id === type.enumeration)
        : undefined;
    if (enumeration && this.rows.nativeName(enumeration) === null) {
      const kinds = new Set(enumeration.values.map(({ kind }) => kind));
      if (type.kind === 'set') return 'text[]';
      if (kinds.size > 1) return 'jsonb';
      return kinds.has('text') ? 'text' : kinds.has('number') ? 'numeric' : 'boolean';
    }
    return columnType(type, (id) => {
      const named = [...model.enumerations, ...model.aliases].find((each) => each.id === id);
      const name = named?.name ?? id;
      const own = /^[a-z_][a-z0-9_]*$/.test(name) ? name : sqlName(name);
      return named?.schema ? `${sqlName(named.schema)}.${own}` : own;
    });
  }

  /** Default, or the expression of a computed column. */
  given({ entity }: Table, column: Column): string[] {
    const { field, type } = column;
    const { computed, default: value } = field;
    if (computed) {
      const written = this.rows.expression(computed.expression, entity.id);
      return written === null ? [] : [`generated(${quoted(`(${written}) stored`)})`];
    }
    if (value?.kind === 'expression') {
      const bit = /^b'([01])'$/i.exec(value.expression);
      if (bit && type.kind === 'boolean') return [`default(${bit[1] === '1'})`];
      const written = this.rows.expression(value.expression, entity.id);
      return written === null ? [] : [`defaultRaw(${quoted(written)})`];
    }
    if (value?.kind === 'value' && value.value.kind === 'text' && !isFiniteOnly(column))
      return [`defaultRaw(${sqlLiteral(value.value.value)})`];
    return value?.kind === 'value' ? defaultCall(value.value, type) : [];
  }
}

/** A literal of SQL as a literal of TypeScript, in the quotes that need no escapes. */
function sqlLiteral(text: string): string {
  const written = `'${text.replaceAll("'", "''")}'`;
  return /["\\\n\r]/.test(written) ? quoted(written) : `"${written}"`;
}

function defaultCall(value: JsonNode, type: FieldType): string[] {
  const raw = (text: string): string[] => [`defaultRaw(${sqlLiteral(text)})`];
  if (value.kind === 'null') return [];
  if (type.kind === 'list' || type.kind === 'set')
    return raw(
      value.kind === 'list'
        ? `{${value.items.map(jsonText).join(',')}}`
        : value.kind === 'text'
          ? value.value
          : jsonText(value),
    );
  if (type.kind === 'json' || value.kind === 'list' || value.kind === 'object')
    return raw(value.kind === 'text' ? value.value : jsonText(value));
  const isText = type.kind === 'whole' && (type.bits === 64 || type.bits === null);
  if (value.kind === 'number' && (isText || type.kind === 'decimal'))
    return [`defaultRaw('${value.digits}')`];
  return [`default(${literal(value)})`];
}

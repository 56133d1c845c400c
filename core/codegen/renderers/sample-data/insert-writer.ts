import { jsonText, type JsonNode } from '../../json/json-node.ts';
import type { FieldType } from '../../model/field-type.ts';
import type { Entity, Field, Model } from '../../model/model.ts';
import type { Relation } from '../../model/relation.ts';
import type { SqlDialect } from '../../sql/sql-dialect.ts';
import { sqlName, sqlText } from '../ddl/postgres-text.ts';
import { columnNames, FreeNames, qualifiedNames } from '../ddl/stored-names.ts';
import type { Row } from './row-conditions.ts';
import type { RowOrder } from './row-order.ts';
import type { TableRows } from './table-rows.ts';

/** Rows of one INSERT. */
const ROWS_AT_ONCE = 200;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a text in Base64, as hexadecimal digits. */
function hexOf(base64: string): string {
  const bits = [...base64.replaceAll('=', '')]
    .map((sign) => SIGNS.indexOf(sign).toString(2).padStart(6, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return bytes.map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join('');
}

/** Writes rows as statements of one database, for the tables that are written for it. */
export class InsertWriter {
  private readonly names: ReadonlyMap<string, string>;
  private readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;

  constructor(
    private readonly model: Model,
    private readonly dialect: SqlDialect,
    private readonly order: RowOrder,
  ) {
    const { entities } = model;
    const ignoresCase = dialect !== 'postgresql';
    const free = new FreeNames(true);
    this.names = ignoresCase
      ? new Map(entities.map(({ id, name }) => [id, this.quoted(free.add(name, 'table'))]))
      : qualifiedNames(model, sqlName).names;
    this.columns = new Map(entities.map((each) => [each.id, columnNames(each, ignoresCase)]));
  }

  statements(tables: readonly TableRows[]): string[] {
    const filled = tables.filter(({ rows }) => rows.length > 0);
    const forced = [...this.order.late].filter((relation) => !this.isSetLater(relation));
    const isForced = forced.length > 0;
    const { dialect } = this;
    return [
      dialect === 'mysql' ? 'START TRANSACTION;' : 'BEGIN;',
      ...(isForced ? [DEFERRED[dialect]] : []),
      ...this.groups(filled, forced).flatMap((group) =>
        atOnce(
          group.flatMap((table) => this.inserts(table)),
          group.length > 1,
        ),
      ),
      ...[...this.order.late]
        .filter((relation) => this.isSetLater(relation))
        .flatMap((relation) => this.updates(relation, tables)),
      ...(dialect === 'postgresql' ? filled.flatMap((table) => this.counters(table)) : []),
      ...(isForced && dialect === 'mysql' ? ['SET FOREIGN_KEY_CHECKS = 1;'] : []),
      'COMMIT;',
    ];
  }

  /** Tables that must be filled at once: PostgreSQL checks references that cannot be deferred at the end of a statement. */
  private groups(
    tables: readonly TableRows[],
    forced: readonly Relation[],
  ): readonly (readonly TableRows[])[] {
    const groups: TableRows[][] = tables.map((table) => [table]);
    const at = (id: string): number =>
      groups.findIndex((group) => group.some(({ entity }) => entity.id === id));
    for (const { from, to, deferrable } of forced) {
      const [first, last] = [at(from), at(to)];
      if (this.dialect !== 'postgresql' || deferrable || first < 0 || last <= first) continue;
      groups.splice(first, last - first + 1, groups.slice(first, last + 1).flat());
    }
    return groups;
  }

  private quoted(name: string): string {
    return this.dialect === 'mysql' ? `\`${name.replaceAll('`', '``')}\`` : sqlName(name);
  }

  private column(entity: Entity, field: string): string {
    return this.quoted(this.columns.get(entity.id)!.get(field) ?? field);
  }

  private entity(id: string): Entity {
    return this.model.entities.find((each) => each.id === id)!;
  }

  /** A relation of a circle that is null at first. */
  private isSetLater({ from, fromFields }: Relation): boolean {
    const { fields, keys } = this.entity(from);
    const key = keys.find(({ kind }) => kind === 'primary');
    return (
      key !== undefined &&
      fromFields.every(
        (name) =>
          !key.fields.includes(name) &&
          fields.find((each) => each.name === name)?.nullable === true,
      )
    );
  }

  private inserts({ entity, rows }: TableRows): string[] {
    const later = [...this.order.late]
      .filter((relation) => relation.from === entity.id && this.isSetLater(relation))
      .flatMap(({ fromFields }) => fromFields);
    const fields = entity.fields.filter((field) => isWritten(field, rows));
    const names = fields.map(({ name }) => this.column(entity, name)).join(', ');
    const lines = rows.map((row) => {
      const values = fields.map(({ name, type }) =>
        later.includes(name) ? 'NULL' : this.value(row.get(name), type),
      );
      return `  (${values.join(', ')})`;
    });
    const isAlways = fields.some(
      ({ default: given }) => given?.kind === 'generated' && given.always,
    );
    const force = isAlways && this.dialect === 'postgresql' ? ' OVERRIDING SYSTEM VALUE' : '';
    const head = `INSERT INTO ${this.names.get(entity.id)!} (${names})${force} VALUES`;
    return Array.from({ length: Math.ceil(lines.length / ROWS_AT_ONCE) }, (_, at) => {
      const part = lines.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE);
      return `${head}\n${part.join(',\n')};`;
    });
  }

  private updates({ from, fromFields }: Relation, tables: readonly TableRows[]): string[] {
    const entity = this.entity(from);
    const key = entity.keys.find(({ kind }) => kind === 'primary')!.fields;
    const { rows } = tables.find((table) => table.entity.id === from)!;
    const equals = (row: Row, names: readonly string[]) =>
      names.map((name) => {
        const { type } = entity.fields.find((each) => each.name === name)!;
        return `${this.column(entity, name)} = ${this.value(row.get(name), type)}`;
      });
    return rows.map(
      (row) =>
        `UPDATE ${this.names.get(from)!} SET ${equals(row, fromFields).join(', ')} WHERE ${equals(row, key).join(' AND ')};`,
    );
  }

  /** The next number that PostgreSQL counts up follows the last row. */
  private counters({ entity, rows }: TableRows): string[] {
    const table = this.names.get(entity.id)!;
    return entity.fields.flatMap(({ name, default: given }) => {
      if (given?.kind !== 'generated') return [];
      const least = /(?:START WITH|MINVALUE) (\d+)/.exec(given.options ?? '')?.[1] ?? '1';
      const column = sqlText(this.columns.get(entity.id)!.get(name) ?? name);
      return `SELECT setval(pg_get_serial_sequence(${sqlText(table)}, ${column}), ${Math.max(rows.length, Number(least))});`;
    });
  }

  private text(text: string): string {
    return sqlText(this.dialect === 'mysql' ? text.replaceAll('\\', '\\\\') : text);
  }

  private value(node: JsonNode | undefined, type: FieldType): string {
    if (!node || node.kind === 'null') return 'NULL';
    switch (type.kind) {
      case 'alias': {
        const alias = this.model.aliases.find(({ id }) => id === type.alias);
        return this.value(node, alias?.value.type ?? { kind: 'json' });
      }
      case 'bytes': {
        const hex = hexOf(node.kind === 'text' ? node.value : '');
        return this.dialect === 'postgresql' ? `'\\x${hex}'` : `x'${hex}'`;
      }
      case 'set':
      case 'list':
        return this.list(node, type);
      case 'enumeration': {
        const found = this.model.enumerations.find(({ id }) => id === type.enumeration);
        const kinds = new Set(found?.values.map(({ kind }) => kind));
        const isJson = kinds.size > 1 && this.dialect !== 'sqlite';
        return isJson ? this.text(jsonText(node)) : this.scalar(node);
      }
      case 'datetime':
      case 'instant':
        return this.dialect === 'mysql' && node.kind === 'text'
          ? this.text(node.value.replace('T', ' ').replace('Z', ''))
          : this.scalar(node);
      case 'text':
        return node.kind === 'text' ? this.text(node.value) : this.text(jsonText(node));
      case 'json':
        return this.text(jsonText(node));
      default:
        return this.scalar(node);
    }
  }

  private scalar(node: JsonNode): string {
    switch (node.kind) {
      case 'text':
        return this.text(node.value);
      case 'number':
        return node.digits;
      case 'boolean':
        return node.value ? 'TRUE' : 'FALSE';
      case 'null':
        return 'NULL';
      case 'list':
      case 'object':
        return this.text(jsonText(node));
      default:
        return node satisfies never;
    }
  }

  private list(node: JsonNode, type: FieldType): string {
    const items = node.kind === 'list' ? node.items : [];
    if (this.dialect !== 'postgresql')
      return type.kind === 'set'
        ? this.text(
            items.map((item) => (item.kind === 'text' ? item.value : jsonText(item))).join(','),
          )
        : this.text(jsonText(node));
    return sqlText(this.array(items, type));
  }

  /** An array as PostgreSQL reads it from a text. */
  private array(items: readonly JsonNode[], type: FieldType): string {
    const of = type.kind === 'list' ? type.of.type : type;
    const isBytes = of.kind === 'bytes';
    const isJson = of.kind === 'json';
    const written = items.map((item) => {
      if (item.kind === 'null') return 'NULL';
      if (item.kind === 'list' && of.kind === 'list') return this.array(item.items, of);
      const text =
        item.kind === 'text' && !isJson
          ? isBytes
            ? `\\x${hexOf(item.value)}`
            : item.value
          : jsonText(item);
      return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
    });
    return `{${written.join(',')}}`;
  }
}

/** Statements as one: all but the last stand in WITH. */
function atOnce(inserts: readonly string[], isOne: boolean): readonly string[] {
  if (!isOne || inserts.length < 2) return inserts;
  const parts = inserts
    .slice(0, -1)
    .map((text, at) => `rows_${at + 1} AS (\n${text.replace(/;$/, '')}\n)`);
  return [`WITH ${parts.join(',\n')}\n${inserts.at(-1)!}`];
}

/** A column that a database fills by itself is left out where no row has a value. */
const isWritten = (field: Field, rows: readonly Row[]): boolean =>
  !field.computed &&
  (field.default === null || rows.some((row) => (row.get(field.name)?.kind ?? 'null') !== 'null'));

const DEFERRED: Readonly<Record<SqlDialect, string>> = {
  postgresql: 'SET CONSTRAINTS ALL DEFERRED;',
  mysql: 'SET FOREIGN_KEY_CHECKS = 0;',
  sqlite: 'PRAGMA defer_foreign_keys = ON;',
};

import { jsonText, type JsonNode } from '../json/json-node.ts';
import { fieldComment } from '../model/field-comment.ts';
import { cardinalityOf } from '../model/join.ts';
import type { Entity, Field, Model } from '../model/model.ts';
import { relational } from '../model/relational.ts';
import type { Relation } from '../model/relation.ts';
import { renderer } from '../renderer.ts';
import { columnType } from './ddl/postgres-text.ts';
import { columnNames, qualifiedNames } from './ddl/stored-names.ts';

const named = (name: string): string => `"${name.replaceAll(/["\r\n]+/g, ' ')}"`;

const noted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll(/\s*[\r\n]+\s*/g, ' ')}'`;

const expression = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

const settings = (all: readonly (string | false)[]): string => {
  const set = all.filter((each) => each !== false);
  return set.length > 0 ? ` [${set.join(', ')}]` : '';
};

const valueName = (value: JsonNode): string =>
  (value.kind === 'text' ? value.value : jsonText(value)) || ' ';

/** Writes a relational model in DBML, with types of PostgreSQL. */
class DbmlWriter {
  private readonly names: ReadonlyMap<string, string>;
  private readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;

  constructor(private readonly model: Model) {
    this.names = qualifiedNames(model, named).names;
    this.columns = new Map(model.entities.map((entity) => [entity.id, columnNames(entity)]));
  }

  text(): string {
    const { entities, enumerations, relations } = this.model;
    const known = new Set(entities.map(({ id }) => id));
    return `${[
      ...enumerations.map(({ id, values }) =>
        [
          `Enum ${this.names.get(id)} {`,
          ...[...new Set(values.map(valueName))].map((value) => `  ${named(value)}`),
          '}',
        ].join('\n'),
      ),
      ...entities.map((entity) => this.table(entity)),
      ...relations
        .filter(({ from, to }) => known.has(from) && known.has(to))
        .map((relation) => this.reference(relation)),
    ].join('\n\n')}\n`;
  }

  private columnName(entity: string, field: string): string {
    return named(this.columns.get(entity)?.get(field) ?? field);
  }

  private table(entity: Entity): string {
    return [
      `Table ${this.names.get(entity.id)} {`,
      ...entity.fields.map((field) => `  ${this.column(entity, field)}`),
      ...this.indexes(entity),
      ...(entity.comment === null ? [] : [`  Note: ${noted(entity.comment)}`]),
      '}',
    ].join('\n');
  }

  private column(entity: Entity, field: Field): string {
    const isKey = (wanted: 'primary' | 'unique') =>
      entity.keys.some(
        ({ kind, fields }) => kind === wanted && fields.length === 1 && fields[0] === field.name,
      );
    const { default: given } = field;
    const note = fieldComment(field);
    return `${this.columnName(entity.id, field.name)} ${this.typeOf(field)}${settings([
      isKey('primary') && 'pk',
      isKey('unique') && 'unique',
      !field.nullable && !isKey('primary') && 'not null',
      given?.kind === 'generated' && 'increment',
      given?.kind === 'expression' && `default: ${expression(given.expression)}`,
      given?.kind === 'value' &&
        `default: ${given.value.kind === 'text' ? noted(given.value.value) : expression(jsonText(given.value))}`,
      note !== null && `note: ${noted(note)}`,
    ])}`;
  }

  private typeOf({ type }: Field): string {
    if (type.kind === 'enumeration') {
      const found = this.model.enumerations.find(({ id }) => id === type.enumeration);
      if (found) return this.names.get(found.id)!;
    }
    const nameOf = (id: string) =>
      [...this.model.enumerations, ...this.model.aliases].find((each) => each.id === id)?.name ??
      id;
    const text = columnType(type, nameOf)
      .replace('character varying', 'varchar')
      .replace(/^timestamp(\(\d+\))? with time zone/, 'timestamptz$1')
      .replace(' without time zone', '');
    return /^[a-z]+(?:\([\d,]+\))?$/.test(text) ? text : named(text);
  }

  private indexes({ id, keys, indexes }: Entity): string[] {
    const nameOf = (field: string) => this.columnName(id, field);
    const columns = (fields: readonly string[]) => `(${fields.map(nameOf).join(', ')})`;
    const lines = [
      ...keys
        .filter(({ fields }) => fields.length > 1)
        .map(({ kind, fields }) => `${columns(fields)} [${kind === 'primary' ? 'pk' : 'unique'}]`),
      ...indexes.map(
        ({ name, unique, parts }) =>
          `(${parts.map((part) => (part.kind === 'field' ? nameOf(part.field) : expression(part.expression))).join(', ')})${settings([unique && 'unique', `name: ${noted(name)}`])}`,
      ),
    ];
    return lines.length === 0 ? [] : ['  indexes {', ...lines.map((line) => `    ${line}`), '  }'];
  }

  private reference(relation: Relation): string {
    const { from, fromFields, to, toFields, onDelete, onUpdate } = relation;
    const entityOf = (id: string) => this.model.entities.find((entity) => entity.id === id)!;
    const side = (id: string, fields: readonly string[]) => {
      const names = fields.map((field) => this.columnName(id, field)).join(', ');
      return `${this.names.get(id)}.${fields.length === 1 ? names : `(${names})`}`;
    };
    const sign = cardinalityOf(entityOf(from), relation) === 'one' ? '-' : '>';
    return `Ref: ${side(from, fromFields)} ${sign} ${side(to, toFields)}${settings([
      onDelete !== 'no action' && `delete: ${onDelete}`,
      onUpdate !== 'no action' && `update: ${onUpdate}`,
    ])}`;
  }
}

/** Tables in the language of dbdiagram. */
export const dbml = renderer({
  id: 'dbml',
  label: { en: 'DBML', 'zh-CN': 'DBML' },
  parameters: {},
  defaults: {},
  render: (model) => [{ path: 'model.dbml', text: new DbmlWriter(relational(model)).text() }],
});

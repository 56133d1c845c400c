import type { Rule } from '../model/field-type.ts';
import { indexFields, type Index, type Key } from '../model/key.ts';
import type { Entity, Field, Model } from '../model/model.ts';
import { typesIn } from '../model/types-in.ts';
import type { SqlDialect } from '../sql/sql-dialect.ts';
import { isWord, sqlTokens } from '../sql/sql-tokens.ts';

/** Whether alternatives are told apart by this field of the entity. */
export function isTag(model: Model, entity: string, field: string): boolean {
  const values = [
    ...model.entities.flatMap(({ fields }) => fields),
    ...model.aliases.map(({ value }) => value),
    ...(model.root ? [model.root] : []),
  ];
  return values.some(({ type }) =>
    [...typesIn(type)].some(
      (each) =>
        each.kind === 'oneOf' &&
        each.tag?.field === field &&
        each.alternatives.some((one) =>
          [...typesIn(one)].some((of) => of.kind === 'entity' && of.entity === entity),
        ),
    ),
  );
}

const quotedName = (name: string, dialect: SqlDialect): string =>
  dialect === 'mysql' ? `\`${name.replaceAll('`', '``')}\`` : `"${name.replaceAll('"', '""')}"`;

/** An expression of SQL in which a column has another name. */
function renamedIn(sql: string, before: string, after: string, dialect: SqlDialect): string {
  const tokens = sqlTokens(sql, dialect);
  let text = '';
  let end = 0;
  for (const [at, token] of tokens.entries()) {
    const isColumn =
      (token.kind === 'name' && token.value === before) ||
      (token.kind === 'word' &&
        token.value.toLowerCase() === before.toLowerCase() &&
        !isWord(tokens[at + 1], '('));
    if (!isColumn) continue;
    text += sql.slice(end, token.start) + quotedName(after, dialect);
    end = token.end;
  }
  return text + sql.slice(end);
}

/** The model in which one field has another name, wherever it is named. */
export function renamedField(model: Model, of: Entity, field: Field, name: string): Model {
  const { dialect } = model;
  const rename = (each: string): string => (each === field.name ? name : each);
  const all = (names: readonly string[]) => names.map(rename);
  const sql = (text: string): string =>
    dialect === null ? text : renamedIn(text, field.name, name, dialect);
  const rule = (each: Rule): Rule =>
    each.kind === 'requires'
      ? { ...each, field: rename(each.field), others: all(each.others) }
      : each;
  const included = ({ include }: Key | Index) => (include ? { include: all(include) } : {});
  const entity: Entity = {
    ...of,
    fields: of.fields.map((each) => ({
      ...each,
      name: each.id === field.id ? name : each.name,
      computed: each.computed && { ...each.computed, expression: sql(each.computed.expression) },
    })),
    keys: of.keys.map((key) => ({ ...key, fields: all(key.fields), ...included(key) })),
    checks: of.checks.map((check) => ({
      ...check,
      expression: check.fields.includes(field.name) ? sql(check.expression) : check.expression,
      fields: all(check.fields),
    })),
    indexes: of.indexes.map((index) => ({
      ...index,
      parts: index.parts.map((part) =>
        part.kind === 'field'
          ? { ...part, field: rename(part.field) }
          : { ...part, expression: sql(part.expression) },
      ),
      where: index.where && sql(index.where),
      ...included(index),
    })),
    rules: of.rules.map(rule),
  };
  return {
    ...model,
    entities: model.entities.map((each) => (each.id === of.id ? entity : each)),
    relations: model.relations.map((relation) => ({
      ...relation,
      fromFields: relation.from === of.id ? all(relation.fromFields) : relation.fromFields,
      toFields: relation.to === of.id ? all(relation.toFields) : relation.toFields,
    })),
  };
}

const names = (sql: string, name: string, dialect: SqlDialect | null): boolean =>
  dialect !== null &&
  sqlTokens(sql, dialect).some(
    ({ kind, value }) =>
      (kind === 'name' && value === name) ||
      (kind === 'word' && value.toLowerCase() === name.toLowerCase()),
  );

/** The model without the conditions, indexes, computed values and relations that rest on a field. */
export function withoutRest(model: Model, of: Entity, { name }: Field): Model {
  const isNamed = (sql: string) => names(sql, name, model.dialect);
  const entity: Entity = {
    ...of,
    fields: of.fields.map((each) =>
      each.computed && isNamed(each.computed.expression) ? { ...each, computed: null } : each,
    ),
    checks: of.checks.filter(({ fields }) => !fields.includes(name)),
    indexes: of.indexes.filter(
      (index) =>
        !(index.where !== null && isNamed(index.where)) &&
        !indexFields(index).includes(name) &&
        !index.parts.some((part) => part.kind === 'expression' && isNamed(part.expression)),
    ),
  };
  return {
    ...model,
    entities: model.entities.map((each) => (each.id === of.id ? entity : each)),
    relations: model.relations.filter(
      ({ from, fromFields, to, toFields }) =>
        !(from === of.id && fromFields.includes(name)) &&
        !(to === of.id && toFields.includes(name)),
    ),
  };
}

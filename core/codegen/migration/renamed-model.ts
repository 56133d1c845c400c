import type { Index, Key } from '../model/key.ts';
import type { Entity, Model } from '../model/model.ts';
import type { EntityPair, Pairs } from '../difference/model-change.ts';
import type { SqlDialect } from '../sql/sql-dialect.ts';
import { sqlTokens } from '../sql/sql-tokens.ts';

/** An expression in which columns have other names. */
function renamedExpression(
  text: string,
  dialect: SqlDialect,
  names: ReadonlyMap<string, string>,
): string {
  let written = '';
  let at = 0;
  for (const { kind, value, start, end } of sqlTokens(text, dialect)) {
    const name = kind === 'word' || kind === 'name' ? names.get(value.toLowerCase()) : undefined;
    if (name === undefined || name === value) continue;
    const isPlain = kind === 'word' && /^[a-z_]\w*$/.test(name);
    written += text.slice(at, start) + (isPlain ? name : `"${name.replaceAll('"', '""')}"`);
    at = end;
  }
  return written + text.slice(at);
}

function renamedEntity({ before, after, fields }: EntityPair, dialect: SqlDialect): Entity {
  const names = new Map(
    fields.map((pair) => [pair.before.name.toLowerCase(), pair.after.name] as const),
  );
  const named = (name: string): string => names.get(name.toLowerCase()) ?? name;
  const written = (text: string): string => renamedExpression(text, dialect, names);
  const included = ({ include }: Key | Index) => (include ? { include: include.map(named) } : {});
  return {
    ...before,
    id: after.id,
    name: after.name,
    schema: after.schema,
    fields: before.fields.map((field) => ({
      ...field,
      name: named(field.name),
      computed: field.computed && {
        ...field.computed,
        expression: written(field.computed.expression),
      },
    })),
    keys: before.keys.map((key) => ({ ...key, fields: key.fields.map(named), ...included(key) })),
    checks: before.checks.map((check) => ({
      ...check,
      expression: written(check.expression),
      fields: check.fields.map(named),
    })),
    indexes: before.indexes.map((index) => ({
      ...index,
      parts: index.parts.map((part) =>
        part.kind === 'field'
          ? { ...part, field: named(part.field) }
          : { ...part, expression: written(part.expression) },
      ),
      where: index.where === null ? null : written(index.where),
      ...included(index),
    })),
  };
}

/** The earlier model with the names of the later one. */
export function renamedModel(before: Model, { entities }: Pairs): Model {
  const dialect = before.dialect ?? 'sqlite';
  const pairOf = (id: string): EntityPair | undefined =>
    entities.find((pair) => pair.before.id === id);
  const named = (id: string, fields: readonly string[]): string[] =>
    fields.map(
      (name) => pairOf(id)?.fields.find((pair) => pair.before.name === name)?.after.name ?? name,
    );
  return {
    ...before,
    entities: before.entities.map((entity) => {
      const pair = pairOf(entity.id);
      return pair ? renamedEntity(pair, dialect) : entity;
    }),
    relations: before.relations.map((relation) => ({
      ...relation,
      from: pairOf(relation.from)?.after.id ?? relation.from,
      fromFields: named(relation.from, relation.fromFields),
      to: pairOf(relation.to)?.after.id ?? relation.to,
      toFields: named(relation.to, relation.toFields),
    })),
  };
}

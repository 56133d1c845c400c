import type { Difference } from '../difference/difference.ts';
import { valueName } from '../difference/pairs.ts';
import type { ChangeOf } from '../difference/model-change.ts';
import type { FieldType } from '../model/field-type.ts';
import type { Entity, Field, Model } from '../model/model.ts';
import { sqlName, sqlText } from '../renderers/ddl/postgres-text.ts';
import { sqlTokens } from '../sql/sql-tokens.ts';
import type { PostgresSide } from './postgres-side.ts';

const usesType = (type: FieldType, id: string): boolean =>
  (type.kind === 'enumeration' && type.enumeration === id) ||
  (type.kind === 'alias' && type.alias === id) ||
  (type.kind === 'list' && usesType(type.of.type, id));

/** Whether the values of an enumeration are only more, and none of the new ones is used in the same transaction. */
export function addsValuesOnly(change: ChangeOf<'enumerationChanged'>, model: Model): boolean {
  const old = change.before.values
    .map(valueName)
    .map((value) => change.renames.find(({ from }) => from === value)?.to ?? value);
  const now = change.after.values.map(valueName);
  const added = now.filter((value) => !old.includes(value));
  const rest = now.filter((value) => old.includes(value));
  if (rest.join('\0') !== old.join('\0')) return false;
  const texts = model.entities.flatMap((entity) => [
    ...entity.checks.map(({ expression }) => expression),
    ...entity.indexes.flatMap(({ where }) => where ?? []),
    ...entity.fields.flatMap((field) => [
      field.computed?.expression ?? '',
      field.default?.kind === 'expression' ? field.default.expression : '',
    ]),
  ]);
  const literals = new Set([
    ...texts.flatMap((text) =>
      sqlTokens(text, 'postgresql').flatMap(({ kind, value }) => (kind === 'text' ? [value] : [])),
    ),
    ...model.entities.flatMap(({ fields }) =>
      fields.flatMap(({ default: given }) =>
        given?.kind === 'value' ? [valueName(given.value)] : [],
      ),
    ),
  ]);
  return !added.some((value) => literals.has(value));
}

/** Statements that add values where they stand, behind those that rename some. */
export function valueSteps(
  { before, after, renames }: ChangeOf<'enumerationChanged'>,
  type: string,
): string[] {
  const old = before.values
    .map(valueName)
    .map((value) => renames.find(({ from }) => from === value)?.to ?? value);
  const values = after.values.map(valueName);
  const steps = renames.map(
    ({ from, to }) => `ALTER TYPE ${type} RENAME VALUE ${sqlText(from)} TO ${sqlText(to)};`,
  );
  for (const [at, value] of values.entries()) {
    if (old.includes(value)) continue;
    const next = values.slice(at + 1).find((each) => old.includes(each));
    steps.push(
      `ALTER TYPE ${type} ADD VALUE ${sqlText(value)}${next === undefined ? '' : ` BEFORE ${sqlText(next)}`};`,
    );
  }
  return steps;
}

interface Retyping {
  readonly now: PostgresSide;
  readonly isBack: boolean;
  /** DEFAULT of a field. */
  readonly given: (entity: Entity, field: Field) => string;
}

/** Gives columns the type that was made anew; checks and indexes that compare with its values are made anew, too. */
export function retypedColumns(
  { pairs, stays, changes }: Difference,
  id: string,
  type: string,
  { now, isBack, given }: Retyping,
): string[] {
  const found = pairs.entities.flatMap((pair) =>
    pair.fields.flatMap((field) => {
      const [from, to] = isBack ? [field.after, field.before] : [field.before, field.after];
      const isType = usesType(
        field.before.type,
        pairs.enumerations.find(({ after }) => after.id === id)?.before.id ?? id,
      );
      const isMade = changes.some(
        (change) => change.kind === 'fieldDropped' && change.before === field.before,
      );
      if (!isType || isMade) return [];
      const column = sqlName(field.after.name);
      const isList = field.before.type.kind === 'list';
      const array = isList ? '[]' : '';
      // A column whose type is another one afterwards gets its default with that; on the way back it has the type already.
      const stays = isBack || usesType(field.after.type, id);
      const next = stays ? given(pair.after, to) : '';
      const alter = `ALTER COLUMN ${column}`;
      const actions = [
        ...(from.default === null && to.default === null ? [] : [`${alter} DROP DEFAULT`]),
        `${alter} TYPE ${type}${array} USING ${column}::text${array}::${type}${array}`,
        ...(next === '' ? [] : [`${alter} SET ${next}`]),
      ];
      return {
        entity: pair.after,
        name: field.after.name,
        sql: `ALTER TABLE ${now.writer.name(pair.after.id)} ${actions.join(', ')};`,
      };
    }),
  );
  const touched = stays.flatMap((stay) => {
    const entity = stay.entity.after;
    const names = found.filter((each) => each.entity === entity).map(({ name }) => name);
    if (stay.kind === 'check') {
      if (!stay.after.fields.some((name) => names.includes(name))) return [];
      const name = sqlName(now.names.of(stay.after));
      const table = `ALTER TABLE ${now.writer.name(entity.id)}`;
      return {
        drop: `${table} DROP CONSTRAINT ${name};`,
        add: `${table} ADD CONSTRAINT ${name} CHECK (${stay.after.expression});`,
      };
    }
    if (stay.kind !== 'index' || names.length === 0 || stay.after.where === null) return [];
    const home = entity.schema === null ? '' : `${sqlName(entity.schema)}.`;
    return {
      drop: `DROP INDEX ${home}${sqlName(stay.after.name)};`,
      add: now.writer.index(entity, stay.after),
    };
  });
  return [
    ...touched.map(({ drop }) => drop),
    ...found.map(({ sql }) => sql),
    ...touched.map(({ add }) => add),
  ];
}

import type { Difference } from '../difference/difference.ts';
import type { ChangeOf, EntityPair, ModelChange } from '../difference/model-change.ts';
import type { Entity, Field, Model } from '../model/model.ts';
import { sqlName, sqlText } from '../renderers/ddl/postgres-text.ts';
import { SqliteWriter } from '../renderers/ddl/sqlite-writer.ts';
import { namedColumns, sqlTokens } from '../sql/sql-tokens.ts';
import { inOrder, ofKind } from './change-order.ts';
import { fillValue } from './fill-value.ts';
import { inverse, type Loss, type MigrationStatement } from './migration-statement.ts';
import { renamedModel } from './renamed-model.ts';
import { renameSteps } from './rename-steps.ts';
import { lossOf } from './risks.ts';

interface Side {
  readonly model: Model;
  readonly writer: SqliteWriter;
}

const sideOf = (model: Model): Side => ({ model, writer: new SqliteWriter(model) });

/** A change of one entity, or of what belongs to it. */
type PartChange =
  | Extract<ModelChange, { readonly entity: Entity }>
  | ChangeOf<'entityOptionsChanged'>;

/** Changes that ALTER TABLE of SQLite cannot make, or not always. */
const REBUILDING: ReadonlySet<ModelChange['kind']> = new Set([
  'fieldChanged',
  'keyAdded',
  'keyDropped',
  'checkAdded',
  'checkDropped',
  'relationAdded',
  'relationDropped',
  'entityOptionsChanged',
]);

const namesIn = (text: string, { fields }: Entity): readonly string[] =>
  namedColumns(
    sqlTokens(text, 'sqlite'),
    fields.map(({ name }) => name),
  );

/** Whether a column can be dropped where it stands: nothing names it. */
function canDrop(entity: Entity, { name }: Field, { relations }: Model): boolean {
  const named = [
    ...entity.keys.flatMap(({ fields }) => fields),
    ...entity.checks.flatMap(({ fields }) => fields),
    ...entity.indexes.flatMap(({ parts, where }) => [
      ...parts.flatMap((part) =>
        part.kind === 'field' ? [part.field] : namesIn(part.expression, entity),
      ),
      ...(where === null ? [] : namesIn(where, entity)),
    ]),
    ...entity.fields.flatMap(({ computed }) =>
      computed ? namesIn(computed.expression, entity) : [],
    ),
    ...relations.flatMap(({ from, fromFields, to, toFields }) => [
      ...(from === entity.id ? fromFields : []),
      ...(to === entity.id ? toFields : []),
    ]),
  ];
  return !named.includes(name);
}

/** Whether a column can be added where it stands. */
function canAdd(entity: Entity, field: Field, { relations }: Model): boolean {
  const { name, default: given, computed, nullable } = field;
  const isNamed =
    entity.keys.some(({ fields }) => fields.includes(name)) ||
    entity.checks.some(({ fields }) => fields.includes(name)) ||
    relations.some(({ from, fromFields }) => from === entity.id && fromFields.includes(name));
  if (isNamed || given?.kind === 'generated' || given?.kind === 'expression') return false;
  return computed ? !computed.stored && nullable : nullable || given?.kind === 'value';
}

/** Makes a table anew in the form of another model, with the rows that it has. */
function rebuilt(
  fields: readonly { readonly from: Field; readonly to: Field }[],
  entity: Entity,
  { writer, model }: Side,
): string {
  const name = writer.tableName(entity.id);
  const meanwhile = sqlName(`${entity.name}_new`);
  const fill = (field: Field): string | null => {
    const value = fillValue(writer.bare(field.type), model);
    if (value === null) return null;
    if (value.kind === 'text') return sqlText(value.value);
    return value.kind === 'number' ? value.digits : value.kind === 'boolean' ? 'FALSE' : "'{}'";
  };
  const columns = entity.fields.flatMap((field) => {
    if (field.computed) return [];
    const column = sqlName(field.name);
    const source = fields.find(({ to }) => to.name === field.name)?.from;
    const given = writer.given(entity, field, writer.bare(field.type), []).replace(/^DEFAULT /, '');
    const isCounted = field.default?.kind === 'generated';
    const empty = field.nullable || isCounted ? null : given === '' ? fill(field) : given;
    if (!source) return given === '' && empty !== null ? [{ column, value: empty }] : [];
    const isRequired = source.nullable && !field.nullable && empty !== null;
    const value = sqlName(source.name);
    return [{ column, value: isRequired ? `coalesce(${value}, ${empty})` : value }];
  });
  const list = columns.map(({ column }) => column).join(', ');
  const values = columns.map(({ value }) => value).join(', ');
  return [
    writer.table(entity, meanwhile),
    ...(columns.length === 0
      ? []
      : [`INSERT INTO ${meanwhile} (${list}) SELECT ${values} FROM ${name};`]),
    `DROP TABLE ${name};`,
    `ALTER TABLE ${meanwhile} RENAME TO ${name};`,
    ...writer.indexes(entity),
  ].join('\n');
}

/** Writes the changes of one direction that need no table made anew. */
class SqliteChanges {
  constructor(
    private readonly old: Side,
    private readonly next: Side,
    private readonly now: Side,
  ) {}

  sql(change: ModelChange): string | null {
    const { old, next, now } = this;
    switch (change.kind) {
      case 'indexDropped':
        return `DROP INDEX ${sqlName(change.before.name)};`;
      case 'indexAdded':
        return next.writer.index(change.entity, change.after);
      case 'entityDropped':
        return `DROP TABLE ${old.writer.tableName(change.before.id)};`;
      case 'entityAdded':
        return [next.writer.table(change.after), ...next.writer.indexes(change.after)].join('\n');
      case 'entityRenamed':
        return `ALTER TABLE ${sqlName(change.before.name)} RENAME TO ${sqlName(change.after.name)};`;
      case 'fieldRenamed':
        return `ALTER TABLE ${now.writer.tableName(change.entity.id)} RENAME COLUMN ${sqlName(change.before.name)} TO ${sqlName(change.after.name)};`;
      case 'fieldDropped':
        return `ALTER TABLE ${old.writer.tableName(change.entity.id)} DROP COLUMN ${sqlName(change.before.name)};`;
      case 'fieldAdded':
        return `ALTER TABLE ${next.writer.tableName(change.entity.id)} ADD COLUMN ${next.writer.field(change.entity, change.after, false, [])};`;
      // A table made anew has these; SQLite has no types of one's own and no comments.
      default:
        return null;
    }
  }
}

/** The pairs whose table must be made anew, with the changes that are made by it. */
function rebuilds(
  { changes, pairs }: Difference,
  before: Model,
  after: Model,
): ReadonlyMap<EntityPair, readonly PartChange[]> {
  const found = new Map<EntityPair, readonly PartChange[]>();
  const isMinor = (change: ModelChange): boolean =>
    change.kind === 'fieldChanged' && change.aspects.every((aspect) => aspect === 'comment');
  for (const pair of pairs.entities) {
    const own = changes.filter(
      (change): change is PartChange =>
        ('entity' in change && (change.entity === pair.before || change.entity === pair.after)) ||
        (change.kind === 'entityOptionsChanged' && change.after === pair.after),
    );
    const needs = own.some((change) => {
      if (change.kind === 'fieldDropped')
        return (
          !canDrop(pair.before, change.before, before) ||
          !canAdd(pair.before, change.before, before)
        );
      if (change.kind === 'fieldAdded') return !canAdd(pair.after, change.after, after);
      return REBUILDING.has(change.kind) && !isMinor(change);
    });
    if (!needs) continue;
    const isMade = ({ kind }: PartChange): boolean => kind !== 'fieldRenamed';
    found.set(
      pair,
      own.filter((change) => isMade(change)),
    );
  }
  return found;
}

const worst = (changes: readonly ModelChange[]): Loss => {
  const losses = changes.map(lossOf);
  return losses.includes('rows') ? 'rows' : losses.includes('values') ? 'values' : 'nothing';
};

/** Statements of SQLite that lead from one model to another. */
export function sqliteMigration(
  before: Model,
  after: Model,
  difference: Difference,
): readonly MigrationStatement[] {
  const [old, now] = [sideOf(before), sideOf(after)];
  const meanwhile = sideOf(renamedModel(before, difference.pairs));
  const made = rebuilds(difference, before, after);
  const isMade = new Set<ModelChange>([...made.values()].flat());
  const rest = [
    ...difference.changes.filter((change) => change.kind !== 'fieldRenamed' && !isMade.has(change)),
    ...renameSteps(difference.changes),
  ];
  const forward = new SqliteChanges(old, now, now);
  const back = new SqliteChanges(now, old, now);
  const steps = inOrder(rest).flatMap((change) => {
    const sql = forward.sql(change);
    const undo = back.sql(inverse(change));
    return sql === null ? [] : [{ sql, undo, loses: lossOf(change), change }];
  });
  const anew = [...made].map(([pair, changes]): MigrationStatement => {
    const entity = meanwhile.model.entities.find(({ id }) => id === pair.after.id)!;
    const fields = pair.fields
      .filter(({ before: from, after: to }) => !from.computed && !to.computed)
      .filter(
        ({ before: from }) => !ofKind(changes, 'fieldDropped').some((each) => each.before === from),
      )
      .map(({ before: from, after: to }) => ({
        from: entity.fields.find(({ id }) => id === from.id)!,
        to,
      }));
    return {
      sql: rebuilt(fields, pair.after, now),
      undo: rebuilt(
        fields.map(({ from, to }) => ({ from: to, to: from })),
        entity,
        meanwhile,
      ),
      loses: worst(changes),
      change: changes[0]!,
    };
  });
  const added = (change: ModelChange): boolean => change.kind === 'indexAdded';
  return [
    ...steps.filter(({ change }) => !added(change)),
    ...anew,
    ...steps.filter(({ change }) => added(change)),
  ];
}

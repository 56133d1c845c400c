import type { Difference } from '../difference/difference.ts';
import type { ChangeOf, ModelChange } from '../difference/model-change.ts';
import { jsonText } from '../json/json-node.ts';
import type { Entity, Field, Model } from '../model/model.ts';
import { sqlName, sqlText } from '../renderers/ddl/postgres-text.ts';
import { collationText } from '../renderers/ddl/phrases.ts';
import { isIdentity, isSerial } from '../renderers/ddl/postgres-writer.ts';
import { inOrder, ofKind } from './change-order.ts';
import { fillValue } from './fill-value.ts';
import { inverse, type MigrationStatement } from './migration-statement.ts';
import { counterSteps, identityChange } from './postgres-counters.ts';
import { castOf } from './postgres-cast.ts';
import { sequenceName } from './postgres-names.ts';
import { addsValuesOnly, retypedColumns, valueSteps } from './postgres-types.ts';
import { sideOf, type PostgresSide } from './postgres-side.ts';
import { renameSteps } from './rename-steps.ts';
import { lossOf } from './risks.ts';

/** Writes the changes of one direction. */
class PostgresChanges {
  constructor(
    private readonly old: PostgresSide,
    private readonly next: PostgresSide,
    /** The later model, whose names things have once they are renamed. */
    private readonly now: PostgresSide,
    private readonly difference: Difference,
    private readonly isBack: boolean,
  ) {}

  private table(entity: Entity, { writer }: PostgresSide): string {
    return `ALTER TABLE ${writer.name(entity.id)}`;
  }

  private inSchema({ schema }: Entity, name: string): string {
    return schema === null ? sqlName(name) : `${sqlName(schema)}.${sqlName(name)}`;
  }

  sql(change: ModelChange): string {
    const { old, next, now } = this;
    switch (change.kind) {
      case 'relationDropped':
      case 'checkDropped':
      case 'keyDropped':
        return `${this.table(change.entity, old)} DROP CONSTRAINT ${sqlName(old.names.of(change.before))};`;
      case 'indexDropped':
        return `DROP INDEX ${this.inSchema(change.entity, change.before.name)};`;
      case 'fieldDropped':
        return `${this.table(change.entity, old)} DROP COLUMN ${sqlName(change.before.name)};`;
      case 'entityDropped':
        return `DROP TABLE ${old.writer.name(change.before.id)};`;
      case 'entityRenamed':
        return this.renamedEntity(change);
      case 'fieldRenamed':
        return `${this.table(change.entity, now)} RENAME COLUMN ${sqlName(change.before.name)} TO ${sqlName(change.after.name)};`;
      case 'constraintRenamed':
        // A column that counts by a sequence of another name is read as an identity, too.
        return change.of !== 'constraint'
          ? `ALTER SEQUENCE ${change.of === 'identity' ? 'IF EXISTS ' : ''}${this.inSchema(change.entity, change.before)} RENAME TO ${sqlName(change.after)};`
          : `${this.table(change.entity, now)} RENAME CONSTRAINT ${sqlName(change.before)} TO ${sqlName(change.after)};`;
      case 'enumerationRenamed':
        return `ALTER TYPE ${old.writer.name(change.before.id)} RENAME TO ${sqlName(change.after.name)};`;
      case 'enumerationAdded':
        return next.writer.enumerationType(change.after);
      case 'enumerationDropped':
        return `DROP TYPE ${old.writer.name(change.before.id)};`;
      case 'enumerationChanged':
        return this.enumeration(change);
      case 'aliasAdded':
        return next.writer.domain(change.after);
      case 'aliasDropped':
        return `DROP DOMAIN ${old.writer.name(change.before.id)};`;
      case 'aliasChanged':
        return this.retype(
          'DOMAIN',
          change.before.name,
          change.after.id,
          next.writer.domain(change.after),
        );
      case 'entityAdded':
        return this.addedEntity(change.after);
      case 'fieldAdded':
        return this.addedField(change);
      case 'fieldChanged':
        return this.changedField(change);
      case 'keyAdded': {
        const named = { ...change.after, name: next.names.of(change.after) };
        return `${this.table(change.entity, next)} ADD ${next.writer.key(change.entity, named)};`;
      }
      case 'checkAdded':
        return `${this.table(change.entity, next)} ADD CONSTRAINT ${sqlName(next.names.of(change.after))} CHECK (${change.after.expression});`;
      case 'indexAdded':
        return next.writer.index(change.entity, change.after);
      case 'relationAdded':
        return next.writer.foreignKey({ ...change.after, name: next.names.of(change.after) });
      // Tables of PostgreSQL have none that the model holds.
      case 'entityOptionsChanged':
        return '';
      case 'entityCommentChanged':
        return `COMMENT ON TABLE ${now.writer.name(this.isBack ? change.before.id : change.after.id)} IS ${commentText(change.after.comment)};`;
      default:
        return change satisfies never;
    }
  }

  private renamedEntity({ before, after }: ChangeOf<'entityRenamed'>): string {
    const moved = `ALTER TABLE ${this.old.writer.name(before.id)} SET SCHEMA ${sqlName(after.schema ?? 'public')};`;
    const from = this.inSchema(after, before.name);
    return [
      ...(before.schema === after.schema ? [] : [moved]),
      ...(before.name === after.name
        ? []
        : [`ALTER TABLE ${from} RENAME TO ${sqlName(after.name)};`]),
    ].join('\n');
  }

  private addedEntity(entity: Entity): string {
    const { writer } = this.next;
    return [
      ...(entity.schema === null ? [] : [`CREATE SCHEMA IF NOT EXISTS ${sqlName(entity.schema)};`]),
      writer.table(entity),
      ...writer.repeatedKeys(entity),
      ...entity.indexes.map((index) => writer.index(entity, index)),
      ...writer.comments(entity),
    ].join('\n');
  }

  /** What rows get that have no value; null if nothing is sure to be one. */
  private fill(field: Field): string | null {
    const { model } = this.next;
    const value = fillValue(field.type, model);
    if (value === null) return null;
    if (value.kind === 'list') return `'{}'`;
    return value.kind === 'text'
      ? sqlText(value.value)
      : value.kind === 'object'
        ? `'{}'`
        : jsonText(value);
  }

  private addedField({ entity, after }: ChangeOf<'fieldAdded'>): string {
    const { writer, model } = this.next;
    const table = this.table(entity, this.next);
    const column = sqlName(after.name);
    const written = writer.column(entity, after, []);
    const isReference = model.relations.some(
      ({ from, fromFields }) => from === entity.id && fromFields.includes(after.name),
    );
    const isEmpty = !after.nullable && after.default === null && after.computed === null;
    const fill = isEmpty && !isReference ? this.fill(after) : null;
    return [
      `${table} ADD COLUMN ${written}${fill === null ? '' : ` DEFAULT ${fill}`};`,
      ...(fill === null ? [] : [`${table} ALTER COLUMN ${column} DROP DEFAULT;`]),
      ...(after.comment === null ? [] : [this.comment(entity, after, this.next)]),
    ].join('\n');
  }

  private comment(entity: Entity, field: Field, { writer }: PostgresSide): string {
    return `COMMENT ON COLUMN ${writer.name(entity.id)}.${sqlName(field.name)} IS ${commentText(field.comment)};`;
  }

  private changedField({ entity, before, after, aspects }: ChangeOf<'fieldChanged'>): string {
    const { next, now } = this;
    // In both directions the column has the name that it has afterwards.
    const name = this.isBack ? before.name : after.name;
    const column = sqlName(name);
    const table = this.table(entity, now);
    const type = next.writer.columnType({
      ...after,
      declared: isSerial(after) ? null : after.declared,
    });
    const alter = `ALTER COLUMN ${column}`;
    const isRetyped = aspects.includes('type');
    const cast = isRetyped ? castOf(before.type, after.type, column, type) : null;
    const collation = collationText(after);
    const collated = collation === '' ? '' : ` ${collation}`;
    const changesDefault =
      (aspects.includes('default') || isRetyped) && !this.isAbsorbed(before, after);
    const given = next.writer.given(entity, after, type, []);
    const counts = after.default?.kind === 'generated';
    const isOther = isSerial(before) !== isSerial(after);
    const isCounting = counts && (before.default?.kind !== 'generated' || isOther);
    const actions = [
      ...(changesDefault ? this.withoutDefault(before, after, alter) : []),
      ...(isRetyped
        ? [`${alter} TYPE ${type}${collated}${cast === null ? '' : ` USING ${cast}`}`]
        : []),
      ...(changesDefault && !isCounting ? this.recounted(before, after, alter) : []),
      ...(changesDefault && given !== '' ? [`${alter} SET ${given}`] : []),
    ];
    const isRequired = aspects.includes('nullable') && !after.nullable;
    const fill = given === '' ? this.fill(after) : given.replace(/^DEFAULT /, '');
    return [
      ...(actions.length === 0 ? [] : [`${table} ${actions.join(', ')};`]),
      ...(isRequired && fill !== null && after.default?.kind !== 'generated'
        ? [`UPDATE ${now.writer.name(entity.id)} SET ${column} = ${fill} WHERE ${column} IS NULL;`]
        : []),
      ...(aspects.includes('nullable')
        ? [`${table} ${alter} ${after.nullable ? 'DROP' : 'SET'} NOT NULL;`]
        : []),
      ...(changesDefault && isSerial(before) && !isSerial(after)
        ? [`DROP SEQUENCE ${this.sequence(entity, { ...before, name })};`]
        : []),
      ...(isCounting ? this.counting(entity, { ...after, name }, column) : []),
      ...(isRetyped && isSerial(before) && isSerial(after)
        ? [`ALTER SEQUENCE ${this.sequence(entity, after)} AS ${type};`]
        : []),
      ...(aspects.includes('comment') ? [this.comment(entity, { ...after, name }, now)] : []),
    ].join('\n');
  }

  private sequence(entity: Entity, field: Field): string {
    return this.inSchema(entity, sequenceName(entity, field));
  }

  private withoutDefault(before: Field, after: Field, alter: string): string[] {
    if (before.default === null) return [];
    if (before.default.kind !== 'generated') return [`${alter} DROP DEFAULT`];
    if (isSerial(before) ? isSerial(after) : isIdentity(after)) return [];
    return [`${alter} DROP ${isSerial(before) ? 'DEFAULT' : 'IDENTITY IF EXISTS'}`];
  }

  /** An identity column that counts otherwise. */
  private recounted(before: Field, after: Field, alter: string): string[] {
    if (before.default?.kind !== 'generated' || after.default?.kind !== 'generated') return [];
    const change = identityChange(before.default, after.default);
    return change === '' ? [] : [`${alter} ${change}`];
  }

  private counting(entity: Entity, after: Field, column: string): readonly string[] {
    const { writer } = this.next;
    const [table, sequence] = [this.now.writer.name(entity.id), this.sequence(entity, after)];
    const words = {
      type: writer.columnType({ ...after, declared: null }),
      identity: writer.counter(after),
    };
    return counterSteps(after, { table, column, sequence }, words);
  }

  /** Whether the default is changed where the values of its type are. */
  private isAbsorbed(before: Field, after: Field): boolean {
    const { type } = this.isBack ? before : after;
    const isSame =
      JSON.stringify(before.type) === JSON.stringify(after.type) ||
      before.type.kind === after.type.kind;
    return (
      type.kind === 'enumeration' &&
      isSame &&
      ofKind(this.difference.changes, 'enumerationChanged').some(
        (change) => change.after.id === type.enumeration && !addsValuesOnly(change, this.now.model),
      )
    );
  }

  private enumeration(change: ChangeOf<'enumerationChanged'>): string {
    const isForward = !this.isBack;
    if (isForward && addsValuesOnly(change, this.next.model))
      return valueSteps(change, this.now.writer.name(change.after.id)).join('\n');
    const renames = change.renames.map(
      ({ from, to }) =>
        `ALTER TYPE ${this.now.writer.name(this.nowId(change))} RENAME VALUE ${sqlText(from)} TO ${sqlText(to)};`,
    );
    const isRest = isSameSet(change);
    if (isRest) return renames.join('\n');
    const created = this.next.writer
      .enumerationType(change.after)
      .replace(this.next.writer.name(change.after.id), this.now.writer.name(this.nowId(change)));
    const name = this.now.model.enumerations.find(({ id }) => id === this.nowId(change))!.name;
    return [...renames, this.retype('TYPE', name, this.nowId(change), created)].join('\n');
  }

  private nowId({ before, after }: ChangeOf<'enumerationChanged'>): string {
    return this.isBack ? before.id : after.id;
  }

  /** Makes a type anew and gives it to the columns that have it. */
  private retype(word: 'TYPE' | 'DOMAIN', name: string, id: string, created: string): string {
    const { now } = this;
    const type = now.writer.name(id);
    const old = type.replace(/"[^"]*"$/, sqlName(`${name}_old`));
    return [
      `ALTER ${word} ${type} RENAME TO ${sqlName(`${name}_old`)};`,
      created,
      ...retypedColumns(this.difference, id, type, {
        now,
        isBack: this.isBack,
        given: (entity, field) => this.next.writer.given(entity, field, '', []),
      }),
      `DROP ${word} ${old};`,
    ].join('\n');
  }
}

const isSameSet = ({ before, after, renames }: ChangeOf<'enumerationChanged'>): boolean => {
  const old = before.values.map((value) => (value.kind === 'text' ? value.value : ''));
  const renamed = old.map((value) => renames.find(({ from }) => from === value)?.to ?? value);
  return (
    renamed.join('\0') ===
    after.values.map((value) => (value.kind === 'text' ? value.value : '')).join('\0')
  );
};

const commentText = (comment: string | null): string =>
  comment === null ? 'NULL' : sqlText(comment);

/** Checks and indexes whose expression names a column of another type: PostgreSQL reads them by the type. */
function readAnew({ changes, stays }: Difference): ModelChange[] {
  const retyped = ofKind(changes, 'fieldChanged').filter(({ aspects }) => aspects.includes('type'));
  return stays.flatMap((stay): ModelChange[] => {
    const { entity } = stay;
    const names = retyped
      .filter((change) => change.entity === entity.after)
      .map(({ after }) => after.name);
    if (stay.kind === 'check' && stay.after.fields.some((name) => names.includes(name)))
      return [
        { kind: 'checkDropped', entity: entity.before, before: stay.before },
        { kind: 'checkAdded', entity: entity.after, after: stay.after },
      ];
    const isRead =
      stay.kind === 'index' &&
      (stay.after.where !== null || stay.after.parts.some(({ kind }) => kind === 'expression'));
    return isRead && names.length > 0
      ? [
          { kind: 'indexDropped', entity: entity.before, before: stay.before },
          { kind: 'indexAdded', entity: entity.after, after: stay.after },
        ]
      : [];
  });
}

/** Constraints and sequences that are named after what has another name now. */
function renamedConstraints(
  { stays, pairs }: Difference,
  old: PostgresSide,
  now: PostgresSide,
): ModelChange[] {
  return pairs.entities.flatMap((pair) => {
    const constraints = stays.flatMap((stay) => {
      if (stay.kind === 'index' || stay.entity.after !== pair.after) return [];
      return { of: 'constraint', from: old.names.of(stay.before), to: now.names.of(stay.after) };
    });
    const sequences = pair.fields
      .filter(({ before }) => before.default?.kind === 'generated')
      .map(({ before, after }) => ({
        of: isSerial(before) ? 'sequence' : 'identity',
        from: sequenceName(pair.before, before),
        to: sequenceName(pair.after, after),
      }));
    return [...constraints, ...sequences]
      .filter(({ from, to }) => from !== to)
      .map(
        ({ of, from, to }) =>
          ({ kind: 'constraintRenamed', entity: pair.after, of, before: from, after: to }) as const,
      );
  });
}

/** Statements of PostgreSQL that lead from one model to another. */
export function postgresMigration(
  before: Model,
  after: Model,
  difference: Difference,
): readonly MigrationStatement[] {
  const [old, now] = [sideOf(before), sideOf(after)];
  const anew = readAnew(difference);
  const recreated = new Set<unknown>(
    anew.flatMap((change) => ('before' in change ? [change.before] : [])),
  );
  const stays = difference.stays.filter((stay) => !recreated.has(stay.before));
  const found: Difference = { ...difference, stays };
  const changes = [
    ...anew,
    ...difference.changes.filter(({ kind }) => kind !== 'fieldRenamed'),
    ...renameSteps(difference.changes),
    ...renamedConstraints(found, old, now),
  ];
  const forward = new PostgresChanges(old, now, now, found, false);
  const back = new PostgresChanges(now, old, now, found, true);
  return inOrder(changes).map((change) => ({
    sql: forward.sql(change),
    undo: back.sql(inverse(change)),
    loses: lossOf(change),
    change,
  }));
}

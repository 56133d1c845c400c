import type { Difference } from '../difference/difference.ts';
import type { ChangeOf, ModelChange } from '../difference/model-change.ts';
import { valueName } from '../difference/pairs.ts';
import type { Check, Index, Key } from '../model/key.ts';
import type { Entity, Field, Model } from '../model/model.ts';
import { mysqlName, mysqlText, mysqlValue } from '../renderers/ddl/mysql-text.ts';
import { isText } from '../renderers/ddl/phrases.ts';
import { MysqlWriter } from '../renderers/ddl/mysql-writer.ts';
import { behind, inOrder, ofKind } from './change-order.ts';
import { mysqlPlace, stopsCounting } from './mysql-order.ts';
import { fillValue } from './fill-value.ts';
import { inverse, type MigrationStatement } from './migration-statement.ts';
import {
  recreatedReferences,
  renamedIndexes,
  withChangedEnumerations,
} from './mysql-further-changes.ts';
import { MysqlNames } from './mysql-names.ts';
import { renameSteps } from './rename-steps.ts';
import { lossOf } from './risks.ts';

/** A model, with how MySQL writes and names its parts. */
interface Side {
  readonly model: Model;
  readonly writer: MysqlWriter;
  readonly names: MysqlNames;
}

const sideOf = (model: Model): Side => ({
  model,
  writer: new MysqlWriter(model),
  names: new MysqlNames(model),
});

/** Writes the changes of one direction. */
class MysqlChanges {
  constructor(
    private readonly old: Side,
    private readonly next: Side,
    /** The later model, whose names things have once they are renamed. */
    private readonly now: Side,
    private readonly difference: Difference,
    private readonly isBack: boolean,
  ) {}

  private alter(entity: Entity, { writer }: Side, action: string): string {
    return `ALTER TABLE ${writer.tableName(entity.id)} ${action};`;
  }

  /** Null where nothing has to be done. */
  sql(change: ModelChange): string | null {
    const { old, next, now } = this;
    switch (change.kind) {
      case 'relationDropped':
        return this.droppedRelation(change);
      case 'checkDropped':
        return this.droppedCheck(change.entity, change.before);
      case 'keyDropped':
        return this.droppedKey(change);
      case 'indexDropped': {
        const { entity, before } = change;
        if (old.writer.plainIndex(entity, before) !== null) return this.droppedKey(change);
        return `/*!80013 DROP INDEX ${mysqlName(before.name)} ON ${old.writer.tableName(entity.id)} */;`;
      }
      case 'fieldDropped':
        return this.alter(change.entity, old, `DROP COLUMN ${mysqlName(change.before.name)}`);
      case 'entityDropped':
        return `DROP TABLE ${old.writer.tableName(change.before.id)};`;
      case 'entityRenamed':
        return `RENAME TABLE ${old.writer.tableName(change.before.id)} TO ${mysqlName(change.after.name)};`;
      case 'fieldRenamed':
        return this.alter(
          change.entity,
          now,
          `RENAME COLUMN ${mysqlName(change.before.name)} TO ${mysqlName(change.after.name)}`,
        );
      case 'constraintRenamed':
        return this.alter(
          change.entity,
          now,
          `RENAME INDEX ${mysqlName(change.before)} TO ${mysqlName(change.after)}`,
        );
      case 'entityAdded':
        return [next.writer.table(change.after), ...next.writer.computedIndexes(change.after)].join(
          '\n',
        );
      case 'fieldAdded':
        return this.addedField(change);
      case 'fieldChanged':
        return this.changedField(change);
      case 'keyAdded': {
        const { side, entity, part } = this.partAgain(change);
        return this.alter(entity, side, `ADD ${side.writer.key(entity, part) ?? ''}`);
      }
      case 'checkAdded':
        return this.alter(
          change.entity,
          next,
          `ADD ${next.writer.check(change.entity, this.addedCheck(change)) ?? ''}`,
        );
      case 'indexAdded': {
        const { side, entity, part } = this.partAgain(change);
        const plain = side.writer.plainIndex(entity, part);
        return plain === null
          ? side.writer.computedIndex(entity, part)
          : this.alter(entity, side, `ADD ${plain}`);
      }
      case 'relationAdded':
        return next.writer.foreignKey(change.after);
      case 'entityOptionsChanged':
        return this.changedOptions(change);
      case 'entityCommentChanged': {
        const { id } = this.isBack ? change.before : change.after;
        return `ALTER TABLE ${now.writer.tableName(id)} COMMENT = ${mysqlText(change.after.comment ?? '')};`;
      }
      // Types of MySQL have no names: where their values change, the columns do.
      case 'enumerationAdded':
      case 'enumerationDropped':
      case 'enumerationRenamed':
      case 'enumerationChanged':
      case 'aliasAdded':
      case 'aliasDropped':
      case 'aliasChanged':
        return null;
      default:
        return change satisfies never;
    }
  }

  /** Columns without a character set of their own take that of the table once they are written again. */
  private changedOptions({ before, after }: ChangeOf<'entityOptionsChanged'>): string {
    const { writer } = this.now;
    const entity = this.isBack ? before : after;
    const columns = entity.fields
      .filter(isText)
      .map((field) => `MODIFY COLUMN ${writer.column(entity, field, [])}`);
    const options = this.next.writer.options(after);
    return this.alter(entity, this.now, [options, ...columns].join(', '));
  }

  /** The entity that holds a field, in the model that is to be. */
  private homeOf(entity: Entity, field: Field): Entity {
    return this.next.model.entities.find(({ fields }) => fields.includes(field)) ?? entity;
  }

  /** What a table and a column are called when the column is changed: what stops to be counted is so before all else. */
  private placeOf(
    entity: Entity,
    before: Field,
    after: Field,
  ): { readonly table: string; readonly column: string } {
    const [first, last] = this.isBack ? [after, before] : [before, after];
    const isEarly = stopsCounting(first, last);
    const earlier = this.difference.pairs.entities.find((pair) => pair.after === entity)?.before;
    const side = this.isBack ? this.next : this.old;
    return isEarly && earlier
      ? { table: side.writer.tableName(earlier.id), column: mysqlName(first.name) }
      : { table: this.now.writer.tableName(entity.id), column: mysqlName(last.name) };
  }

  /** An index that goes late, when its table may have another name. */
  private tableNow(entity: Entity): string {
    const pair = this.difference.pairs.entities.find(({ before }) => before === entity);
    return this.now.writer.tableName(pair?.after.id ?? entity.id);
  }

  /** Rows get the new names of values while the column has both. */
  private renamedValues(
    before: Field,
    after: Field,
    table: string,
    column: string,
    modify: string,
  ): string[] {
    const { type } = this.isBack ? before : after;
    const change = ofKind(this.difference.changes, 'enumerationChanged').find(
      ({ after: values }) => type.kind === 'enumeration' && type.enumeration === values.id,
    );
    if (!change || change.renames.length === 0) return [];
    const values = [...new Set([...change.before.values, ...change.after.values].map(valueName))];
    const renames = change.renames.map(({ from, to }) =>
      this.isBack ? { from: to, to: from } : { from, to },
    );
    return [
      `${modify}${column} enum(${values.map(mysqlText).join(', ')});`,
      ...renames.map(
        ({ from, to }) =>
          `UPDATE ${table} SET ${column} = ${mysqlText(to)} WHERE ${column} = ${mysqlText(from)};`,
      ),
    ];
  }

  /** The index that MySQL made for the reference goes with it. */
  private droppedRelation({ entity, before }: ChangeOf<'relationDropped'>): string {
    const { names } = this.old;
    const index = names.ownIndex(entity, before);
    return this.alter(
      entity,
      this.old,
      [
        `DROP FOREIGN KEY ${mysqlName(names.ofRelation(before))}`,
        ...(index === null ? [] : [`DROP INDEX ${mysqlName(index)}`]),
      ].join(', '),
    );
  }

  private droppedKey(change: ChangeOf<'keyDropped'> | ChangeOf<'indexDropped'>): string {
    const { entity, before } = change;
    const isLate = (mysqlPlace(change) ?? 0) > behind('entityRenamed');
    const table =
      isLate && !this.isBack ? this.tableNow(entity) : this.old.writer.tableName(entity.id);
    return 'kind' in before && before.kind === 'primary'
      ? [
          `ALTER TABLE ${table} DROP PRIMARY KEY;`,
          ...this.nullableAgain(entity, before, isLate),
        ].join('\n')
      : `ALTER TABLE ${table} DROP INDEX ${mysqlName(this.old.names.ofKey(entity, before))};`;
  }

  /** A key or an index that is added: what went late comes again first, when table and columns have their later names. */
  private partAgain<Part extends Key | Index>(
    change: Extract<ModelChange, { kind: 'keyAdded' | 'indexAdded' }> & { readonly after: Part },
  ): { readonly side: Side; readonly entity: Entity; readonly part: Part } {
    const { entity, after: part } = change;
    const pair = this.difference.pairs.entities.find(({ before }) => before === entity);
    const isLate = (mysqlPlace(inverse(change)) ?? 0) > behind('entityRenamed');
    if (!this.isBack || !isLate || !pair) return { side: this.next, entity, part };
    const nowName = (name: string): string =>
      pair.fields.find(({ before }) => before.name === name)?.after.name ?? name;
    const name = this.next.names.ofKey(entity, part);
    const renamed =
      'fields' in part
        ? { ...part, name: part.kind === 'primary' ? null : name, fields: part.fields.map(nowName) }
        : {
            ...part,
            name,
            parts: part.parts.map((each) =>
              each.kind === 'field' ? { ...each, field: nowName(each.field) } : each,
            ),
          };
    return { side: this.now, entity: pair.after, part: renamed };
  }

  /** Columns of a primary key that goes may be null again, unless they are changed after it. */
  private nullableAgain(entity: Entity, { fields }: Key, isLate: boolean): string[] {
    const { pairs } = this.difference;
    const pair = pairs.entities.find((each) => entity === (this.isBack ? each.after : each.before));
    if (!pair || !(this.isBack || isLate)) return [];
    const home = this.isBack ? pair.before : pair.after;
    const table = this.now.writer.tableName(pair.after.id);
    return pair.fields.flatMap(({ before, after }) => {
      const [old, next] = this.isBack ? [after, before] : [before, after];
      if (!next.nullable || !fields.includes(old.name)) return [];
      const written = this.next.writer.column(home, next, []);
      const column = written.replace(mysqlName(next.name), mysqlName(after.name));
      return `ALTER TABLE ${table} MODIFY COLUMN ${column};`;
    });
  }

  private addedCheck({ entity, after }: ChangeOf<'checkAdded'>): Check {
    return this.isBack ? after : { ...after, name: this.next.names.ofAddedCheck(entity, after) };
  }

  /** MySQL and MariaDB call a check without a name differently. */
  private droppedCheck(entity: Entity, check: Check): string {
    const table = this.old.writer.tableName(entity.id);
    const added = this.isBack ? this.old.names.ofAddedCheck(entity, check) : check.name;
    if (added !== null) return `ALTER TABLE ${table} DROP CONSTRAINT ${mysqlName(added)};`;
    const { mysql, mariaDb } = this.old.names.ofCheck(entity, check);
    return [
      `/*!80016 ALTER TABLE ${table} DROP CONSTRAINT ${mysqlName(mysql)} */;`,
      `/*M! ALTER TABLE ${table} DROP CONSTRAINT ${mysqlName(mariaDb)} */;`,
    ].join('\n');
  }

  /** What rows get that have no value; null if nothing is sure to be one. */
  private fill(entity: Entity, field: Field): string | null {
    const value = fillValue(field.type, this.next.model);
    const type = this.next.writer.typeOf(entity, field);
    return value && mysqlValue(value, field.type, type);
  }

  private addedField({ entity, after }: ChangeOf<'fieldAdded'>): string {
    const { writer, model } = this.next;
    const isEmpty = !after.nullable && after.default === null && after.computed === null;
    const isReference = model.relations.some(
      ({ from, fromFields }) => from === entity.id && fromFields.includes(after.name),
    );
    const fill = isEmpty && !isReference ? this.fill(entity, after) : null;
    const written = writer.column(entity, after, []);
    // A column that counts needs its key at once.
    const key = after.default?.kind === 'generated' ? this.keyOf(entity, after) : null;
    const added = `ADD COLUMN ${written}${key === null ? '' : `, ADD ${key}`}`;
    if (fill === null) return this.alter(entity, this.next, added);
    const [first, ...rest] = written.split(/(?= COMMENT ')/);
    return [
      this.alter(entity, this.next, `ADD COLUMN ${first} DEFAULT (${fill})${rest.join('')}`),
      this.alter(entity, this.next, `ALTER COLUMN ${mysqlName(after.name)} DROP DEFAULT`),
    ].join('\n');
  }

  private keyOf(entity: Entity, { name }: Field): string | null {
    const key = entity.keys.find(({ fields }) => fields[0] === name);
    return key ? this.next.writer.key(entity, key) : null;
  }

  private changedField({ entity, before, after, aspects }: ChangeOf<'fieldChanged'>): string {
    const { next } = this;
    const home = this.homeOf(entity, after);
    const written = next.writer.column(home, after, []);
    const { table, column } = this.placeOf(entity, before, after);
    const definition = written.replace(mysqlName(after.name), column);
    const isRequired = aspects.includes('nullable') && !after.nullable;
    const given = next.writer.given(home, after, next.writer.typeOf(home, after), []);
    const isKey = home.keys.some(
      ({ kind, fields }) => kind === 'primary' && fields.includes(after.name),
    );
    const fill = given === '' ? this.fill(home, after) : given.replace(/^DEFAULT /, '');
    const modify = `ALTER TABLE ${table} MODIFY COLUMN `;
    return [
      ...this.renamedValues(before, after, table, column, modify),
      ...(isRequired && fill !== null && !isKey && after.default?.kind !== 'generated'
        ? [`UPDATE ${table} SET ${column} = ${fill} WHERE ${column} IS NULL;`]
        : []),
      `${modify}${definition};`,
    ].join('\n');
  }
}

/** A primary key that is another one is dropped and added at once, since a column that counts must have one. */
function primaryKeys(
  changes: readonly ModelChange[],
  old: Side,
  next: Side,
): Map<ModelChange, { readonly dropped: ModelChange; readonly sql: (isBack: boolean) => string }> {
  const found = new Map<ModelChange, { dropped: ModelChange; sql: (isBack: boolean) => string }>();
  for (const added of ofKind(changes, 'keyAdded')) {
    if (added.after.kind !== 'primary') continue;
    const dropped = ofKind(changes, 'keyDropped').find(
      ({ before, entity }) => before.kind === 'primary' && pairName(entity, added.entity, changes),
    );
    if (!dropped) continue;
    const text = (entity: Entity, key: Key, { writer }: Side): string =>
      `ALTER TABLE ${next.writer.tableName(added.entity.id)} DROP PRIMARY KEY, ADD ${writer.key(entity, key) ?? ''};`;
    found.set(added, {
      dropped,
      sql: (isBack) =>
        isBack ? text(dropped.entity, dropped.before, old) : text(added.entity, added.after, next),
    });
  }
  return found;
}

const pairName = (before: Entity, after: Entity, changes: readonly ModelChange[]): boolean =>
  before.id === after.id ||
  ofKind(changes, 'entityRenamed').some(
    (change) => change.before === before && change.after === after,
  );

/** Statements of MySQL that lead from one model to another. */
export function mysqlMigration(
  before: Model,
  after: Model,
  difference: Difference,
): readonly MigrationStatement[] {
  const [old, now] = [sideOf(before), sideOf(after)];
  const given = withChangedEnumerations(difference);
  const references = recreatedReferences(given, difference.stays);
  const recreated = new Set<unknown>(
    references.map((change) => 'before' in change && change.before),
  );
  const stays = difference.stays.filter((stay) => !recreated.has(stay.before));
  const changes = inOrder(
    [
      ...given.filter(({ kind }) => kind !== 'fieldRenamed'),
      ...renameSteps(given),
      ...references,
      ...renamedIndexes(stays, old.names, now.names),
    ],
    mysqlPlace,
  );
  const keys = primaryKeys(changes, old, now);
  const atOnce = new Set([...keys.values()].map(({ dropped }) => dropped));
  const forward = new MysqlChanges(old, now, now, difference, false);
  const back = new MysqlChanges(now, old, now, difference, true);
  return changes
    .filter((change) => !atOnce.has(change))
    .flatMap((change) => {
      const key = keys.get(change);
      const sql = key ? key.sql(false) : forward.sql(change);
      const undo = key ? key.sql(true) : back.sql(inverse(change));
      return sql === null ? [] : [{ sql, undo, loses: lossOf(change), change }];
    });
}

import type { Check, Key } from '../../model/key.ts';
import type { Entity } from '../../model/model.ts';
import type { Relation } from '../../model/relation.ts';
import { PostgresNames } from '../../migration/postgres-names.ts';
import { rangeChecks, sqlName, sqlValue } from '../ddl/postgres-text.ts';
import type { RowModel, Table } from './row-model.ts';

/** What the tables of a model have in PostgreSQL, under the names that it has there. */
export class StoredModel {
  private readonly entities: ReadonlyMap<string, Entity>;
  private readonly relations: ReadonlyMap<Relation, Relation>;
  private readonly names: PostgresNames;

  constructor(private readonly rows: RowModel) {
    const { model, tables } = rows;
    // The DDL states names of PostgreSQL only; those of other databases may stand twice.
    const isNamed = model.dialect === 'postgresql';
    const named = <Part extends { readonly name: string | null }>(part: Part): Part =>
      isNamed ? part : { ...part, name: null };
    const entities = model.entities.map((entity) => {
      const table = tables.find((each) => each.entity === entity);
      return {
        ...entity,
        name: table?.name ?? entity.name,
        keys: entity.keys.map(named),
        checks: [
          ...entity.checks.flatMap((check) => this.translated(entity, named(check))),
          ...(table ? this.valueChecks(table) : []),
        ],
      };
    });
    this.relations = new Map(model.relations.map((each) => [each, { ...named(each) }]));
    this.entities = new Map(entities.map((entity) => [entity.id, entity]));
    this.names = new PostgresNames({
      ...model,
      entities,
      relations: [...this.relations.values()],
    });
  }

  /** Unique sets of columns, each with its name. */
  uniques({ entity }: Table): readonly (Key & { readonly name: string })[] {
    const { keys } = this.entities.get(entity.id)!;
    return keys
      .filter(({ kind }) => kind === 'unique')
      .map((key) => ({ ...key, name: this.names.of(key) }));
  }

  checks({ entity }: Table): readonly { readonly name: string; readonly expression: string }[] {
    const { checks } = this.entities.get(entity.id)!;
    return checks.map((check) => ({ name: this.names.of(check), expression: check.expression }));
  }

  relationName(relation: Relation): string {
    return this.names.of(this.relations.get(relation)!);
  }

  private translated(entity: Entity, check: Check): readonly Check[] {
    const expression = this.rows.expression(check.expression, entity.id);
    return expression === null ? [] : [{ ...check, expression }];
  }

  /** Conditions of columns whose types allow more in PostgreSQL than in the model. */
  private valueChecks({ columns }: Table): readonly Check[] {
    return columns.flatMap(({ name, field }) => {
      const column = sqlName(name);
      const { type } = field;
      const found =
        type.kind === 'enumeration'
          ? this.rows.model.enumerations.find(({ id }) => id === type.enumeration)
          : undefined;
      const values =
        found && this.rows.nativeName(found) === null
          ? [`${column} IN (${found.values.map((each) => sqlValue(each, type)).join(', ')})`]
          : [];
      return [...rangeChecks(column, type), ...values].map((expression) => ({
        name: null,
        expression,
        fields: [field.name],
      }));
    });
  }
}

import { fieldComment } from '../../model/field-comment.ts';
import type { Enumeration } from '../../model/model.ts';
import type { Relation } from '../../model/relation.ts';
import { isSerial } from '../ddl/postgres-writer.ts';
import { documentation, propertyKey, quoted } from '../text/source-text.ts';
import { TypeWriter } from '../typescript/type-writer.ts';
import { ColumnBuilder } from './column-builder.ts';
import type { Column, RowModel, Table } from './row-model.ts';
import {
  keyInOrder,
  RowRelations,
  type CompositeReference,
  type InverseReference,
} from './row-relations.ts';
import { StoredModel } from './stored-model.ts';
import { TableOptions } from './table-options.ts';

/** How MikroORM derives the name of a column from that of a property. */
const underscored = (name: string): string =>
  name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();

/** Whether columns that refer to a row hold the row itself, or its key. */
export type References = 'rows' | 'keys';

/** Writes classes of entities for MikroORM 7, by `defineEntity`. */
export class EntityWriter {
  private readonly types: TypeWriter;
  private readonly stored: StoredModel;
  private readonly options: TableOptions;
  private readonly columns: ColumnBuilder;
  /** Null where columns hold keys: those of several columns stay columns then. */
  private readonly relations: RowRelations | null;

  constructor(
    private readonly rows: RowModel,
    private readonly references: References,
  ) {
    const { entities, enumerations } = rows.model;
    // Types get the names that the classes have.
    const named = <Type extends { readonly id: string }>(each: Type) => ({
      ...each,
      name: rows.typeName(each.id),
    });
    this.types = new TypeWriter(
      { ...rows.model, entities: entities.map(named), enumerations: enumerations.map(named) },
      { bigNumbers: 'string', dates: 'string' },
    );
    this.columns = new ColumnBuilder(rows);
    this.stored = new StoredModel(rows);
    this.relations = references === 'rows' ? new RowRelations(rows) : null;
    this.options = new TableOptions(rows, this.stored, (table, fields) =>
      this.propertiesOf(table, fields),
    );
  }

  enumeration(enumeration: Enumeration): string {
    return this.types.enumeration(enumeration);
  }

  /** The name of the property of a column. */
  propertyOf(column: Column): string {
    return column.reference && this.references === 'rows'
      ? column.reference.property
      : column.property;
  }

  /** Names of enumerations and classes that an entity mentions. */
  mentioned({ columns }: Table): { readonly enumerations: string[]; readonly classes: string[] } {
    const ids = columns.flatMap(({ type }) => {
      const inner = type.kind === 'list' ? type.of.type : type;
      return inner.kind === 'enumeration' || inner.kind === 'set' ? [inner.enumeration] : [];
    });
    return {
      enumerations: [...new Set(ids)].map(this.rows.typeName),
      classes: [
        ...new Set(
          columns.flatMap(({ reference }) =>
            reference ? [this.rows.typeName(reference.target)] : [],
          ),
        ),
      ],
    };
  }

  entity(table: Table): string {
    const { entity, className, name } = table;
    const constant = `${className}Schema`;
    return [
      `const ${constant} = defineEntity({`,
      `  name: ${quoted(className)},`,
      ...(underscored(className) === name ? [] : [`  tableName: ${quoted(name)},`]),
      ...(entity.schema === null ? [] : [`  schema: ${quoted(entity.schema)},`]),
      ...(entity.comment === null ? [] : [`  comment: ${quoted(entity.comment)},`]),
      '  properties: {',
      ...this.properties(table),
      '  },',
      ...this.options.of(table),
      '});',
      '',
      ...documentation(entity.comment),
      `export class ${className} extends ${constant}.class {}`,
      `${constant}.setClass(${className});`,
    ].join('\n');
  }

  private properties(table: Table): readonly string[] {
    const composites = this.relations?.compositesIn(table) ?? [];
    const inverses = this.relations?.inversesIn(table) ?? [];
    const own = inKeyOrder(table).flatMap((column) => {
      const composite = composites.find(({ columns }) => columns.includes(column));
      if (composite)
        return column === composite.columns[0] ? [this.composite(table, composite)] : [];
      return [
        ...documentation(fieldComment(column.field), '    '),
        `    ${propertyKey(this.propertyOf(column))}: ${this.property(table, column)},`,
      ];
    });
    return [...own, ...inverses.map((each) => this.inverse(each))];
  }

  /** Names of the properties that hold fields. */
  private propertiesOf(table: Table, fields: readonly string[]): readonly string[] {
    const composites = this.relations?.compositesIn(table) ?? [];
    const names = fields.flatMap((name) => {
      const column = table.columns.find(({ field }) => field.name === name);
      if (!column) return [];
      const composite = composites.find(({ columns }) => columns.includes(column));
      return [composite?.property ?? this.propertyOf(column)];
    });
    return [...new Set(names)];
  }

  private property(table: Table, column: Column): string {
    const { field, reference, name } = column;
    const property = this.propertyOf(column);
    // Keys are never null in PostgreSQL.
    const nullable = field.nullable && !column.isKey ? ['nullable()'] : [];
    const primary = column.isKey ? ['primary()'] : [];
    const comment = fieldComment(field);
    const commented = comment === null ? [] : [`comment(${quoted(comment)})`];
    if (reference) {
      const joined = name === `${underscored(property)}_id` ? [] : [`joinColumn(${quoted(name)})`];
      const target = this.rows.tables.find(({ entity }) => entity.id === reference.target)!;
      return thunk(property, [
        `p.${reference.isOne ? 'oneToOne' : 'manyToOne'}(${target.className})`,
        ...(this.references === 'keys' ? ['mapToPk()'] : []),
        ...joined,
        ...primary,
        ...nullable,
        ...(reference.isOne ? this.unique(table, [field.name]) : []),
        ...this.constraint(table, reference.relation, target, field.nullable),
        ...commented,
        ...this.columns.given(table, column),
      ]);
    }
    return chain(property, [
      this.columns.builder(column),
      ...(name === underscored(property) ? [] : [`fieldName(${quoted(name)})`]),
      ...primary,
      ...nullable,
      ...this.counting(table, column),
      ...commented,
      ...this.columns.given(table, column),
    ]);
  }

  private composite(
    table: Table,
    { relation, target, property, columns, isOne }: CompositeReference,
  ): string {
    const isNullable = columns.some(({ field }) => field.nullable);
    const fields = columns.map(({ field }) => field.name);
    const written = thunk(property, [
      `p.${isOne ? 'oneToOne' : 'manyToOne'}(${target.className})`,
      `joinColumns(${columns.map(({ name }) => quoted(name)).join(', ')})`,
      ...(columns[0]!.isKey ? ['primary()'] : []),
      ...(isNullable ? ['nullable()'] : []),
      ...(isOne ? this.unique(table, fields) : []),
      ...this.constraint(table, relation, target, isNullable),
    ]);
    return `    ${propertyKey(property)}: ${written},`;
  }

  private inverse({ property, from, mappedBy, isOne }: InverseReference): string {
    const calls = [
      `p.${isOne ? 'oneToOne' : 'oneToMany'}(${from.className})`,
      `mappedBy(${quoted(mappedBy)})`,
    ];
    return `    ${propertyKey(property)}: ${thunk(property, calls)},`;
  }

  /** The name of the unique set of a reference of one row to one. */
  private unique(table: Table, fields: readonly string[]): string[] {
    const found = this.stored.uniques(table).find((each) => each.fields.join() === fields.join());
    return found ? [`unique(${quoted(found.name)})`] : [];
  }

  /** The name of a foreign key and its rules, where MikroORM would choose others. */
  private constraint(
    table: Table,
    relation: Relation,
    target: Table,
    isNullable: boolean,
  ): string[] {
    const { key } = table;
    const { onDelete, onUpdate, deferrable } = relation;
    const isOne = this.stored
      .uniques(table)
      .some(({ fields }) => fields.join() === relation.fromFields.join());
    const isOfReferences =
      key.every((column) => column.reference !== null) &&
      key.some(({ field }) => relation.fromFields.includes(field.name));
    const restrictsDelete = isNullable || isOfReferences;
    const restrictsUpdate = target.key.length > 1 || isOfReferences;
    return [
      ...(onDelete === 'no action' && !restrictsDelete ? [] : [`deleteRule('${onDelete}')`]),
      ...(onUpdate === 'no action' && !restrictsUpdate ? [] : [`updateRule('${onUpdate}')`]),
      // MikroORM would defer the unique set of a reference of one row to one too.
      ...(deferrable && !isOne ? [`deferMode('${deferrable}')`] : []),
      `foreignKeyName(${quoted(this.stored.relationName(relation))})`,
    ];
  }

  /** Whether the database counts the value up. */
  private counting({ key }: Table, { field, isKey, type }: Column): string[] {
    const counter = field.default;
    if (counter?.kind !== 'generated')
      return type.kind === 'whole' && isKey && key.length === 1 ? ['autoincrement(false)'] : [];
    const counts = isKey && key.length === 1 ? [] : ['autoincrement()'];
    const identity = counter.always ? 'identity' : 'by default as identity';
    return isSerial(field) ? counts : [...counts, `generated('${identity}')`];
  }
}

/** The columns, those of the key in its own order. */
function inKeyOrder(table: Table): readonly Column[] {
  const key = [...keyInOrder(table)];
  return table.columns.map((column) => (column.isKey ? key.shift()! : column));
}

/** Calls on one line, else each on its own. */
function chain(property: string, calls: readonly string[]): string {
  const line = calls.join('.');
  const isBroken = line.includes('=>') && (line.match(/\)\./g) ?? []).length > 1;
  if (line.length + property.length <= 92 && !isBroken) return line;
  return `p${broken(calls, '      ')}`;
}

/** Calls that name a class, which may be defined further below. */
function thunk(property: string, calls: readonly string[]): string {
  const line = calls.join('.');
  if (line.length + property.length <= 86) return `() => ${line}`;
  if (line.length <= 92) return `() =>\n      ${line}`;
  return `() =>\n      p${broken(calls, '        ')}`;
}

const broken = (calls: readonly string[], indent: string): string =>
  calls
    .join('.')
    .replace(/^p/, '')
    .replaceAll(/(^|\))\.(?=\w+\()/g, `$1\n${indent}.`);

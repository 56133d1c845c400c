import { cardinalityOf } from '../../model/join.ts';
import type { Relation } from '../../model/relation.ts';
import { identifier } from '../../names/identifier.ts';
import { plural } from '../../names/plural.ts';
import { PROPERTIES, type Column, type RowModel, type Table } from './row-model.ts';

/** A property that holds a row of another table, by several columns. */
export interface CompositeReference {
  readonly relation: Relation;
  readonly target: Table;
  readonly property: string;
  /** In the order of the key of the target. */
  readonly columns: readonly Column[];
  readonly isOne: boolean;
}

/** A property that holds the rows of another table that refer to a row, or the only one. */
export interface InverseReference {
  readonly property: string;
  readonly from: Table;
  readonly mappedBy: string;
  readonly isOne: boolean;
}

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

/** Properties of rows beside those of single columns. */
export class RowRelations {
  private readonly taken = new Map<Table, Set<string>>();
  private readonly composites = new Map<Table, readonly CompositeReference[]>();
  private readonly inverses = new Map<Table, InverseReference[]>();

  constructor(private readonly rows: RowModel) {
    for (const table of rows.tables)
      this.taken.set(
        table,
        new Set(
          table.columns.flatMap(({ property, reference }) =>
            [property, reference?.property ?? property].map((name) => name.toLowerCase()),
          ),
        ),
      );
    for (const table of rows.tables) this.composites.set(table, this.compositesOf(table));
    for (const table of rows.tables) this.addInverses(table);
  }

  compositesIn(table: Table): readonly CompositeReference[] {
    return this.composites.get(table) ?? [];
  }

  inversesIn(table: Table): readonly InverseReference[] {
    return this.inverses.get(table) ?? [];
  }

  private freeName(table: Table, ...wanted: readonly string[]): string {
    const taken = this.taken.get(table)!;
    const names = wanted.map((name) => identifier(name, 'camelCase', PROPERTIES, 'rows'));
    const last = names.at(-1)!;
    for (let number = 2; names.every((name) => taken.has(name.toLowerCase())); number += 1)
      names.push(`${last}${number}`);
    const name = names.find((each) => !taken.has(each.toLowerCase()))!;
    taken.add(name.toLowerCase());
    return name;
  }

  private compositesOf(table: Table): readonly CompositeReference[] {
    const { entity } = table;
    return this.rows.model.relations
      .filter(({ from, fromFields }) => from === entity.id && fromFields.length > 1)
      .flatMap((relation) => {
        const target = this.rows.tables.find((each) => each.entity.id === relation.to);
        const columns = target ? columnsOf(table, relation, target) : null;
        if (!target || !columns || !this.isAlone(table, relation)) return [];
        return [
          {
            relation,
            target,
            property: this.freeName(table, target.className),
            columns,
            isOne: cardinalityOf(entity, relation) === 'one',
          },
        ];
      });
  }

  /** No other relation, key or index takes a part of the columns. */
  private isAlone({ entity, key }: Table, relation: Relation): boolean {
    const { fromFields } = relation;
    const isPart = (fields: readonly string[]): boolean => {
      const common = fields.filter((name) => fromFields.includes(name)).length;
      return common > 0 && common < fromFields.length;
    };
    const others = this.rows.model.relations.filter(
      (each) => each !== relation && each.from === entity.id,
    );
    return (
      !others.some((each) => each.fromFields.some((name) => fromFields.includes(name))) &&
      ![
        key.map(({ field }) => field.name),
        ...entity.keys.map(({ fields }) => fields),
        ...entity.indexes.map(({ parts }) =>
          parts.flatMap((part) => (part.kind === 'field' ? [part.field] : [])),
        ),
      ].some(isPart)
    );
  }

  private addInverses(table: Table): void {
    const single = table.columns.flatMap(({ reference }) => (reference ? [reference] : []));
    const all = [
      ...single.map(({ target, property, isOne }) => ({
        target: this.rows.tables.find(({ entity }) => entity.id === target)!,
        property,
        isOne,
      })),
      ...this.compositesIn(table),
    ];
    for (const { target, property, isOne } of all) {
      const name = isOne ? table.className : plural(table.className);
      const isOnly = all.filter((each) => each.target === target).length === 1;
      const byProperty = `${name} by ${property}`;
      const inverse = {
        property: this.freeName(target, ...(isOnly ? [name] : []), byProperty),
        from: table,
        mappedBy: property,
        isOne,
      };
      this.inverses.set(target, [...this.inversesIn(target), inverse]);
    }
  }
}

/** The columns of a relation to the key of a table, in the order of the key; null where one does not fit. */
function columnsOf(table: Table, relation: Relation, target: Table): readonly Column[] | null {
  const { fromFields, toFields } = relation;
  const key = keyInOrder(target);
  if (
    !sameSet(
      toFields,
      key.map(({ field }) => field.name),
    )
  )
    return null;
  const columns = key.flatMap(({ field, type }) => {
    const name = fromFields[toFields.indexOf(field.name)];
    const column = table.columns.find((each) => each.field.name === name);
    const isSame = JSON.stringify(column?.type) === JSON.stringify(type);
    return column && isSame && !column.field.computed ? [column] : [];
  });
  const isKey = columns.some((column) => column.isKey);
  return columns.length < key.length || (isKey && table === target) ? null : columns;
}

/** The columns of the key, in its own order. */
export function keyInOrder({ entity, key }: Table): readonly Column[] {
  const names = key.map(({ field }) => field.name);
  const fields = entity.keys.find((each) => sameSet(each.fields, names))?.fields ?? names;
  return fields.flatMap((name) => key.find(({ field }) => field.name === name) ?? []);
}

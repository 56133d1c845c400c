import { jsonText, type JsonNode } from '../../json/json-node.ts';
import type { FieldType } from '../../model/field-type.ts';
import type { Entity, Enumeration, Field, Model } from '../../model/model.ts';
import type { SqlDialect } from '../../sql/sql-dialect.ts';
import { isLabel } from '../ddl/stored-names.ts';
import type { PrismaNames } from './prisma-names.ts';
import { prismaText } from './prisma-text.ts';
import { scalarType } from './scalar-type.ts';

/** The type of a field as it is written, and what its attributes depend on. */
export interface Column {
  readonly name: string;
  readonly native: string | null;
  readonly enumeration: Enumeration | null;
  readonly isList: boolean;
  readonly isUnsupported: boolean;
}

/** A value of an enumeration as text. */
export const valueText = (value: JsonNode): string =>
  value.kind === 'text' ? value.value : jsonText(value);

/** Values of an enum are texts that the database can store as labels. */
export const isEnum = ({ values }: Enumeration): boolean =>
  values.length > 0 &&
  values.every((value) => value.kind === 'text' && value.value !== '' && isLabel(value.value));

/** Keys, indexes and relations can have the column. */
export const canBeKey = (column: Column | undefined): boolean =>
  column !== undefined && !column.isList && !column.isUnsupported && column.name !== 'Json';

const ENUM_SCALARS: ReadonlyMap<string | undefined, string> = new Map([
  ['number', 'Decimal'],
  ['boolean', 'Boolean'],
]);

/** The columns of a relational model in the types of Prisma. */
export class Columns {
  constructor(
    private readonly model: Model,
    private readonly database: SqlDialect,
    private readonly names: PrismaNames,
    private readonly enums: readonly Enumeration[],
  ) {}

  /** The type without the name of its domain. */
  private bare(type: FieldType): FieldType {
    const alias =
      type.kind === 'alias' ? this.model.aliases.find(({ id }) => id === type.alias) : undefined;
    return alias ? this.bare(alias.value.type) : type;
  }

  columnOf(entity: Entity, { name, type }: Field): Column {
    const isKey =
      entity.keys.some(({ fields }) => fields.includes(name)) ||
      entity.indexes.some(({ parts }) =>
        parts.some((part) => part.kind === 'field' && part.field === name),
      ) ||
      this.model.relations.some(
        ({ from, fromFields, to, toFields }) =>
          (from === entity.id && fromFields.includes(name)) ||
          (to === entity.id && toFields.includes(name)),
      );
    const column = this.typeOf(this.bare(type), isKey);
    // SQLite counts up an Int only.
    const isCounted = this.database === 'sqlite' && this.isCounted(entity.id, name);
    return isCounted && column.name === 'BigInt' ? { ...column, name: 'Int' } : column;
  }

  /** The field is counted up, or refers to one that is. */
  private isCounted(id: string, name: string, seen: readonly string[] = []): boolean {
    const place = `${id}/${name}`;
    if (seen.includes(place)) return false;
    const field = this.model.entities
      .find((each) => each.id === id)
      ?.fields.find((each) => each.name === name);
    return (
      field?.default?.kind === 'generated' ||
      this.model.relations.some(({ from, fromFields, to, toFields }) => {
        const at = from === id ? fromFields.indexOf(name) : -1;
        return at >= 0 && this.isCounted(to, toFields[at] ?? '', [...seen, place]);
      })
    );
  }

  private typeOf(type: FieldType, isKey: boolean): Column {
    const column: Column = {
      ...{ name: 'String', native: null, enumeration: null },
      ...{ isList: false, isUnsupported: false },
    };
    const hasLists = this.database === 'postgresql';
    switch (type.kind) {
      case 'enumeration':
      case 'set': {
        const found = this.model.enumerations.find(({ id }) => id === type.enumeration);
        const isList = type.kind === 'set' && hasLists;
        if (type.kind === 'set' && !hasLists) return column;
        if (found && this.enums.includes(found))
          return { ...column, name: this.names.type(found.id), enumeration: found, isList };
        const kinds = new Set(found?.values.map(({ kind }) => kind));
        const name = kinds.size > 1 ? 'Json' : (ENUM_SCALARS.get([...kinds][0]) ?? 'String');
        return { ...column, name, isList };
      }
      case 'list': {
        if (!hasLists) return { ...column, name: 'Json' };
        const of = this.typeOf(this.bare(type.of.type), false);
        return of.isUnsupported
          ? { ...of, name: of.name.replace(/(?:\[\])?"\)$/, '[]")') }
          : { ...of, isList: true };
      }
      default: {
        const isOwn = this.model.dialect === this.database;
        const scalar = scalarType(type, this.database, { isKey, isOwn });
        if (scalar) return { ...column, ...scalar };
        const name = type.kind === 'other' ? type.name : 'text';
        return { ...column, name: `Unsupported(${prismaText(name)})`, isUnsupported: true };
      }
    }
  }
}

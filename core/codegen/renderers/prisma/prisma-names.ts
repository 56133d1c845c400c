import type { Entity, Enumeration, Model } from '../../model/model.ts';
import { distinctIdentifiers, identifier, type NameStyle } from '../../names/identifier.ts';
import { PRISMA } from '../../names/naming-rules.ts';
import { singular } from '../../names/plural.ts';
import { columnNames, FreeNames } from '../ddl/stored-names.ts';
import type { SqlDialect } from '../../sql/sql-dialect.ts';

/** Names of Prisma begin with a letter, and have no marks beside letters. */
function lettered(name: string, first: string): string {
  const plain = name.normalize('NFKC').replaceAll(/\p{M}/gu, '');
  return identifier(plain, 'PascalCase', PRISMA, first).startsWith('_')
    ? `${first} ${plain}`
    : plain;
}

const identifiers = (names: readonly string[], style: NameStyle, first: string): string[] =>
  distinctIdentifiers(
    names.map((name) => lettered(name, first)),
    style,
    PRISMA,
    first,
  );

/** Names of values: those of the input where all of them are names. */
export function valueNames(texts: readonly string[]): string[] {
  if (texts.every((text) => /^\p{L}[\p{L}\p{Nd}_]*$/u.test(text) && !PRISMA.reserved.has(text)))
    return [...texts];
  return identifiers(texts, 'CONSTANT_CASE', 'value');
}

/** Names of models, fields and enums, and of the tables and columns behind them. */
export class PrismaNames {
  private readonly types: ReadonlyMap<string, string>;
  private readonly tables: ReadonlyMap<string, string>;
  private readonly fields = new Map<string, Map<string, string>>();
  private readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;

  constructor(
    { entities, enumerations }: Model,
    enums: readonly Enumeration[],
    database: SqlDialect,
  ) {
    const names = identifiers(
      [...entities, ...enums].map(({ name }) => singular(name)),
      'PascalCase',
      'Model',
    );
    this.types = new Map([...entities, ...enums].map(({ id }, at) => [id, names[at]!]));
    const ignoresCase = database !== 'postgresql';
    const bySchema = new Map<string | null, FreeNames>();
    this.tables = new Map(
      [...entities, ...enumerations].map(({ id, schema, name }) => {
        const home = database === 'postgresql' ? schema : null;
        const free = bySchema.get(home) ?? new FreeNames(ignoresCase);
        bySchema.set(home, free);
        return [id, free.add(name, 'table')];
      }),
    );
    this.columns = new Map(entities.map((entity) => [entity.id, columnNames(entity, ignoresCase)]));
    for (const entity of entities) {
      const own = identifiers(
        entity.fields.map(({ name }) => name),
        'camelCase',
        'field',
      );
      this.fields.set(entity.id, new Map(entity.fields.map(({ name }, at) => [name, own[at]!])));
    }
  }

  type(id: string): string {
    return this.types.get(id)!;
  }

  table(id: string): string {
    return this.tables.get(id)!;
  }

  field(entity: string, name: string): string {
    return this.fields.get(entity)!.get(name)!;
  }

  column({ id }: Entity, name: string): string {
    return this.columns.get(id)!.get(name)!;
  }

  /** A name for a relation's side that no other field of the entity has. */
  side(entity: string, wanted: string): string {
    const taken = new Set(this.fields.get(entity)!.values());
    const first = identifiers([wanted], 'camelCase', 'relation')[0]!;
    let name = first;
    for (let number = 2; taken.has(name); number += 1) name = `${first}${number}`;
    this.fields.get(entity)!.set(`\0${name}`, name);
    return name;
  }
}

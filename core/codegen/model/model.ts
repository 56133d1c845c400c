import type { JsonNode } from '../json/json-node.ts';
import type { SqlDialect } from '../sql/sql-dialect.ts';
import type { DeclaredType } from './declared-type.ts';
import type { FieldType, Rule, ValueType } from './field-type.ts';
import type { Check, Index, Key } from './key.ts';
import type { Operation } from './operation.ts';
import type { Relation } from './relation.ts';

/** Where in the input something stands. */
export interface Place {
  /** `$.orders[].id` of JSON, `#/$defs/Order` of a schema, `orders.id` of a table. */
  readonly path: string;
  /** Offset in the text; null where the parser gives none. */
  readonly offset: number | null;
}

/** What stands in a field where nothing was given. */
export type Default =
  | { readonly kind: 'value'; readonly value: JsonNode }
  /** An expression of the database, as it spells it. */
  | { readonly kind: 'expression'; readonly expression: string }
  /** A number that the database counts up. */
  | {
      readonly kind: 'generated';
      /** A statement cannot give another value. */
      readonly always?: boolean;
      /** What else the database is told, as it spells it: `START WITH 100`, `AUTOINCREMENT`. */
      readonly options?: string;
    };

export interface Field extends ValueType {
  readonly id: string;
  /** As the input spells it: the key of JSON, the column of a table. */
  readonly name: string;
  readonly type: FieldType;
  /** The key may be missing. */
  readonly optional: boolean;
  readonly default: Default | null;
  /** The expression that a database computes the value by. */
  readonly computed: { readonly expression: string; readonly stored: boolean } | null;
  /** Expression that an UPDATE sets, as MySQL has it. */
  readonly onUpdate: string | null;
  /** The type as the database's own statements call it; null elsewhere. */
  readonly declared: DeclaredType | null;
  /** How its texts are stored and compared, as the database spells it: `COLLATE "C"`. */
  readonly collation?: string;
  readonly comment: string | null;
  /** Its values say something of a person. */
  readonly personal: boolean;
  readonly origin: Place;
}

/** What an object may hold beside its fields. */
export interface OtherMembers {
  readonly patterns: readonly { readonly pattern: string; readonly value: ValueType }[];
  /** Null if nothing else is allowed. */
  readonly rest: ValueType | null;
}

/** A thing with fields: a table, an object of JSON, a row of a file. */
export interface Entity {
  readonly id: string;
  /** As the input spells it. */
  readonly name: string;
  /** Schema of a database; null where there is none or it is the usual one. */
  readonly schema: string | null;
  readonly fields: readonly Field[];
  readonly others: OtherMembers;
  readonly keys: readonly Key[];
  readonly checks: readonly Check[];
  readonly indexes: readonly Index[];
  readonly rules: readonly Rule[];
  /** What else the database is told of the table, as it spells it: `STRICT, WITHOUT ROWID`. */
  readonly options?: string;
  readonly comment: string | null;
  readonly origin: Place;
}

export interface Enumeration {
  readonly id: string;
  readonly name: string;
  /** Schema of a database; null where there is none or it is the usual one. */
  readonly schema: string | null;
  /** Texts, numbers and booleans, in order. */
  readonly values: readonly JsonNode[];
  readonly comment: string | null;
  readonly origin: Place;
}

/** A type with a name that is neither entity nor enumeration, such as a domain of a database. */
export interface Alias {
  readonly id: string;
  readonly name: string;
  /** Schema of a database; null where there is none or it is the usual one. */
  readonly schema: string | null;
  readonly value: ValueType;
  /** Conditions of a database on VALUE. */
  readonly checks: readonly string[];
  readonly comment: string | null;
  readonly origin: Place;
}

/** What was read, whatever it was read from. */
export interface Model {
  /** The database that expressions are spelled for; null where there are none. */
  readonly dialect: SqlDialect | null;
  readonly entities: readonly Entity[];
  readonly enumerations: readonly Enumeration[];
  readonly aliases: readonly Alias[];
  readonly relations: readonly Relation[];
  readonly operations: readonly Operation[];
  /** The type of the whole document, of a sample or a schema. */
  readonly root: ValueType | null;
}

export const EMPTY_MODEL: Model = {
  dialect: null,
  entities: [],
  enumerations: [],
  aliases: [],
  relations: [],
  operations: [],
  root: null,
};

/** A field with nothing but a type. */
export const plainField = (
  entity: string,
  name: string,
  value: ValueType,
  more: Partial<Field> = {},
): Field => ({
  id: `${entity}/${name}`,
  name,
  ...value,
  optional: false,
  default: null,
  computed: null,
  onUpdate: null,
  declared: null,
  comment: null,
  personal: false,
  origin: { path: name, offset: null },
  ...more,
});

/** An entity with nothing but fields. */
export const plainEntity = (
  id: string,
  name: string,
  fields: readonly Field[],
  more: Partial<Entity> = {},
): Entity => ({
  id,
  name,
  schema: null,
  fields,
  others: { patterns: [], rest: { type: { kind: 'json' }, nullable: true } },
  keys: [],
  checks: [],
  indexes: [],
  rules: [],
  comment: null,
  origin: { path: id, offset: null },
  ...more,
});

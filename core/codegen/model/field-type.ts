import type { JsonNode } from '../json/json-node.ts';

/** A limit of a number, with all its digits. */
export interface Bound {
  readonly value: string;
  /** The limit itself is left out. */
  readonly exclusive: boolean;
}

export interface Range {
  readonly least: Bound | null;
  readonly most: Bound | null;
  readonly multipleOf: string | null;
}

/** A number of characters, items or members. */
export interface Size {
  readonly least: number | null;
  readonly most: number | null;
}

export interface TextType {
  readonly kind: 'text';
  readonly size: Size;
  /** All values have the longest length, as CHAR(n) pads them. */
  readonly fixed: boolean;
  /** A regular expression as JSON Schema writes it. */
  readonly pattern: string | null;
  /** A name of JSON Schema, e.g. `email`. */
  readonly format: string | null;
}

/** A whole number. */
export interface WholeType {
  readonly kind: 'whole';
  /** Bits it takes in a database; 53 if it takes 64, but a JavaScript number holds it; null if it has no limit. */
  readonly bits: 8 | 16 | 24 | 32 | 53 | 64 | null;
  readonly unsigned: boolean;
  readonly range: Range;
  /** A bigint wherever a value of JavaScript can be one, whatever the options of an output say. */
  readonly asBigint?: true;
}

/** A number of exact digits. */
export interface DecimalType {
  readonly kind: 'decimal';
  /** Digits; null if they have no limit. */
  readonly precision: number | null;
  /** Digits of the fraction. */
  readonly scale: number | null;
  readonly unsigned: boolean;
  readonly range: Range;
}

/** A number in binary floating point, and any number of JSON. */
export interface FloatType {
  readonly kind: 'float';
  readonly bits: 32 | 64;
  readonly range: Range;
}

/** Types without details. `json` is any value, `never` is none. */
export interface PlainType {
  readonly kind: 'boolean' | 'date' | 'uuid' | 'json' | 'never';
}

export interface TimeType {
  /** `instant` is a moment; `datetime` has a date and a time of no zone. */
  readonly kind: 'time' | 'datetime' | 'instant';
  /** Digits of the fraction of a second; null where the database's default holds. */
  readonly precision: number | null;
}

export interface BytesType {
  readonly kind: 'bytes';
  readonly size: Size;
}

/** A type of one database that has no counterpart elsewhere. */
export interface OtherType {
  readonly kind: 'other';
  readonly name: string;
}

/** One of the values of an enumeration, or, as `set`, any number of them. */
export interface EnumerationType {
  readonly kind: 'enumeration' | 'set';
  readonly enumeration: string;
}

export interface EntityType {
  readonly kind: 'entity';
  readonly entity: string;
}

export interface AliasType {
  readonly kind: 'alias';
  readonly alias: string;
}

export interface LiteralType {
  readonly kind: 'literal';
  readonly value: JsonNode;
}

export interface ListType {
  readonly kind: 'list';
  readonly of: ValueType;
  readonly size: Size;
  readonly unique: boolean;
}

/** A list whose first items have types of their own. */
export interface TupleType {
  readonly kind: 'tuple';
  readonly items: readonly ValueType[];
  /** What may follow; null if nothing. */
  readonly rest: ValueType | null;
  readonly size: Size;
}

/** An object whose keys are data. */
export interface MapType {
  readonly kind: 'map';
  readonly of: ValueType;
}

/** Which alternative an object is, by the value of one of its fields. */
export interface Tag {
  readonly field: string;
  /** Value of the field by position of the alternative. */
  readonly values: readonly { readonly value: string; readonly alternative: number }[];
}

export interface OneOfType {
  readonly kind: 'oneOf';
  readonly alternatives: readonly FieldType[];
  /** A value that fits two alternatives fits none. */
  readonly exactly: boolean;
  readonly tag: Tag | null;
}

/** A type with rules that no type can say. */
export interface RestrictedType {
  readonly kind: 'restricted';
  readonly of: FieldType;
  readonly rules: readonly Rule[];
}

/** A rule that stands beside a type, since no type says it. */
export type Rule =
  | { readonly kind: 'not'; readonly value: ValueType }
  | {
      readonly kind: 'if';
      readonly condition: ValueType;
      readonly then: ValueType | null;
      readonly otherwise: ValueType | null;
    }
  /** Where the field stands, the others must stand too. */
  | { readonly kind: 'requires'; readonly field: string; readonly others: readonly string[] }
  /** Number of members of an object. */
  | { readonly kind: 'memberCount'; readonly size: Size }
  /** Names of the members of an object. */
  | { readonly kind: 'memberNames'; readonly value: ValueType }
  /** Number of items of a list that fit. */
  | { readonly kind: 'contains'; readonly value: ValueType; readonly size: Size };

/** What the values of a field are; it knows no language and no database. */
export type FieldType =
  | TextType
  | WholeType
  | DecimalType
  | FloatType
  | PlainType
  | TimeType
  | BytesType
  | OtherType
  | EnumerationType
  | EntityType
  | AliasType
  | LiteralType
  | ListType
  | TupleType
  | MapType
  | OneOfType
  | RestrictedType;

/** A type, and whether null stands beside it. */
export interface ValueType {
  readonly type: FieldType;
  readonly nullable: boolean;
}

export const NO_RANGE: Range = { least: null, most: null, multipleOf: null };

export const NO_SIZE: Size = { least: null, most: null };

export const TEXT: TextType = {
  kind: 'text',
  size: NO_SIZE,
  fixed: false,
  pattern: null,
  format: null,
};

export const JSON_TYPE: PlainType = { kind: 'json' };

export const NEVER: PlainType = { kind: 'never' };

export const required = (type: FieldType): ValueType => ({ type, nullable: false });

export const listOf = (of: ValueType): ListType => ({
  kind: 'list',
  of,
  size: NO_SIZE,
  unique: false,
});

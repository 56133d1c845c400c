/** When a transaction may break a constraint: once it says so itself, or from the start. It is checked at the end. */
export type Deferral = 'immediate' | 'deferred';

/** What PostgreSQL is told of a unique index beyond its columns. */
interface UniqueRules {
  /** Fields that the index holds without comparing them. */
  readonly include?: readonly string[];
  /** Two rows with null are the same. */
  readonly nullsNotDistinct?: boolean;
}

/** A set of fields whose values tell one row from another. */
export interface Key extends UniqueRules {
  readonly kind: 'primary' | 'unique';
  readonly name: string | null;
  readonly fields: readonly string[];
  readonly deferrable?: Deferral;
}

/** A condition on the rows of a table. */
export interface Check {
  readonly name: string | null;
  /** As the database spells it. */
  readonly expression: string;
  /** Fields that the condition names. */
  readonly fields: readonly string[];
}

/** An index that was made by itself, not for a key. */
export interface Index extends UniqueRules {
  readonly name: string;
  readonly unique: boolean;
  readonly parts: readonly IndexPart[];
  /** Condition of a partial index. */
  readonly where: string | null;
  /** How it is built if not as a B-tree, in small letters: `gin`, `fulltext`. */
  readonly method?: string;
}

/** How the values of a part stand in an index. */
interface PartOrder {
  readonly descending?: boolean;
  /** Where null stands if not where the database puts it by itself. */
  readonly nulls?: 'first' | 'last';
  /** What else the database is told, as it spells it: a collation, an operator class, a length. */
  readonly options?: string;
}

export type IndexPart = PartOrder &
  (
    | { readonly kind: 'field'; readonly field: string }
    | { readonly kind: 'expression'; readonly expression: string }
  );

/** The fields that an index names outside of expressions. */
export const indexFields = ({ parts, include = [] }: Index): readonly string[] => [
  ...parts.flatMap((part) => (part.kind === 'field' ? [part.field] : [])),
  ...include,
];

import type { FieldHint } from './field-hints.ts';
import type { Person } from './text-by-name.ts';

/** Where a value goes. */
export interface ValuePlace {
  readonly entity: string;
  readonly field: string;
  /** Position of the row. */
  readonly row: number;
  /** How often the row was tried before. */
  readonly attempt: number;
  /** No other row may have the value. */
  readonly unique: boolean;
  readonly hint: FieldHint;
  readonly person: Person;
  /** Objects around the value. */
  readonly depth: number;
}

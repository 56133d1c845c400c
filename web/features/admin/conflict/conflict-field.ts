import type { ReactNode } from 'react';

/** How a field of a record is named and shown. */
export interface ConflictField<Values, Name extends keyof Values = keyof Values> {
  readonly name: Name;
  readonly label: string;
  show(value: Values[Name]): ReactNode;
}

/** One of a record's fields, with the type of its own value. */
export type FieldOf<Values> = {
  [Name in keyof Values & string]: ConflictField<Values, Name>;
}[keyof Values & string];

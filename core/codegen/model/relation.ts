import type { Deferral } from './key.ts';

export type DeleteRule = 'no action' | 'restrict' | 'cascade' | 'set null' | 'set default';

/** Rows of one entity refer to rows of another. */
export interface Relation {
  readonly name: string | null;
  readonly from: string;
  readonly fromFields: readonly string[];
  readonly to: string;
  readonly toFields: readonly string[];
  readonly onDelete: DeleteRule;
  readonly onUpdate: DeleteRule;
  readonly deferrable?: Deferral;
}

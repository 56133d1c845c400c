import type { ModelChange } from '../difference/model-change.ts';

/** What a statement takes away for good. */
export type Loss = 'nothing' | 'values' | 'rows';

/** One step of a migration. */
export interface MigrationStatement {
  /** One statement or more, each with its semicolon. */
  readonly sql: string;
  /** What makes it as it was; values that are lost stay lost. Null if nothing does. */
  readonly undo: string | null;
  readonly loses: Loss;
  readonly change: ModelChange;
}

/** The change that leads back. */
export function inverse(change: ModelChange): ModelChange {
  const opposite = (kind: string): string =>
    kind.endsWith('Added') ? kind.replace(/Added$/, 'Dropped') : kind.replace(/Dropped$/, 'Added');
  const { before, after } = { before: null, after: null, ...change } as {
    readonly before: unknown;
    readonly after: unknown;
  };
  const turned =
    change.kind === 'enumerationChanged'
      ? { renames: change.renames.map(({ from, to }) => ({ from: to, to: from })) }
      : {};
  return {
    ...change,
    ...turned,
    kind: opposite(change.kind),
    before: after,
    after: before,
  } as ModelChange;
}

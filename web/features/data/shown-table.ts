import {
  columnTypeOf,
  ownSelect,
  QueryFailed,
  resultColumns,
  sql,
  writeRecipe,
  type Column,
  type Recipe,
  type SqlText,
} from '@toolyard/core/data';
import type { DataEngine } from '../../app/data-in-worker.ts';
import { firstPage, type Rows } from './grid/pages.ts';

/** What the grid shows: the whole table, or the result of a statement. */
export interface ShownTable {
  readonly select: SqlText;
  readonly columns: readonly Column[];
  readonly rowCount: number;
  /** The first of its rows, where they came with their number. */
  readonly firstRows?: Rows;
}

const BEFORE = sql`select * from (`;

/** The columns and the number of rows of a SELECT that somebody wrote. Rejects with `QueryFailed`, its place counted in `text`. */
export async function resultOfText(
  engine: DataEngine,
  text: string,
  signal: AbortSignal,
): Promise<ShownTable> {
  const select = ownSelect(text);
  try {
    const { columns } = await engine.query(sql`${BEFORE}${select}) limit 0`, signal);
    return {
      ...(await firstPage(engine, select, signal)),
      select,
      columns: columns.map(({ name, engineType }) => ({
        name,
        type: columnTypeOf(engineType),
        unit: null,
        currency: null,
      })),
    };
  } catch (fault) {
    if (!(fault instanceof QueryFailed) || fault.at === null) throw fault;
    throw new QueryFailed(fault.kind, fault.message, Math.max(0, fault.at - BEFORE.length));
  }
}

/** The result of a recipe, whose columns core knows; the engine counts its rows. */
export async function resultOfRecipe(
  engine: DataEngine,
  recipe: Recipe,
  signal: AbortSignal,
): Promise<ShownTable> {
  const select = writeRecipe(recipe);
  const page = await firstPage(engine, select, signal);
  return { ...page, select, columns: resultColumns(recipe) };
}

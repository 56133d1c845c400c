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

/** What the grid shows: the whole table, or the result of a statement. */
export interface ShownTable {
  readonly select: SqlText;
  readonly columns: readonly Column[];
  readonly rowCount: number;
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
    const { rows } = await engine.query(sql`select count(*) from (${select})`, signal);
    return {
      select,
      columns: columns.map(({ name, engineType }) => ({
        name,
        type: columnTypeOf(engineType),
        unit: null,
        currency: null,
      })),
      rowCount: Number(rows[0]![0]),
    };
  } catch (fault) {
    if (!(fault instanceof QueryFailed) || fault.at === null) throw fault;
    throw new QueryFailed(fault.kind, fault.message, Math.max(0, fault.at - BEFORE.length));
  }
}

/** The result of a recipe, whose columns core knows; only its rows are counted by the engine. */
export async function resultOfRecipe(
  engine: DataEngine,
  recipe: Recipe,
  signal: AbortSignal,
): Promise<ShownTable> {
  const select = writeRecipe(recipe);
  const { rows } = await engine.query(sql`select count(*) from (${select})`, signal);
  return { select, columns: resultColumns(recipe), rowCount: Number(rows[0]![0]) };
}

import {
  columnTypeOf,
  ownSelect,
  QueryFailed,
  resultColumns,
  selectOfStep,
  sql,
  tablesOf,
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
  /** The statement that somebody wrote; null where it is the result of the recipe. */
  readonly own: string | null;
}

const BEFORE = sql`select * from (`;

/**
 * The columns and the number of rows of a SELECT that somebody wrote, which reads the result of the recipe from "input" as
 * a step does. Rejects with `QueryFailed`, its place counted in `text`.
 */
export async function resultOfText(
  engine: DataEngine,
  text: string,
  recipe: Recipe,
  signal: AbortSignal,
): Promise<ShownTable> {
  const select = selectOfStep(
    { id: 'own', kind: 'sql', parameters: { text, result: [] } },
    sql`(${writeRecipe(recipe)})`,
    { columns: resultColumns(recipe), tables: tablesOf(recipe) },
  );
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
      own: text,
    };
  } catch (fault) {
    if (!(fault instanceof QueryFailed) || fault.at === null) throw fault;
    const before = BEFORE.length + select.lastIndexOf(ownSelect(text));
    throw new QueryFailed(fault.kind, fault.message, Math.max(0, fault.at - before));
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
  return { ...page, select, columns: resultColumns(recipe), own: null };
}

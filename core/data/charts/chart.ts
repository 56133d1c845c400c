import type { Texts, ValuesOf } from '../../shared/index.ts';
import type { SqlText } from '../sql/sql-text.ts';
import type { StepContext, StepParameters, StepProblem } from '../step.ts';

/** The points of a chart: a SELECT with fixed columns. */
export interface ChartPoints {
  readonly query: SqlText;
  /** More rows than these are cut, which must be said. Null where the query bounds itself. */
  readonly most: number | null;
}

/** One kind of chart: all that the product knows of it. Drawing is up to the page. */
export interface ChartKind<Kind extends string, Set extends StepParameters> {
  readonly kind: Kind;
  readonly label: Texts;
  readonly parameters: Set;
  /** Columns of the points, in order. */
  readonly points: readonly string[];
  /** What does not fit beyond the parameters. */
  problem?(values: ValuesOf<Set>, context: StepContext): StepProblem | null;
  query(values: ValuesOf<Set>, from: SqlText, context: StepContext): ChartPoints;
  explain(values: ValuesOf<Set>): Texts;
}

/** Declares a kind of chart. */
/* @__NO_SIDE_EFFECTS__ */
export const chartKind = <const Kind extends string, Set extends StepParameters>(
  kind: ChartKind<Kind, Set>,
): ChartKind<Kind, Set> => kind;

/** A chart of a kind, as it is stored. */
export type ChartOf<Of> =
  Of extends ChartKind<infer Kind, infer Set>
    ? { readonly id: string; readonly kind: Kind; readonly parameters: ValuesOf<Set> }
    : never;

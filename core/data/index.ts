export { COLUMN_TYPES, columnNamed, columnTypeOf, familyOf, nameKey, plainColumn } from './column.ts';
export type { Column, ColumnFamily, ColumnType } from './column.ts';
export { QueryFailed } from './ports/query-engine.ts';
export type {
  Cancellation,
  Cell,
  QueryEngine,
  QueryFailure,
  QueryResult,
  ReadableFile,
} from './ports/query-engine.ts';
export { asTexts, resultOf } from './query-cells.ts';
export { identifier, joined, literal, numberLiteral, ownSelect, sql, textLiteral } from './sql/sql-text.ts';
export type { SqlLiteral, SqlText } from './sql/sql-text.ts';
export { COMPARISONS, TEXT_SEARCHES } from './condition.ts';
export type { Condition } from './condition.ts';
export { checkExpression } from './expression.ts';
export type { CheckedExpression } from './expression.ts';
export { FUNCTIONS } from './functions.ts';
export type { FunctionRule } from './functions.ts';
export {
  addStep,
  appliedSteps,
  columnsAfterStep,
  columnsAt,
  explainStep,
  moveStep,
  newRecipe,
  RECIPE_VERSION,
  removeStep,
  replaceStep,
  resultColumns,
  selectOfStep,
  stepKindOf,
  switchStep,
  tablesOf,
  unfitSteps,
  withSources,
} from './recipe.ts';
export type {
  AppliedStep,
  ChangedRecipe,
  Recipe,
  RecipeSource,
  RecipeStep,
  UnfitStep,
} from './recipe.ts';
export { stepChecks, writeRecipe, writtenSteps } from './sql/write-recipe.ts';
export type { WrittenStep } from './sql/write-recipe.ts';
export { selectProblem, sqlTokens } from './sql/tokens.ts';
export type { SqlProblem, SqlToken } from './sql/tokens.ts';
export {
  AGGREGATES,
  aggregateFamilies,
  DATE_PARTS,
  freeName,
  nameProblem,
  typeLabel,
} from './step-parameters.ts';
export type {
  Aggregate,
  AggregateFunction,
  DatePart,
  GroupKey,
  JoinKey,
  Rename,
  SortKey,
} from './step-parameters.ts';
export type {
  StepCheck,
  StepContext,
  StepKind,
  StepParameter,
  StepProblem,
  Table,
} from './step.ts';
export { MOST_PIVOT_COLUMNS } from './steps/pivot.ts';
export { STEP_KINDS } from './steps/step-list.ts';
export type { Step, StepKindName } from './steps/step-list.ts';
export { valueOf } from './values.ts';

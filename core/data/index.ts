export {
  COLUMN_TYPES,
  columnNamed,
  columnTypeOf,
  familyOf,
  nameKey,
  plainColumn,
} from './column.ts';
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
export {
  identifier,
  joined,
  literal,
  numberLiteral,
  ownSelect,
  sql,
  textLiteral,
} from './sql/sql-text.ts';
export type { SqlLiteral, SqlText } from './sql/sql-text.ts';
export { COMPARISONS, conditionInWords, TEXT_SEARCHES } from './condition.ts';
export type { Condition } from './condition.ts';
export {
  everyCondition,
  keyCondition,
  otherKeyCondition,
  rangeCondition,
} from './key-condition.ts';
export { groupingStep, recipeBehind, totalRowQuery } from './rows-behind.ts';
export { checkExpression } from './expression.ts';
export type { CheckedExpression } from './expression.ts';
export { FUNCTIONS } from './functions.ts';
export type { FunctionRule } from './functions.ts';
export {
  addStep,
  appliedSteps,
  chartKindOf,
  chartPoints,
  chartProblem,
  columnsAfterStep,
  columnsAt,
  explainChart,
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
  ChartFilter,
  Dashboard,
  Recipe,
  RecipeSource,
  RecipeStep,
  UnfitStep,
} from './recipe.ts';
export {
  chartFilters,
  chartRows,
  dashboardOf,
  filterCharts,
  moveChart,
  removeChart,
  setChart,
  unfilterCharts,
  widenChart,
} from './dashboard.ts';
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
  ColumnValuesParameter,
  DatePart,
  GroupKey,
  JoinKey,
  JoinKeysParameter,
  OptionalNameParameter,
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
export { CHART_KINDS } from './charts/chart-kind-list.ts';
export type { Chart, ChartKindName, ProposedChart } from './charts/chart-kind-list.ts';
export type { ChartKind, ChartPoints } from './charts/chart.ts';
export { aggregateColumn, aggregateInWords, groupKeyInWords, isAdditive } from './aggregate-sql.ts';
export { MOST_AXIS_VALUES, MOST_LINE_POINTS, MOST_SERIES } from './charts/grouped-points.ts';
export { proposeCharts } from './charts/propose-charts.ts';
export type { ChartProposal } from './charts/propose-charts.ts';
export {
  MOST_TOP_VALUES,
  profileColumn,
  readSummary,
  readTopValues,
  summaryQuery,
  topValuesQuery,
} from './profile/column-profile.ts';
export { keyValues, type KeyValues } from './profile/key-values.ts';
export type { ColumnProfile, ColumnSummary, TopValue } from './profile/column-profile.ts';
export type { ProfileBin } from './profile/family-profile.ts';
export { parseRecipe, readRecipe, recipeText } from './read-recipe.ts';
export {
  recipeOnTables,
  schemaChangeInWords,
  schemaChanges,
  schemaReport,
  withOldNames,
} from './schema-change.ts';
export type { SchemaChange, SchemaReport } from './schema-change.ts';
export { shownNumber } from './shown-number.ts';
export { ANALYSES_FULL, ANALYSIS_INVALID, ANALYSIS_UNKNOWN } from './data.errors.ts';
export type { AnalysisRepository } from './ports/analysis-repository.ts';
export { ANALYSIS_NAME_MAX, MAX_ANALYSES } from './saved-analysis.ts';
export type { SavedAnalysis } from './saved-analysis.ts';
export {
  ChangeAnalysis,
  DeleteAnalysis,
  ListAnalyses,
  SaveAnalysis,
} from './use-cases/manage-analyses.ts';
export { cellKind } from './reading/cell-kind.ts';
export {
  chooseType,
  habitsOf,
  normalized,
  readers,
  sampledRules,
  offeredRules,
} from './reading/choose-types.ts';
export type {
  ChosenType,
  ColumnCounts,
  FileHabits,
  RuleCount,
  WiderOrder,
} from './reading/choose-types.ts';
export { PLAIN_DIALECT, SPACES } from './reading/dialect.ts';
export type { Dialect } from './reading/dialect.ts';
export { guessDialect, SEPARATOR_LINE } from './reading/guess-dialect.ts';
export type { DialectGuess } from './reading/guess-dialect.ts';
export { MISSING_VALUES } from './reading/missing-values.ts';
export { readRecords } from './reading/records.ts';
export type { RecordsRead, TextRecord } from './reading/records.ts';
export { UnreadableFile } from './reading/unreadable-file.ts';
export type { UnreadableReason } from './reading/unreadable-file.ts';
export { reportTexts } from './reading/reading-report.ts';
export type { ReadingReport } from './reading/reading-report.ts';
export { columnNames, layoutOf } from './reading/table-layout.ts';
export type { HeaderReason, TableLayout } from './reading/table-layout.ts';
export { isNote, TOTAL_STEMS, TOTAL_WORDS } from './reading/total-rows.ts';
export { CURRENCY, currencyName, differentCurrencies } from './reading/type-rules/currency.ts';
export { FULL_WIDTH, HALF_WIDTH } from './reading/type-rules/spaces.ts';
export { TEXT_RULE, TYPE_RULES } from './reading/type-rules/type-rule-list.ts';
export type { TypeRule } from './reading/type-rules/type-rule.ts';
export { evidenceTexts } from './reading/evidence.ts';
export type { TypeEvidence } from './reading/evidence.ts';
export { usualForm } from './reading/usual-forms.ts';
export type { UsualForm } from './reading/usual-forms.ts';

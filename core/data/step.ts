import type { Parameter, Result, Texts, ValuesOf } from '../shared/index.ts';
import type { Column } from './column.ts';
import type { SqlText } from './sql/sql-text.ts';

/** A table of the analysis by the name that SQL has for it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** What a step is applied to: columns, and the other tables of the analysis by the id of their source. */
export interface StepContext {
  readonly columns: readonly Column[];
  readonly tables: ReadonlyMap<string, Table>;
}

/** Why a step cannot be applied, for the field of the form that is to be changed. */
export interface StepProblem {
  readonly texts: Texts;
  /** Name of the parameter; null when it is none of them. */
  readonly parameter: string | null;
  /** A column that is missing or of the wrong type. */
  readonly column?: string;
  /** Offset in a typed text. */
  readonly at?: number;
}

/** A count that somebody should know of a step, such as rows without a partner in a join. */
export interface StepCheck {
  readonly label: Texts;
  /** A SELECT of one row and one whole number. */
  readonly query: SqlText;
}

/** A parameter of a step. `columnsOf` names the columns of its value, so that no step can forget to look for them. */
export interface StepParameter<Value> extends Parameter<Value, StepContext> {
  columnsOf?(value: Value): readonly string[];
}

export type StepParameters = Readonly<Record<string, StepParameter<unknown>>>;

/** One kind of step: all that the product knows of it. */
export interface StepKind<Kind extends string, Set extends StepParameters> {
  readonly kind: Kind;
  readonly label: Texts;
  readonly parameters: Set;
  /** Columns of the result. All columns of the parameters exist and every parameter fits. */
  columnsAfter(values: ValuesOf<Set>, context: StepContext): Result<readonly Column[], StepProblem>;
  /** One SELECT over the table or the step before. */
  select(values: ValuesOf<Set>, from: SqlText, context: StepContext): SqlText;
  explain(values: ValuesOf<Set>, tables: StepContext['tables']): Texts;
  checks?(values: ValuesOf<Set>, from: SqlText, context: StepContext): readonly StepCheck[];
}

/** Declares a kind of step. */
/* @__NO_SIDE_EFFECTS__ */
export const stepKind = <const Kind extends string, Set extends StepParameters>(
  kind: StepKind<Kind, Set>,
): StepKind<Kind, Set> => kind;

/** A step of a kind, as it is stored. */
export type StepOf<Of> =
  Of extends StepKind<infer Kind, infer Set>
    ? { readonly id: string; readonly kind: Kind; readonly parameters: ValuesOf<Set> }
    : never;

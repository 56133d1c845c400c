import {
  choice,
  optional,
  text,
  type Choice,
  type OptionalParameter,
  type ParameterProblem,
  type Texts,
} from '../shared/index.ts';
import {
  columnNamed,
  COLUMN_TYPES,
  type Column,
  type ColumnFamily,
  type ColumnType,
  familyOf,
  nameKey,
} from './column.ts';
import { type Condition, conditionColumns, conditionProblem, readCondition } from './condition.ts';
import { checkExpression } from './expression.ts';
import { selectProblem } from './sql/tokens.ts';
import type { StepContext, StepParameter } from './step.ts';

const LONGEST_NAME = 200;
const LONGEST_SQL = 20_000;
const MOST_COLUMNS = 5000;

const isText = (value: unknown): value is string => typeof value === 'string';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Every element read; undefined when one of them cannot be. */
function readList<T>(value: unknown, read: (each: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_COLUMNS) return undefined;
  const all = value.map((each) => read(each));
  return all.some((each) => each === undefined) ? undefined : (all as T[]);
}

const first = <T>(problems: readonly (T | null)[]): T | null =>
  problems.find((problem) => problem !== null) ?? null;

/** Why a name cannot be one of a column; null when it can. The engine has no empty names. */
export function nameProblem(name: string): ParameterProblem | null {
  if (name.length === 0) return { texts: { en: 'a column needs a name', 'zh-CN': '列名不能为空' } };
  if (name.length > LONGEST_NAME || name.includes('\0'))
    return {
      texts: {
        en: `a name has at most ${LONGEST_NAME} characters`,
        'zh-CN': `列名最多 ${LONGEST_NAME} 个字符`,
      },
    };
  return null;
}

/** Why columns cannot stand beside each other: the first name that appears twice, whatever its case. */
export function repeatedName(names: readonly string[]): ParameterProblem | null {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(nameKey(name)))
      return {
        column: name,
        texts: {
          en: `there are two columns named “${name}”`,
          'zh-CN': `有两列都叫“${name}”`,
        },
      };
    seen.add(nameKey(name));
  }
  return null;
}

/** A name that is not among others, by a number behind it where need be. */
export function freeName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(nameKey));
  let free = name;
  for (let number = 2; taken.has(nameKey(free)); number += 1) free = `${name}_${number}`;
  return free;
}

const FAMILY_NAMES: Readonly<Record<ColumnFamily, Texts>> = {
  number: { en: 'numbers', 'zh-CN': '数字' },
  text: { en: 'texts', 'zh-CN': '文本' },
  time: { en: 'dates or times', 'zh-CN': '日期或时间' },
  boolean: { en: 'true or false', 'zh-CN': '是或否' },
  nested: { en: 'nested values', 'zh-CN': '嵌套数据' },
};

/** Why the type of a column does not do; null when it does. */
export function familyProblem(
  column: Column,
  families: readonly ColumnFamily[],
): ParameterProblem | null {
  if (families.includes(familyOf(column.type))) return null;
  const names = families.map((family) => FAMILY_NAMES[family]);
  return {
    column: column.name,
    texts: {
      en: `“${column.name}” must have ${names.map(({ en }) => en).join(' or ')}`,
      'zh-CN': `“${column.name}”列必须是${names.map((name) => name['zh-CN']).join('或')}`,
    },
  };
}

export interface ColumnParameter extends StepParameter<string> {
  readonly kind: 'column';
  /** Null where any will do. */
  readonly families: readonly ColumnFamily[] | null;
}

/** One column. */
export const column = (
  label: Texts,
  families: readonly ColumnFamily[] | null = null,
): ColumnParameter => ({
  kind: 'column',
  label,
  families,
  read: (value) => (isText(value) ? value : undefined),
  columnsOf: (value) => [value],
  problem: (value, { columns }) =>
    families ? familyProblem(columnNamed(columns, value)!, families) : null,
});

export interface ColumnsParameter extends StepParameter<readonly string[]> {
  readonly kind: 'columns';
  readonly atLeast: number;
}

/** Columns in an order, each once. */
export const columns = (
  label: Texts,
  { atLeast = 1 }: { atLeast?: number } = {},
): ColumnsParameter => ({
  kind: 'columns',
  label,
  atLeast,
  read: (value) => readList(value, (each) => (isText(each) ? each : undefined)),
  columnsOf: (value) => value,
  problem: (value) =>
    value.length < atLeast
      ? { texts: { en: 'choose at least one column', 'zh-CN': '请至少选择一列' } }
      : repeatedName(value),
});

export interface ColumnNameParameter extends StepParameter<string> {
  readonly kind: 'column-name';
}

/** The name of a new column. */
export const columnName = (label: Texts): ColumnNameParameter => ({
  kind: 'column-name',
  label,
  read: (value) => (isText(value) ? value : undefined),
  problem: (value) => nameProblem(value),
});

export interface ConditionParameter extends StepParameter<Condition> {
  readonly kind: 'condition';
}

export const condition = (label: Texts): ConditionParameter => ({
  kind: 'condition',
  label,
  read: (value) => readCondition(value),
  columnsOf: conditionColumns,
  problem: (value, { columns: all }) => conditionProblem(value, all),
});

/** One key of an order. Rows without a value come last in both directions. */
export interface SortKey {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface SortKeysParameter extends StepParameter<readonly SortKey[]> {
  readonly kind: 'sort-keys';
}

export const sortKeys = (label: Texts): SortKeysParameter => ({
  kind: 'sort-keys',
  label,
  read: (value) =>
    readList(value, (each) => {
      const { column: name, direction } = record(each);
      return isText(name) && (direction === 'ascending' || direction === 'descending')
        ? { column: name, direction }
        : undefined;
    }),
  columnsOf: (value) => value.map((key) => key.column),
  problem: (value) =>
    value.length === 0
      ? { texts: { en: 'choose at least one column', 'zh-CN': '请至少选择一列' } }
      : repeatedName(value.map((key) => key.column)),
});

export const DATE_PARTS: readonly Choice<'year' | 'quarter' | 'month' | 'week' | 'day'>[] = [
  { value: 'year', label: { en: 'year', 'zh-CN': '年' } },
  { value: 'quarter', label: { en: 'quarter', 'zh-CN': '季度' } },
  { value: 'month', label: { en: 'month', 'zh-CN': '月' } },
  { value: 'week', label: { en: 'week from Monday', 'zh-CN': '周（周一起）' } },
  { value: 'day', label: { en: 'day', 'zh-CN': '日' } },
];
export type DatePart = (typeof DATE_PARTS)[number]['value'];

/** One key of groups: a column, or the first day of the period in which a date lies. */
export interface GroupKey {
  readonly column: string;
  readonly part: DatePart | null;
}

export interface GroupKeysParameter extends StepParameter<readonly GroupKey[]> {
  readonly kind: 'group-keys';
  readonly atLeast: number;
}

const readGroupKey = (value: unknown): GroupKey | undefined => {
  const { column: name, part = null } = record(value);
  const known = DATE_PARTS.find((each) => each.value === part)?.value ?? null;
  return isText(name) && (part === null || known) ? { column: name, part: known } : undefined;
};

const groupKeyProblem = (key: GroupKey, all: readonly Column[]): ParameterProblem | null => {
  const { type } = columnNamed(all, key.column)!;
  return key.part === null || type === 'date' || type === 'datetime'
    ? null
    : {
        column: key.column,
        texts: {
          en: `“${key.column}” must have dates to be grouped by ${key.part}`,
          'zh-CN': `“${key.column}”列必须是日期才能按时间段分组`,
        },
      };
};

export const groupKeys = (label: Texts, { atLeast = 0 } = {}): GroupKeysParameter => ({
  kind: 'group-keys',
  label,
  atLeast,
  read: (value) => readList(value, readGroupKey),
  columnsOf: (value) => value.map((key) => key.column),
  problem: (value, { columns: all }) =>
    value.length < atLeast
      ? { texts: { en: 'choose at least one column', 'zh-CN': '请至少选择一列' } }
      : first(value.map((key) => groupKeyProblem(key, all))),
});

export interface GroupKeyParameter extends StepParameter<GroupKey> {
  readonly kind: 'group-key';
}

export const groupKey = (label: Texts): GroupKeyParameter => ({
  kind: 'group-key',
  label,
  read: readGroupKey,
  columnsOf: (value) => [value.column],
  problem: (value, { columns: all }) => groupKeyProblem(value, all),
});

export const AGGREGATES: readonly Choice<
  'rows' | 'count' | 'distinct' | 'sum' | 'mean' | 'median' | 'quantile' | 'least' | 'most'
>[] = [
  { value: 'rows', label: { en: 'number of rows', 'zh-CN': '行数' } },
  { value: 'count', label: { en: 'number of values', 'zh-CN': '非空值个数' } },
  { value: 'distinct', label: { en: 'number of distinct values', 'zh-CN': '不同值个数' } },
  { value: 'sum', label: { en: 'sum', 'zh-CN': '求和' } },
  { value: 'mean', label: { en: 'mean', 'zh-CN': '平均值' } },
  { value: 'median', label: { en: 'median', 'zh-CN': '中位数' } },
  { value: 'quantile', label: { en: 'quantile', 'zh-CN': '分位数' } },
  { value: 'least', label: { en: 'least', 'zh-CN': '最小值' } },
  { value: 'most', label: { en: 'greatest', 'zh-CN': '最大值' } },
];
export type AggregateFunction = (typeof AGGREGATES)[number]['value'];

/** One figure of a group. */
export interface Aggregate {
  readonly function: AggregateFunction;
  /** Null of `rows`. */
  readonly column: string | null;
  /** The part of values below a quantile, from 0 to 1; null of every other function. */
  readonly quantile: number | null;
  /** Name of the new column. */
  readonly name: string;
}

export interface AggregatesParameter extends StepParameter<readonly Aggregate[]> {
  readonly kind: 'aggregates';
}

const readAggregate = (value: unknown): Aggregate | undefined => {
  const { function: name, column: of = null, quantile = null, name: title } = record(value);
  const known = AGGREGATES.find((each) => each.value === name)?.value;
  if (!known || !isText(title)) return undefined;
  if (known === 'rows' ? of !== null : !isText(of)) return undefined;
  if (known === 'quantile' ? typeof quantile !== 'number' : quantile !== null) return undefined;
  return {
    function: known,
    column: of as string | null,
    quantile: quantile as number | null,
    name: title,
  };
};

/** Families of columns that a function takes; null where any will do. */
export function aggregateFamilies(name: AggregateFunction): readonly ColumnFamily[] | null {
  switch (name) {
    case 'rows':
    case 'count':
    case 'distinct':
      return null;
    case 'sum':
    case 'mean':
    case 'median':
    case 'quantile':
      return ['number'];
    case 'least':
    case 'most':
      return ['number', 'text', 'time', 'boolean'];
    default:
      return name satisfies never;
  }
}

function aggregateProblem(
  { function: name, column: of, quantile, name: title }: Aggregate,
  all: readonly Column[],
): ParameterProblem | null {
  if (quantile !== null && !(quantile >= 0 && quantile <= 1))
    return {
      texts: { en: 'a quantile is from 0 to 1', 'zh-CN': '分位数必须在 0 到 1 之间' },
    };
  const families = aggregateFamilies(name);
  return (
    nameProblem(title) ??
    (families && of !== null ? familyProblem(columnNamed(all, of)!, families) : null)
  );
}

export const aggregates = (label: Texts): AggregatesParameter => ({
  kind: 'aggregates',
  label,
  read: (value) => readList(value, readAggregate),
  columnsOf: (value) => value.flatMap((each) => each.column ?? []),
  problem: (value, { columns: all }) => first(value.map((each) => aggregateProblem(each, all))),
});

export interface AggregateParameter extends StepParameter<Aggregate> {
  readonly kind: 'aggregate';
}

export const aggregate = (label: Texts): AggregateParameter => ({
  kind: 'aggregate',
  label,
  read: readAggregate,
  columnsOf: (value) => (value.column === null ? [] : [value.column]),
  problem: (value, { columns: all }) => aggregateProblem(value, all),
});

export interface ExpressionParameter extends StepParameter<string> {
  readonly kind: 'expression';
}

/** A formula over the columns of a row. Its own check says which column is missing, and where. */
export const expression = (label: Texts): ExpressionParameter => ({
  kind: 'expression',
  label,
  read: (value) => (isText(value) && value.length <= LONGEST_SQL ? value : undefined),
  problem: (value, { columns: all }) => {
    const checked = checkExpression(value, all);
    return checked.ok ? null : checked.error;
  },
});

export interface SelectParameter extends StepParameter<string> {
  readonly kind: 'select';
}

/** A SELECT of one's own. */
export const select = (label: Texts): SelectParameter => ({
  kind: 'select',
  label,
  read: (value) => (isText(value) && value.length <= LONGEST_SQL ? value : undefined),
  problem: (value) => selectProblem(value),
});

export interface SourceParameter extends StepParameter<string> {
  readonly kind: 'source';
}

/** Another table of the analysis, by the id of its source. */
export const source = (label: Texts): SourceParameter => ({
  kind: 'source',
  label,
  read: (value) => (isText(value) ? value : undefined),
  problem: (value, { tables }) =>
    tables.has(value)
      ? null
      : { texts: { en: 'this table is not loaded', 'zh-CN': '尚未加载该表' } },
});

export interface Rename {
  readonly from: string;
  readonly to: string;
}

export interface RenamesParameter extends StepParameter<readonly Rename[]> {
  readonly kind: 'renames';
}

export const renames = (label: Texts): RenamesParameter => ({
  kind: 'renames',
  label,
  read: (value) =>
    readList(value, (each) => {
      const { from, to } = record(each);
      return isText(from) && isText(to) ? { from, to } : undefined;
    }),
  columnsOf: (value) => value.map(({ from }) => from),
  problem: (value) =>
    value.length === 0
      ? { texts: { en: 'choose at least one column', 'zh-CN': '请至少选择一列' } }
      : (first(value.map(({ to }) => nameProblem(to))) ??
        repeatedName(value.map(({ from }) => from))),
});

/** A pair of columns whose values must be equal: one of this table, one of the other. */
export interface JoinKey {
  readonly left: string;
  readonly right: string;
}

export interface JoinKeysParameter extends StepParameter<readonly JoinKey[]> {
  readonly kind: 'join-keys';
  /** The parameter that names the other table. */
  readonly table: string;
}

export const joinKeys = (
  label: Texts,
  { table }: { readonly table: string },
): JoinKeysParameter => ({
  kind: 'join-keys',
  label,
  table,
  read: (value) =>
    readList(value, (each) => {
      const { left, right } = record(each);
      return isText(left) && isText(right) ? { left, right } : undefined;
    }),
  columnsOf: (value) => value.map(({ left }) => left),
  problem: (value) =>
    value.length === 0
      ? {
          texts: {
            en: 'choose at least one pair of columns',
            'zh-CN': '请至少选择一对关联列',
          },
        }
      : null,
});

export interface ColumnValuesParameter extends StepParameter<readonly (string | null)[]> {
  readonly kind: 'column-values';
  /** The parameter that names the key whose values they are. */
  readonly of: string;
  readonly most: number;
}

/** Values of a key as cells; null is a missing one. */
export const columnValues = (
  label: Texts,
  { of, most }: { readonly of: string; readonly most: number },
): ColumnValuesParameter => ({
  kind: 'column-values',
  label,
  of,
  most,
  read: (value) =>
    readList(value, (each) => (each === null || isText(each) ? (each as string) : undefined)),
  problem: (value) =>
    value.length >= 1 && value.length <= most
      ? null
      : {
          texts: {
            en: `choose 1 to ${most} values`,
            'zh-CN': `请选择 1 到 ${most} 个值`,
          },
        },
});

export interface TableColumnsParameter extends StepParameter<readonly Column[]> {
  readonly kind: 'table-columns';
}

export function readColumn(value: unknown): Column | undefined {
  const { name, type, unit = null, currency = null } = record(value);
  const known = COLUMN_TYPES.find((each) => each === type);
  if (!isText(name) || !known || (unit !== null && unit !== '%')) return undefined;
  if (currency !== null && !(isText(currency) && currency.length <= 8)) return undefined;
  return { name, type: known, unit, currency: currency };
}

export const readColumns = (value: unknown): readonly Column[] | undefined =>
  readList(value, readColumn);

/** Columns as the engine described them when the step was made. Nobody types them. */
export const tableColumns = (label: Texts): TableColumnsParameter => ({
  kind: 'table-columns',
  label,
  read: readColumns,
  problem: (value) =>
    value.length === 0
      ? { texts: { en: 'the result has no columns', 'zh-CN': '结果没有任何列' } }
      : (first(value.map(({ name }) => nameProblem(name))) ??
        repeatedName(value.map(({ name }) => name))),
});

const TYPE_LABELS: Readonly<Record<ColumnType, Texts>> = {
  text: { en: 'text', 'zh-CN': '文本' },
  integer: { en: 'whole number', 'zh-CN': '整数' },
  decimal: { en: 'decimal number', 'zh-CN': '小数' },
  boolean: { en: 'true or false', 'zh-CN': '是/否' },
  date: { en: 'date', 'zh-CN': '日期' },
  datetime: { en: 'date and time', 'zh-CN': '日期时间' },
  time: { en: 'time', 'zh-CN': '时间' },
  json: { en: 'nested data', 'zh-CN': '嵌套数据' },
};

export const typeLabel = (type: ColumnType): Texts => TYPE_LABELS[type];

const WITHOUT_ARTICLE: readonly ColumnType[] = ['text', 'boolean', 'json'];

/** A type in a sentence: `a whole number`, `text`. */
export function typeInWords(type: ColumnType): Texts {
  const { en, 'zh-CN': chinese } = TYPE_LABELS[type];
  return { en: WITHOUT_ARTICLE.includes(type) ? en : `a ${en}`, 'zh-CN': chinese };
}

/** A type of columns that a value can be changed to. */
export const columnType = (label: Texts) =>
  choice(
    label,
    COLUMN_TYPES.filter((type) => type !== 'json').map((value) => ({
      value,
      label: TYPE_LABELS[value],
    })),
  );

export interface OptionalNameParameter extends OptionalParameter<string, unknown> {
  /** The name that a form begins with. */
  readonly usual: Texts;
}

/** A name that may be left empty, e.g. of a row of totals. */
export const optionalName = (label: Texts, usual: Texts): OptionalNameParameter => ({
  ...optional(text(label, { shortest: 1, longest: LONGEST_NAME })),
  usual,
});

export type { StepContext };

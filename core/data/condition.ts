import type { ParameterProblem, Texts } from '../shared/index.ts';
import { columnNamed, type Column, type ColumnType } from './column.ts';
import { type SqlText, identifier, joined, literal, sql, textLiteral } from './sql/sql-text.ts';
import { valueOf } from './values.ts';

export const COMPARISONS = ['=', '<>', '<', '<=', '>', '>='] as const;
export const TEXT_SEARCHES = ['contains', 'starts', 'ends'] as const;

/**
 * Which rows remain. A row without a value is neither equal nor unequal to anything in SQL; here it counts as different, so
 * that 'is not' and 'does not contain' do not drop it.
 */
export type Condition =
  | { readonly kind: 'and'; readonly of: readonly Condition[] }
  | { readonly kind: 'or'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | {
      readonly kind: 'compare';
      readonly column: string;
      readonly operator: (typeof COMPARISONS)[number];
      /** As `valueOf` reads it. */
      readonly value: string;
    }
  | {
      readonly kind: 'between';
      readonly column: string;
      readonly from: string;
      /** Included. */
      readonly to: string;
    }
  | {
      readonly kind: 'one-of';
      readonly column: string;
      /** Null is a missing value. */
      readonly values: readonly (string | null)[];
    }
  | {
      readonly kind: 'search';
      readonly column: string;
      readonly place: (typeof TEXT_SEARCHES)[number];
      /** Found whatever the case of its letters. */
      readonly text: string;
    }
  | { readonly kind: 'missing'; readonly column: string };

const DEEPEST = 12;
const LONGEST_LIST = 1000;

const isText = (value: unknown): value is string => typeof value === 'string';

/** A condition of unknown origin when it has the right form; else undefined. */
export function readCondition(value: unknown, depth = 0): Condition | undefined {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return undefined;
  const given = value as Record<string, unknown>;
  const { kind, column, operator, from, to, values, place, text } = given;
  if (kind === 'and' || kind === 'or') {
    if (!Array.isArray(given.of) || given.of.length > LONGEST_LIST) return undefined;
    const of = given.of.map((each) => readCondition(each, depth + 1));
    return of.includes(undefined) ? undefined : { kind, of: of as Condition[] };
  }
  if (kind === 'not') {
    const of = readCondition(given.of, depth + 1);
    return of && { kind, of };
  }
  if (!isText(column)) return undefined;
  if (kind === 'missing') return { kind, column };
  if (kind === 'compare') {
    const comparison = COMPARISONS.find((each) => each === operator);
    return comparison && isText(given.value)
      ? { kind, column, operator: comparison, value: given.value }
      : undefined;
  }
  if (kind === 'between')
    return isText(from) && isText(to) ? { kind, column, from, to } : undefined;
  if (kind === 'search') {
    const search = TEXT_SEARCHES.find((each) => each === place);
    return search && isText(text) ? { kind, column, place: search, text } : undefined;
  }
  if (kind === 'one-of' && Array.isArray(values) && values.length <= LONGEST_LIST) {
    const texts = values.filter((each): each is string | null => each === null || isText(each));
    return texts.length === values.length ? { kind, column, values: texts } : undefined;
  }
  return undefined;
}

/** Columns of a condition, each once. */
export function conditionColumns(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return [...new Set(condition.of.flatMap(conditionColumns))];
    case 'not':
      return conditionColumns(condition.of);
    case 'compare':
    case 'between':
    case 'one-of':
    case 'search':
    case 'missing':
      return [condition.column];
    default:
      return condition satisfies never;
  }
}

/** The same condition over columns with other names. */
export function withRenamedColumns(
  condition: Condition,
  rename: (name: string) => string,
): Condition {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return { ...condition, of: condition.of.map((each) => withRenamedColumns(each, rename)) };
    case 'not':
      return { ...condition, of: withRenamedColumns(condition.of, rename) };
    case 'compare':
    case 'between':
    case 'one-of':
    case 'search':
    case 'missing':
      return { ...condition, column: rename(condition.column) };
    default:
      return condition satisfies never;
  }
}

const TYPE_NAMES: Readonly<Record<ColumnType, Texts>> = {
  text: { en: 'a text', 'zh-CN': '文本' },
  integer: { en: 'a number', 'zh-CN': '数字' },
  decimal: { en: 'a number', 'zh-CN': '数字' },
  boolean: { en: 'true or false', 'zh-CN': 'true 或 false' },
  date: { en: 'a date such as 2024-03-31', 'zh-CN': '日期，例如 2024-03-31' },
  datetime: {
    en: 'a date and time such as 2024-03-31 09:30',
    'zh-CN': '日期和时间，例如 2024-03-31 09:30',
  },
  time: { en: 'a time such as 09:30', 'zh-CN': '时间，例如 09:30' },
  json: { en: 'a text', 'zh-CN': '文本' },
};

function valueProblem(column: Column, value: string): ParameterProblem | null {
  if (valueOf(column.type, value)) return null;
  const needed = TYPE_NAMES[column.type];
  return {
    column: column.name,
    texts: {
      en: `“${value}” does not fit “${column.name}”, which needs ${needed.en}`,
      'zh-CN': `“${value}”不适用于“${column.name}”列，该列需要${needed['zh-CN']}`,
    },
  };
}

/** Why a condition does not fit the columns; null when it does. Its columns exist. */
export function conditionProblem(
  condition: Condition,
  columns: readonly Column[],
): ParameterProblem | null {
  const first = (problems: readonly (ParameterProblem | null)[]) =>
    problems.find((problem) => problem !== null) ?? null;
  if (condition.kind === 'and' || condition.kind === 'or') {
    if (condition.of.length === 0)
      return { texts: { en: 'needs a condition', 'zh-CN': '至少需要一个条件' } };
    return first(condition.of.map((each) => conditionProblem(each, columns)));
  }
  if (condition.kind === 'not') return conditionProblem(condition.of, columns);
  const column = columnNamed(columns, condition.column)!;
  switch (condition.kind) {
    case 'compare':
      return valueProblem(column, condition.value);
    case 'between':
      return valueProblem(column, condition.from) ?? valueProblem(column, condition.to);
    case 'one-of':
      if (condition.values.length === 0)
        return {
          column: column.name,
          texts: { en: 'choose at least one value', 'zh-CN': '请至少选择一个值' },
        };
      return first(
        condition.values.map((value) => (value === null ? null : valueProblem(column, value))),
      );
    case 'search':
      return condition.text.length > 0 && !condition.text.includes('\0')
        ? null
        : {
            column: column.name,
            texts: { en: 'enter what to look for', 'zh-CN': '请输入要查找的内容' },
          };
    case 'missing':
      return null;
    default:
      return condition satisfies never;
  }
}

const SEARCH_FUNCTIONS = {
  contains: sql`contains`,
  starts: sql`starts_with`,
  ends: sql`ends_with`,
} as const;

function comparisonSql(operator: (typeof COMPARISONS)[number]): SqlText {
  switch (operator) {
    case '=':
      return sql`=`;
    case '<>':
      return sql`is distinct from`;
    case '<':
      return sql`<`;
    case '<=':
      return sql`<=`;
    case '>':
      return sql`>`;
    case '>=':
      return sql`>=`;
    default:
      return operator satisfies never;
  }
}

/** A condition in SQL that is true or false of every row, never unknown. It fits the columns. */
export function conditionSql(condition: Condition, columns: readonly Column[]): SqlText {
  if (condition.kind === 'and' || condition.kind === 'or') {
    const parts = condition.of.map((each) => conditionSql(each, columns));
    if (parts.length === 1) return parts[0]!;
    return sql`(${joined(parts, condition.kind === 'and' ? ' and ' : ' or ')})`;
  }
  if (condition.kind === 'not')
    return sql`not coalesce(${conditionSql(condition.of, columns)}, false)`;
  const column = columnNamed(columns, condition.column)!;
  const name = identifier(column.name);
  const value = (text: string) => literal(valueOf(column.type, text)!);
  switch (condition.kind) {
    case 'compare':
      return sql`${name} ${comparisonSql(condition.operator)} ${value(condition.value)}`;
    case 'between':
      return sql`${name} between ${value(condition.from)} and ${value(condition.to)}`;
    case 'one-of': {
      const values = condition.values.filter((each) => each !== null).map(value);
      const missing = condition.values.includes(null);
      if (values.length === 0) return sql`${name} is null`;
      const among = sql`${name} in (${joined(values, ', ')})`;
      return missing ? sql`(${among} or ${name} is null)` : among;
    }
    case 'search':
      return sql`${SEARCH_FUNCTIONS[condition.place]}(lower(${name}::varchar), lower(${textLiteral(condition.text)}))`;
    case 'missing':
      return sql`${name} is null`;
    default:
      return condition satisfies never;
  }
}

const listed = (values: readonly string[], last: string, between: string) =>
  values.length < 2
    ? (values[0] ?? '')
    : `${values.slice(0, -1).join(between)}${last}${values.at(-1)}`;

/** At most six values of a list in words. */
function valuesInWords(values: readonly (string | null)[]): Texts {
  const shown = values.slice(0, 6);
  const more = values.length - shown.length;
  const en = shown.map((value) => (value === null ? 'no value' : `“${value}”`));
  const zh = shown.map((value) => (value === null ? '空值' : `“${value}”`));
  return more > 0
    ? {
        en: `${en.join(', ')} and ${more} more`,
        'zh-CN': `${zh.join('、')}等 ${values.length} 个值`,
      }
    : { en: listed(en, ' or ', ', '), 'zh-CN': listed(zh, '或', '、') };
}

function comparisonInWords(operator: (typeof COMPARISONS)[number]): Texts {
  switch (operator) {
    case '=':
      return { en: 'is', 'zh-CN': '等于' };
    case '<>':
      return { en: 'is not', 'zh-CN': '不等于' };
    case '<':
      return { en: 'is below', 'zh-CN': '小于' };
    case '<=':
      return { en: 'is at most', 'zh-CN': '不超过' };
    case '>':
      return { en: 'is above', 'zh-CN': '大于' };
    case '>=':
      return { en: 'is at least', 'zh-CN': '不少于' };
    default:
      return operator satisfies never;
  }
}

/** A condition in words, e.g. '“price” is above 100 and “region” has no value'. */
export function conditionInWords(condition: Condition): Texts {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const parts = condition.of.map((each) => {
        const words = conditionInWords(each);
        const grouped = (each.kind === 'and' || each.kind === 'or') && each.of.length > 1;
        return grouped ? { en: `(${words.en})`, 'zh-CN': `（${words['zh-CN']}）` } : words;
      });
      return {
        en: parts.map(({ en }) => en).join(` ${condition.kind} `),
        'zh-CN': parts
          .map((words) => words['zh-CN'])
          .join(condition.kind === 'and' ? '，并且' : '，或者'),
      };
    }
    case 'not': {
      const words = conditionInWords(condition.of);
      return { en: `not (${words.en})`, 'zh-CN': `不满足（${words['zh-CN']}）` };
    }
    case 'compare': {
      const words = comparisonInWords(condition.operator);
      return {
        en: `“${condition.column}” ${words.en} ${condition.value}`,
        'zh-CN': `“${condition.column}”${words['zh-CN']} ${condition.value}`,
      };
    }
    case 'between':
      return {
        en: `“${condition.column}” is from ${condition.from} to ${condition.to}`,
        'zh-CN': `“${condition.column}”在 ${condition.from} 到 ${condition.to} 之间`,
      };
    case 'one-of': {
      const words = valuesInWords(condition.values);
      return {
        en: `“${condition.column}” is ${words.en}`,
        'zh-CN': `“${condition.column}”是${words['zh-CN']}`,
      };
    }
    case 'search': {
      const words: Readonly<Record<typeof condition.place, Texts>> = {
        contains: { en: 'contains', 'zh-CN': '包含' },
        starts: { en: 'starts with', 'zh-CN': '开头是' },
        ends: { en: 'ends with', 'zh-CN': '结尾是' },
      };
      return {
        en: `“${condition.column}” ${words[condition.place].en} “${condition.text}”`,
        'zh-CN': `“${condition.column}”${words[condition.place]['zh-CN']}“${condition.text}”`,
      };
    }
    case 'missing':
      return {
        en: `“${condition.column}” has no value`,
        'zh-CN': `“${condition.column}”没有值`,
      };
    default:
      return condition satisfies never;
  }
}

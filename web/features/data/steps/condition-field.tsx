import {
  columnNamed,
  COMPARISONS,
  familyOf,
  TEXT_SEARCHES,
  type Column,
  type Condition,
} from '@toolyard/core/data';
import type { TextId } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextInput } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';

type Operator =
  | (typeof COMPARISONS)[number]
  | (typeof TEXT_SEARCHES)[number]
  | 'missing'
  | 'present';

const WORDS: Readonly<Record<Operator, TextId>> = {
  '=': 'data.is',
  '<>': 'data.isNot',
  '<': 'data.below',
  '<=': 'data.atMost',
  '>': 'data.above',
  '>=': 'data.atLeast',
  contains: 'data.contains',
  starts: 'data.startsWith',
  ends: 'data.endsWith',
  missing: 'data.isMissing',
  present: 'data.isPresent',
};

/** What one comparison of a column is, as the form shows it; null of a condition that this form cannot show. */
function comparisonOf(condition: Condition) {
  switch (condition.kind) {
    case 'compare':
      return {
        column: condition.column,
        operator: condition.operator as Operator,
        value: condition.value,
      };
    case 'search':
      return {
        column: condition.column,
        operator: condition.place as Operator,
        value: condition.text,
      };
    case 'missing':
      return { column: condition.column, operator: 'missing' as Operator, value: '' };
    case 'not':
      return condition.of.kind === 'missing'
        ? { column: condition.of.column, operator: 'present' as Operator, value: '' }
        : null;
    default:
      return null;
  }
}

function conditionOf(column: string, operator: Operator, value: string): Condition {
  if (operator === 'missing') return { kind: 'missing', column };
  if (operator === 'present') return { kind: 'not', of: { kind: 'missing', column } };
  const place = TEXT_SEARCHES.find((each) => each === operator);
  return place
    ? { kind: 'search', column, place, text: value }
    : { kind: 'compare', column, operator: operator as (typeof COMPARISONS)[number], value };
}

/** The comparisons that a column takes. */
function operatorsOf(column: Column | undefined): readonly Operator[] {
  const family = column && familyOf(column.type);
  const searches = family === 'text' ? TEXT_SEARCHES : [];
  const comparisons = family === 'boolean' || family === 'nested' ? ['=', '<>'] : COMPARISONS;
  return [...(comparisons as readonly Operator[]), ...searches, 'missing', 'present'];
}

interface Props {
  readonly value: Condition;
  readonly columns: readonly Column[];
  readonly onChange: (value: Condition) => void;
}

/** Comparisons of columns, all of which must hold, or one of them. */
export function ConditionField({ value, columns, onChange }: Props) {
  const t = useText();
  const joint = value.kind === 'or' ? 'or' : 'and';
  const parts = value.kind === 'and' || value.kind === 'or' ? value.of : [value];
  const change = (of: readonly Condition[], kind: 'and' | 'or' = joint) =>
    onChange(of.length === 1 ? of[0]! : { kind, of });
  return (
    <div className="flex flex-col gap-2">
      {parts.length > 1 && (
        <Select
          aria-label={t('data.conditions')}
          value={joint}
          onChoose={(kind) => change(parts, kind)}
          choices={[
            { value: 'and', label: t('data.all') },
            { value: 'or', label: t('data.any') },
          ]}
        />
      )}
      {parts.map((part, at) => {
        const shown = comparisonOf(part);
        if (shown === null) return null;
        const set = (next: Partial<typeof shown>) => {
          const { column, operator, value: typed } = { ...shown, ...next };
          change(parts.with(at, conditionOf(column, operator, typed)));
        };
        const operators = operatorsOf(columnNamed(columns, shown.column));
        const needsValue = shown.operator !== 'missing' && shown.operator !== 'present';
        return (
          <div key={at} className="flex flex-wrap gap-2">
            <Select
              aria-label={t('data.column')}
              className="min-w-32 flex-1"
              value={shown.column}
              onChoose={(column) => set({ column })}
              choices={columns.map(({ name }) => ({ value: name, label: name }))}
            />
            <Select
              aria-label={t('data.comparison')}
              className="min-w-32 flex-1"
              value={shown.operator}
              onChoose={(operator) => set({ operator })}
              choices={operators.map((each) => ({ value: each, label: t(WORDS[each]) }))}
            />
            {needsValue && (
              <TextInput
                aria-label={t('data.value')}
                className="min-w-32 flex-1"
                value={shown.value}
                onChange={({ target }) => set({ value: target.value })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

import type { ComponentProps } from 'react';
import {
  aggregateFamilies,
  AGGREGATES,
  columnNamed,
  DATE_PARTS,
  familyOf,
  freeName,
  type Aggregate,
  type Column,
  type GroupKey,
} from '@toolyard/core/data';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import type { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { choicesOf } from './column-choices.ts';
import { ListField } from './list-field.tsx';

interface FiguresProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly value: readonly Aggregate[];
  readonly onChange: (value: readonly Aggregate[]) => void;
}

/** The figures of each group, which name themselves. */
export function Figures({ label, columns, value, onChange }: FiguresProps) {
  const named = (figure: Figure, others: readonly Aggregate[]): Aggregate => ({
    ...figure,
    name: freeName(
      figureName(figure),
      others.map(({ name }) => name),
    ),
  });
  return (
    <ListField<Aggregate>
      label={label}
      value={value}
      onChange={onChange}
      fresh={() => named({ function: 'rows', column: null, quantile: null }, value)}
    >
      {(figure, set) => (
        <FigureSelects
          value={figure}
          columns={columns}
          onChange={(changed) =>
            set(
              named(
                changed,
                value.filter((each) => each !== figure),
              ),
            )
          }
        />
      )}
    </ListField>
  );
}

type Figure = Omit<Aggregate, 'name'>;
/** What a field gives to its control. */
export type Ids = Parameters<ComponentProps<typeof Field>['children']>[0];

export const figureName = ({ column, function: name }: Figure): string =>
  column === null ? name : `${column} ${name}`;

interface FigureProps {
  /** Of the field whose first control this is. */
  readonly ids?: Ids;
  readonly value: Figure;
  readonly columns: readonly Column[];
  readonly onChange: (figure: Figure) => void;
}

/** A function and the column that it is of. */
export function FigureSelects({ ids, value, columns, onChange }: FigureProps) {
  const t = useText();
  const language = useLanguage();
  const fitting = (name: Aggregate['function']) => {
    const families = aggregateFamilies(name);
    return columns.filter(({ type }) => families === null || families.includes(familyOf(type)));
  };
  return (
    <>
      <Select
        {...(ids ?? { 'aria-label': t('data.figure') })}
        className="min-w-32 flex-1"
        value={value.function}
        onChoose={(name) =>
          onChange({
            function: name,
            column: name === 'rows' ? null : (fitting(name)[0]?.name ?? null),
            quantile: name === 'quantile' ? 0.9 : null,
          })
        }
        choices={AGGREGATES.map((each) => ({
          value: each.value,
          label: textIn(each.label, language),
        }))}
      />
      {value.function !== 'rows' && (
        <Select
          aria-label={t('data.column')}
          className="min-w-32 flex-1"
          value={value.column ?? ''}
          onChoose={(column) => onChange({ ...value, column })}
          choices={choicesOf(fitting(value.function))}
        />
      )}
    </>
  );
}

interface GroupKeyProps {
  /** Of the field whose first control this is. */
  readonly ids?: Ids;
  readonly value: GroupKey;
  readonly columns: readonly Column[];
  readonly onChange: (key: GroupKey) => void;
}

/** A column, and the period of one with dates. */
export function GroupKeySelects({ ids, value, columns, onChange }: GroupKeyProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <Select
        {...(ids ?? { 'aria-label': t('data.column') })}
        className="min-w-32 flex-1"
        value={value.column}
        onChoose={(column) => onChange({ column, part: null })}
        choices={choicesOf(columns)}
      />
      {familyOf(columnNamed(columns, value.column)?.type ?? 'text') === 'time' && (
        <Select
          aria-label={t('data.period')}
          className="min-w-32 flex-1"
          value={value.part ?? ''}
          onChoose={(part) => onChange({ ...value, part: part === '' ? null : part })}
          choices={[
            { value: '' as const, label: t('data.asItIs') },
            ...DATE_PARTS.map((part) => ({
              value: part.value,
              label: textIn(part.label, language),
            })),
          ]}
        />
      )}
    </>
  );
}

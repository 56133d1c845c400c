import { useMemo } from 'react';
import {
  checkExpression,
  type Aggregate,
  type Column,
  type ColumnValuesParameter,
  type Condition,
  type GroupKey,
  type JoinKey,
  type JoinKeysParameter,
  type OptionalNameParameter,
  type Rename,
  type SortKey,
  type StepParameter,
} from '@toolyard/core/data';
import { textIn, type ChoiceParameter } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { CodeField } from '../editor/code-field.tsx';
import { choicesOf, fittingColumns } from './column-choices.ts';
import { ConditionField } from './condition-field.tsx';
import { Figures, figureName, FigureSelects, GroupKeySelects, type Ids } from './figure-fields.tsx';
import { ListField } from './list-field.tsx';
import { newValue } from './new-value.ts';
import { JoinKeysField, KeyValuesField, type StepTables } from './table-fields.tsx';

interface Props {
  readonly parameter: StepParameter<unknown>;
  readonly columns: readonly Column[];
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly error: string | null;
  /** The values of the whole form, on which some fields depend. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Null where no parameter is of other tables or of the values of a key. */
  readonly tables: StepTables | null;
}

/** The field of one parameter of a step. */
export function ParameterField(props: Props) {
  const { parameter, columns, value, onChange, error, values, tables } = props;
  const t = useText();
  const language = useLanguage();
  const label = textIn(parameter.label, language);
  switch (parameter.kind) {
    case 'condition':
      return (
        <Field label={label} error={error}>
          {() => (
            <ConditionField value={value as Condition} columns={columns} onChange={onChange} />
          )}
        </Field>
      );
    case 'column':
      return (
        <Field label={label} error={error}>
          {(ids) => (
            <Select
              {...ids}
              value={value as string}
              onChoose={onChange}
              choices={choicesOf(fittingColumns(parameter, columns))}
            />
          )}
        </Field>
      );
    case 'columns':
      return (
        <ChosenColumns
          label={label}
          columns={columns}
          value={value as readonly string[]}
          onChange={onChange}
        />
      );
    case 'sort-keys':
      return (
        <ListField<SortKey>
          label={label}
          value={value as readonly SortKey[]}
          onChange={onChange}
          fresh={() => ({ column: columns[0]!.name, direction: 'ascending' })}
        >
          {(key, set) => (
            <>
              <Select
                aria-label={t('data.column')}
                className="min-w-32 flex-1"
                value={key.column}
                onChoose={(column) => set({ ...key, column })}
                choices={choicesOf(columns)}
              />
              <Select
                aria-label={t('data.direction')}
                className="min-w-32 flex-1"
                value={key.direction}
                onChoose={(direction) => set({ ...key, direction })}
                choices={[
                  { value: 'ascending', label: t('data.ascending') },
                  { value: 'descending', label: t('data.descending') },
                ]}
              />
            </>
          )}
        </ListField>
      );
    case 'group-keys':
      return (
        <ListField<GroupKey>
          label={label}
          value={value as readonly GroupKey[]}
          onChange={onChange}
          fresh={() => ({ column: columns[0]!.name, part: null })}
        >
          {(key, set) => <GroupKeySelects value={key} columns={columns} onChange={set} />}
        </ListField>
      );
    case 'group-key':
      return (
        <Field label={label} error={error}>
          {(ids) => (
            <div className="flex flex-wrap gap-2">
              <GroupKeySelects
                ids={ids}
                value={value as GroupKey}
                columns={columns}
                onChange={onChange}
              />
            </div>
          )}
        </Field>
      );
    case 'aggregate':
      return (
        <Field label={label} error={error}>
          {(ids) => (
            <div className="flex flex-wrap gap-2">
              <FigureSelects
                ids={ids}
                value={value as Aggregate}
                columns={columns}
                onChange={(figure) => onChange({ ...figure, name: figureName(figure) })}
              />
            </div>
          )}
        </Field>
      );
    case 'aggregates':
      return (
        <Figures
          label={label}
          columns={columns}
          value={value as readonly Aggregate[]}
          onChange={onChange}
        />
      );
    case 'renames':
      return (
        <ListField<Rename>
          label={label}
          value={value as readonly Rename[]}
          onChange={onChange}
          fresh={() => ({ from: columns[0]!.name, to: columns[0]!.name })}
        >
          {(name, set) => (
            <>
              <Select
                aria-label={t('data.column')}
                className="min-w-32 flex-1"
                value={name.from}
                onChoose={(from) => set({ from, to: from })}
                choices={choicesOf(columns)}
              />
              <TextInput
                aria-label={t('data.newName')}
                className="min-w-32 flex-1"
                value={name.to}
                onChange={({ target }) => set({ ...name, to: target.value })}
              />
            </>
          )}
        </ListField>
      );
    case 'source':
      return tables!.others.length === 0 ? (
        <p className="text-ink-2">{t('data.oneTable')}</p>
      ) : (
        <Field label={label} error={error}>
          {(ids) => (
            <Select
              {...ids}
              value={value as string}
              onChoose={onChange}
              choices={tables!.others.map(({ id, title }) => ({ value: id, label: title }))}
            />
          )}
        </Field>
      );
    case 'join-keys': {
      const { table } = parameter as unknown as JoinKeysParameter;
      return (
        <JoinKeysField
          label={label}
          columns={columns}
          other={tables!.others.find(({ id }) => id === values[table]) ?? null}
          value={value as readonly JoinKey[]}
          onChange={onChange}
        />
      );
    }
    case 'column-values': {
      const { of } = parameter as unknown as ColumnValuesParameter;
      return (
        <KeyValuesField
          label={label}
          of={values[of] as GroupKey}
          keyValues={tables!.keyValues}
          value={value as readonly (string | null)[]}
          onChange={onChange}
        />
      );
    }
    case 'expression':
      return (
        <Field label={label} error={error}>
          {(ids) => (
            <FormulaField
              ids={ids}
              label={label}
              columns={columns}
              value={value as string}
              onChange={onChange}
            />
          )}
        </Field>
      );
    case 'choice': {
      const { choices } = parameter as unknown as ChoiceParameter<string>;
      return (
        <Field label={label} error={error}>
          {(ids) => (
            <Select
              {...ids}
              value={value as string}
              onChoose={onChange}
              choices={choices.map((each) => ({
                value: each.value,
                label: textIn(each.label, language),
              }))}
            />
          )}
        </Field>
      );
    }
    case 'number':
      return (
        <Field label={label} error={error}>
          {(ids) => (
            <TextInput
              {...ids}
              type="number"
              value={String(value)}
              onChange={({ target }) => onChange(Number(target.value))}
            />
          )}
        </Field>
      );
    case 'optional': {
      const { of, usual } = parameter as unknown as OptionalNameParameter;
      const inner = of as unknown as StepParameter<unknown>;
      const begun = () => (usual ? textIn(usual, language) : newValue(inner, columns));
      return (
        <div className="flex flex-col gap-2">
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              checked={value !== null}
              onChange={({ target }) => onChange(target.checked ? begun() : null)}
            />
            {label}
          </label>
          {value !== null && <ParameterField {...props} parameter={inner} />}
        </div>
      );
    }
    default:
      return (
        <Field label={label} error={error}>
          {(ids) => (
            <TextInput
              {...ids}
              value={String(value)}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      );
  }
}

interface FormulaProps {
  readonly ids: Ids;
  readonly label: string;
  readonly columns: readonly Column[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A formula, with the place where it is wrong once it has been refused. */
function FormulaField({ ids, label, columns, value, onChange }: FormulaProps) {
  const language = useLanguage();
  const isInvalid = ids['aria-invalid'] === true;
  const checked = isInvalid ? checkExpression(value, columns) : null;
  const wrong = checked === null || checked.ok ? null : checked.error;
  const tables = useMemo(() => [{ name: '', columns }], [columns]);
  return (
    <CodeField
      kind="formula"
      id={ids.id}
      label={label}
      describedBy={ids['aria-describedby']}
      isInvalid={isInvalid}
      fault={
        wrong?.at === undefined ? null : { at: wrong.at, message: textIn(wrong.texts, language) }
      }
      tables={tables}
      value={value}
      onChange={onChange}
    />
  );
}

interface ColumnsProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Columns that are ticked, in the order in which they are ticked. */
function ChosenColumns({ label, columns, value, onChange }: ColumnsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="grid max-h-64 grid-cols-2 gap-x-4 gap-y-1 overflow-y-auto">
        {columns.map(({ name }) => (
          <label key={name} className="flex min-w-0 items-center gap-2 py-0.5">
            <input
              type="checkbox"
              checked={value.includes(name)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, name] : value.filter((each) => each !== name))
              }
            />
            <span className="truncate" title={name}>
              {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

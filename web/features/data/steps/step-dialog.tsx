import { useState } from 'react';
import {
  stepKindOf,
  type Column,
  type JoinKeysParameter,
  type Step,
  type StepKindName,
  type StepProblem,
} from '@toolyard/core/data';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { keyAcross, likelyJoinKeys, newValue } from './new-value.ts';
import { ParameterField } from './parameter-field.tsx';
import type { StepTables } from './table-fields.tsx';

type Values = Readonly<Record<string, unknown>>;

interface Props {
  /** The step that is edited; a kind for a new one. */
  readonly of: Step | StepKindName;
  /** The columns that the step reads. */
  readonly columns: readonly Column[];
  readonly tables: StepTables;
  /** Takes the step, or says what does not fit. */
  readonly onDone: (step: Step) => StepProblem | null;
  readonly onClose: () => void;
}

/** The form of a step, made of its declared parameters. */
export function StepDialog({ of, columns, tables, onDone, onClose }: Props) {
  const t = useText();
  const language = useLanguage();
  const kind = stepKindOf(typeof of === 'string' ? of : of.kind);
  const [values, setValues] = useState<Values>(() =>
    typeof of === 'string'
      ? Object.fromEntries(
          Object.entries(kind.parameters).map(([name, parameter]) => [
            name,
            parameter.kind === 'group-key'
              ? keyAcross(columns)
              : newValue(parameter, columns, tables.others),
          ]),
        )
      : of.parameters,
  );
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const change = (name: string, value: unknown) => {
    const changed: Record<string, unknown> = { ...values, [name]: value };
    for (const [keys, parameter] of Object.entries(kind.parameters)) {
      // Columns of a table that is no longer chosen fit the next one by chance only.
      if ((parameter as Partial<JoinKeysParameter>).table !== name) continue;
      const other = tables.others.find(({ id }) => id === value);
      changed[keys] = likelyJoinKeys(columns, other?.columns ?? []);
    }
    setValues(changed);
  };
  const done = () => {
    const id = typeof of === 'string' ? crypto.randomUUID() : of.id;
    // Each field gives a value of its parameter's form; core checks whether it fits.
    const refused = onDone({ id, kind: kind.kind, parameters: values } as unknown as Step);
    setProblem(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={textIn(kind.label, language)}
      closeLabel={t('data.close')}
      foot={
        <>
          <Button onClick={onClose}>{t('data.cancel')}</Button>
          <Button look="primary" onClick={done}>
            {t('data.apply')}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        {Object.entries(kind.parameters).map(([name, parameter]) => (
          <ParameterField
            key={name}
            parameter={parameter}
            columns={columns}
            values={values}
            tables={tables}
            value={values[name]}
            onChange={(value) => change(name, value)}
            error={problem?.parameter === name ? textIn(problem.texts, language) : null}
          />
        ))}
        {problem !== null && <ErrorBox>{textIn(problem.texts, language)}</ErrorBox>}
      </form>
    </Dialog>
  );
}

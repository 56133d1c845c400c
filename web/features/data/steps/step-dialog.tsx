import { useState } from 'react';
import {
  stepKindOf,
  type Column,
  type Step,
  type StepKindName,
  type StepProblem,
} from '@toolyard/core/data';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { newValue } from './new-value.ts';
import { ParameterField } from './parameter-field.tsx';

type Values = Readonly<Record<string, unknown>>;

interface Props {
  /** The step that is edited; a kind for a new one. */
  readonly of: Step | StepKindName;
  /** The columns that the step reads. */
  readonly columns: readonly Column[];
  /** Takes the step, or says what does not fit. */
  readonly onDone: (step: Step) => StepProblem | null;
  readonly onClose: () => void;
}

/** The form of a step, made of its declared parameters. */
export function StepDialog({ of, columns, onDone, onClose }: Props) {
  const t = useText();
  const language = useLanguage();
  const kind = stepKindOf(typeof of === 'string' ? of : of.kind);
  const [values, setValues] = useState<Values>(() =>
    typeof of === 'string'
      ? Object.fromEntries(
          Object.entries(kind.parameters).map(([name, parameter]) => [
            name,
            newValue(parameter, columns),
          ]),
        )
      : of.parameters,
  );
  const [problem, setProblem] = useState<StepProblem | null>(null);
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
            value={values[name]}
            onChange={(value) => setValues({ ...values, [name]: value })}
            error={problem?.parameter === name ? textIn(problem.texts, language) : null}
          />
        ))}
        {problem !== null && <ErrorBox>{textIn(problem.texts, language)}</ErrorBox>}
      </form>
    </Dialog>
  );
}

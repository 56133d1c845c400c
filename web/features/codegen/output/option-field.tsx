import { useState } from 'react';
import {
  textIn,
  type ChoiceParameter,
  type NumberParameter,
  type Parameter,
} from '@toolyard/core/shared';
import { useLanguage } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/choices.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';

interface Props<Of> {
  readonly parameter: Of;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One option of an output. */
export function OptionField({ parameter, value, onChange }: Props<Parameter<unknown>>) {
  const language = useLanguage();
  const label = textIn(parameter.label, language);
  if (parameter.kind === 'flag')
    return (
      <Checkbox checked={value === true} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </Checkbox>
    );
  if (parameter.kind === 'number')
    return (
      <NumberField parameter={parameter as NumberParameter} value={value} onChange={onChange} />
    );
  const { choices } = parameter as ChoiceParameter<string>;
  return (
    <Field label={label} className="min-w-44">
      {(ids) => (
        <Select
          {...ids}
          value={String(value)}
          choices={choices.map((each) => ({
            value: each.value,
            label: textIn(each.label, language),
          }))}
          onChoose={onChange}
        />
      )}
    </Field>
  );
}

/** A number; what cannot be used stays as it was typed, and the last one that can holds. */
function NumberField({ parameter, value, onChange }: Props<NumberParameter>) {
  const language = useLanguage();
  const [typed, setTyped] = useState(String(value));
  const given = typed.trim() === '' ? Number.NaN : Number(typed);
  const problem = parameter.problem(given, null);
  return (
    <Field
      label={textIn(parameter.label, language)}
      error={problem && textIn(problem.texts, language)}
      className="w-44"
    >
      {(ids) => (
        <TextInput
          {...ids}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = target.value.trim() === '' ? Number.NaN : Number(target.value);
            if (!parameter.problem(next, null)) onChange(next);
          }}
        />
      )}
    </Field>
  );
}

import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { useLanguage } from '../../../../i18n/use-text.ts';
import type { Texts } from '@toolyard/core/shared';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import type { TypedSetting } from './settings-draft.ts';

interface TypedProps {
  readonly name: TypedSetting;
  readonly value: string;
  readonly fault: Texts | null;
  readonly onChange: (value: string) => void;
  readonly unit: string;
  readonly placeholder: string;
}

/** A number that may be left blank. */
export function TypedField({ name, value, fault, onChange, unit, placeholder }: TypedProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <Field
      label={t(`optionsSettings.${name}`)}
      hint={t(`optionsSettings.${name}.hint`)}
      error={fault && fault[language]}
    >
      {(ids) => (
        <TextInput
          {...ids}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...(unit === '$' ? { lead: '$' } : { trail: <Unit>{unit}</Unit> })}
        />
      )}
    </Field>
  );
}

const Unit = ({ children }: { readonly children: ReactNode }) => (
  <span className="flex-none text-12 text-ink-3">{children}</span>
);

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, ReactNode])[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, in a row of its own. */
export function ChoiceRow<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, choices, onChange } = props;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="font-medium">{label}</span>
      <Segments
        label={label}
        value={value}
        onChange={onChange}
        className="max-w-full flex-wrap"
        segments={choices.map(([each, words]) => ({ value: each, label: words }))}
      />
    </div>
  );
}

/** On or off, with what it is about. */
export function ToggleRow(props: {
  readonly label: string;
  readonly note: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const { label, note, checked, onChange } = props;
  return (
    <div className="flex items-center justify-between gap-4 py-3">
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        <span className="block text-12 text-ink-3">{note}</span>
      </span>
      <Switch label={label} checked={checked} onChange={onChange} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { Segments } from '../../../../ui/segments.tsx';
import { Switch } from '../../../../ui/switch.tsx';

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

import type { ComponentProps } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field } from './field.tsx';
import { InputFrame, type InputSize } from './input.tsx';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value extends string> extends Omit<ComponentProps<'select'>, 'size'> {
  readonly size?: InputSize;
  readonly choices: readonly Choice<Value>[];
  readonly onChoose?: (value: Value) => void;
}

const SELECT =
  '-mx-2.5 h-full w-full min-w-0 flex-1 appearance-none rounded-2 border-0 bg-transparent px-2.5 outline-none disabled:cursor-not-allowed disabled:opacity-100';

/** One of several choices, in the frame of a field of 32 px (40 on phones). The list is the browser's own. */
export function Select<Value extends string>(props: Props<Value>) {
  const { size = 'md', choices, onChoose, className, ...rest } = props;
  return (
    <InputFrame size={size} className={className}>
      <select
        {...rest}
        {...(onChoose && { onChange: (event) => onChoose(event.target.value as Value) })}
        className={SELECT}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value} className="bg-overlay text-ink">
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none flex-none text-ink-4"
      />
    </InputFrame>
  );
}

interface FieldProps<Value extends string> extends Props<Value> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
}

/** A select under its label. */
export function SelectField<Value extends string>(props: FieldProps<Value>) {
  const { label, hint, error, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error ?? null}>
      {(ids) => <Select {...ids} {...select} />}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { clsx } from 'clsx';
import { Field } from './field.tsx';
import { InputFrame, type InputSize } from './input.tsx';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value extends string> extends Omit<ComponentProps<'select'>, 'size'> {
  /** `sm` is the compact one of 28 px for rows. */
  readonly size?: InputSize | 'sm';
  readonly choices: readonly Choice<Value>[];
  readonly onChoose?: (value: Value) => void;
}

const FRAMED =
  '-mx-2.5 h-full w-full min-w-0 flex-1 appearance-none rounded-2 border-0 bg-transparent px-2.5 outline-none disabled:cursor-not-allowed disabled:opacity-100';

const COMPACT =
  'h-7 min-w-0 rounded-2 border border-line-2 bg-surface px-0.5 text-12 tabular-nums hover:border-control pointer-coarse:h-10';

/** One of several choices, in the frame of a field. */
export function Select<Value extends string>(props: Props<Value>) {
  const { size = 'md', choices, onChoose, className, ...rest } = props;
  const select = (look: string) => (
    <select
      {...rest}
      {...(onChoose && { onChange: (event) => onChoose(event.target.value as Value) })}
      className={look}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value} className="bg-overlay text-ink">
          {label}
        </option>
      ))}
    </select>
  );
  if (size === 'sm') return select(clsx(COMPACT, className));
  return (
    <InputFrame size={size} className={className}>
      {select(FRAMED)}
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

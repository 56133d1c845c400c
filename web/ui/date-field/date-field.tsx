import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import type { CalendarDate } from '@toolyard/core/shared';
import { lazyArea } from '../../app/lazy-area.tsx';
import { useLanguage } from '../../i18n/use-text.ts';
import { Field } from '../field.tsx';
import { TextInput } from '../input.tsx';
import { readDay, readDayTime } from './date-text.ts';
import { isUnreadable, valueOf, writtenValue, type DateKind } from './date-kind.ts';

const CalendarButton = lazyArea('dates', () =>
  import('./calendar-button.tsx').then((m) => m.CalendarButton),
);
const UnreadableNote = lazyArea('dates', () =>
  import('./calendar-button.tsx').then((m) => m.UnreadableNote),
);

interface Props extends Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'onChange'> {
  /** `day` is `2026-12-18`, `time` is `2026-12-18T09:30`, `clock` is `09:30`. */
  readonly kind?: DateKind;
  /** Of its kind, empty, or a text that cannot be read. */
  readonly value: string;
  /** The first and the last day of the calendar. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onType: (value: string) => void;
}

/** A day or a time, typed as one writes it; days can be picked from a calendar. A text that cannot be read goes to the form, which refuses it. */
export function DateInput({ kind = 'day', value, min, max, onType, ...rest }: Props) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const shown =
    typed !== null && valueOf(kind, typed) === value ? typed : writtenValue(kind, value, language);
  const picked = (day: CalendarDate) => {
    setTyped(null);
    onType(kind === 'time' ? `${day}T${readDayTime(value)?.slice(11) ?? '00:00'}` : day);
  };
  return (
    <TextInput
      autoComplete="off"
      spellCheck={false}
      {...rest}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(valueOf(kind, target.value));
      }}
      onBlur={(event) => {
        setTyped(null);
        rest.onBlur?.(event);
      }}
      trail={
        kind !== 'clock' && (
          <span className="-mr-1.5 flex size-8 flex-none">
            <Suspense>
              <CalendarButton
                day={readDay(valueOf(kind, value).split('T')[0] ?? '')}
                min={min}
                max={max}
                disabled={rest.disabled}
                onPick={picked}
              />
            </Suspense>
          </span>
        )
      }
    />
  );
}

interface FieldProps extends Props {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
}

/** A date input under its label. Once left, it says so when its text cannot be read. */
export function DateField({ label, hint, error, ...rest }: FieldProps) {
  const { kind = 'day', value } = rest;
  const [isLeft, setLeft] = useState(false);
  const note = isLeft && isUnreadable(kind, value) && (
    <Suspense>
      <UnreadableNote kind={kind} />
    </Suspense>
  );
  return (
    <Field label={label} hint={hint} error={note || error}>
      {(ids) => (
        <DateInput {...ids} {...rest} onFocus={() => setLeft(false)} onBlur={() => setLeft(true)} />
      )}
    </Field>
  );
}

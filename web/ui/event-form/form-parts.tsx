import { useState, type ReactNode } from 'react';
import type { Texts } from '@toolyard/core/shared';
import { useText } from '../../i18n/use-text.ts';
import { DateField } from '../date-field/date-field.tsx';
import { utcInstant } from '../date-field/date-text.ts';
import { Field } from '../field.tsx';
import { TextInput } from '../input.tsx';
import { TextArea } from '../text-area.tsx';

/** What is wrong with a field by its path; null when nothing is. */
export type FaultOf = (field: string) => string | null;

interface TextsProps {
  readonly label: string;
  readonly value: Texts;
  readonly error: string | null;
  readonly lines?: boolean;
  readonly onChange: (value: Texts) => void;
}

const LANGUAGES = [
  ['en', 'more.english'],
  ['zh-CN', 'more.chinese'],
] as const;

/** A text in both languages, side by side. */
export function TextsField({ label, value, error, lines = false, onChange }: TextsProps) {
  const t = useText();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {LANGUAGES.map(([language, name], place) => {
        const change = (text: string) => onChange({ ...value, [language]: text });
        return (
          <Field
            key={language}
            label={`${label} (${t(name)})`}
            error={place === 0 ? error : null}
            hint={place === 1 ? t('more.otherLanguage') : undefined}
          >
            {(ids) =>
              lines ? (
                <TextArea
                  {...ids}
                  lang={language}
                  rows={3}
                  value={value[language]}
                  onChange={({ target }) => change(target.value)}
                />
              ) : (
                <TextInput
                  {...ids}
                  lang={language}
                  value={value[language]}
                  onChange={({ target }) => change(target.value)}
                />
              )
            }
          </Field>
        );
      })}
    </div>
  );
}

interface NumberProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number | null;
  readonly error: string | null;
  readonly onChange: (value: number | null) => void;
}

/** A whole number; empty is null. */
export function NumberField({ label, hint, value, error, onChange }: NumberProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <TextInput
          {...ids}
          type="number"
          inputMode="numeric"
          step={1}
          value={value === null || Number.isNaN(value) ? '' : value}
          onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: number;
  readonly error: string | null;
  readonly onChange: (at: number) => void;
}

/** A date and time in UTC, to the minute. */
export function TimeField({ label, value, error, onChange }: TimeProps) {
  const t = useText();
  const [unread, setUnread] = useState('');
  return (
    <DateField
      kind="time"
      label={label}
      hint={t('more.utc')}
      error={error}
      value={Number.isFinite(value) ? new Date(value).toISOString().slice(0, 16) : unread}
      onType={(text) => {
        setUnread(text);
        onChange(utcInstant(text));
      }}
    />
  );
}

/** A part of the form under its heading. */
export const FormPart = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <fieldset className="min-w-0 space-y-4 border-t border-line pt-4">
    <legend className="float-left mb-3 w-full text-14 font-semibold">{title}</legend>
    <div className="clear-both space-y-4">{children}</div>
  </fieldset>
);

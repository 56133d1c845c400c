import type { ComponentProps } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';

interface Frame {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A field of a form with its label, its hint and what is wrong with it. */
export function TextField({
  label,
  hint,
  error,
  ...rest
}: Frame & ComponentProps<typeof TextInput>) {
  return (
    <Field label={label} hint={hint} error={error ?? null}>
      {(ids) => <TextInput {...ids} {...rest} size="lg" />}
    </Field>
  );
}

type Secret = Omit<ComponentProps<typeof PasswordInput>, 'showLabel' | 'hideLabel'>;

export function PasswordField({ label, hint, error, ...rest }: Frame & Secret) {
  const t = useText();
  return (
    <Field label={label} hint={hint} error={error ?? null}>
      {(ids) => (
        <PasswordInput
          {...ids}
          {...rest}
          size="lg"
          autoComplete="new-password"
          showLabel={t('people.showPassword')}
          hideLabel={t('people.hidePassword')}
        />
      )}
    </Field>
  );
}

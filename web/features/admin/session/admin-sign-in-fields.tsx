import type { UseFormReturn } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import type { AdminSignInValues } from './use-admin-sign-in.ts';

interface Props {
  readonly form: UseFormReturn<AdminSignInValues>;
  readonly disabled: boolean;
}

/** Username and password of an operator. */
export function AdminSignInFields({ form, disabled }: Props) {
  const t = useText();
  return (
    <>
      <Field label={t('admin.username')} className="mt-5">
        {(ids) => (
          <TextInput
            {...ids}
            {...form.register('username')}
            size="lg"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            disabled={disabled}
          />
        )}
      </Field>
      <Field label={t('session.password')} className="mt-4">
        {(ids) => (
          <PasswordInput
            {...ids}
            {...form.register('password')}
            size="lg"
            autoComplete="current-password"
            aria-required
            disabled={disabled}
            showLabel={t('session.showPassword')}
            hideLabel={t('session.hidePassword')}
          />
        )}
      </Field>
    </>
  );
}

import type { UseFormReturn } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { EmailField } from './email-field.tsx';

export interface RegisterValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
}

interface Props {
  /** Minimum number of characters of the password. */
  readonly least: number;
  readonly form: UseFormReturn<RegisterValues>;
  readonly disabled: boolean;
}

/** Name, e-mail and the password twice. */
export function RegisterFields({ least, form, disabled }: Props) {
  const t = useText();
  const secret = {
    size: 'lg',
    autoComplete: 'new-password',
    'aria-required': true,
    disabled,
    showLabel: t('session.showPassword'),
    hideLabel: t('session.hidePassword'),
  } as const;
  return (
    <div className="mt-5 flex flex-col gap-4">
      <Field label={t('session.name')}>
        {(ids) => (
          <TextInput
            {...ids}
            {...form.register('name')}
            size="lg"
            autoComplete="name"
            aria-required
            disabled={disabled}
          />
        )}
      </Field>
      <EmailField registered={form.register('email')} disabled={disabled} />
      <Field label={t('session.password')} hint={t('session.passwordHint', { least })}>
        {(ids) => <PasswordInput {...ids} {...form.register('password')} {...secret} />}
      </Field>
      <Field label={t('session.confirm')}>
        {(ids) => <PasswordInput {...ids} {...form.register('confirm')} {...secret} />}
      </Field>
    </div>
  );
}

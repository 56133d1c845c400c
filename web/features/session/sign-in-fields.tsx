import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Checkbox } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { EmailField } from './email-field.tsx';
import type { SignInValues } from './sign-in-values.ts';

interface Props {
  readonly form: UseFormReturn<SignInValues>;
  readonly disabled: boolean;
  /** Where one came from, for the pages on the way. */
  readonly state: unknown;
}

/** E-mail, password and whether to stay. */
export function SignInFields({ form, disabled, state }: Props) {
  const t = useText();
  return (
    <>
      <EmailField registered={form.register('email')} disabled={disabled} className="mt-5" />
      <Field
        label={t('session.password')}
        className="mt-4"
        aside={
          <Link
            to={paths.forgotPassword}
            state={state}
            className="touch-area text-12 text-accent underline-offset-3 hover:underline"
          >
            {t('session.forgot')}
          </Link>
        }
      >
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
      <div className="mt-4">
        <Checkbox {...form.register('remember')} disabled={disabled}>
          {t('session.remember')}
        </Checkbox>
      </div>
    </>
  );
}

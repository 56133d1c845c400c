import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { usePasswordChange } from './use-password-change.ts';

/** Changes the password of the account. */
export function PasswordPanel() {
  const t = useText();
  const { form, fault, failure, isLoading, email, submit } = usePasswordChange();
  const saveButton = useFocusBack(isLoading);
  const errorAt = (field: string) => (fault?.at === field ? fault.text : null);
  const secret = {
    size: 'lg',
    'aria-required': true,
    disabled: isLoading,
    showLabel: t('password.show'),
    hideLabel: t('password.hide'),
  } as const;
  return (
    <Card label={t('password.title')}>
      <CardHead title={t('password.title')} />
      <form noValidate className="max-w-104 p-4" onSubmit={(event) => void submit(event)}>
        <p className="text-ink-2">{t('password.text')}</p>
        {failure !== null && <ErrorBox className="mt-4">{failure}</ErrorBox>}
        {/* For password managers: whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label={t('password.current')} error={errorAt('currentPassword')} className="mt-4">
          {(ids) => (
            <PasswordInput
              {...ids}
              {...form.register('currentPassword')}
              {...secret}
              autoComplete="current-password"
            />
          )}
        </Field>
        <Field
          label={t('password.new')}
          hint={t('password.hint')}
          error={errorAt('password')}
          className="mt-4"
        >
          {(ids) => (
            <PasswordInput
              {...ids}
              {...form.register('password')}
              {...secret}
              autoComplete="new-password"
            />
          )}
        </Field>
        <Field label={t('password.again')} error={errorAt('confirm')} className="mt-4">
          {(ids) => (
            <PasswordInput
              {...ids}
              {...form.register('confirm')}
              {...secret}
              autoComplete="new-password"
            />
          )}
        </Field>
        <Button ref={saveButton} type="submit" busy={isLoading} className="mt-4">
          {t(isLoading ? 'password.saving' : 'password.save')}
        </Button>
      </form>
    </Card>
  );
}

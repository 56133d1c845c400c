import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import { Card, CardHead } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { usePasswordForm, type PasswordChange } from './use-password-form.ts';

interface Props extends PasswordChange {
  /** The name that the owner signs in with. */
  readonly owner: string;
  /** What a new password must be. */
  readonly hint: string;
}

/** Changes the password of an account. */
export function PasswordPanel(props: Props) {
  const t = useText();
  return (
    <Card label={t('password.title')}>
      <CardHead title={t('password.title')} />
      <div className="max-w-104 p-4">
        <p className="mb-4 text-ink-2">{t('password.text')}</p>
        <PasswordForm {...props} />
      </div>
    </Card>
  );
}

/** The three fields of it and their button. */
export function PasswordForm({
  owner,
  hint,
  look,
  ...needs
}: Props & { readonly look?: ButtonLook }) {
  const t = useText();
  const { isLoading } = needs;
  const { form, fault, failure, submit } = usePasswordForm(needs);
  const leaving = useLeaveGuard(form.formState.isDirty);
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
    <form noValidate onSubmit={(event) => void submit(event)}>
      {leaving}
      {failure !== null && <ErrorBox className="mb-4">{failure}</ErrorBox>}
      {/* For password managers: whose password it is. */}
      <input type="text" autoComplete="username" value={owner} readOnly hidden />
      <Field label={t('password.current')} error={errorAt('currentPassword')}>
        {(ids) => (
          <PasswordInput
            {...ids}
            {...form.register('currentPassword')}
            {...secret}
            autoComplete="current-password"
          />
        )}
      </Field>
      <Field label={t('password.new')} hint={hint} error={errorAt('password')} className="mt-4">
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
      <Button
        ref={saveButton}
        type="submit"
        busy={isLoading}
        {...(look && { look })}
        className="mt-4"
      >
        {t(isLoading ? 'password.saving' : 'password.save')}
      </Button>
    </form>
  );
}

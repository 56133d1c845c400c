import { passwordDraftFault } from '@toolyard/core/accounts';
import { textIn } from '@toolyard/core/shared';
import { useForm } from 'react-hook-form';
import { errorCode } from '../../api/error-code.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useFieldFault } from '../../ui/use-field-fault.ts';
import { usePasswordMinLength } from '../../shell/security/use-password-min-length.ts';
import { SessionTitle } from '../../shell/sign-in/session-title.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly isLoading: boolean;
  readonly save: (password: string) => PromiseLike<{ readonly error?: unknown }>;
  readonly onDone: () => void;
  /** Whether the refusal with this code is told elsewhere than at the field. */
  readonly onRefused: (code: string | null) => boolean;
}

/** The new password, typed twice. */
export function NewPasswordForm({ title, text, isLoading, save, onDone, onRefused }: Props) {
  const t = useText();
  const language = useLanguage();
  const least = usePasswordMinLength();
  const form = useForm({ defaultValues: { password: '', confirm: '' } });
  const [fault, setFault] = useFieldFault(form, isLoading);

  const submit = form.handleSubmit(async (draft) => {
    const refused = passwordDraftFault(draft, least);
    if (refused) {
      const at = refused.code === 'PASSWORDS_DIFFER' ? 'confirm' : 'password';
      return setFault({ at, text: textIn(refused.texts, language) });
    }
    setFault(null);
    const { error } = await save(draft.password);
    if (!error) return onDone();
    if (onRefused(errorCode(error))) return;
    setFault({ at: 'password', text: errorMessage(error, t('recovery.saveFailed')) });
  });

  const secret = {
    size: 'lg',
    autoComplete: 'new-password',
    'aria-required': true,
    disabled: isLoading,
    showLabel: t('session.showPassword'),
    hideLabel: t('session.hidePassword'),
  } as const;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <SessionTitle title={title}>{text}</SessionTitle>
      {fault && <ErrorBox className="mt-5">{fault.text}</ErrorBox>}
      <Field
        label={t('recovery.newPassword')}
        hint={t('session.passwordHint', { least })}
        className="mt-5"
      >
        {(ids) => <PasswordInput {...ids} {...form.register('password')} {...secret} />}
      </Field>
      <Field label={t('recovery.confirm')} className="mt-4">
        {(ids) => <PasswordInput {...ids} {...form.register('confirm')} {...secret} />}
      </Field>
      <Button type="submit" look="primary" size="lg" busy={isLoading} className="mt-6 w-full">
        {t(isLoading ? 'recovery.saving' : 'recovery.save')}
      </Button>
    </form>
  );
}

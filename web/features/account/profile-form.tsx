import { useState } from 'react';
import { parsePersonName } from '@toolyard/core/accounts';
import { textIn } from '@toolyard/core/shared';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../api/error-message.ts';
import { useEditProfileMutation } from '../../api/generated-auth.ts';
import type { SessionUser } from '../../app/session.slice.ts';
import { useApplication } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { longDay } from '../../ui/format-date.ts';
import { TextInput } from '../../ui/input.tsx';
import { ErrorBox, MessageBox } from '../../ui/message-box.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { useShownFor } from '../../ui/use-shown-for.ts';

/** How long the success banner stays. */
const BANNER_MS = 3000;

/** The name, and the e-mail, which has a card of its own to change it. */
export function ProfileForm({ user }: { readonly user: SessionUser }) {
  const t = useText();
  const language = useLanguage();
  const { userChanged } = useApplication();
  const [rename, { isLoading }] = useEditProfileMutation();
  const saveButton = useFocusBack(isLoading);
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, showSaved, hideSaved] = useShownFor(BANNER_MS);
  const form = useForm({
    values: { name: user.name },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  const leaving = useLeaveGuard(isDirty);

  const submit = form.handleSubmit(async ({ name }) => {
    hideSaved();
    setFailure(null);
    const answer = await rename({ profileRequest: { name } });
    if (!answer.data) return setFailure(errorMessage(answer.error, t('profile.failed')));
    form.reset({ name: answer.data.user.name });
    userChanged(answer.data.user);
    showSaved();
  });

  const nameFault = (name: string): string | true => {
    const checked = parsePersonName(name);
    return checked.ok || textIn(checked.error.texts, language);
  };

  return (
    <Card>
      {leaving}
      <CardHead title={t('profile.card')} />
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 p-4">
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <Field label={t('profile.name')} error={errors.name?.message}>
          {(ids) => (
            <TextInput
              {...ids}
              {...form.register('name', { validate: nameFault })}
              size="lg"
              autoComplete="name"
              aria-required
              disabled={isLoading}
            />
          )}
        </Field>
        <Field label={t('profile.email')} hint={t('profile.emailNote')}>
          {(ids) => <TextInput {...ids} type="email" size="lg" readOnly value={user.email} />}
        </Field>
        <div className="flex min-h-11 flex-wrap items-center gap-3">
          <Button ref={saveButton} type="submit" look="primary" size="lg" busy={isLoading}>
            {t(isLoading ? 'profile.saving' : 'profile.save')}
          </Button>
          {saved ? (
            <MessageBox tone="ok" className="flex-1">
              {t('profile.saved')}
            </MessageBox>
          ) : (
            <p className="ml-auto text-12 text-ink-3">
              {t('profile.since', { day: longDay(user.createdAt, language) })}
            </p>
          )}
        </div>
      </form>
    </Card>
  );
}

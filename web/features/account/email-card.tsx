import { useEffect, useState } from 'react';
import { parseEmail } from '@toolyard/core/accounts';
import { textIn } from '@toolyard/core/shared';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../api/error-message.ts';
import {
  useChangeEmailMutation,
  useReadProfileQuery,
  useRequestEmailConfirmationMutation,
} from '../../api/generated-auth.ts';
import type { SessionUser } from '../../app/session.slice.ts';
import { useApplication } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { useStepUp } from '../../shell/step-up/use-step-up.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/input.tsx';
import { ErrorBox, MessageBox } from '../../ui/message-box.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';

/** Whether the address of the account is confirmed, and the way to another one. */
export function EmailCard({ user }: { readonly user: SessionUser }) {
  const t = useText();
  const { data, isFetching } = useReadProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  const { userChanged } = useApplication();
  const verified = data?.user.emailVerified;
  // While it is read again, `data` may be older than the session.
  const changed = !isFetching && data && data.user.email !== user.email ? data.user : null;
  // The address may have been changed by a link that was opened elsewhere.
  useEffect(() => {
    if (changed) userChanged(changed);
  }, [changed, userChanged]);
  return (
    <Card label={t('email.title')}>
      <CardHead
        title={t('email.title')}
        beside={
          verified !== undefined && (
            <Badge tone={verified ? 'ok' : 'warn'} dot>
              {t(verified ? 'email.verified' : 'email.unverified')}
            </Badge>
          )
        }
      />
      <div className="flex flex-col gap-4 p-4">
        {verified === false && <Unverified email={user.email} />}
        <ChangeForm />
      </div>
    </Card>
  );
}

/** Says what an unconfirmed address cannot do, and sends the link once more. */
function Unverified({ email }: { readonly email: string }) {
  const t = useText();
  const [request, { isLoading, isSuccess, error }] = useRequestEmailConfirmationMutation();
  const button = useFocusBack(isLoading);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2">{t('email.unverifiedText', { email })}</p>
      {error && <ErrorBox>{errorMessage(error, t('email.sendFailed'))}</ErrorBox>}
      {isSuccess && <MessageBox tone="ok">{t('email.sent', { email })}</MessageBox>}
      <Button ref={button} busy={isLoading} className="self-start" onClick={() => void request()}>
        {t('email.send')}
      </Button>
    </div>
  );
}

function ChangeForm() {
  const t = useText();
  const language = useLanguage();
  const form = useForm({ defaultValues: { email: '' } });
  const [change, { isLoading }] = useChangeEmailMutation();
  const { stepUp, dialog } = useStepUp();
  const leaving = useLeaveGuard(form.formState.isDirty);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const button = useFocusBack(isLoading);

  const fault = (email: string): string | true => {
    const checked = parseEmail(email);
    return checked.ok || textIn(checked.error.texts, language);
  };
  const submit = form.handleSubmit(async ({ email }) => {
    setSentTo(null);
    const answer = await stepUp(() => change({ changeEmailRequest: { email } }));
    if (answer?.error) {
      form.setError('email', { message: errorMessage(answer.error, t('email.changeFailed')) });
    } else if (answer) {
      setSentTo(email.trim());
      form.reset();
    }
  });

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      {dialog}
      {leaving}
      {sentTo !== null && (
        <MessageBox tone="ok">{t('email.changeSent', { email: sentTo })}</MessageBox>
      )}
      <Field
        label={t('email.new')}
        hint={t('email.newHint')}
        error={form.formState.errors.email?.message}
      >
        {(ids) => (
          <TextInput
            {...ids}
            {...form.register('email', { validate: fault })}
            type="email"
            size="lg"
            autoComplete="email"
            aria-required
            disabled={isLoading}
          />
        )}
      </Field>
      <Button ref={button} type="submit" busy={isLoading} className="self-start">
        {t('email.change')}
      </Button>
    </form>
  );
}

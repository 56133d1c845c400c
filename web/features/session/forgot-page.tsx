import { useEffect, useState } from 'react';
import { parseEmail } from '@toolyard/core/accounts';
import { textIn } from '@toolyard/core/shared';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { errorMessage } from '../../api/error-message.ts';
import { useForgotPasswordMutation } from '../../api/generated-auth.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { EmailField } from './email-field.tsx';
import { ForgotSent } from './forgot-sent.tsx';
import { SessionFrame } from '../../shell/sign-in/session-frame.tsx';
import { SessionTitle } from '../../shell/sign-in/session-title.tsx';

/** Asks for the mail by which a password is set anew. */
export function ForgotPage() {
  const t = useText();
  const language = useLanguage();
  const { state } = useLocation() as { state: unknown };
  const form = useForm({ defaultValues: { email: '' } });
  const [ask, { isLoading }] = useForgotPasswordMutation();
  const [fault, setFault] = useState<{ readonly text: string } | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePage(t(sentTo === null ? 'recovery.title' : 'recovery.sentTitle'));

  const { setFocus } = form;
  useEffect(() => {
    if (fault && !isLoading) setFocus('email');
  }, [fault, isLoading, setFocus]);

  const submit = form.handleSubmit(async ({ email }) => {
    const identity = parseEmail(email);
    if (!identity.ok) return setFault({ text: textIn(identity.error.texts, language) });
    setFault(null);
    const { error } = await ask({ forgotPasswordRequest: { email } });
    if (error) setFault({ text: errorMessage(error, t('recovery.failed')) });
    else setSentTo(email.trim());
  });

  if (sentTo !== null) {
    return (
      <SessionFrame>
        <ForgotSent email={sentTo} state={state} onAgain={() => setSentTo(null)} />
      </SessionFrame>
    );
  }
  return (
    <SessionFrame>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <SessionTitle title={t('recovery.title')}>{t('recovery.text')}</SessionTitle>
        {fault && <ErrorBox className="mt-5">{fault.text}</ErrorBox>}
        <EmailField registered={form.register('email')} disabled={isLoading} className="mt-5" />
        <Button type="submit" look="primary" size="lg" busy={isLoading} className="mt-5 w-full">
          {t(isLoading ? 'recovery.sending' : 'recovery.send')}
        </Button>
        <p className="mt-5">
          <Link
            to={paths.signIn}
            state={state}
            className="touch-area font-medium text-accent hover:underline"
          >
            {t('recovery.back')}
          </Link>
        </p>
      </form>
    </SessionFrame>
  );
}

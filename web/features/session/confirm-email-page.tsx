import { useState } from 'react';
import { errorCode } from '../../api/error-code.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useConfirmEmailMutation } from '../../api/generated-auth.ts';
import { paths } from '../../app/paths.ts';
import { useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { SessionFrame } from '../../shell/sign-in/session-frame.tsx';
import { SessionTitle } from '../../shell/sign-in/session-title.tsx';
import { usePage } from '../../shell/use-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { Outcome, useTokenOfAddress } from './mailed-link.tsx';

/** Confirms an e-mail address by the link of a mail. It takes a press, so that programs that follow links use none up. */
export function ConfirmEmailPage() {
  const t = useText();
  const { user } = useSession();
  const token = useTokenOfAddress();
  const [confirm, { isLoading }] = useConfirmEmailMutation();
  const button = useFocusBack(isLoading);
  const [outcome, setOutcome] = useState<'done' | 'void' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const isVoid = token === null || outcome === 'void';
  usePage(
    t(
      outcome === 'done'
        ? 'confirmEmail.doneTitle'
        : isVoid
          ? 'recovery.voidTitle'
          : 'confirmEmail.title',
    ),
  );

  const run = async (held: string) => {
    setFailure(null);
    const { error } = await confirm({ confirmEmailRequest: { token: held } });
    if (error && errorCode(error) === 'RESET_TOKEN_INVALID') return setOutcome('void');
    if (error) return setFailure(errorMessage(error, t('confirmEmail.failed')));
    setOutcome('done');
  };

  const next = user ? (
    <ButtonLink to={paths.profile} look="primary" size="lg">
      {t('confirmEmail.profile')}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.signIn} look="primary" size="lg">
      {t('session.signIn')}
    </ButtonLink>
  );

  if (outcome === 'done') {
    return (
      <Outcome title={t('confirmEmail.doneTitle')} text={t('confirmEmail.done')} isNext>
        {next}
      </Outcome>
    );
  }
  if (isVoid) {
    return (
      <Outcome
        title={t('recovery.voidTitle')}
        text={t('confirmEmail.void')}
        isNext={outcome === 'void'}
      >
        {next}
      </Outcome>
    );
  }
  return (
    <SessionFrame>
      <SessionTitle title={t('confirmEmail.title')}>{t('confirmEmail.text')}</SessionTitle>
      {failure !== null && <ErrorBox className="mt-5">{failure}</ErrorBox>}
      <Button
        ref={button}
        look="primary"
        size="lg"
        busy={isLoading}
        className="mt-6 w-full"
        onClick={() => void run(token)}
      >
        {t(isLoading ? 'confirmEmail.working' : 'confirmEmail.confirm')}
      </Button>
    </SessionFrame>
  );
}

import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useApplication } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ResetForm } from './reset-form.tsx';
import { SessionFrame } from '../../shell/sign-in/session-frame.tsx';
import { Outcome, useTokenOfAddress } from './mailed-link.tsx';

/** Sets a new password by the link of a mail. */
export function ResetPage() {
  const t = useText();
  const { signedOut } = useApplication();
  const token = useTokenOfAddress();
  const [outcome, setOutcome] = useState<'done' | 'void' | null>(null);

  const isVoid = token === null || outcome === 'void';
  const title = isVoid ? 'recovery.voidTitle' : 'recovery.newTitle';
  usePage(t(outcome === 'done' ? 'recovery.doneTitle' : title));

  const done = () => {
    signedOut();
    setOutcome('done');
  };

  if (outcome === 'done') {
    return (
      <Outcome title={t('recovery.doneTitle')} text={t('recovery.done')} isNext>
        <ButtonLink to={paths.signIn} look="primary" size="lg">
          {t('session.signIn')}
        </ButtonLink>
      </Outcome>
    );
  }
  if (isVoid) {
    return (
      <Outcome
        title={t('recovery.voidTitle')}
        text={t('recovery.void')}
        isNext={outcome === 'void'}
      >
        <ButtonLink to={paths.forgotPassword} look="primary" size="lg">
          {t('recovery.newLink')}
        </ButtonLink>
        <ButtonLink to={paths.signIn} size="lg">
          {t('recovery.back')}
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <SessionFrame>
      <ResetForm token={token} onDone={done} onVoid={() => setOutcome('void')} />
    </SessionFrame>
  );
}

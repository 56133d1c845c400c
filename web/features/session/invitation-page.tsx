import { useState } from 'react';
import { useAcceptInvitationMutation } from '../../api/generated-auth.ts';
import { paths } from '../../app/paths.ts';
import { useApplication } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { SessionFrame } from '../../shell/sign-in/session-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Outcome, useTokenOfAddress } from './mailed-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const OUTCOMES = {
  INVITATION_EXPIRED: 'expired',
  INVITATION_USED: 'used',
  INVITATION_INVALID: 'void',
} as const;
type Void = (typeof OUTCOMES)[keyof typeof OUTCOMES];

/** Chooses the first password of an account that an operator created, by the link of the invitation. */
export function InvitationPage() {
  const t = useText();
  const { signedOut } = useApplication();
  const token = useTokenOfAddress();
  const [accept, { isLoading }] = useAcceptInvitationMutation();
  const [outcome, setOutcome] = useState<'done' | Void | null>(token === null ? 'void' : null);
  usePage(t(outcome === null ? 'invitation.title' : `invitation.${outcome}Title`));

  if (token === null || outcome !== null) {
    const reached = outcome ?? 'void';
    const canSignIn = reached === 'done' || reached === 'used';
    return (
      <Outcome
        title={t(`invitation.${reached}Title`)}
        text={t(`invitation.${reached}`)}
        isNext={token !== null}
      >
        <ButtonLink to={paths.signIn} look={canSignIn ? 'primary' : 'second'} size="lg">
          {t('session.signIn')}
        </ButtonLink>
        {!canSignIn && (
          <ButtonLink to={paths.forgotPassword} size="lg">
            {t('recovery.newLink')}
          </ButtonLink>
        )}
      </Outcome>
    );
  }
  return (
    <SessionFrame>
      <NewPasswordForm
        title={t('invitation.title')}
        text={t('invitation.text')}
        isLoading={isLoading}
        save={(password) => accept({ resetPasswordRequest: { token, password } })}
        onDone={() => {
          signedOut();
          setOutcome('done');
        }}
        onRefused={(code) => {
          const known = OUTCOMES[code as keyof typeof OUTCOMES] as Void | undefined;
          if (known) setOutcome(known);
          return known !== undefined;
        }}
      />
    </SessionFrame>
  );
}

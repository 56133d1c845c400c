import { Suspense, useState } from 'react';
import { useResetPasswordMutation } from '../../api/generated-auth.ts';
import { paths } from '../../app/paths.ts';
import { lazyArea } from '../../app/lazy-area.tsx';
import { useApplication, useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SessionFrame } from '../../shell/sign-in/session-frame.tsx';
import { Outcome, useTokenOfAddress } from './mailed-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Where the sign-in after a reset leads: to the list of what else opens the account. */
const AFTERWARDS = { from: paths.resetPassword };

const AccessReview = lazyArea('account', () =>
  import('./access-review.tsx').then((m) => m.AccessReview),
);

/** Sets a new password by the link of a mail; after the sign-in that follows, it lists what else opens the account. */
export function ResetPage() {
  const { status, user } = useSession();
  const token = useTokenOfAddress();
  if (token !== null || (!user && status !== 'loading')) return <ResetByLink token={token} />;
  return (
    <SessionFrame>
      <Suspense>{user && <AccessReview />}</Suspense>
    </SessionFrame>
  );
}

function ResetByLink({ token }: { readonly token: string | null }) {
  const t = useText();
  const { signedOut } = useApplication();
  const [reset, { isLoading }] = useResetPasswordMutation();
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
        <ButtonLink to={paths.signIn} state={AFTERWARDS} look="primary" size="lg">
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
      <NewPasswordForm
        title={t('recovery.newTitle')}
        text={t('recovery.newText')}
        isLoading={isLoading}
        save={(password) => reset({ resetPasswordRequest: { token, password } })}
        onDone={done}
        onRefused={(code) => {
          const isVoidLink = code === 'RESET_TOKEN_INVALID';
          if (isVoidLink) setOutcome('void');
          return isVoidLink;
        }}
      />
    </SessionFrame>
  );
}

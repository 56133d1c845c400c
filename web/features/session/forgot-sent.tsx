import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SessionTitle } from '../../shell/sign-in/session-title.tsx';

interface Props {
  readonly email: string;
  readonly state: unknown;
  readonly onAgain: () => void;
}

/** The same for every address, whether it has an account or not. */
export function ForgotSent({ email, state, onAgain }: Props) {
  const t = useText();
  return (
    <div role="status">
      <SessionTitle title={t('recovery.sentTitle')} isNext>
        {t('recovery.sent', { email })}
      </SessionTitle>
      <p className="mt-3 text-ink-2">{t('recovery.notArrived')}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to={paths.signIn} state={state} look="primary" size="lg">
          {t('recovery.back')}
        </ButtonLink>
        <Button size="lg" onClick={onAgain}>
          {t('recovery.again')}
        </Button>
      </div>
    </div>
  );
}

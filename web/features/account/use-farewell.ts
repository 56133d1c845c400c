import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useApplication } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';

/**
 * Takes whoever has just left for good to the home page. The page is left first and the session forgotten then:
 * the other way round the guard of the page would lead to sign-in.
 */
export function useFarewell(): () => void {
  const t = useText();
  const navigate = useNavigate();
  const { signedOut, toasts } = useApplication();
  const gone = useRef(false);
  useEffect(
    () => () => {
      if (gone.current) signedOut();
    },
    [signedOut],
  );
  return () => {
    gone.current = true;
    toasts.add({ title: t('deletion.done') });
    void navigate(paths.home, { replace: true });
  };
}

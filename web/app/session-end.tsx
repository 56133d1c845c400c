import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { useToasts } from '../shell/toasts/use-toasts.ts';
import { afterExpiry, cameFrom } from './paths.ts';
import { useSession } from './use-application.ts';

/** Takes whoever lost the session to the sign-in page of the realm, and says why. */
export function SessionEnd() {
  const t = useText();
  const toasts = useToasts();
  const { ended } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  // Several calls may be refused before the sign-in page is there.
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
  }, [location.pathname]);
  // Only the end of a session moves somebody, not a later change of page.
  const leave = useEffectEvent(() => {
    const target = ended && afterExpiry(ended.realm, location.pathname);
    if (target && target !== location.pathname && !leaving.current) {
      leaving.current = true;
      toasts.add({ title: t('error.AUTH_ERROR') });
      void navigate(target, { replace: true, state: cameFrom(location) });
    }
  });
  useEffect(() => leave(), [ended]);
  return null;
}

import { useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { guardPage } from './leave-guard.ts';

interface LeaveQuestion {
  readonly question: ReactNode;
  /** Goes on at once where nothing would be lost, else when the answer allows it. */
  readonly ask: (goOn: () => void) => void;
}

/**
 * Asks before a link, the palette, a shortcut, Back or the closing of the page loses unsaved changes. `useBlocker` needs a data router, which adds 17 kB to the first view of every page.
 */
export function useLeaveQuestion(dirty: boolean): LeaveQuestion {
  const t = useText();
  const { navigator } = useContext(NavigationContext);
  const { pathname, search } = useLocation();
  const here = useEffectEvent(() => pathname + search);
  const [held, setHeld] = useState<{ readonly goOn: () => void } | null>(null);
  useEffect(() => {
    if (!dirty) return;
    const end = guardPage(navigator, { here: () => here(), ask: (goOn) => setHeld({ goOn }) });
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onClose);
    return () => {
      end();
      window.removeEventListener('beforeunload', onClose);
    };
  }, [dirty, navigator]);
  const ask = (goOn: () => void) => (dirty ? setHeld({ goOn }) : goOn());
  if (!held) return { question: null, ask };
  const stay = () => setHeld(null);
  const discard = () => {
    setHeld(null);
    held.goOn();
  };
  const question = (
    <Dialog
      open
      onOpenChange={stay}
      title={t('leave.title')}
      closeLabel={t('leave.close')}
      description={t('leave.text')}
      foot={
        <>
          <Button onClick={stay}>{t('leave.stay')}</Button>
          <Button look="danger-solid" onClick={discard}>
            {t('leave.discard')}
          </Button>
        </>
      }
    />
  );
  return { question, ask };
}

/** The question before the page is left with unsaved changes. */
export const useLeaveGuard = (dirty: boolean): ReactNode => useLeaveQuestion(dirty).question;

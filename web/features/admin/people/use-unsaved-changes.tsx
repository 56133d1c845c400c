import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** The link to another page of this site that a plain click opens in this tab; null for every other click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target !== '' || link.origin !== window.location.origin) return null;
  const { pathname, search } = window.location;
  return link.pathname === pathname && link.search === search ? null : link;
}

/**
 * Asks before a link or the closing of the page loses unsaved changes.
 * `useBlocker` needs a data router, which adds 17 kB to the first view of every page.
 */
export function useUnsavedChanges(dirty: boolean): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!dirty) return;
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      setTarget(`${link.pathname}${link.search}${link.hash}`);
    };
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onClose);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onClose);
    };
  }, [dirty]);
  if (target === null) return null;
  return (
    <ConfirmDialog
      title={t('admin.discard.title')}
      text={t('admin.discard.text')}
      action={t('admin.discard.action')}
      busy={false}
      failure={null}
      onConfirm={() => void navigate(target)}
      onClose={() => setTarget(null)}
    />
  );
}

import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { useToasts } from '../shell/toasts/use-toasts.ts';

/** Leads away from an address that has no page, and says so. */
export function UnknownAddress({ to }: { readonly to: string }) {
  const t = useText();
  const toasts = useToasts();
  const title = t('shell.unknownAddress');
  useEffect(() => void toasts.add({ title }), [toasts, title]);
  return <Navigate to={to} replace />;
}

import { useText } from '../i18n/use-text.ts';
import { Badge } from './badge.tsx';

/** Marks a link whose page is still to come. */
export function ComingBadge({ className }: { readonly className?: string }) {
  const t = useText();
  return <Badge className={className}>{t('shell.coming')}</Badge>;
}

import FileText from 'lucide-react/icons/file-text';
import type { MetaResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Badge, DelayedBadge, SimulatedBadge } from '../../../../ui/badge.tsx';

/** Where the prices come from: simulated, a file, written down by the user, or delayed by so many minutes. */
export function MarketBadge({ meta }: { readonly meta: MetaResponse }) {
  const t = useText();
  if (meta.simulated) return <SimulatedBadge>{t('market.simulated')}</SimulatedBadge>;
  if (meta.provider === 'file')
    return <Badge icon={<FileText size={12} aria-hidden="true" />}>{t('market.file')}</Badge>;
  if (meta.provider === 'import') return <Badge>{t('market.imported')}</Badge>;
  return <DelayedBadge>{t('market.delayed', { minutes: meta.delayedMinutes })}</DelayedBadge>;
}

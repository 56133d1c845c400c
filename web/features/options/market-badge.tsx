import { Clock, FileText, FlaskConical } from 'lucide-react';
import type { MetaResponse } from '../../api/generated.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';

/** Where the quotes come from: simulated, a file, or delayed by so many minutes. */
export function MarketBadge({ meta }: { readonly meta: MetaResponse }) {
  const t = useText();
  if (meta.simulated)
    return (
      <Badge
        tone="warn"
        className="border border-dashed border-current"
        icon={<FlaskConical size={12} aria-hidden="true" />}
      >
        {t('market.simulated')}
      </Badge>
    );
  if (meta.provider === 'file')
    return <Badge icon={<FileText size={12} aria-hidden="true" />}>{t('market.file')}</Badge>;
  return (
    <Badge tone="warn" icon={<Clock size={12} aria-hidden="true" />}>
      {t('market.delayed', { minutes: meta.delayedMinutes })}
    </Badge>
  );
}

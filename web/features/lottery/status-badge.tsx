import type { EventStatus } from '@toolyard/core/lottery';
import { useText } from '../../i18n/use-text.ts';
import { Badge, SimulatedBadge } from '../../ui/badge.tsx';

const TONES = { active: 'ok', upcoming: 'accent', ended: 'neutral' } as const;

/** Active is green, upcoming blue, ended grey. */
export function StatusBadge({ status }: { readonly status: EventStatus }) {
  const t = useText();
  return (
    <Badge tone={TONES[status]} dot>
      {t(`lottery.status.${status}`)}
    </Badge>
  );
}

export function SampleBadge() {
  const t = useText();
  return <SimulatedBadge>{t('lottery.sample')}</SimulatedBadge>;
}

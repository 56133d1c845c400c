import type { StrategyStatus } from '@toolyard/core/options/strategies';
import { useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';

const TONES = { active: 'ok', planning: 'accent', completed: 'neutral' } as const;

/** Active is green, planning blue, all else grey. */
export function StatusBadge({ status }: { readonly status: StrategyStatus }) {
  const t = useText();
  return (
    <Badge tone={TONES[status]} dot>
      {t(`status.${status}`)}
    </Badge>
  );
}

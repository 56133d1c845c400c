import type { Badge as ToolBadge } from '@toolyard/core/tools';
import { useText } from '../i18n/use-text.ts';
import { Badge, type Tone } from './badge.tsx';

const TONES: Record<ToolBadge, Tone> = {
  NEW: 'accent',
  HOT: 'hot',
  FREE: 'ok',
  PREMIUM: 'gold',
  BETA: 'neutral',
};

/** What a tool's card says about it in a word each. */
export function ToolBadges({ badges }: { readonly badges: readonly ToolBadge[] }) {
  const t = useText();
  return (
    badges.length > 0 && (
      <span className="flex flex-wrap justify-end gap-1">
        {badges.map((badge) => (
          <Badge key={badge} tone={TONES[badge]}>
            {t(`badge.${badge}`)}
          </Badge>
        ))}
      </span>
    )
  );
}

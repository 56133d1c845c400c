import type { CourseLevel } from '@toolyard/core/learning';
import { useText } from '../../../../i18n/use-text.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';

const TONES: Record<CourseLevel, Tone> = { beginner: 'ok', strategy: 'accent', advanced: 'gold' };

export function LevelBadge({ level }: { readonly level: CourseLevel }) {
  const t = useText();
  return <Badge tone={TONES[level]}>{t(`learn.level.${level}`)}</Badge>;
}

import type { LevelProgress } from '@toolyard/core/learning';
import { useText } from '../../../../i18n/use-text.ts';
import { SimulatedBadge } from '../../../../ui/badge.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';

/** What a visitor sees: an example, and marked as one. */
export const SAMPLE_LEVELS: readonly LevelProgress[] = [
  { level: 'beginner', done: 2, total: 4, percent: 50 },
  { level: 'strategy', done: 1, total: 3, percent: 33 },
  { level: 'advanced', done: 0, total: 2, percent: 0 },
];

interface Props {
  readonly levels: readonly LevelProgress[];
  readonly isSample: boolean;
}

/** How many courses of each level are done. */
export function ProgressPanel({ levels, isSample }: Props) {
  const t = useText();
  return (
    <Card label={t('learn.progress')}>
      <CardHead
        title={t('learn.progress')}
        beside={isSample && <SimulatedBadge>{t('learn.sample')}</SimulatedBadge>}
      />
      <ul className="space-y-4 p-4">
        {levels.map(({ level, done, total, percent }) => (
          <li key={level} className="space-y-1.5">
            <p className="flex justify-between gap-2 text-13">
              <span>{t(`learn.level.${level}`)}</span>
              <span className="text-ink-2 tabular-nums">
                {t('learn.coursesDone', { done, total, percent })}
              </span>
            </p>
            <ProgressBar label={t(`learn.level.${level}`)} percent={percent} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

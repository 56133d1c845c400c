import { useText } from '../../../i18n/use-text.ts';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';

const LINES = ['w-2/3', 'w-full', 'w-full', 'w-2/3', 'w-full', 'w-3/4'];

/** The outline of a text that is on its way. */
export function ReadingSkeleton() {
  const t = useText();
  return (
    <SkeletonBlock label={t('shell.loading')} className="max-w-180 space-y-4">
      {LINES.map((width, i) => (
        <Skeleton key={i} className={width} />
      ))}
    </SkeletonBlock>
  );
}

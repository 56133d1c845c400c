import { useText } from '../../../../i18n/use-text.ts';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';

/** The place of the strategies, while their code and then their data are loaded. */
export function OverviewLoading() {
  const t = useText();
  return (
    <SkeletonBlock label={t('options.loading')} className="space-y-4">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-64 w-full" />
    </SkeletonBlock>
  );
}

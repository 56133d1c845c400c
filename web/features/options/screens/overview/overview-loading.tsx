import { useText } from '../../../../i18n/use-text.ts';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';

export function OverviewLoading() {
  const t = useText();
  return (
    <SkeletonBlock label={t('options.loading')} className="space-y-4">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-64 w-full" />
    </SkeletonBlock>
  );
}

import { useText } from '../../i18n/use-text.ts';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';

export const GRID = 'grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3';

/** The grid's place while the catalogue is on its way: as many cards as a new installation has. */
export function ToolGridSkeleton() {
  const t = useText();
  return (
    <SkeletonBlock label={t('home.loadingTools')}>
      <div className={GRID}>
        {['md:col-span-2 max-md:h-97', '', '', '', ''].map((place, i) => (
          <div
            key={i}
            className={`flex h-46 flex-col rounded-3 border border-line bg-surface p-5 ${place}`}
          >
            <Skeleton className="size-10! rounded-3" />
            <Skeleton className="mt-auto h-4! w-36" />
          </div>
        ))}
      </div>
    </SkeletonBlock>
  );
}

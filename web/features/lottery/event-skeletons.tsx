import { useText } from '../../i18n/use-text.ts';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';

const CARDS = [1, 2, 3];

/** Three cards in the size of what is coming. */
export function EventListSkeleton({ className }: { readonly className: string }) {
  const t = useText();
  return (
    <SkeletonBlock label={t('lottery.loading')}>
      <div className={className}>
        {CARDS.map((card) => (
          <div
            key={card}
            className="h-[381px] overflow-hidden rounded-3 border border-line bg-surface md:h-[365px]"
          >
            <Skeleton className="h-33 rounded-none" />
            <div className="space-y-3 p-4">
              <Skeleton className="h-5 w-20" />
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-10 w-full" />
              <Skeleton className="h-10 w-full" />
              <Skeleton className="h-5 w-24" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonBlock>
  );
}

/** Title, ruler, prizes and panel in their places. */
export function EventSkeleton() {
  const t = useText();
  return (
    <SkeletonBlock label={t('lottery.loading')}>
      <Skeleton className="mt-2 h-13 w-80 max-w-full md:h-10" />
      <Skeleton className="mt-2 h-12 w-120 max-w-full md:h-6" />
      <Skeleton className="mt-6 h-24 w-full rounded-3" />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_352px]">
        <div className="max-lg:order-2">
          <Skeleton className="mb-3 h-6 w-20" />
          <div className="grid gap-4 sm:grid-cols-3">
            {CARDS.map((card) => (
              <Skeleton key={card} className="h-[222px] rounded-3" />
            ))}
          </div>
        </div>
        <Skeleton className="h-[413px] rounded-3" />
      </div>
    </SkeletonBlock>
  );
}

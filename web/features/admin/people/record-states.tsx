import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';

/** A form in the place and size of the one that is coming. */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  const t = useText();
  return (
    <Card>
      <SkeletonBlock label={t('shell.loading')} className="p-4">
        <div className="flex flex-col gap-4">
          {Array.from({ length: fields }, (_, i) => (
            <div key={i} className="flex flex-col gap-1.5">
              <Skeleton className="my-1 w-20" />
              <Skeleton className="h-10! rounded-2" />
            </div>
          ))}
        </div>
      </SkeletonBlock>
    </Card>
  );
}

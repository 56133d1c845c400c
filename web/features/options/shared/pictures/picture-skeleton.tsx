import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';

/** A card of about the size of a picture that is still computed or loaded. */
export function PictureSkeleton() {
  const t = useText();
  return (
    <Card>
      <SkeletonBlock label={t('options.loading')} className="p-4">
        <Skeleton className="mb-4 h-5 w-40" />
        <Skeleton className="h-64 w-full" />
      </SkeletonBlock>
    </Card>
  );
}

import ImageOff from 'lucide-react/icons/image-off';
import { clsx } from 'clsx';
import { useText } from '../../../i18n/use-text.ts';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { mediaApi } from './media-api.ts';

interface Props {
  readonly id: string;
  readonly alt: string;
  readonly className?: string;
}

/** A picture of a space as its members see it, also while the space is private. */
export function MemberPicture({ id, alt, className }: Props) {
  const t = useText();
  const { data, isError } = mediaApi.useMemberPictureQuery({ id });
  if (data !== undefined)
    return <img src={data} alt={alt} className={clsx('rounded-2 object-contain', className)} />;
  if (isError)
    return (
      <span
        role="img"
        aria-label={t('contentMedia.pictureFailed')}
        className={clsx('grid place-items-center rounded-2 bg-sunken text-ink-3', className)}
      >
        <ImageOff size={20} aria-hidden="true" />
      </span>
    );
  return (
    <SkeletonBlock label={t('contentMedia.loadingPicture')} className={className ?? ''}>
      <Skeleton className="h-full! w-full" />
    </SkeletonBlock>
  );
}

import { useState } from 'react';
import ImageOff from 'lucide-react/icons/image-off';
import ImagePlus from 'lucide-react/icons/image-plus';
import { MEDIA_FILE_LIMITS, MEDIA_TYPES, mediaFileFault } from '@toolyard/core/content';
import type { PrizePicture } from '@toolyard/core/lottery';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { useFileChooser } from '../file-chooser.tsx';
import { Skeleton, SkeletonBlock } from '../skeleton.tsx';
import { TextsField, type FaultOf } from './form-parts.tsx';
import { prizePictureApi } from './prize-picture-api.ts';

interface Props {
  readonly number: number;
  readonly picture: PrizePicture | null;
  /** Where pictures of the event are; null while it has not been saved. */
  readonly path: string | null;
  readonly faultOf: FaultOf;
  readonly onChange: (picture: PrizePicture | null) => void;
}

const EMPTY = { en: '', 'zh-CN': '' };
const MEGABYTES = MEDIA_FILE_LIMITS.bytes / 1024 / 1024;

/** Uploads, shows and removes the picture of a prize, with the text for those who do not see it. */
export function PrizePictureField({ number, picture, path, faultOf, onChange }: Props) {
  const t = useText();
  const language = useLanguage();
  const [upload, { isLoading }] = prizePictureApi.useUploadPictureMutation();
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File) => {
    const refused = mediaFileFault(file);
    setFault(refused && (refused.texts[language] ?? refused.message));
    if (refused || path === null) return;
    const { data, error } = await upload({ path, file });
    if (data) onChange({ hash: data.data.hash, alt: picture?.alt ?? EMPTY });
    else setFault(errorMessage(error, t('more.uploadFailed')));
  };
  const { input, choose } = useFileChooser({
    label: t('more.pictureFile', { number }),
    accept: MEDIA_TYPES.join(','),
    onFiles: ([file]) => file && void take(file),
  });
  if (path === null) return <p className="text-12 text-ink-3">{t('more.pictureAfterSave')}</p>;
  const shownFault = fault ?? faultOf('picture');
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        {picture && <StoredPicture path={path} hash={picture.hash} alt={picture.alt[language]} />}
        {input}
        <Button
          busy={isLoading}
          icon={<ImagePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={choose}
        >
          {t(picture ? 'more.replacePicture' : 'more.uploadPicture', { number })}
        </Button>
        {picture && (
          <Button look="quiet" onClick={() => onChange(null)}>
            {t('more.removePicture', { number })}
          </Button>
        )}
        <p className="text-12 text-ink-3">{t('more.pictureHint', { megabytes: MEGABYTES })}</p>
      </div>
      {shownFault !== null && (
        <p role="alert" className="text-12 text-danger">
          {shownFault}
        </p>
      )}
      {picture && (
        <TextsField
          label={t('more.pictureAlt', { number })}
          value={picture.alt}
          error={faultOf('alt')}
          onChange={(alt) => onChange({ ...picture, alt })}
        />
      )}
    </div>
  );
}

interface StoredProps {
  readonly path: string;
  readonly hash: string;
  readonly alt: string;
  readonly className?: string;
}

/** A picture of an event as those see it who run it, also of a draft. */
export function StoredPicture({ path, hash, alt, className = 'h-20 w-30' }: StoredProps) {
  const t = useText();
  const { data, isError } = prizePictureApi.useStoredPictureQuery({ path, hash });
  if (data !== undefined)
    return <img src={data} alt={alt} className={`rounded-2 object-cover ${className}`} />;
  if (isError)
    return (
      <span
        role="img"
        aria-label={t('more.pictureFailed')}
        className={`grid place-items-center rounded-2 bg-sunken text-ink-3 ${className}`}
      >
        <ImageOff size={20} aria-hidden="true" />
      </span>
    );
  return (
    <SkeletonBlock label={t('more.pictureLoading')} className={className}>
      <Skeleton className="h-full! w-full" />
    </SkeletonBlock>
  );
}

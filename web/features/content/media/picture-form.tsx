import type { FormEvent } from 'react';
import ImagePlus from 'lucide-react/icons/image-plus';
import { MEDIA_ALT_MAX, MEDIA_FILE_LIMITS, MEDIA_TYPES } from '@toolyard/core/content';
import { clsx } from 'clsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useFileChooser } from '../../../ui/file-chooser.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { useDropZone } from '../../../ui/use-drop-zone.ts';
import { MemberPicture } from './member-picture.tsx';
import type { usePicture } from './use-picture.ts';

interface Props {
  readonly id: string;
  readonly form: ReturnType<typeof usePicture>;
  readonly onSubmit: () => void;
}

const MEGABYTES = MEDIA_FILE_LIMITS.bytes / 1024 / 1024;

/** A picture, chosen or dropped, with the text for those who do not see it. */
export function PictureForm({ id, form, onSubmit }: Props) {
  const t = useText();
  const { picture, url, fault, altFault, busy, change } = form;
  const { file, stored, alt } = picture;
  const take = (taken: File | undefined) => {
    if (taken && !busy) change({ file: taken, stored: null });
  };
  const { input, choose } = useFileChooser({
    label: t('contentMedia.file'),
    accept: MEDIA_TYPES.join(','),
    onFiles: ([chosen]) => take(chosen),
  });
  const { over, zone } = useDropZone(([dropped]) => take(dropped));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <div
        {...zone}
        className={clsx(
          'flex flex-col items-start gap-3 rounded-3 border border-dashed p-4',
          over ? 'border-accent-solid bg-accent-tint' : 'border-control',
        )}
      >
        {stored ? (
          <MemberPicture id={stored.id} alt={alt} className="h-40 max-w-full self-center" />
        ) : (
          url !== null && (
            <img src={url} alt={alt} className="max-h-40 max-w-full self-center rounded-2" />
          )
        )}
        {input}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            disabled={busy}
            icon={<ImagePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={choose}
          >
            {t(file || stored ? 'contentMedia.another' : 'contentMedia.choose')}
          </Button>
          <span className="min-w-0 text-12 text-ink-3 wrap-anywhere">
            {stored ? stored.alt : (file?.name ?? t('contentMedia.drop'))}
          </span>
        </div>
        <p className="text-12 text-ink-3">{t('contentMedia.hint', { megabytes: MEGABYTES })}</p>
      </div>
      {fault !== null && <ErrorBox>{fault}</ErrorBox>}
      <Field label={t('contentMedia.alt')} hint={t('contentMedia.altHint')} error={altFault}>
        {(ids) => (
          <TextInput
            {...ids}
            required
            maxLength={MEDIA_ALT_MAX}
            readOnly={busy}
            value={alt}
            onChange={({ target }) => change({ alt: target.value })}
          />
        )}
      </Field>
      <div role="status" className="sr-only">
        {busy && t('contentMedia.uploading')}
      </div>
    </form>
  );
}

import { useId } from 'react';
import { clsx } from 'clsx';
import { useListMediaQuery } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MemberPicture } from './member-picture.tsx';
import { PictureForm } from './picture-form.tsx';
import { usePicture } from './use-picture.ts';

/** Pictures of the space that are offered. */
const OFFERED = 12;

interface Props {
  readonly spaceId: string;
  /** What was pasted or dropped; null lets the writer choose. */
  readonly file: File | null;
  readonly onInsert: (path: string, alt: string) => void;
  readonly onClose: () => void;
}

/** Uploads a picture for an article, or takes one that the space has. */
export function PictureDialog({ spaceId, file, onInsert, onClose }: Props) {
  const t = useText();
  const id = useId();
  const form = usePicture(spaceId, file);
  const { data } = useListMediaQuery({ spaceId, limit: OFFERED });
  const offered = file === null ? (data?.data ?? []) : [];
  const submit = async () => {
    const picture = await form.submit();
    if (picture) onInsert(picture.path, picture.alt);
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && !form.busy && onClose()}
      title={t('contentMedia.insert')}
      closeLabel={t('contentMedia.close')}
      foot={
        <>
          <Button disabled={form.busy} onClick={onClose}>
            {t('contentMedia.cancel')}
          </Button>
          <Button look="primary" type="submit" form={id} busy={form.busy}>
            {t('contentMedia.confirm')}
          </Button>
        </>
      }
    >
      <PictureForm id={id} form={form} onSubmit={() => void submit()} />
      {offered.length > 0 && (
        <section aria-label={t('contentMedia.ofSpace')} className="mt-4 flex flex-col gap-2">
          <h3 className="font-medium">{t('contentMedia.ofSpace')}</h3>
          <ul className="grid grid-cols-3 gap-2 md:grid-cols-4">
            {offered.map((stored) => (
              <li key={stored.id}>
                <button
                  type="button"
                  aria-pressed={form.picture.stored?.id === stored.id}
                  disabled={form.busy}
                  className={clsx(
                    'w-full rounded-2 border p-1 hover:bg-sunken',
                    form.picture.stored?.id === stored.id ? 'border-accent-solid' : 'border-line',
                  )}
                  onClick={() => form.change({ stored, file: null, alt: stored.alt })}
                >
                  <MemberPicture id={stored.id} alt={stored.alt} className="h-20 w-full" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

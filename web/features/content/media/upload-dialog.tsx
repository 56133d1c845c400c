import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PictureForm } from './picture-form.tsx';
import { usePicture } from './use-picture.ts';

interface Props {
  readonly spaceId: string;
  readonly file: File | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Uploads a picture to a space. */
export function UploadDialog({ spaceId, file, onDone, onClose }: Props) {
  const t = useText();
  const id = useId();
  const form = usePicture(spaceId, file);
  const submit = async () => {
    if (await form.submit()) onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && !form.busy && onClose()}
      title={t('contentMedia.add')}
      closeLabel={t('contentMedia.close')}
      foot={
        <>
          <Button disabled={form.busy} onClick={onClose}>
            {t('contentMedia.cancel')}
          </Button>
          <Button look="primary" type="submit" form={id} busy={form.busy}>
            {t('contentMedia.upload')}
          </Button>
        </>
      }
    >
      <PictureForm id={id} form={form} onSubmit={() => void submit()} />
    </Dialog>
  );
}

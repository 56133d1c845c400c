import { useText } from '../../../../i18n/use-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextInput } from '../../../../ui/input.tsx';

interface Props {
  readonly link: string | null;
  readonly onClose: () => void;
}

/** The link itself, for browsers that keep pages away from the clipboard. */
export function ShareDialog({ link, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      open={link !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('builder.copyYourself')}
      description={t('builder.copyYourselfText')}
      closeLabel={t('builder.close')}
    >
      <TextInput
        className="mt-3"
        readOnly
        aria-label={t('builder.linkAddress')}
        value={link ?? ''}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}

import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

interface Props {
  readonly count: number;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClear: () => void;
}

/** Asks once more before the whole list goes. */
export function ClearDialog({ count, open, onClose, onClear }: Props) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('watchlist.clearTitle')}
      closeLabel={t('watchlist.close')}
      description={t('watchlist.clearText', { count })}
      foot={
        <>
          <Button onClick={onClose}>{t('watchlist.cancel')}</Button>
          <Button
            look="danger"
            onClick={() => {
              onClear();
              onClose();
            }}
          >
            {t('watchlist.clearNow')}
          </Button>
        </>
      }
    />
  );
}

import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly busy: boolean;
  readonly failure?: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Confirmation of something that cannot be undone. */
export function ConfirmDialog(props: Props) {
  const { title, text, action, busy, failure, onConfirm, onClose, children } = props;
  const t = useText();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      closeLabel={t('content.close')}
      description={text}
      foot={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('content.cancel')}
          </Button>
          <Button look="danger-solid" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {failure && <ErrorBox className="mt-4">{failure}</ErrorBox>}
      {children}
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorBox } from './message-box.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Of the button that confirms. */
  readonly action: string;
  readonly cancel: string;
  /** Of a danger, unless nothing is lost. */
  readonly look?: 'danger-solid' | 'primary';
  readonly busy?: boolean;
  readonly failure?: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks before something is done; stays open while it is under way. */
export function ConfirmDialog(props: Props) {
  const { title, text, action, cancel, look = 'danger-solid', busy = false, failure } = props;
  const { onConfirm, onClose, children } = props;
  const t = useText();
  return (
    <Dialog
      open
      onOpenChange={() => !busy && onClose()}
      title={title}
      closeLabel={t('shell.dismiss')}
      description={text}
      foot={
        <>
          <Button disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <Button look={look} busy={busy} onClick={onConfirm}>
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

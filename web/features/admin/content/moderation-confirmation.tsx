import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { failureText } from '../../../api/call-failure.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** What is said where the call fails, and where it succeeds. */
  readonly failure: string;
  readonly done: string;
  readonly busy: boolean;
  readonly onConfirm: () => PromiseLike<{ readonly error?: unknown }>;
  readonly onClose: () => void;
}

/** Confirmation of one step of an operator. */
export function ModerationConfirmation(props: Props) {
  const { title, text, action, failure, done, busy, onConfirm, onClose } = props;
  const t = useText();
  const toasts = useToasts();
  const [fault, setFault] = useState<string | null>(null);
  const confirm = async () => {
    setFault(null);
    const { error } = await onConfirm();
    if (error !== undefined) return setFault(failureText(error, failure));
    toasts.add({ title: done });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      description={text}
      closeLabel={t('adminContent.close')}
      foot={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('adminContent.cancel')}
          </Button>
          <Button look="primary" busy={busy} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      {fault !== null && <ErrorBox className="mt-4">{fault}</ErrorBox>}
    </Dialog>
  );
}

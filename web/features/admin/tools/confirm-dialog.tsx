import { useRef } from 'react';
import { AlertDialog } from 'radix-ui';
import { Button } from '../../../ui/button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly busy?: boolean;
  /** Of the button that confirms: of a danger, unless nothing is lost. */
  readonly look?: 'danger-solid' | 'primary';
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done; the focus stands on the way back. */
export function ConfirmDialog(props: Props) {
  const { title, text, confirm, cancel, busy, look = 'danger-solid', onConfirm, onClose } = props;
  useReturnFocus();
  const back = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open onOpenChange={onClose}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <AlertDialog.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            back.current?.focus();
          }}
          className="fixed top-1/2 left-1/2 z-40 w-[calc(100vw-32px)] max-w-[440px] -translate-1/2 animate-[appear_var(--d-slow)_var(--ease)] rounded-4 bg-overlay p-5 shadow-dialog outline-none"
        >
          <AlertDialog.Title className="text-16 font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 wrap-anywhere text-ink-2">
            {text}
          </AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button ref={back} disabled={busy} onClick={onClose}>
              {cancel}
            </Button>
            <Button look={look} busy={busy ?? false} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

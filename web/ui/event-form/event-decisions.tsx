import { useState, type ReactNode } from 'react';
import { firstCharacters } from '@toolyard/core/shared';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Field } from '../field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { ErrorBox } from '../message-box.tsx';
import { TextArea } from '../text-area.tsx';

interface ConfirmedProps {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Below the text of the dialog. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
}

/** A step of an event that is confirmed once. */
export function ConfirmedButton(props: ConfirmedProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    props.onConfirm();
  };
  return (
    <>
      <Button look="primary" busy={props.busy} onClick={() => setOpen(true)}>
        {props.label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={props.title}
        closeLabel={t('more.close')}
        description={props.text}
        foot={
          <>
            <Button onClick={() => setOpen(false)}>{t('more.notYet')}</Button>
            <Button look="primary" disabled={props.disabled} onClick={confirm}>
              {props.label}
            </Button>
          </>
        }
      >
        {props.children}
      </Dialog>
    </>
  );
}

interface ReasonProps {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Label of the button that leaves the event as it is. */
  readonly back: string;
  /** Reason that the field starts with. */
  readonly suggested?: string;
  /** Why the last attempt failed. */
  readonly error: string | null;
  /** Whether the step succeeded; the dialog stays open where it did not. */
  readonly onConfirm: (reason: string) => Promise<boolean>;
}

/** A step of an event that needs a reason. */
export function ReasonButton(props: ReasonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {props.label}
      </Button>
      {open && <ReasonDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReasonDialog({ onClose, ...props }: ReasonProps & { readonly onClose: () => void }) {
  const t = useText();
  const [reason, setReason] = useState(props.suggested ?? '');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const done = await props.onConfirm(reason);
    setBusy(false);
    if (done) return onClose();
    setFailed(true);
  };
  return (
    <FormDialog
      busy={busy}
      onClose={onClose}
      title={props.title}
      closeLabel={t('more.close')}
      description={props.text}
      foot={(leave) => (
        <>
          <Button disabled={busy} onClick={leave}>
            {props.back}
          </Button>
          <Button
            look="danger-solid"
            busy={busy}
            disabled={reason.trim() === ''}
            onClick={() => void confirm()}
          >
            {props.label}
          </Button>
        </>
      )}
    >
      {failed && props.error !== null && <ErrorBox className="mt-3">{props.error}</ErrorBox>}
      <Field label={t('more.reason')} className="mt-3">
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            value={reason}
            onChange={({ target }) => setReason(firstCharacters(target.value, 500))}
          />
        )}
      </Field>
    </FormDialog>
  );
}

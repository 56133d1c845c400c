import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { COMMENT_LIMITS } from '@toolyard/core/content';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useFaultFocus } from '../shared/use-fault-focus.ts';

interface Props {
  readonly label: string;
  readonly action: string;
  /** Answers the failure; undefined for none. */
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** What a member says about a passage, or about a comment. */
export function CommentForm({ label, action, onSend, onClose, children }: Props) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const focusFault = useFaultFocus(form, busy);
  const refuse = (message: string) => {
    setFault(message);
    focusFault();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return refuse(t('contentRevisions.comments.missing'));
    setBusy(true);
    const error = await onSend(text);
    setBusy(false);
    if (error) refuse(errorMessage(error, t('content.notDone')));
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <Field label={label} error={fault}>
        {(ids) => (
          <TextArea
            {...ids}
            autoFocus
            maxLength={COMMENT_LIMITS.text}
            disabled={busy}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setFault(null);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" look="primary" busy={busy}>
          {action}
        </Button>
        <Button size="sm" disabled={busy} onClick={onClose}>
          {t('content.cancel')}
        </Button>
      </div>
    </form>
  );
}

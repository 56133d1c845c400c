import { useRef, useState, type FormEvent } from 'react';
import { Field } from './field.tsx';
import { ErrorBox } from './message-box.tsx';
import { TextArea } from './text-area.tsx';

interface Props {
  /** Its id, for a button that stands outside. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What is said where nothing was typed. */
  readonly missing: string;
  /** Characters. */
  readonly limit: number;
  readonly initial?: string;
  /** Why it was refused. */
  readonly failure: string | null;
  readonly busy: boolean;
  readonly onSend: (text: string) => void;
  readonly className?: string;
}

/** A form of one text that must not be blank; a refusal leaves what was typed. */
export function ReasonForm(props: Props) {
  const { id, label, hint, missing, limit, initial = '', failure, busy, onSend, className } = props;
  const field = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(initial);
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') return onSend(text);
    setIsMissing(true);
    field.current?.querySelector('textarea')?.focus();
  };
  return (
    <form id={id} noValidate className={className} onSubmit={submit}>
      {failure !== null && <ErrorBox className="mb-4">{failure}</ErrorBox>}
      <div ref={field}>
        <Field label={label} hint={hint} error={isMissing ? missing : null}>
          {(ids) => (
            <TextArea
              {...ids}
              aria-required
              rows={4}
              maxLength={limit}
              disabled={busy}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setIsMissing(false);
              }}
            />
          )}
        </Field>
      </div>
    </form>
  );
}

import { useId, useState, type FormEvent } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { TextInput } from './input.tsx';

export interface NameDialogTexts {
  readonly title: string;
  readonly description?: string;
  readonly label: string;
  readonly hint?: string;
  readonly save: string;
  readonly cancel: string;
  readonly close: string;
}

interface Props {
  readonly texts: NameDialogTexts;
  /** What stands in the field at first. */
  readonly name: string;
  /** The name as it is stored, or what is wrong with it. */
  readonly check: (typed: string) => { readonly name: string } | { readonly error: string };
  /** Answers what went wrong, or null. */
  readonly onSave: (name: string) => string | null | Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for a name, and tells at the field what is wrong with it. */
export function NameDialog({ texts, name: first, check, onSave, onClose }: Props) {
  const form = useId();
  const [name, setName] = useState(first);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = check(name);
    if ('error' in checked) return setError(checked.error);
    setBusy(true);
    const failure = await onSave(checked.name);
    setBusy(false);
    if (failure === null) onClose();
    else setError(failure);
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={texts.title}
      {...(texts.description && { description: texts.description })}
      closeLabel={texts.close}
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="primary" type="submit" form={form} busy={busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={texts.label} error={error} {...(texts.hint && { hint: texts.hint })}>
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setError(null);
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

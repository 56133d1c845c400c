import { useState, type FormEvent } from 'react';
import { ANALYSIS_NAME_MAX } from '@toolyard/core/data';
import { shortName } from '@toolyard/core/shared';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';

interface Props {
  readonly title: string;
  readonly name: string;
  /** Answers what went wrong, or null. */
  readonly onSave: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

const FORM = 'analysis-name';

/** Asks for the name of an analysis and tells at the field what is wrong with it. */
export function NameDialog({ title, name: first, onSave, onClose }: Props) {
  const t = useText();
  const [name, setName] = useState(first);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const short = shortName(name, ANALYSIS_NAME_MAX);
    if (short === null) return setError(t('data.nameInvalid', { most: ANALYSIS_NAME_MAX }));
    setBusy(true);
    const failure = await onSave(short);
    setBusy(false);
    if (failure === null) onClose();
    else setError(failure);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={t('data.keptWhat')}
      closeLabel={t('data.close')}
      foot={
        <>
          <Button onClick={onClose}>{t('data.cancel')}</Button>
          <Button look="primary" type="submit" form={FORM} busy={busy}>
            {t('data.saveName')}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={t('data.name')} error={error}>
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

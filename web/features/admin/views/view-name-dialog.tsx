import { useState, type FormEvent } from 'react';
import { checkViewName } from '@toolyard/core/accounts';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import type { SavedView } from './views-api.ts';

interface Props {
  /** The view that is renamed; null for a new one. */
  readonly view: SavedView | null;
  /** Whose names are taken. */
  readonly others: readonly SavedView[];
  /** Answers what went wrong, or null. */
  readonly onSave: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

const FORM = 'view-name';

/** Asks for the name of a view and tells at the field what is wrong with it. */
export function ViewNameDialog({ view, others, onSave, onClose }: Props) {
  const t = useText();
  const language = useLanguage();
  const [name, setName] = useState(view?.name ?? '');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkViewName(name, others);
    if (!checked.ok) return setError(textIn(checked.error.texts, language));
    setBusy(true);
    const failure = await onSave(checked.value);
    setBusy(false);
    if (failure === null) onClose();
    else setError(failure);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(view ? 'views.renameTitle' : 'views.newTitle')}
      closeLabel={t('views.close')}
      foot={
        <>
          <Button onClick={onClose}>{t('views.cancel')}</Button>
          <Button look="primary" type="submit" form={FORM} busy={busy}>
            {t(view ? 'views.renameNow' : 'views.saveNow')}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={t('views.name')} hint={t('views.nameHint')} error={error}>
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

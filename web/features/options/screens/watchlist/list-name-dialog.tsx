import { useState, type FormEvent } from 'react';
import { checkListName, type Watchlist } from '@toolyard/core/watchlist';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';

interface Props {
  /** The list that is renamed; null for a new one. */
  readonly list: Watchlist | null;
  /** Whose names are taken. */
  readonly others: readonly Watchlist[];
  readonly onClose: () => void;
  readonly onSave: (name: string) => void;
}

const FORM = 'watchlist-name';

/** Asks for the name of a list and tells at the field what is wrong with it. */
export function ListNameDialog({ list, others, onClose, onSave }: Props) {
  const t = useText();
  const language = useLanguage();
  const [name, setName] = useState(list?.name ?? '');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkListName(name, others);
    if (!checked.ok) return setError(textIn(checked.error.texts, language));
    onSave(checked.value);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t(list ? 'watchlist.renameTitle' : 'watchlist.newTitle')}
      closeLabel={t('watchlist.close')}
      foot={
        <>
          <Button onClick={onClose}>{t('watchlist.cancel')}</Button>
          <Button look="primary" type="submit" form={FORM}>
            {t(list ? 'watchlist.renameNow' : 'watchlist.createNow')}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate>
        <Field label={t('watchlist.listName')} hint={t('watchlist.listNameHint')} error={error}>
          {(ids) => (
            <TextInput
              {...ids}
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

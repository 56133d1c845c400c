import { checkListName, type Watchlist } from '@toolyard/core/watchlist';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { NameDialog } from '../../../../ui/name-dialog.tsx';

interface Props {
  /** The list that is renamed; null for a new one. */
  readonly list: Watchlist | null;
  /** Whose names are taken. */
  readonly others: readonly Watchlist[];
  readonly onClose: () => void;
  readonly onSave: (name: string) => void;
}

/** Asks for the name of a list. */
export function ListNameDialog({ list, others, onClose, onSave }: Props) {
  const t = useText();
  const language = useLanguage();
  return (
    <NameDialog
      texts={{
        title: t(list ? 'watchlist.renameTitle' : 'watchlist.newTitle'),
        label: t('watchlist.listName'),
        hint: t('watchlist.listNameHint'),
        save: t(list ? 'watchlist.renameNow' : 'watchlist.createNow'),
        cancel: t('watchlist.cancel'),
        close: t('watchlist.close'),
      }}
      name={list?.name ?? ''}
      check={(typed) => {
        const checked = checkListName(typed, others);
        return checked.ok
          ? { name: checked.value }
          : { error: textIn(checked.error.texts, language) };
      }}
      onSave={(name) => {
        onSave(name);
        return null;
      }}
      onClose={onClose}
    />
  );
}

import { checkViewName } from '@toolyard/core/accounts';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { NameDialog } from '../../name-dialog.tsx';
import type { SavedView } from './view-store.ts';

interface Props {
  /** The view that is renamed; null for a new one. */
  readonly view: SavedView | null;
  /** Whose names are taken. */
  readonly others: readonly SavedView[];
  /** Answers what went wrong, or null. */
  readonly onSave: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ view, others, onSave, onClose }: Props) {
  const t = useText();
  const language = useLanguage();
  return (
    <NameDialog
      texts={{
        title: t(view ? 'views.renameTitle' : 'views.newTitle'),
        label: t('views.name'),
        hint: t('views.nameHint'),
        save: t(view ? 'views.renameNow' : 'views.saveNow'),
        cancel: t('views.cancel'),
        close: t('views.close'),
      }}
      name={view?.name ?? ''}
      check={(typed) => {
        const checked = checkViewName(typed, others);
        return checked.ok
          ? { name: checked.value }
          : { error: textIn(checked.error.texts, language) };
      }}
      onSave={onSave}
      onClose={onClose}
    />
  );
}

import { CODE_RECIPE_NAME_MAX } from '@toolyard/core/codegen';
import { shortName } from '@toolyard/core/shared';
import { useText } from '../../../i18n/use-text.ts';
import { NameDialog } from '../../../ui/name-dialog.tsx';

interface Props {
  readonly title: string;
  /** Whether the input is part of the recipe. */
  readonly hasInput: boolean;
  readonly name: string;
  /** Answers what went wrong, or null. */
  readonly onSave: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks for the name of a recipe, and says what of it is stored with the account. */
export function RecipeNameDialog({ title, hasInput, ...dialog }: Props) {
  const t = useText();
  const error = t('codegen.saved.nameInvalid', { most: CODE_RECIPE_NAME_MAX });
  return (
    <NameDialog
      texts={{
        title,
        description: t(hasInput ? 'codegen.saved.storesInput' : 'codegen.saved.storesNoInput'),
        label: t('codegen.saved.name'),
        save: t('codegen.saved.saveName'),
        cancel: t('codegen.saved.cancel'),
        close: t('codegen.saved.close'),
      }}
      check={(typed) => {
        const name = shortName(typed, CODE_RECIPE_NAME_MAX);
        return name === null ? { error } : { name };
      }}
      {...dialog}
    />
  );
}

import { editProblem, type Edit, type Model } from '@toolyard/core/codegen';
import { textIn } from '@toolyard/core/shared';
import { useLanguage } from '../../../i18n/use-text.ts';

/** A model and how it is edited. */
export interface Editing {
  readonly model: Model;
  readonly onEdit: (edit: Edit) => void;
  /** Id of the list of types that are proposed. */
  readonly types: string;
}

/** Why an edit cannot be made, in the language of the page. */
export function useEditProblem(model: Model): (edit: Edit) => string | null {
  const language = useLanguage();
  return (edit) => {
    const texts = editProblem(model, edit);
    return texts && textIn(texts, language);
  };
}

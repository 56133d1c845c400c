import { fitsAccount, readRecipe, type Recipe } from '@toolyard/core/codegen';
import { errorMessage } from '../../../api/error-message.ts';
import {
  useChangeCodeRecipeMutation,
  useDeleteCodeRecipeMutation,
  useSaveCodeRecipeMutation,
  type CodeRecipePart,
  type CodeRecipeResponse,
  type SaveCodeRecipeRequest,
} from '../../../api/generated-codegen.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';

/** The contract's type has lists that can be changed. */
const requestOf = (name: string, recipe: Recipe): SaveCodeRecipeRequest => ({
  name,
  recipe: recipe as unknown as CodeRecipePart,
});

/** The recipe of an answer; null where a later version of the product wrote it. */
export const recipeOf = ({ recipe }: CodeRecipeResponse): Recipe | null => readRecipe(recipe);

/** Saves a recipe with the account; answers what went wrong, or null. */
export function useSaveRecipe() {
  const t = useText();
  const [save] = useSaveCodeRecipeMutation();
  return async (name: string, recipe: Recipe): Promise<string | null> => {
    if (!fitsAccount(recipe)) return t('codegen.saved.tooLong');
    const { error } = await save({ saveCodeRecipeRequest: requestOf(name, recipe) });
    return error ? errorMessage(error, t('codegen.saved.notSaved')) : null;
  };
}

/** Renaming, replacing and deleting one of the account's recipes, with what to say of it. */
export function useRecipeActions(saved: CodeRecipeResponse) {
  const t = useText();
  const toasts = useToasts();
  const add = useSaveRecipe();
  const [change] = useChangeCodeRecipeMutation();
  const [erase] = useDeleteCodeRecipeMutation();
  const { id, version, name } = saved;
  const recipe = recipeOf(saved);
  const fail = (description: string) =>
    toasts.add({ title: t('codegen.saved.notDone'), description, variant: 'destructive' });
  const write = async (newName: string, next: Recipe, seen = version): Promise<string | null> => {
    if (!fitsAccount(next)) return t('codegen.saved.tooLong');
    const saveCodeRecipeRequest = requestOf(newName, next);
    const { error } = await change({ id, 'If-Match': `"${seen}"`, saveCodeRecipeRequest });
    return error ? errorMessage(error, t('codegen.saved.notSaved')) : null;
  };
  /** A button that does something about the recipe as it was. */
  const undo = (act: (before: Recipe) => Promise<string | null>) => {
    if (!recipe) return {};
    const onClick = async () => {
      const failure = await act(recipe);
      if (failure !== null) fail(failure);
    };
    return { action: { label: t('codegen.undo'), onClick: () => void onClick() } };
  };
  return {
    rename: async (to: string): Promise<string | null> =>
      recipe ? write(to, recipe) : t('codegen.saved.unreadable'),
    replace: async (next: Recipe) => {
      const failure = await write(name, next);
      if (failure !== null) return fail(failure);
      const back = undo((before) => write(name, before, version + 1));
      return toasts.add({ title: t('codegen.saved.replaced', { name }), ...back });
    },
    remove: async () => {
      const { error } = await erase({ id, 'If-Match': `"${version}"` });
      if (error) return fail(errorMessage(error, t('codegen.saved.notSaved')));
      const back = undo((before) => add(name, before));
      return toasts.add({ title: t('codegen.saved.deleted', { name }), ...back });
    },
  };
}

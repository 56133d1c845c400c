import { ok, refuse, shortName, type Instant, type Result, type Texts } from '../shared/index.ts';
import { CODE_RECIPE_INVALID } from './codegen.errors.ts';
import { readRecipe, type Recipe } from './recipe.ts';

/** Maximum number per account. */
export const MAX_CODE_RECIPES = 100;
/** Characters. */
export const CODE_RECIPE_NAME_MAX = 80;
/** Characters of a recipe as JSON, well below what the API takes as a body. */
const CODE_RECIPE_MAX = 60_000;

/** A recipe that an account has saved under a name. */
export interface SavedCodeRecipe {
  readonly id: string;
  readonly ownerId: string;
  /** 1, and one more with every change. */
  readonly version: number;
  readonly name: string;
  readonly recipe: Recipe;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** A recipe with its name, both of unknown origin. */
export interface RecipeDraft {
  readonly name: string;
  readonly recipe: unknown;
}

export type NamedRecipe = Pick<SavedCodeRecipe, 'name' | 'recipe'>;

/** Whether an account has room for a recipe. */
export const fitsAccount = (recipe: Recipe): boolean =>
  JSON.stringify(recipe).length <= CODE_RECIPE_MAX;

/** What can be saved, or CODE_RECIPE_INVALID with the place that is wrong. */
export function checkRecipe(draft: RecipeDraft): Result<NamedRecipe> {
  const name = shortName(draft.name, CODE_RECIPE_NAME_MAX);
  if (name === null)
    return invalid('name', {
      en: `A name has 1 to ${CODE_RECIPE_NAME_MAX} characters`,
      'zh-CN': `名称须为 1 到 ${CODE_RECIPE_NAME_MAX} 个字符`,
    });
  const recipe = readRecipe(draft.recipe);
  if (recipe === null)
    return invalid('recipe', { en: 'This is no recipe', 'zh-CN': '这不是有效的配方' });
  return fitsAccount(recipe)
    ? ok({ name, recipe })
    : invalid('recipe', {
        en: 'This recipe is too long. Leave out the input or templates',
        'zh-CN': '配方过长，请去掉输入内容或模板',
      });
}

const invalid = (field: string, texts: Texts) =>
  refuse(CODE_RECIPE_INVALID({ details: [{ field, message: texts.en, texts }] }));

import { ok, refuse, shortName, type Instant, type Result } from '../shared/index.ts';
import { ANALYSIS_INVALID } from './data.errors.ts';
import { readRecipe } from './read-recipe.ts';
import type { Recipe } from './recipe.ts';

/** Maximum number per account. */
export const MAX_ANALYSES = 100;
/** Characters. */
export const ANALYSIS_NAME_MAX = 80;
/** Characters of a recipe as JSON, well below what the API takes as a body. */
export const RECIPE_TEXT_MAX = 60_000;

/** What an account keeps of an analysis: the recipe under its name. The data stays on the device. */
export interface SavedAnalysis {
  /** Also that of the recipe. */
  readonly id: string;
  readonly ownerId: string;
  /** 1, and one more with every change. */
  readonly version: number;
  readonly recipe: Recipe;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** A recipe of unknown origin as the one of this analysis, or ANALYSIS_INVALID with the place that is wrong. */
export function checkRecipe(value: unknown, id: string): Result<Recipe> {
  const read = readRecipe(value);
  if (!read.ok) return invalid('recipe', read.error);
  const name = shortName(read.value.name, ANALYSIS_NAME_MAX);
  if (name === null)
    return invalid('recipe.name', {
      en: `A name has 1 to ${ANALYSIS_NAME_MAX} characters`,
      'zh-CN': `名称须为 1 到 ${ANALYSIS_NAME_MAX} 个字符`,
    });
  const recipe = { ...read.value, id, name };
  return JSON.stringify(recipe).length <= RECIPE_TEXT_MAX
    ? ok(recipe)
    : invalid('recipe', {
        en: 'This recipe is too long. Take out steps or long texts in them',
        'zh-CN': '分析步骤过长，请删减步骤或其中的长文本',
      });
}

const invalid = (field: string, texts: { readonly en: string; readonly 'zh-CN': string }) =>
  refuse(ANALYSIS_INVALID({ details: [{ field, message: texts.en, texts }] }));

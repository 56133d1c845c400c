import type { Recipe } from '@toolyard/core/data';
import type { RecipeResponse, SaveAnalysisRequest } from '../../../api/generated-data.ts';

/** A recipe of the API, which checks each by core's own rule: the same record, with its steps typed by their kinds. */
export const recipeOf = (recipe: RecipeResponse): Recipe => recipe as unknown as Recipe;

export const saveRequest = (recipe: Recipe): SaveAnalysisRequest => ({
  recipe: recipe as unknown as RecipeResponse,
});

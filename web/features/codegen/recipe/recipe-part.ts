/** The part of an address that carries a recipe. A browser sends nothing of what stands behind `#`. */
export const RECIPE_PART = '#recipe=';

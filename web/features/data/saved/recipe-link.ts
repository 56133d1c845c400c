import { parseRecipe, recipeText, type Recipe } from '@toolyard/core/data';
import { paths } from '../../../app/paths.ts';

/** The part of an address that carries a recipe. A browser sends nothing of what stands behind `#`. */
const PART = '#recipe=';

/** The page's address with a recipe, which holds no data. */
export function recipeLink(recipe: Recipe): string {
  const bytes = new TextEncoder().encode(recipeText(recipe));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const part = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${paths.dataAnalysis}${PART}${part}`;
}

/** The recipe of such an address; null where it has none, 'damaged' where it cannot be read. */
export function recipeInLink(hash: string): Recipe | 'damaged' | null {
  if (!hash.startsWith(PART)) return null;
  try {
    const base64 = hash.slice(PART.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const read = parseRecipe(new TextDecoder().decode(bytes));
    return read.ok ? read.value : 'damaged';
  } catch {
    return 'damaged';
  }
}

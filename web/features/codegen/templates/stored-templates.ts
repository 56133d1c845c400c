import { RECIPE_TEMPLATES, type RecipeTemplate } from '@toolyard/core/codegen';

/** A template of the user's own. */
export interface UserTemplate extends RecipeTemplate {
  readonly id: string;
}

const KEY = 'codegenTemplates';
export const {
  most: MOST_TEMPLATES,
  longestName: LONGEST_NAME,
  longestText: LONGEST_TEMPLATE,
} = RECIPE_TEMPLATES;

const templateIn = (value: unknown): UserTemplate[] => {
  const { id, name, text } = (value ?? {}) as Partial<UserTemplate>;
  return typeof id === 'string' && typeof name === 'string' && typeof text === 'string'
    ? [{ id, name: name.slice(0, LONGEST_NAME), text: text.slice(0, LONGEST_TEMPLATE) }]
    : [];
};

/** The templates of this browser; what is none is left out. */
export function readTemplates(): readonly UserTemplate[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(templateIn).slice(0, MOST_TEMPLATES) : [];
  } catch {
    return [];
  }
}

/** False where the browser has no room for them. */
export function storeTemplates(templates: readonly UserTemplate[]): boolean {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(templates));
    return true;
  } catch {
    return false;
  }
}

import { useState } from 'react';
import type { RecipeTemplate } from '@toolyard/core/codegen';
import {
  MOST_TEMPLATES,
  readTemplates,
  storeTemplates,
  type UserTemplate,
} from './stored-templates.ts';

/** The templates of this browser. */
export function useTemplates() {
  const [templates, setTemplates] = useState(readTemplates);
  /** False where the browser has no room for them. */
  const change = (next: readonly UserTemplate[]): boolean => {
    setTemplates(next);
    return storeTemplates(next);
  };
  return {
    templates,
    change,
    /** Puts the templates of a recipe before the others; those that are there already are not doubled. */
    take: (wanted: readonly RecipeTemplate[]) => {
      const isSame = (a: RecipeTemplate, b: RecipeTemplate) =>
        a.name === b.name && a.text === b.text;
      const others = templates.filter((each) => !wanted.some((one) => isSame(one, each)));
      const taken = wanted.map(
        (one) => templates.find((each) => isSame(one, each)) ?? { id: crypto.randomUUID(), ...one },
      );
      change([...taken, ...others].slice(0, MOST_TEMPLATES));
    },
  };
}

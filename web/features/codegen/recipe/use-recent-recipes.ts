import { useState } from 'react';
import { storedCodeRecipes } from '@toolyard/browser';
import { readRecipe, type Recipe } from '@toolyard/core/codegen';
import { useApplication } from '../../../app/use-application.ts';

export interface RecentRecipe {
  /** Milliseconds. */
  readonly at: number;
  readonly recipe: Recipe;
}

const MOST_RECENT = 20;

function readRecent(value: unknown): readonly RecentRecipe[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: { readonly at?: unknown; readonly recipe?: unknown } | null) => {
    const recipe = readRecipe(each?.recipe);
    return recipe && typeof each?.at === 'number' ? [{ at: each.at, recipe }] : [];
  });
}

/** The last twenty recipes that this browser stores, the newest first. */
export function useRecentRecipes() {
  const { services } = useApplication();
  const stored = storedCodeRecipes(services.storage.at);
  const [recent, setRecent] = useState(() => readRecent(stored.read()));
  return {
    recent,
    add: (recipe: Recipe) => {
      const text = JSON.stringify(recipe);
      const others = recent.filter((each) => JSON.stringify(each.recipe) !== text);
      const next = [{ at: services.now(), recipe }, ...others].slice(0, MOST_RECENT);
      stored.write(next);
      setRecent(next);
    },
    clear: () => {
      stored.clear();
      setRecent([]);
    },
  };
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Recipe } from '@toolyard/core/codegen';
import { useRemembered } from '../use-remembered.ts';
import { RECIPE_PART } from './recipe-part.ts';

/** Opens the recipe of the page's address, once for each in a tab; whether the last one could not be read. */
export function useLinkedRecipe(onOpen: (recipe: Recipe) => void): boolean {
  const { hash } = useLocation();
  const [damaged, setDamaged] = useState<string | null>(null);
  const [opened, setOpened] = useRemembered<string | null>('link', null);
  const open = useEffectEvent((recipe: Recipe) => {
    setOpened(hash);
    onOpen(recipe);
  });
  // Whoever comes back finds what became of it.
  const isNew = hash !== opened;
  useEffect(() => {
    if (!isNew || !hash.startsWith(RECIPE_PART)) return;
    let isWanted = true;
    const read = async () => {
      const { unpackedRecipe } = await import('./recipe-link.ts');
      const recipe = unpackedRecipe(hash.slice(RECIPE_PART.length));
      if (!isWanted) return;
      if (recipe) open(recipe);
      else setDamaged(hash);
    };
    read().catch(() => setDamaged(hash));
    return () => {
      isWanted = false;
    };
  }, [hash, isNew]);
  return damaged === hash;
}

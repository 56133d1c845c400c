import { useMemo, useState } from 'react';
import type { Recipe } from '@toolyard/core/data';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnalysisResponse } from '../../../api/generated-data.ts';
import { recipeInLink } from './recipe-link.ts';
import { recipeOf } from './recipe-of.ts';

/** The recipe that the next file is opened with. */
export interface Start {
  readonly recipe: Recipe;
  /** What the account keeps of it; null where it came by a link. */
  readonly stored: AnalysisResponse | null;
  /** Id of what this device keeps, with the files that it was made for; null for other files. */
  readonly onDevice: string | null;
}

/** An analysis of the account that is run on a file, or the recipe in the page's address. */
export function useStart() {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const [chosen, setChosen] = useState<Start | null>(null);
  const linked = useMemo(() => recipeInLink(hash), [hash]);
  const start: Start | null = useMemo(() => {
    if (chosen) return chosen;
    return linked === null || linked === 'damaged'
      ? null
      : { recipe: linked, stored: null, onDevice: null };
  }, [chosen, linked]);
  return {
    start,
    isDamaged: linked === 'damaged',
    run: (stored: AnalysisResponse) =>
      setChosen({ recipe: recipeOf(stored.recipe), stored, onDevice: null }),
    openAgain: (onDevice: string, recipe: Recipe | null) =>
      setChosen(recipe && { recipe, stored: null, onDevice }),
    /** Files from this device were closed: the next ones have steps of their own. */
    closed: () => setChosen((start) => (start?.onDevice == null ? start : null)),
    leave: () => {
      setChosen(null);
      void navigate(pathname, { replace: true });
    },
  };
}

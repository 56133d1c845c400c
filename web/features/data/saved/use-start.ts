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
}

/** An analysis of the account that is run on a file, or the recipe in the page's address. */
export function useStart() {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const [chosen, setChosen] = useState<AnalysisResponse | null>(null);
  const linked = useMemo(() => recipeInLink(hash), [hash]);
  const start: Start | null = useMemo(() => {
    if (chosen) return { recipe: recipeOf(chosen.recipe), stored: chosen };
    return linked === null || linked === 'damaged' ? null : { recipe: linked, stored: null };
  }, [chosen, linked]);
  return {
    start,
    isDamaged: linked === 'damaged',
    run: setChosen,
    leave: () => {
      setChosen(null);
      void navigate(pathname, { replace: true });
    },
  };
}

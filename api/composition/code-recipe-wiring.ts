import {
  ChangeCodeRecipe,
  DeleteCodeRecipe,
  ListCodeRecipes,
  SaveCodeRecipe,
} from '@toolyard/core/codegen';
import { PORTS } from './ports.ts';
import { wire, write, type Wiring } from './wiring.ts';

/** Recipes of the Code Generator that accounts save. */
export const CODE_RECIPE_WIRING: readonly Wiring[] = [
  wire(ListCodeRecipes, [PORTS.codeRecipeReader]),
  write(
    SaveCodeRecipe,
    [PORTS.clock, PORTS.ids],
    (all, time, source) => new SaveCodeRecipe(all, time, source),
  ),
  write(ChangeCodeRecipe, [PORTS.clock], (all, time) => new ChangeCodeRecipe(all, time)),
  write(DeleteCodeRecipe, [PORTS.clock], (all, time) => new DeleteCodeRecipe(all, time)),
];

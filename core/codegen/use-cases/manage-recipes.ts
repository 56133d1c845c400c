import { actorOf, asUser, type Principal } from '../../accounts/index.ts';
import { auditEntry, type AuditLog, type AuditState } from '../../audit/index.ts';
import { VERSION_CONFLICT, type Clock, type IdSource, type Instant } from '../../shared/index.ts';
import { CODE_RECIPE_UNKNOWN, CODE_RECIPES_FULL } from '../codegen.errors.ts';
import type { CodeRecipeRepository } from '../ports/code-recipe-repository.ts';
import {
  checkRecipe,
  MAX_CODE_RECIPES,
  type RecipeDraft,
  type SavedCodeRecipe,
} from '../saved-recipe.ts';

export interface CodeRecipeStore {
  readonly codeRecipes: CodeRecipeRepository;
  readonly audit: AuditLog;
}

interface RecipeChange {
  readonly action: 'codeRecipe.saved' | 'codeRecipe.changed' | 'codeRecipe.deleted';
  readonly before: SavedCodeRecipe | null;
  readonly after: SavedCodeRecipe | null;
}

/** An input may name persons: the log, which outlasts accounts, does not hold it. */
const stateOf = (saved: SavedCodeRecipe | null): AuditState | null =>
  saved && { name: saved.name, target: saved.recipe.target };

function recipeEntry({ action, before, after }: RecipeChange, principal: Principal, at: Instant) {
  const saved = after ?? before;
  return auditEntry({
    at,
    actor: actorOf(principal),
    action,
    subject: saved && { kind: 'codeRecipe', id: saved.id, name: saved.name },
    before: stateOf(before),
    after: stateOf(after),
  });
}

/** The owner's recipe at the version that the caller has seen, null for any. Refuses with CODE_RECIPE_UNKNOWN or VERSION_CONFLICT. */
async function findVersion(
  codeRecipes: Pick<CodeRecipeRepository, 'findOwned'>,
  ownerId: string,
  { id, version }: { readonly id: string; readonly version: number | null },
): Promise<SavedCodeRecipe> {
  const current = await codeRecipes.findOwned(ownerId, id);
  if (!current) throw CODE_RECIPE_UNKNOWN();
  if (version !== null && version !== current.version)
    throw VERSION_CONFLICT({ details: { current } });
  return current;
}

/** The caller's recipes, last changed first. */
export class ListCodeRecipes {
  constructor(private readonly codeRecipes: Pick<CodeRecipeRepository, 'listOwned'>) {}

  execute(principal: Principal): Promise<readonly SavedCodeRecipe[]> {
    return this.codeRecipes.listOwned(asUser(principal).userId);
  }
}

/** Saves a recipe of the caller. Refuses with CODE_RECIPE_INVALID or CODE_RECIPES_FULL. */
export class SaveCodeRecipe {
  constructor(
    private readonly all: CodeRecipeStore,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  async execute(draft: RecipeDraft, principal: Principal): Promise<SavedCodeRecipe> {
    const { codeRecipes, audit } = this.all;
    const { userId: ownerId } = asUser(principal);
    const checked = checkRecipe(draft);
    if (!checked.ok) throw checked.error;
    if ((await codeRecipes.countLocked(ownerId)) >= MAX_CODE_RECIPES) throw CODE_RECIPES_FULL();
    const at = this.clock.now();
    const id = this.ids.next();
    const after = { id, ownerId, version: 1, ...checked.value, createdAt: at, updatedAt: at };
    await codeRecipes.add(after);
    const change = { action: 'codeRecipe.saved', before: null, after } as const;
    audit.record(recipeEntry(change, principal, at));
    return after;
  }
}

export interface ChangeCodeRecipeInput extends RecipeDraft {
  readonly id: string;
  /** The version that the caller has seen; null is any. */
  readonly version: number | null;
}

/** Replaces one of the caller's recipes, with its name. */
export class ChangeCodeRecipe {
  constructor(
    private readonly all: CodeRecipeStore,
    private readonly clock: Clock,
  ) {}

  async execute(
    { name, recipe, ...seen }: ChangeCodeRecipeInput,
    principal: Principal,
  ): Promise<SavedCodeRecipe> {
    const { codeRecipes, audit } = this.all;
    const checked = checkRecipe({ name, recipe });
    if (!checked.ok) throw checked.error;
    const before = await findVersion(codeRecipes, asUser(principal).userId, seen);
    const at = this.clock.now();
    const after = { ...before, version: before.version + 1, ...checked.value, updatedAt: at };
    await codeRecipes.update(after);
    const change = { action: 'codeRecipe.changed', before, after } as const;
    audit.record(recipeEntry(change, principal, at));
    return after;
  }
}

/** Removes one of the caller's recipes. */
export class DeleteCodeRecipe {
  constructor(
    private readonly all: CodeRecipeStore,
    private readonly clock: Clock,
  ) {}

  async execute(
    seen: { readonly id: string; readonly version: number | null },
    principal: Principal,
  ): Promise<void> {
    const { codeRecipes, audit } = this.all;
    const before = await findVersion(codeRecipes, asUser(principal).userId, seen);
    await codeRecipes.remove(before);
    const change = { action: 'codeRecipe.deleted', before, after: null } as const;
    audit.record(recipeEntry(change, principal, this.clock.now()));
  }
}

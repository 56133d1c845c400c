import { actorOf, asUser, type Principal } from '../../accounts/index.ts';
import { auditEntry, type AuditLog, type AuditState } from '../../audit/index.ts';
import { VERSION_CONFLICT, type Clock, type IdSource, type Instant } from '../../shared/index.ts';
import { ANALYSES_FULL, ANALYSIS_UNKNOWN } from '../data.errors.ts';
import type { AnalysisRepository } from '../ports/analysis-repository.ts';
import { checkRecipe, MAX_ANALYSES, type SavedAnalysis } from '../saved-analysis.ts';

export interface AnalysisStore {
  readonly analyses: AnalysisRepository;
  readonly audit: AuditLog;
}

interface AnalysisChange {
  readonly action: 'analysis.saved' | 'analysis.changed' | 'analysis.deleted';
  readonly before: SavedAnalysis | null;
  readonly after: SavedAnalysis | null;
}

/** The conditions of a step may name a person: the log, which outlasts accounts, does not hold them. */
const stateOf = (analysis: SavedAnalysis | null): AuditState | null =>
  analysis && { name: analysis.recipe.name, steps: analysis.recipe.steps.length };

function analysisEntry(
  { action, before, after }: AnalysisChange,
  principal: Principal,
  at: Instant,
) {
  const analysis = after ?? before;
  return auditEntry({
    at,
    actor: actorOf(principal),
    action,
    subject: analysis && { kind: 'analysis', id: analysis.id, name: analysis.recipe.name },
    before: stateOf(before),
    after: stateOf(after),
  });
}

/** The owner's analysis at the version that the caller has seen, null for any. Refuses with ANALYSIS_UNKNOWN or VERSION_CONFLICT. */
async function findVersion(
  analyses: Pick<AnalysisRepository, 'findOwned'>,
  ownerId: string,
  { id, version }: { readonly id: string; readonly version: number | null },
): Promise<SavedAnalysis> {
  const current = await analyses.findOwned(ownerId, id);
  if (!current) throw ANALYSIS_UNKNOWN();
  if (version !== null && version !== current.version)
    throw VERSION_CONFLICT({ details: { current } });
  return current;
}

/** The caller's analyses, last changed first. */
export class ListAnalyses {
  constructor(private readonly analyses: Pick<AnalysisRepository, 'listOwned'>) {}

  execute(principal: Principal): Promise<readonly SavedAnalysis[]> {
    return this.analyses.listOwned(asUser(principal).userId);
  }
}

/** Saves an analysis of the caller. Refuses with ANALYSIS_INVALID or ANALYSES_FULL. */
export class SaveAnalysis {
  constructor(
    private readonly all: AnalysisStore,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  async execute(
    { recipe: draft }: { readonly recipe: unknown },
    principal: Principal,
  ): Promise<SavedAnalysis> {
    const { analyses, audit } = this.all;
    const { userId: ownerId } = asUser(principal);
    const id = this.ids.next();
    const recipe = checkRecipe(draft, id);
    if (!recipe.ok) throw recipe.error;
    if ((await analyses.countLocked(ownerId)) >= MAX_ANALYSES) throw ANALYSES_FULL();
    const at = this.clock.now();
    const after = { id, ownerId, version: 1, recipe: recipe.value, createdAt: at, updatedAt: at };
    await analyses.add(after);
    const change = { action: 'analysis.saved', before: null, after } as const;
    audit.record(analysisEntry(change, principal, at));
    return after;
  }
}

export interface ChangeAnalysisInput {
  readonly id: string;
  /** The version that the caller has seen; null is any. */
  readonly version: number | null;
  readonly recipe: unknown;
}

/** Replaces the recipe of one of the caller's analyses, with its name. */
export class ChangeAnalysis {
  constructor(
    private readonly all: AnalysisStore,
    private readonly clock: Clock,
  ) {}

  async execute(
    { recipe: draft, ...seen }: ChangeAnalysisInput,
    principal: Principal,
  ): Promise<SavedAnalysis> {
    const { analyses, audit } = this.all;
    const recipe = checkRecipe(draft, seen.id);
    if (!recipe.ok) throw recipe.error;
    const before = await findVersion(analyses, asUser(principal).userId, seen);
    const at = this.clock.now();
    const after = {
      ...before,
      version: before.version + 1,
      recipe: recipe.value,
      updatedAt: at,
    };
    await analyses.update(after);
    const change = { action: 'analysis.changed', before, after } as const;
    audit.record(analysisEntry(change, principal, at));
    return after;
  }
}

/** Removes one of the caller's analyses. */
export class DeleteAnalysis {
  constructor(
    private readonly all: AnalysisStore,
    private readonly clock: Clock,
  ) {}

  async execute(
    seen: { readonly id: string; readonly version: number | null },
    principal: Principal,
  ): Promise<void> {
    const { analyses, audit } = this.all;
    const before = await findVersion(analyses, asUser(principal).userId, seen);
    await analyses.remove(before);
    const change = { action: 'analysis.deleted', before, after: null } as const;
    audit.record(analysisEntry(change, principal, this.clock.now()));
  }
}

import type { Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock, Texts } from '../../shared/index.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import { changedTool, TOOL_ACTIONS, toolEntry } from '../tool-changes.ts';
import type { Tool } from '../tool.ts';
import { TOOL_UNKNOWN } from '../tools.errors.ts';

export const BULK_ACTIONS = ['show', 'hide', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export interface BulkToolsInput {
  readonly action: BulkAction;
  readonly ids: readonly string[];
}

/** What became of one tool. */
export type BulkOutcome =
  | { readonly id: string; readonly ok: true; readonly tool: Tool | null }
  | { readonly id: string; readonly ok: false; readonly code: string; readonly texts: Texts };

/** Shows, hides or deletes several tools at once, and says of each what became of it. */
export class BulkTools {
  constructor(
    private readonly tools: Pick<ToolRepository, 'findLocked' | 'update'>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(
    { action, ids }: BulkToolsInput,
    principal: Principal,
  ): Promise<readonly BulkOutcome[]> {
    const found = new Map((await this.tools.findLocked(ids)).map((tool) => [tool.id, tool]));
    const outcomes: BulkOutcome[] = [];
    for (const id of ids) {
      const before = found.get(id);
      outcomes.push(before ? await this.change(action, before, principal) : unknown(id));
    }
    return outcomes;
  }

  private async change(
    action: BulkAction,
    before: Tool,
    principal: Principal,
  ): Promise<BulkOutcome> {
    const at = this.clock.now();
    const isDeleted = action === 'delete';
    const change = isDeleted ? { deletedAt: at } : { isActive: action === 'show' };
    const changed = changedTool(before, change, at);
    await this.tools.update(changed);
    const after = isDeleted ? null : changed;
    const done = isDeleted ? TOOL_ACTIONS.deleted : TOOL_ACTIONS.updated;
    this.audit.record(toolEntry({ action: done, before, after }, principal, at));
    return { id: before.id, ok: true, tool: after };
  }
}

const unknown = (id: string): BulkOutcome => ({
  id,
  ok: false,
  code: TOOL_UNKNOWN.code,
  texts: TOOL_UNKNOWN.texts,
});

import type { Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';
import { findTool } from '../find-tool.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import { changedTool, TOOL_ACTIONS, toolNote } from '../tool-change.ts';

export interface DeleteToolInput {
  readonly id: string;
  /** The version that the caller has seen; null deletes whatever version there is. */
  readonly version: number | null;
}

/** Puts a tool into the trash. */
export class DeleteTool {
  constructor(
    private readonly tools: Pick<ToolRepository, 'findForChange' | 'update'>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ id, version }: DeleteToolInput, principal: Principal): Promise<void> {
    const before = await findTool(this.tools, id, version);
    const now = this.clock.now();
    await this.tools.update(changedTool(before, { deletedAt: now }, now));
    const change = { action: TOOL_ACTIONS.deleted, before, after: null };
    this.audit.record(toolNote(change, principal, now));
  }
}

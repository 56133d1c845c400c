import type { Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import { changedTool, TOOL_ACTIONS, toolNote } from '../tool-change.ts';
import type { Tool } from '../tool.ts';
import { TOOL_UNKNOWN } from '../tools.errors.ts';

/** Takes a tool out of the trash, as it was. */
export class RestoreTool {
  constructor(
    private readonly tools: Pick<ToolRepository, 'findTrashed' | 'update'>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ key }: { readonly key: string }, principal: Principal): Promise<Tool> {
    const trashed = await this.tools.findTrashed(key);
    if (!trashed) throw TOOL_UNKNOWN();
    const now = this.clock.now();
    const after = changedTool(trashed, { deletedAt: null }, now);
    await this.tools.update(after);
    const change = { action: TOOL_ACTIONS.restored, before: null, after };
    this.audit.record(toolNote(change, principal, now));
    return after;
  }
}

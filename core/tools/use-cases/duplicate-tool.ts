import type { Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock, IdSource } from '../../shared/index.ts';
import { lockTool, TOOL_ACTIONS, toolEntry } from '../tool-changes.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import { asCopy } from '../tool-copy.ts';
import type { Tool } from '../tool.ts';

/** Adds a copy of a tool that is not shown yet, under the first id that is free. */
export class DuplicateTool {
  constructor(
    private readonly tools: Pick<ToolRepository, 'findLocked' | 'list' | 'add'>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  async execute({ id }: { readonly id: string }, principal: Principal): Promise<Tool> {
    const original = await lockTool(this.tools, id, null);
    const taken = new Set((await this.tools.list()).map((tool) => tool.id));
    const now = this.clock.now();
    const copy: Tool = {
      ...original,
      ...asCopy(original, taken),
      key: this.ids.next(),
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.tools.add(copy);
    const change = { action: TOOL_ACTIONS.created, before: null, after: copy };
    this.audit.record(toolEntry(change, principal, now));
    return copy;
  }
}

import type { Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import { TOOL_ACTIONS, toolNote } from '../tool-change.ts';
import { TOOL_UNKNOWN } from '../tools.errors.ts';

/** Deletes a tool of the trash for good. */
export class EraseTool {
  constructor(
    private readonly tools: Pick<ToolRepository, 'findTrashed' | 'erase'>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ key }: { readonly key: string }, principal: Principal): Promise<void> {
    const before = await this.tools.findTrashed(key);
    if (!before) throw TOOL_UNKNOWN();
    await this.tools.erase(key);
    const change = { action: TOOL_ACTIONS.erased, before, after: null };
    this.audit.record(toolNote(change, principal, this.clock.now()));
  }
}

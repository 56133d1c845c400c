import { actorOf, asAdmin, type Principal } from '../../accounts/index.ts';
import { auditEntry, type AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';
import { inCatalogueOrder, type Tool } from '../tool.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import { changedTool, TOOL_ACTIONS } from '../tool-changes.ts';
import { TOOLS_CHANGED } from '../tools.errors.ts';

/** Sets the order of the named tools to 1, 2, 3, …; the order of the others stays. */
export class ReorderTools {
  constructor(
    private readonly tools: Pick<ToolRepository, 'findLocked' | 'list' | 'update'>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids }: { readonly ids: readonly string[] },
    principal: Principal,
  ): Promise<readonly Tool[]> {
    const found = new Map((await this.tools.findLocked(ids)).map((tool) => [tool.id, tool]));
    if (found.size < ids.length) throw TOOLS_CHANGED();
    const at = this.clock.now();
    for (const [position, id] of ids.entries()) {
      const tool = found.get(id);
      if (tool && tool.order !== position + 1)
        await this.tools.update(changedTool(tool, { order: position + 1 }, at));
    }
    this.audit.record(
      auditEntry({
        at,
        actor: actorOf(asAdmin(principal)),
        action: TOOL_ACTIONS.reordered,
        before: { orders: Object.fromEntries(ids.map((id) => [id, found.get(id)?.order])) },
        after: { orders: Object.fromEntries(ids.map((id, position) => [id, position + 1])) },
      }),
    );
    return inCatalogueOrder(await this.tools.list());
  }
}

import type { Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock, IdSource, Romanizer } from '../../shared/index.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import { TOOL_ACTIONS, toolEntry } from '../tool-changes.ts';
import { checkTool } from '../tool-check.ts';
import { titleForId, type ToolDraft } from '../tool-draft.ts';
import { toolId } from '../tool-id.ts';
import type { Tool } from '../tool.ts';

/** Adds a tool to the catalogue, under the given id or one made of its title. */
export class CreateTool {
  constructor(
    private readonly tools: Pick<ToolRepository, 'add'>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly romanizer: Romanizer,
  ) {}

  async execute(draft: ToolDraft, principal: Principal): Promise<Tool> {
    const id = draft.id?.trim() || toolId(await this.romanizer.romanize(titleForId(draft)));
    const checked = checkTool({ ...draft, id }, 'create');
    if (!checked.ok) throw checked.error;
    const now = this.clock.now();
    const tool: Tool = {
      ...checked.value,
      id,
      key: this.ids.next(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    await this.tools.add(tool);
    const change = { action: TOOL_ACTIONS.created, before: null, after: tool };
    this.audit.record(toolEntry(change, principal, now));
    return tool;
  }
}

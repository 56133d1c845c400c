import type { Principal } from '../../accounts/index.ts';
import { isSameState, type AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';
import { lockTool, changedTool, TOOL_ACTIONS, toolEntry, toolState } from '../tool-changes.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import { checkTool } from '../tool-check.ts';
import type { ToolDraft } from '../tool-draft.ts';
import type { Tool } from '../tool.ts';

export interface EditToolInput {
  readonly id: string;
  /** The version that the caller has seen; null changes the fields whatever version there is. */
  readonly version: number | null;
  /** Fields that are left out stay as they are. */
  readonly change: Partial<ToolDraft>;
}

/** Edits a tool; the id stays. Without a changed field the version stays as well. */
export class EditTool {
  constructor(
    private readonly tools: Pick<ToolRepository, 'findLocked' | 'update'>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ id, version, change }: EditToolInput, principal: Principal): Promise<Tool> {
    const before = await lockTool(this.tools, id, version);
    const checked = checkTool({ ...before, ...given(change) }, 'edit');
    if (!checked.ok) throw checked.error;
    const now = this.clock.now();
    const after = changedTool(before, checked.value, now);
    if (isSameState(toolState(before), toolState(after))) return before;
    await this.tools.update(after);
    this.audit.record(toolEntry({ action: TOOL_ACTIONS.updated, before, after }, principal, now));
    return after;
  }
}

const given = (change: Partial<ToolDraft>): Partial<ToolDraft> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

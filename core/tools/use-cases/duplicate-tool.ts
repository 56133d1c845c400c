import type { Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock, IdSource } from '../../shared/index.ts';
import { lockTool, TOOL_ACTIONS, toolEntry } from '../tool-changes.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import { TOOL_LIMITS, type Tool } from '../tool.ts';

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
      id: freeId(original.id, taken),
      title: original.title && withEnd(original.title, ' copy', TOOL_LIMITS.title),
      titleZh: original.titleZh && withEnd(original.titleZh, ' 副本', TOOL_LIMITS.title),
      isActive: false,
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

function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const end = count === 1 ? '-copy' : `-copy-${count}`;
    const free = withEnd(id, end, TOOL_LIMITS.id).replace(/-{2,}/g, '-');
    if (!taken.has(free)) return free;
  }
}

/** The text with an end, cut before it where both would be too long; no character is cut in two. */
const withEnd = (text: string, end: string, most: number): string =>
  text.slice(0, most - end.length).replace(/[\uD800-\uDBFF]$/, '') + end;

import type { Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';
import { lockTool, changedTool, TOOL_ACTIONS, toolEntry } from '../tool-changes.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import { asCopy } from '../tool-copy.ts';
import type { Tool } from '../tool.ts';
import { TOOL_UNKNOWN } from '../tools.errors.ts';

export interface DeleteToolInput {
  readonly id: string;
  /** The version that the caller has seen; null deletes whatever version there is. */
  readonly version: number | null;
}

/** Puts a tool into the trash. */
export class DeleteTool {
  constructor(
    private readonly tools: Pick<ToolRepository, 'findLocked' | 'update'>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ id, version }: DeleteToolInput, principal: Principal): Promise<void> {
    const before = await lockTool(this.tools, id, version);
    const now = this.clock.now();
    await this.tools.update(changedTool(before, { deletedAt: now }, now));
    const change = { action: TOOL_ACTIONS.deleted, before, after: null };
    this.audit.record(toolEntry(change, principal, now));
  }
}

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
    this.audit.record(toolEntry(change, principal, now));
    return after;
  }
}

/** Takes a tool out of the trash as a copy with an id that is free, where its own is in use again. */
export class RestoreToolAsCopy {
  constructor(
    private readonly tools: Pick<ToolRepository, 'findTrashed' | 'list' | 'update'>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute({ key }: { readonly key: string }, principal: Principal): Promise<Tool> {
    const trashed = await this.tools.findTrashed(key);
    if (!trashed) throw TOOL_UNKNOWN();
    const taken = new Set((await this.tools.list()).map((tool) => tool.id));
    const now = this.clock.now();
    const after = changedTool(trashed, { ...asCopy(trashed, taken), deletedAt: null }, now);
    await this.tools.update(after);
    const change = { action: TOOL_ACTIONS.restored, before: null, after };
    this.audit.record(toolEntry(change, principal, now));
    return after;
  }
}

/** Permanently deletes a tool in the trash. */
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
    this.audit.record(toolEntry(change, principal, this.clock.now()));
  }
}

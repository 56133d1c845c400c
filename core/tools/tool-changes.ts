import { VERSION_CONFLICT, type Instant } from '../shared/index.ts';
import type { ToolRepository } from './ports/tool-repository.ts';
import { toolTitle, type Tool } from './tool.ts';
import { TOOL_UNKNOWN } from './tools.errors.ts';
import { actorOf, asAdmin, type Principal } from '../accounts/index.ts';
import { auditEntry, type NewAuditEntry, type AuditState } from '../audit/index.ts';

/**
 * The tool, held until the unit of work ends. Where the caller names the version it has seen, another one is refused
 * with the tool as it stands.
 */
export async function lockTool(
  tools: Pick<ToolRepository, 'findLocked'>,
  id: string,
  version: number | null,
): Promise<Tool> {
  const [current] = await tools.findLocked([id]);
  if (!current) throw TOOL_UNKNOWN();
  if (version !== null && version !== current.version)
    throw VERSION_CONFLICT({ details: { current } });
  return current;
}

/** The tool with changes, one version on. */
export const changedTool = (tool: Tool, change: Partial<Tool>, at: Instant): Tool => ({
  ...tool,
  ...change,
  version: tool.version + 1,
  updatedAt: Math.max(at, tool.updatedAt),
});

const momentOf = (at: Instant | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** The audited fields of a tool: its editable fields and its ids. */
export const toolState = (tool: Tool): AuditState => ({
  key: tool.key,
  id: tool.id,
  title: tool.title,
  description: tool.description,
  titleZh: tool.titleZh,
  descriptionZh: tool.descriptionZh,
  icon: tool.icon,
  iconAlt: tool.iconAlt,
  url: tool.url,
  color: tool.color,
  order: tool.order,
  isActive: tool.isActive,
  publishAt: momentOf(tool.publishAt),
  hideAt: momentOf(tool.hideAt),
  badges: tool.badges,
});

export const TOOL_ACTIONS = {
  created: 'tool.created',
  updated: 'tool.updated',
  /** Into the trash; `before` is what it was, `after` is null. */
  deleted: 'tool.deleted',
  /** Out of the trash; the other way round. */
  restored: 'tool.restored',
  /** Permanently deleted from the trash. */
  erased: 'tool.erased',
  /** Of several tools; their orders by id before and after. */
  reordered: 'tool.reordered',
} as const;
export type ToolAction = (typeof TOOL_ACTIONS)[keyof typeof TOOL_ACTIONS];

interface ToolChange {
  readonly action: ToolAction;
  readonly before: Tool | null;
  readonly after: Tool | null;
}

/** The audit entry of a change; only admins are allowed. */
export function toolEntry(
  { action, before, after }: ToolChange,
  principal: Principal,
  at: Instant,
): NewAuditEntry {
  const tool = after ?? before;
  return auditEntry({
    at,
    actor: actorOf(asAdmin(principal)),
    action,
    subject: tool && { kind: 'tool', id: tool.id, name: toolTitle(tool, 'en') },
    before: before && toolState(before),
    after: after && toolState(after),
  });
}

import type { Principal } from '../accounts/index.ts';
import type { AuditLog, NewAuditEntry } from '../audit/index.ts';
import { VERSION_CONFLICT, type Clock } from '../shared/index.ts';
import type { ToolRepository } from './ports/tool-repository.ts';
import { changedTool, TOOL_ACTIONS, toolEntry, toolState } from './tool-changes.ts';
import { checkTool } from './tool-check.ts';
import type { ToolDraft } from './tool-draft.ts';
import type { Tool } from './tool.ts';
import { TOOLS_CHANGED, TOOL_UNKNOWN } from './tools.errors.ts';

type Entry = Pick<NewAuditEntry, 'action' | 'subject' | 'before' | 'after'>;

export interface RevertPorts {
  readonly tools: ToolRepository;
  readonly audit: AuditLog;
  readonly clock: Clock;
}

const REVERTIBLE: readonly string[] = [
  TOOL_ACTIONS.created,
  TOOL_ACTIONS.updated,
  TOOL_ACTIONS.deleted,
  TOOL_ACTIONS.restored,
  TOOL_ACTIONS.reordered,
];

/** Whether the change of tools in an entry can be reverted. */
export const isToolChangeRevertible = ({ action }: Pick<Entry, 'action'>): boolean =>
  REVERTIBLE.includes(action);

/**
 * Takes back what an entry of the audit log tells: fields get their former values, a tool that was deleted comes out
 * of the trash, one that was added goes into it. Where something of it was changed again since, the tool as it stands
 * is refused with VERSION_CONFLICT. What is done is recorded as any other change.
 */
export async function revertToolChange(
  { tools, audit, clock }: RevertPorts,
  entry: Entry,
  principal: Principal,
): Promise<void> {
  const at = clock.now();
  for (const { before, after } of await reversals(tools, entry, at)) {
    await tools.update(after);
    const [was, is] = [before, after].map((tool) => (tool.deletedAt === null ? tool : null));
    const action = !is ? TOOL_ACTIONS.deleted : !was ? TOOL_ACTIONS.restored : TOOL_ACTIONS.updated;
    audit.record(toolEntry({ action, before: was ?? null, after: is ?? null }, principal, at));
  }
}

interface Reversal {
  readonly before: Tool;
  readonly after: Tool;
}

async function reversals(tools: ToolRepository, entry: Entry, at: number): Promise<Reversal[]> {
  if (entry.action === TOOL_ACTIONS.reordered) return reorderings(tools, entry, at);
  const before =
    entry.after === null
      ? await tools.findTrashed(String(entry.before?.['key']))
      : (await tools.findLocked([entry.subject?.id ?? '']))[0];
  if (!before || before.key !== (entry.before ?? entry.after)?.['key']) throw TOOL_UNKNOWN();
  const change =
    entry.after === null
      ? { deletedAt: null }
      : entry.before === null
        ? { deletedAt: at }
        : formerFields(before, entry);
  return [{ before, after: changedTool(before, change, at) }];
}

/** The fields that the entry changed, as they were; refused when one of them was changed again. */
function formerFields(tool: Tool, { before, after }: Entry): Partial<Tool> {
  const now = toolState(tool);
  const changed = Object.keys(now).filter((name) => !isSame(before?.[name], after?.[name]));
  if (changed.some((name) => !isSame(now[name], after?.[name])))
    throw VERSION_CONFLICT({ details: { current: tool } });
  const former = Object.fromEntries(changed.map((name) => [name, fieldOf(name, before?.[name])]));
  const checked = checkTool({ ...tool, ...(former as Partial<ToolDraft>) }, 'edit');
  if (!checked.ok) throw checked.error;
  return checked.value;
}

/** A value of an audited state as the tool has it. */
const fieldOf = (name: string, value: unknown): unknown =>
  (name === 'publishAt' || name === 'hideAt') && typeof value === 'string'
    ? Date.parse(value)
    : value;

async function reorderings(tools: ToolRepository, entry: Entry, at: number): Promise<Reversal[]> {
  const orders = (state: Entry['before']) => (state?.['orders'] ?? {}) as Record<string, number>;
  const former = orders(entry.before);
  const found = await tools.findLocked(Object.keys(former));
  const changedSince = found.some(({ id, order }) => order !== orders(entry.after)[id]);
  if (changedSince || found.length < Object.keys(former).length) throw TOOLS_CHANGED();
  return found.flatMap((before) => {
    const order = former[before.id];
    return order === undefined || order === before.order
      ? []
      : [{ before, after: changedTool(before, { order }, at) }];
  });
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

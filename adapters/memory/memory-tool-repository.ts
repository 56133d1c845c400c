import { VERSION_CONFLICT, type Instant } from '@toolyard/core/shared';
import { TOOL_ID_TAKEN, TOOL_UNKNOWN, type Tool, type ToolRepository } from '@toolyard/core/tools';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryToolRepository implements ToolRepository {
  constructor(private readonly tables: MemoryTables) {}

  list(): Promise<readonly Tool[]> {
    return Promise.resolve(structuredClone(this.all(({ deletedAt }) => deletedAt === null)));
  }

  listTrash(): Promise<readonly Tool[]> {
    return Promise.resolve(structuredClone(this.all(({ deletedAt }) => deletedAt !== null)));
  }

  isUntouched(): Promise<boolean> {
    const { tools, audit } = this.tables;
    const isKnown = tools.size > 0 || audit.some(({ subject }) => subject?.kind === 'tool');
    return Promise.resolve(!isKnown);
  }

  async findLocked(ids: readonly string[]): Promise<readonly Tool[]> {
    return (await this.list()).filter(({ id }) => ids.includes(id));
  }

  findTrashed(key: string): Promise<Tool | null> {
    const [found] = this.all((tool) => tool.key === key && tool.deletedAt !== null);
    return Promise.resolve(copyOf(found));
  }

  async add(tool: Tool): Promise<void> {
    await Promise.resolve();
    this.keep(tool);
  }

  async update(changed: Tool): Promise<void> {
    await Promise.resolve();
    const current = this.tables.tools.get(changed.key);
    if (!current) throw TOOL_UNKNOWN();
    if (current.version !== changed.version - 1)
      throw VERSION_CONFLICT({ details: { current: structuredClone(current) } });
    this.keep(changed);
  }

  async erase(key: string): Promise<void> {
    if (await this.findTrashed(key)) this.tables.tools = withoutEntry(this.tables.tools, key);
  }

  listUploadedIcons(since: Instant): Promise<readonly string[]> {
    const former = this.tables.audit
      .filter(({ at, subject }) => at >= since && subject?.kind === 'tool')
      .map(({ before }) => String(before?.['icon']));
    const icons = [...this.all(() => true).map(({ icon }) => icon), ...former];
    return Promise.resolve(icons.filter((icon) => icon.startsWith('/uploads/')));
  }

  private all(fits: (tool: Tool) => boolean): Tool[] {
    return [...this.tables.tools.values()].filter(fits);
  }

  private keep(tool: Tool): void {
    const isTaken = this.all(
      ({ id, key, deletedAt }) => id === tool.id && key !== tool.key && deletedAt === null,
    );
    if (tool.deletedAt === null && isTaken.length > 0) throw TOOL_ID_TAKEN();
    this.tables.tools = withEntry(this.tables.tools, tool.key, tool);
  }
}

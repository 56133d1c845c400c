import { TOOL_ID_TAKEN, type Tool, type ToolRepository } from '@toolyard/core/tools';
import { withEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryToolRepository implements ToolRepository {
  constructor(private readonly tables: MemoryTables) {}

  list(): Promise<readonly Tool[]> {
    return Promise.resolve(structuredClone([...this.tables.tools.values()]));
  }

  isUntouched(): Promise<boolean> {
    return Promise.resolve(this.tables.tools.size === 0);
  }

  async add(tool: Tool): Promise<void> {
    await Promise.resolve();
    if (this.tables.tools.has(tool.id)) throw TOOL_ID_TAKEN();
    this.tables.tools = withEntry(this.tables.tools, tool.id, tool);
  }
}

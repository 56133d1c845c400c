import type { ToolRepository } from '../ports/tool-repository.ts';
import { isTrashed, type TrashedTool } from '../tool.ts';

/** The tools in the trash, the last one deleted first. */
export class ListTrash {
  constructor(private readonly tools: Pick<ToolRepository, 'listTrash'>) {}

  async execute(): Promise<readonly TrashedTool[]> {
    const trash = (await this.tools.listTrash()).filter(isTrashed);
    return trash.sort((a, b) => b.deletedAt - a.deletedAt || (a.key < b.key ? -1 : 1));
  }
}

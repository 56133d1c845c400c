import { inCatalogueOrder } from '../catalogue-order.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import type { ToolCard } from '../tool.ts';

/** The tools that are switched on, in the order of the catalogue. */
export class ListTools {
  constructor(private readonly tools: Pick<ToolRepository, 'list'>) {}

  async execute(): Promise<readonly ToolCard[]> {
    const tools = await this.tools.list();
    return inCatalogueOrder(tools.filter(({ isActive }) => isActive));
  }
}

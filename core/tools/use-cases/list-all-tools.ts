import { inCatalogueOrder } from '../catalogue-order.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import type { Tool } from '../tool.ts';

/** Every tool of the catalogue, shown or not, in its order. */
export class ListAllTools {
  constructor(private readonly tools: Pick<ToolRepository, 'list'>) {}

  async execute(): Promise<readonly Tool[]> {
    return inCatalogueOrder(await this.tools.list());
  }
}

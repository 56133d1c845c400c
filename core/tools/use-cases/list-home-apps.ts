import { toHomeApp, type HomeApp } from '../home-app.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';
import { ListTools } from './list-tools.ts';

/** The cards of the home page: the tools that are switched on, in order. */
export class ListHomeApps {
  private readonly tools: ListTools;

  constructor(tools: Pick<ToolRepository, 'list'>) {
    this.tools = new ListTools(tools);
  }

  async execute(): Promise<readonly HomeApp[]> {
    return (await this.tools.execute()).map(toHomeApp);
  }
}

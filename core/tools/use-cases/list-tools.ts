import type { Clock, Language } from '../../shared/index.ts';
import {
  inCatalogueOrder,
  inLanguage,
  toHomeApp,
  isTrashed,
  toolVisibility,
  type ToolCard,
  type Tool,
  type HomeApp,
  type TrashedTool,
} from '../tool.ts';
import type { ToolRepository } from '../ports/tool-repository.ts';

/** The tools that are switched on in the reader's language, in the order of the catalogue. */
export class ListTools {
  constructor(
    private readonly tools: Pick<ToolRepository, 'list'>,
    private readonly clock: Clock,
  ) {}

  async execute(language: Language): Promise<readonly ToolCard[]> {
    const tools = await this.tools.list();
    const at = this.clock.now();
    const shown = tools.filter((tool) => toolVisibility(tool, at) === 'shown');
    return inCatalogueOrder(shown.map((tool) => inLanguage(tool, language)));
  }
}

/** Every tool of the catalogue, shown or not, in its order. */
export class ListAllTools {
  constructor(private readonly tools: Pick<ToolRepository, 'list'>) {}

  async execute(): Promise<readonly Tool[]> {
    return inCatalogueOrder(await this.tools.list());
  }
}

/** The cards of the home page: the tools that are shown now, in order. */
export class ListHomeApps {
  private readonly tools: ListTools;

  constructor(tools: Pick<ToolRepository, 'list'>, clock: Clock) {
    this.tools = new ListTools(tools, clock);
  }

  async execute(language: Language): Promise<readonly HomeApp[]> {
    return (await this.tools.execute(language)).map(toHomeApp);
  }
}

/** The tools in the trash, the last one deleted first. */
export class ListTrash {
  constructor(private readonly tools: Pick<ToolRepository, 'listTrash'>) {}

  async execute(): Promise<readonly TrashedTool[]> {
    const trash = (await this.tools.listTrash()).filter(isTrashed);
    return trash.sort((a, b) => b.deletedAt - a.deletedAt || (a.key < b.key ? -1 : 1));
  }
}

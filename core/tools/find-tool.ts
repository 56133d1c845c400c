import { VERSION_CONFLICT } from '../shared/index.ts';
import type { ToolRepository } from './ports/tool-repository.ts';
import type { Tool } from './tool.ts';
import { TOOL_UNKNOWN } from './tools.errors.ts';

/**
 * The tool, held until the unit of work ends. Where the caller names the version it has seen, another one is refused
 * with the tool as it stands.
 */
export async function findTool(
  tools: Pick<ToolRepository, 'findForChange'>,
  id: string,
  version: number | null,
): Promise<Tool> {
  const [current] = await tools.findForChange([id]);
  if (!current) throw TOOL_UNKNOWN();
  if (version !== null && version !== current.version)
    throw VERSION_CONFLICT({ details: { current } });
  return current;
}

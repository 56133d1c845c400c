import { inCatalogueOrder } from '@toolyard/core/tools';
import type { AdminTool } from './wire.ts';

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The tools whose title in either language or id has the text in it, in the order of the catalogue. */
export function matchingTools(tools: readonly AdminTool[], search: string): AdminTool[] {
  const text = plain(search.trim());
  return inCatalogueOrder(tools).filter(
    ({ id, title, titleZh }) =>
      [title, titleZh].some((each) => plain(each).includes(text)) || id.includes(text),
  );
}

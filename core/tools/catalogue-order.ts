import type { ToolCard } from './tool.ts';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Tools as every list shows them: by order, then title, then id. */
export const inCatalogueOrder = <T extends Pick<ToolCard, 'id' | 'order' | 'title'>>(
  tools: readonly T[],
): T[] =>
  [...tools].sort((a, b) => a.order - b.order || byText(a.title, b.title) || byText(a.id, b.id));

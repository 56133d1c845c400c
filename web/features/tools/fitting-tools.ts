import type { Badge, ToolCard } from '@toolyard/core/tools';

export interface ToolFilters {
  readonly text: string;
  /** Null takes tools of any badge. */
  readonly badge: Badge | null;
}

/** The tools that carry the badge and all the words in title or description. */
export function fittingTools<T extends Pick<ToolCard, 'title' | 'description' | 'badges'>>(
  tools: readonly T[],
  { text, badge }: ToolFilters,
): T[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return tools.filter(({ title, description, badges }) => {
    const said = `${title} ${description}`.toLowerCase();
    return (badge === null || badges.includes(badge)) && words.every((word) => said.includes(word));
  });
}

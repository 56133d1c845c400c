import type { ToolCard } from './tool.ts';

/** A card of the home page. */
export type HomeApp = Omit<ToolCard, 'order'>;

export const toHomeApp = (tool: ToolCard): HomeApp => ({
  id: tool.id,
  title: tool.title,
  description: tool.description,
  icon: tool.icon,
  iconAlt: tool.iconAlt,
  url: tool.url,
  color: tool.color,
  isActive: tool.isActive,
  badges: tool.badges,
});

import type { Instant, Language } from '../shared/index.ts';
import { RETENTION_DAYS } from '../retention/index.ts';

/** Words about a tool that its card carries, in the order they are shown. */
export const BADGES = ['NEW', 'HOT', 'FREE', 'PREMIUM', 'BETA'] as const;
export type Badge = (typeof BADGES)[number];

export const TOOL_LIMITS = {
  id: 100,
  title: 100,
  description: 500,
  icon: 200,
  iconAlt: 120,
  url: 500,
  order: 1_000_000,
} as const;

/** The public part of a tool, in one language. */
export interface ToolCard {
  /** Slug of the title: letters, digits and single hyphens. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Path of an uploaded image, or a few characters. */
  readonly icon: string;
  /** Alternative text of the icon; empty for a decorative icon. */
  readonly iconAlt: string;
  /** Where the card leads; null leads to `/{id}`. */
  readonly url: string | null;
  /** `#` and six hexadecimal digits. */
  readonly color: string;
  readonly order: number;
  readonly isActive: boolean;
  readonly badges: readonly Badge[];
}

/**
 * The texts of a tool in both languages: `title` and `description` are English, or empty where there is Chinese alone.
 * Of each pair one may be empty; the other stands in for it.
 */
export interface ToolTexts {
  readonly title: string;
  readonly description: string;
  readonly titleZh: string;
  readonly descriptionZh: string;
}

/** When a tool that is switched on is shown: from `publishAt` on and until `hideAt`; null sets no bound. */
export interface ToolSchedule {
  readonly publishAt: Instant | null;
  readonly hideAt: Instant | null;
}

/** A tool of the catalogue. */
export interface Tool extends ToolCard, ToolTexts, ToolSchedule {
  /** UUID of the record; the slug is what everybody else knows. */
  readonly key: string;
  /** Counts from 1; each change adds one. */
  readonly version: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** When it was put into the trash; null while it is in the catalogue. */
  readonly deletedAt: Instant | null;
}

/** A tool in the trash. */
export interface TrashedTool extends Tool {
  readonly deletedAt: Instant;
}

export const isTrashed = (tool: Tool): tool is TrashedTool => tool.deletedAt !== null;

const DAY = 86_400_000;

/** When a tool in the trash is permanently deleted. */
export const trashExpiry = ({ deletedAt }: Pick<TrashedTool, 'deletedAt'>): Instant =>
  deletedAt + RETENTION_DAYS.deletedTools * DAY;

/** `off`: switched off. `waiting`: shown later. `over`: was shown. */
export type ToolVisibility = 'off' | 'waiting' | 'shown' | 'over';

/** Whether everybody sees a tool at a moment, or why not. */
export function toolVisibility(
  { isActive, publishAt, hideAt }: Pick<Tool, 'isActive' | 'publishAt' | 'hideAt'>,
  at: Instant,
): ToolVisibility {
  if (!isActive) return 'off';
  if (hideAt !== null && at >= hideAt) return 'over';
  return publishAt !== null && at < publishAt ? 'waiting' : 'shown';
}

/** A tool's title in a language, else in the other. */
export const toolTitle = (
  { title, titleZh }: Pick<ToolTexts, 'title' | 'titleZh'>,
  language: Language,
): string => (language === 'zh-CN' ? titleZh || title : title || titleZh);

/** A tool with its texts in a language, each else in the other. */
export function inLanguage<T extends ToolTexts>(tool: T, language: Language): T {
  const { description, descriptionZh } = tool;
  return {
    ...tool,
    title: toolTitle(tool, language),
    description: language === 'zh-CN' ? descriptionZh || description : description || descriptionZh,
  };
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Tools as every list shows them: by order, then title, then id. */
export const inCatalogueOrder = <T extends Pick<ToolCard, 'id' | 'order' | 'title'>>(
  tools: readonly T[],
): T[] =>
  [...tools].sort((a, b) => a.order - b.order || byText(a.title, b.title) || byText(a.id, b.id));

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

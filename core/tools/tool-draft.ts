import type { Instant } from '../shared/index.ts';
import { toolTitle, type Badge, type ToolCard, type ToolSchedule, type ToolTexts } from './tool.ts';
import { toolId } from './tool-id.ts';

/** Defaults of a new tool. */
export const TOOL_DEFAULTS = {
  titleZh: '',
  descriptionZh: '',
  iconAlt: '',
  color: '#3b82f6',
  order: 999,
  isActive: true,
  publishAt: null,
  hideAt: null,
  badges: [] as readonly Badge[],
} as const;

/** A tool as it is typed in; what is left out is as by default. */
export interface ToolDraft {
  /** Of a new tool alone; made from the title where it is left out or empty. */
  readonly id?: string | undefined;
  /** English, as the description; may be empty where there is Chinese. */
  readonly title: string;
  readonly description: string;
  readonly titleZh?: string | undefined;
  readonly descriptionZh?: string | undefined;
  readonly url: string | null;
  readonly icon: string;
  readonly iconAlt?: string | undefined;
  readonly color?: string | undefined;
  readonly order?: number | undefined;
  readonly isActive?: boolean | undefined;
  readonly publishAt?: Instant | null | undefined;
  readonly hideAt?: Instant | null | undefined;
  readonly badges?: readonly string[] | undefined;
}

/** Everything of a card that can be edited: all but its id. */
export type ToolFields = Omit<ToolCard & ToolTexts & ToolSchedule, 'id'>;

/** The title that an id is made of: the English one, else the Chinese one. */
export const titleForId = ({ title, titleZh = '' }: Pick<ToolDraft, 'title' | 'titleZh'>): string =>
  toolTitle({ title: title.trim(), titleZh: titleZh.trim() }, 'en');

/** The draft with its defaults, without blanks around its texts. */
export const completeDraft = (draft: ToolDraft): Required<ToolDraft> => ({
  id: draft.id?.trim() || toolId(titleForId(draft)),
  title: draft.title.trim(),
  description: draft.description.trim(),
  titleZh: draft.titleZh?.trim() ?? TOOL_DEFAULTS.titleZh,
  descriptionZh: draft.descriptionZh?.trim() ?? TOOL_DEFAULTS.descriptionZh,
  url: draft.url?.trim() ?? null,
  icon: draft.icon.trim(),
  iconAlt: draft.iconAlt?.trim() ?? TOOL_DEFAULTS.iconAlt,
  color: (draft.color ?? TOOL_DEFAULTS.color).trim().toLowerCase(),
  order: draft.order ?? TOOL_DEFAULTS.order,
  isActive: draft.isActive ?? TOOL_DEFAULTS.isActive,
  publishAt: draft.publishAt ?? TOOL_DEFAULTS.publishAt,
  hideAt: draft.hideAt ?? TOOL_DEFAULTS.hideAt,
  badges: draft.badges ?? TOOL_DEFAULTS.badges,
});

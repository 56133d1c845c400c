import {
  checkTool,
  iconKind,
  TOOL_DEFAULTS,
  toolFaults,
  type Badge,
  type ToolCheckMode,
} from '@toolyard/core/tools';
import type { Language } from '@toolyard/core/shared';
import { utcInstant } from '../../../ui/date-field/date-text.ts';
import type { FieldFault } from '../../../ui/use-field-fault.ts';
import type { AdminTool, ToolBody } from './wire.ts';

/** What stands in the form. */
export interface ToolValues {
  /** Of a new tool; empty for the one that its title gives. */
  id: string;
  title: string;
  description: string;
  titleZh: string;
  descriptionZh: string;
  url: string;
  icon: string;
  iconAlt: string;
  color: string;
  /** As typed. */
  order: string;
  badges: Badge[];
  isActive: boolean;
  /** In UTC to the minute, as the browser's field has it; empty for none. */
  publishAt: string;
  hideAt: string;
}

/** What an operator sets of a tool. */
export const bodyOf = (tool: AdminTool): ToolBody => ({
  title: tool.title,
  description: tool.description,
  titleZh: tool.titleZh,
  descriptionZh: tool.descriptionZh,
  url: tool.url ?? '',
  icon: tool.icon,
  iconAlt: tool.iconAlt,
  color: tool.color,
  order: tool.order,
  badges: tool.badges,
  isActive: tool.isActive,
  publishAt: tool.publishAt,
  hideAt: tool.hideAt,
});

/** The form of a tool; of a new one where there is none yet. */
export const valuesOf = (tool: AdminTool | null): ToolValues =>
  tool
    ? {
        ...bodyOf(tool),
        id: tool.id,
        order: String(tool.order),
        badges: [...tool.badges],
        publishAt: typedTime(tool.publishAt),
        hideAt: typedTime(tool.hideAt),
      }
    : {
        id: '',
        title: '',
        description: '',
        url: '',
        icon: '',
        ...TOOL_DEFAULTS,
        order: String(TOOL_DEFAULTS.order),
        badges: [],
        publishAt: '',
        hideAt: '',
      };

const typedTime = (at: string | null): string => at?.slice(0, 16) ?? '';
const readTime = (typed: string): number | null => (typed === '' ? null : utcInstant(typed));
const sentTime = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** What was typed, as far as it can be read. */
export const draftOf = (values: ToolValues) => ({
  ...values,
  // A text stands for itself.
  iconAlt: iconKind(values.icon) === 'image' ? values.iconAlt : '',
  order: /^\s*\d+\s*$/.test(values.order) ? Number(values.order) : Number.NaN,
  publishAt: readTime(values.publishAt),
  hideAt: readTime(values.hideAt),
});

/** What stands against a field of the form. */
export type ToolFault = FieldFault<ToolValues>;

/** The form as it can be saved, or its faults in the language of the screen, at most one a field. */
export function readTool(
  values: ToolValues,
  mode: ToolCheckMode,
  language: Language,
): { readonly body: ToolBody } | { readonly faults: readonly ToolFault[] } {
  const draft = draftOf(values);
  const faults = toolFaults(draft, mode).map(({ field = 'title', texts, message }) => ({
    at: field as ToolFault['at'],
    text: texts?.[language] ?? message,
  }));
  if (faults.length > 0) {
    const isFirst = ({ at }: ToolFault, i: number) =>
      faults.findIndex((one) => one.at === at) === i;
    return { faults: faults.filter(isFirst) };
  }
  const checked = checkTool(draft, mode);
  if (!checked.ok) return { faults: [{ at: 'title', text: checked.error.message }] };
  const { badges, publishAt, hideAt, ...fields } = checked.value;
  const times = { publishAt: sentTime(publishAt), hideAt: sentTime(hideAt) };
  return { body: { ...fields, ...times, url: draft.url.trim(), badges: [...badges] } };
}

import {
  checkTool,
  iconKind,
  TOOL_DEFAULTS,
  toolFaults,
  type Badge,
  type ToolCheckMode,
} from '@toolyard/core/tools';
import type { Language } from '@toolyard/core/shared';
import type { FieldFault } from '../../../ui/use-field-fault.ts';
import type { AdminTool, ToolBody } from './wire.ts';

/** What stands in the form. */
export interface ToolValues {
  title: string;
  description: string;
  url: string;
  icon: string;
  iconAlt: string;
  color: string;
  /** As typed. */
  order: string;
  badges: Badge[];
  isActive: boolean;
}

/** What an operator sets of a tool. */
export const bodyOf = (tool: AdminTool): ToolBody => ({
  title: tool.title,
  description: tool.description,
  url: tool.url ?? '',
  icon: tool.icon,
  iconAlt: tool.iconAlt,
  color: tool.color,
  order: tool.order,
  badges: tool.badges,
  isActive: tool.isActive,
});

/** The form of a tool; of a new one where there is none yet. */
export const valuesOf = (tool: AdminTool | null): ToolValues =>
  tool
    ? { ...bodyOf(tool), order: String(tool.order), badges: [...tool.badges] }
    : {
        title: '',
        description: '',
        url: '',
        icon: '',
        ...TOOL_DEFAULTS,
        order: String(TOOL_DEFAULTS.order),
        badges: [],
      };

/** What was typed, as far as it can be read. */
export const draftOf = (values: ToolValues) => ({
  ...values,
  // A text stands for itself.
  iconAlt: iconKind(values.icon) === 'image' ? values.iconAlt : '',
  order: /^\s*\d+\s*$/.test(values.order) ? Number(values.order) : Number.NaN,
});

/** The first thing that stands against a form, and at which field. */
export type ToolFault = FieldFault<ToolValues>;

/** The form as it can be saved, or its first fault in the language of the screen. */
export function readTool(
  values: ToolValues,
  mode: ToolCheckMode,
  language: Language,
): { readonly body: ToolBody } | { readonly fault: ToolFault } {
  const draft = draftOf(values);
  const [fault] = toolFaults(draft, mode);
  if (fault) {
    const at = (fault.field ?? 'title') as ToolFault['at'];
    return { fault: { at, text: fault.texts?.[language] ?? fault.message } };
  }
  const checked = checkTool(draft, mode);
  return checked.ok
    ? { body: { ...checked.value, url: draft.url.trim(), badges: [...checked.value.badges] } }
    : { fault: { at: 'title', text: checked.error.message } };
}

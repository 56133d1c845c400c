import { TOOL_LIMITS } from './tool.ts';

const ICON_MAX_GRAPHEMES = 8;

const UPLOADS = '/uploads/';

/** What an icon is drawn as: an uploaded picture, or the characters themselves. */
export const iconKind = (icon: string): 'image' | 'text' =>
  icon.startsWith(UPLOADS) ? 'image' : 'text';

/** Whether an icon can be drawn: a path below /uploads/, or 1 to 8 characters as a reader counts them. */
export function isToolIcon(icon: string): boolean {
  if (icon.length > TOOL_LIMITS.icon) return false;
  if (iconKind(icon) === 'image') return /^\/uploads\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(icon);
  const count = [...new Intl.Segmenter().segment(icon)].length;
  return icon.trim() !== '' && count <= ICON_MAX_GRAPHEMES;
}

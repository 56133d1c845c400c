import { characterCount } from '../shared/index.ts';
import { TOOL_LIMITS, type Tool } from './tool.ts';

/** What a copy has of its own: the first id that is free, titles that say so, and nobody sees it yet. */
export const asCopy = (
  { id, title, titleZh }: Tool,
  taken: ReadonlySet<string>,
): Pick<Tool, 'id' | 'title' | 'titleZh' | 'isActive'> => ({
  id: freeId(id, taken),
  title: title && withEnd(title, ' copy', TOOL_LIMITS.title),
  titleZh: titleZh && withEnd(titleZh, ' 副本', TOOL_LIMITS.title),
  isActive: false,
});

function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const end = count === 1 ? '-copy' : `-copy-${count}`;
    const free = withEnd(id, end, TOOL_LIMITS.id).replace(/-{2,}/g, '-');
    if (!taken.has(free)) return free;
  }
}

/** The text with an end, cut before it where both would be too long; no character is cut in two. */
const withEnd = (text: string, end: string, most: number): string =>
  [...text].slice(0, most - characterCount(end)).join('') + end;

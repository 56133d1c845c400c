import { TOOL_LIMITS, type ToolCard } from './tool.ts';

/** A web address, or a path of this site: one slash, since two or a backslash would lead to another. */
const SHAPE = /^(?:https?:\/\/[^\s/\\?#@]+(?=[/?#]|$)|\/(?![/\\]))[^\s\\\p{Cc}]*$/iu;

/** Two slashes within a path of this site: with dots before them, a browser may take them for another site. */
const DOUBLE_SLASH = /^\/[^?#]*\/\//;

/** Whether a card may lead there: `https:`, `http:` or one leading slash. */
export const isToolUrl = (url: string): boolean =>
  url.length <= TOOL_LIMITS.url && SHAPE.test(url) && !DOUBLE_SLASH.test(url);

/** Where a card leads: to the tool's url, else to `/{id}`. */
export const toolLink = ({ id, url }: Pick<ToolCard, 'id' | 'url'>): string =>
  url !== null && isToolUrl(url) ? url : `/${id}`;

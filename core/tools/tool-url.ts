import { TOOL_LIMITS, type ToolCard } from './tool.ts';

/** A path of this site: one slash, since two or a backslash would lead to another. */
const PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;
/** Two slashes within a path of this site: with dots before them, a browser may take them for another site. */
const DOUBLE_SLASH = /^\/[^?#]*\/\//;

/** A web address: host, port, and the rest. The host holds nothing that the URL standard forbids. */
const WEB =
  /^https?:\/\/(\[[\da-f:.]+\]|[^\s/\\?#@:<>[\]^|%\p{Cc}]+)(?::(\d{1,5}))?(?:[/?#][^\s\\\p{Cc}]*)?$/iu;
const MOST_PORT = 65_535;
/** A host that ends in a number is an IPv4 address. */
const ENDS_IN_NUMBER = /(?:^|\.)\d+\.?$/;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/;

function isWebAddress(url: string): boolean {
  const [, host, port = '0'] = WEB.exec(url) ?? [];
  if (host === undefined || Number(port) > MOST_PORT) return false;
  return !ENDS_IN_NUMBER.test(host) || IPV4.test(host);
}

/** Whether a card may lead there: an `https:` or `http:` address that a browser can open, or one leading slash. */
export const isToolUrl = (url: string): boolean =>
  url.length <= TOOL_LIMITS.url &&
  (isWebAddress(url) || (PATH.test(url) && !DOUBLE_SLASH.test(url)));

/** Where a card leads: to the tool's url, else to `/{id}`. */
export const toolLink = ({ id, url }: Pick<ToolCard, 'id' | 'url'>): string =>
  url !== null && isToolUrl(url) ? url : `/${id}`;

const ICON_MAX_GRAPHEMES = 8;

const UPLOADS = '/uploads/';

/** How an icon is displayed: as an uploaded image or as text. */
export const iconKind = (icon: string): 'image' | 'text' =>
  icon.startsWith(UPLOADS) ? 'image' : 'text';

/** Whether an icon can be drawn: a path below /uploads/, or 1 to 8 characters as a reader counts them. */
export function isToolIcon(icon: string): boolean {
  if (icon.length > TOOL_LIMITS.icon) return false;
  if (iconKind(icon) === 'image') return /^\/uploads\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(icon);
  const count = [...new Intl.Segmenter().segment(icon)].length;
  return icon.trim() !== '' && count <= ICON_MAX_GRAPHEMES;
}

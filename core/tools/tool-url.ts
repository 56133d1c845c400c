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

import { isOutside, isSafeLink, isSafePicture } from './address.ts';

/** What a link in a space can lead to. */
export interface LinkTargets {
  /** Handle of the space: its pages are /s/{handle}/{slug}. */
  readonly handle: string;
  /** Anchors of the article that has the slug or is reached by its redirect, in lower case; null where there is none. */
  anchorsOf(slug: string): readonly string[] | null;
  /** Whether a path outside the space, such as /about, exists on this site. */
  isSitePath(path: string): boolean;
}

/** `page`: it leads nowhere; `anchor`: its page has no such heading; `form`: no address has this form. */
export type LinkFault = 'page' | 'anchor' | 'form';

export interface BrokenLink {
  /** As it stands in the text. */
  readonly address: string;
  readonly fault: LinkFault;
}

const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.?$|^\[[\da-f:.]+\]$/iu;
const AUTHORITY =
  /^(?:https?:)?\/\/(?:[^\s/?#@]*@)?([^\s/?#:@[\]]+|\[[^\]]*\])(?::\d{1,5})?(?:[/?#]\S*)?$/i;
const MAIL = /^mailto:[^\s@,?]+@[^\s@,?]+\.[^\s@,?]+(?:[,?]\S*)?$/i;
const PHONE = /^tel:\+?[\d().-]{2,}(?:;\S*)?$/i;

/** Whether an address that leads away from the site has the form of one. It is not looked up. */
export function hasOutsideForm(address: string): boolean {
  if (/^mailto:/i.test(address)) return MAIL.test(address);
  if (/^tel:/i.test(address)) return PHONE.test(address);
  if (/^data:/i.test(address)) return isSafePicture(address);
  const host = AUTHORITY.exec(address)?.[1];
  return host !== undefined && HOST.test(host) && isSafeLink(address);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return null;
  }
}

/** Names of a path with `.` and `..` followed. */
function namesIn(path: string): string[] {
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names;
}

/** The slug that a path of the space names; null for a path elsewhere. A path from the root names a page of the space too. */
function slugIn(path: string, handle: string): string | null {
  const names = namesIn(path);
  const own = names[0] === 's' && names[1]?.toLowerCase() === handle.toLowerCase();
  const rest = own ? names.slice(2) : names;
  return rest.length === 1 ? rest[0]!.toLowerCase() : null;
}

const hasAnchor = (anchors: readonly string[], anchor: string): boolean =>
  anchor === '' ||
  anchor === 'top' ||
  anchors.includes(anchor) ||
  anchors.includes(anchor.toLowerCase());

/**
 * Why a link of an article leads nowhere; null when it leads somewhere.
 *
 * @param own anchors of the article that it stands in
 */
export function linkFault(
  address: string,
  own: readonly string[],
  targets: LinkTargets,
): LinkFault | null {
  const written = address.trim();
  if (isOutside(written)) return hasOutsideForm(written) ? null : 'form';
  const [, before = '', fragment = ''] = /^([^#]*)(?:#([^]*))?$/.exec(written) ?? [];
  const path = decoded(before.replace(/\?[^]*$/, ''));
  const anchor = decoded(fragment);
  if (path === null || anchor === null) return 'form';
  if (path === '') return hasAnchor(own, anchor) ? null : 'anchor';
  const slug = slugIn(path, targets.handle);
  const anchors = slug === null ? null : targets.anchorsOf(slug);
  if (anchors !== null) return hasAnchor(anchors, anchor) ? null : 'anchor';
  const isOfSpace = namesIn(path).join('/').toLowerCase() === `s/${targets.handle.toLowerCase()}`;
  return isOfSpace || (path.startsWith('/') && targets.isSitePath(path)) ? null : 'page';
}

/** The links of an article that lead nowhere, each once, in the order of the text. */
export function brokenLinks(
  article: { readonly links: readonly string[]; readonly anchors: readonly string[] },
  targets: LinkTargets,
): BrokenLink[] {
  return [...new Set(article.links)].flatMap((address) => {
    const fault = linkFault(address, article.anchors, targets);
    return fault === null ? [] : [{ address, fault }];
  });
}

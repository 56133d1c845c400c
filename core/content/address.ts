/** Schemes that a link of an article can have. An address without a scheme is one of the site. */
const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Pictures that stand in the text itself. SVG is none of them: it can hold scripts. */
const INLINE_PICTURE = /^data:image\/(?:png|jpeg|gif|webp)[;,]/;

/** Characters that a browser drops or nobody sees: controls, white space, zero-width and direction marks. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}\u115F\u1160\u17B4\u17B5\u3164\uFFA0\p{Variation_Selector}]/gu;

const seen = (address: string) => address.replace(UNSEEN, '').toLowerCase();

/** The scheme as the most lenient reader finds it, e.g. 'javascript' of 'java\tscript:x'; null for an address of the site. */
function schemeOf(address: string): string | null {
  const [, scheme] = /^([^/?#]*?):/.exec(seen(address)) ?? [];
  return scheme ?? null;
}

/** Whether a link can lead to the address. */
export function isSafeLink(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === null || LINK_SCHEMES.includes(scheme);
}

/** Whether a picture can be loaded from the address. */
export function isSafePicture(address: string): boolean {
  const scheme = schemeOf(address);
  return (
    scheme === null || scheme === 'http' || scheme === 'https' || INLINE_PICTURE.test(seen(address))
  );
}

/** Whether the address leads away from the site: any with a host or another scheme. */
export const isOutside = (address: string): boolean =>
  schemeOf(address) !== null || /^[\\/]{2}/.test(seen(address));

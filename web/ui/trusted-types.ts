/** The part of the Trusted Types API that this file needs; browsers without it take the values as they are. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      readonly createScriptURL: (url: string) => string;
      readonly createHTML: (html: string) => string;
    },
  ): { createScriptURL(url: string): string; createHTML(html: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/**
 * The only policy that the site's headers allow. It lets scripts of the site's own origin start as workers, and lets in
 * the HTML of articles, which the server has sanitized, and of colored code, which is escaped.
 */
const policy = trustedTypes?.createPolicy('toolyard', {
  createScriptURL: (url) => {
    if (new URL(url, window.location.origin).origin !== window.location.origin)
      throw new TypeError(`${url} is not a script of this site`);
    return url;
  },
  createHTML: (html) => html,
});

/** The address of a script, as `Worker` accepts it. */
export const trustedScript = (url: string): string => policy?.createScriptURL(url) ?? url;

/** HTML as elements accept it. Only for what the server has sanitized: nothing is checked here. */
export const sanitizedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** HTML in which all text was escaped by what wrote it, such as the colors of code: nothing is checked here. */
export const escapedHtml = sanitizedHtml;

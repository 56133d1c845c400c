/** The part of the Trusted Types API that this file needs; browsers without it take the address as it is. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** The only policy that the site's headers allow. It lets scripts of the site's own origin start as workers. */
const policy = trustedTypes?.createPolicy('toolyard', {
  createScriptURL: (url) => {
    if (new URL(url, window.location.origin).origin !== window.location.origin)
      throw new TypeError(`${url} is not a script of this site`);
    return url;
  },
});

/** The address of a script, as `Worker` accepts it. */
export const trustedScript = (url: string): string => policy?.createScriptURL(url) ?? url;

/** The address as a browser may be sent to it: a place of this site, or https elsewhere; else null. */
export function leavableUrl(url: unknown, origin: string): string | null {
  if (typeof url !== 'string' || url === '' || !URL.canParse(url, origin)) return null;
  const to = new URL(url, origin);
  return to.origin === origin || to.protocol === 'https:' ? to.href : null;
}

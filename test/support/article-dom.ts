/**
 * What no article may bring into a page, by the rules of the content corpus (README, 'DOM rules' 2 to 4 and 6). The
 * function holds all that it needs, so that it runs in jsdom and, sent there as a text, in a browser.
 *
 * @param root element that holds the HTML of one article
 * @param idPrefix what every id must begin with
 */
export function articleDomFaults(root: Element, idPrefix: string): string[] {
  const forbidden =
    'script iframe frame frameset object embed applet base meta link style form template noscript noembed xmp plaintext svg math foreignObject textarea select button'.split(
      ' ',
    );
  const addresses = 'href src srcset action poster background cite data xlink:href'.split(' ');
  const faults: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const tag = element.localName;
    const fault = (what: string) => faults.push(`${tag}: ${what}`);
    if (forbidden.some((name) => name.toLowerCase() === tag.toLowerCase())) fault('element');
    if (tag === 'input' && !(element.matches('[type=checkbox]') && element.matches('[disabled]')))
      fault('input');
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$|^formaction$/i.test(name)) fault(name);
      if (name === 'style' && /url\(|expression|position\s*:\s*fixed/i.test(value)) fault(value);
      if ((name === 'id' || name === 'name') && !value.startsWith(idPrefix))
        fault(`${name} ${value}`);
      if (!addresses.includes(name.toLowerCase())) continue;
      const seen = value.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '').toLowerCase();
      const [, scheme = ''] = /^([^/?#:]*):/.exec(seen) ?? [];
      const isPicture = tag === 'img' && /^data:image\/(?:png|jpeg|gif|webp)[;,]/.test(seen);
      if (!['', 'http', 'https', 'mailto', 'tel'].includes(scheme) && !isPicture) fault(value);
    }
  }
  return faults;
}

/** Of a heading without a letter or digit. */
const UNNAMED = 'section';

/** Letters of any script, marks, digits, hyphens and underscores in lower case; spaces become hyphens. */
const anchorOf = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replace(/\s/gu, '-');

/**
 * Anchors of a text's headings, in their order and unique in the text, as GitHub and Docusaurus make them, so that links
 * in imported texts still lead there.
 *
 * @param headings visible texts
 * @example headingAnchors(['安装', '安装', 'Setup & steps']) // ['安装', '安装-1', 'setup--steps']
 */
export function headingAnchors(headings: readonly string[]): string[] {
  const used = new Map<string, number>();
  return headings.map((heading) => {
    const wanted = anchorOf(heading).replace(/^-+$/, '') || UNNAMED;
    let count = used.get(wanted) ?? 0;
    let anchor = count === 0 ? wanted : `${wanted}-${count}`;
    while (used.has(anchor)) anchor = `${wanted}-${++count}`;
    used.set(wanted, count + 1);
    if (anchor !== wanted) used.set(anchor, 1);
    return anchor;
  });
}

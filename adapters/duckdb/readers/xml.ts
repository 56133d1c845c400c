const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** A text of XML with its entities, and Excel's `_x000D_`, as characters. */
export const decoded = (text: string): string =>
  text
    .replaceAll(
      /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
      (whole: string, ...parts: readonly (string | undefined)[]) => {
        const [decimal, hex, name] = parts;
        if (decimal) return String.fromCodePoint(Number(decimal));
        if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
        return ENTITIES[name ?? ''] ?? whole;
      },
    )
    .replaceAll(/_x([0-9A-F]{4})_/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );

/** The attributes of a tag. */
export const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name, double, single]) => [name!, decoded(double ?? single ?? '')],
    ),
  );

/** An attribute of the first tag of a name. */
export const attribute = (xml: string, tag: string, name: string): string | undefined => {
  const found = new RegExp(`<(?:\\w+:)?${tag}(\\s[^>]*)?>`).exec(xml);
  return found ? attributesOf(found[1] ?? '')[name] : undefined;
};

/** The text of all runs of a string, without the readings that stand above Japanese words. */
export const textRuns = (xml: string): string =>
  [
    ...xml
      .replaceAll(/<(?:\w+:)?rPh[\s>][\s\S]*?<\/(?:\w+:)?rPh>/g, '')
      .matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g),
  ]
    .map(([, text]) => decoded(text!))
    .join('');

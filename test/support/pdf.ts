import { inflateSync } from 'node:zlib';

/** A document that Chromium has printed. */
export interface PrintedPages {
  /** Width and height of each page in points, 1/72 inch. */
  readonly sizes: readonly (readonly [number, number])[];
  /** The text of each page, in the order in which it was painted. */
  readonly texts: readonly string[];
}

interface Font {
  /** Hexadecimal digits of a code in the text. */
  readonly digits: number;
  /** Characters by their codes. */
  readonly characters: ReadonlyMap<number, string>;
}

/** Reads a ToUnicode map. */
function fontFrom(map: string): Font {
  const found = new Map<number, string>();
  const text = (hex: string) =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));
  for (const [, block = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, code = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      found.set(parseInt(code, 16), text(to));
  for (const [, block = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = '', to = '', first = ''] of block.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    )) {
      const start = parseInt(from, 16);
      for (let code = start; code <= parseInt(to, 16); code++)
        found.set(code, String.fromCodePoint(parseInt(first, 16) + code - start));
    }
  const digits = /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 4;
  return { digits, characters: found };
}

/** Reads the pages of a PDF as Chromium's printer writes them: no object streams, text as hexadecimal strings. */
export function readPdf(file: Buffer): PrintedPages {
  const source = file.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\b(.*?)\bendobj/gs))
    objects.set(id, body);
  const stream = (id: string): string => {
    const body = objects.get(id) ?? '';
    const start = /stream\r?\n/.exec(body);
    if (!start) return '';
    const bytes = Buffer.from(body.slice(start.index + start[0].length), 'latin1');
    return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const fonts = new Map<string, Font>();
  const fontOf = (id: string): Font => {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
    const font = fonts.get(id) ?? fontFrom(stream(map));
    fonts.set(id, font);
    return font;
  };
  // Fonts and groups carry the numbers of their objects in their names.
  const textOf = (id: string): string => {
    let font: Font = { digits: 4, characters: new Map() };
    let text = '';
    for (const [, fontId, group, hex = ''] of stream(id).matchAll(
      /\/F(\d+) [\d.]+ Tf|\/X(\d+) Do|<([0-9A-Fa-f]+)>/g,
    ))
      if (fontId !== undefined) font = fontOf(fontId);
      else if (group !== undefined) text += textOf(group);
      else
        for (let at = 0; at < hex.length; at += font.digits)
          text += font.characters.get(parseInt(hex.slice(at, at + font.digits), 16)) ?? '';
    return text;
  };
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  return {
    sizes: pages.map((page) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
      return [Number(width), Number(height)];
    }),
    // Chinese fonts give some characters by their radicals.
    texts: pages.map((page) =>
      textOf(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '').normalize('NFKC'),
    ),
  };
}

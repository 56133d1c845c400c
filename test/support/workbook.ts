import { crc32 } from 'node:zlib';

const header = (signature: number, length: number): DataView => {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, signature, true);
  return view;
};

/** A ZIP archive whose files are stored as they are. */
export function archiveOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [nameBytes, body] = [encoder.encode(name), encoder.encode(text)];
    const local = header(0x04034b50, 30);
    const entry = header(0x02014b50, 46);
    for (const [view, offset] of [
      [local, 14],
      [entry, 16],
    ] as const) {
      view.setUint32(offset, crc32(body), true);
      view.setUint32(offset + 4, body.length, true);
      view.setUint32(offset + 8, body.length, true);
      view.setUint16(offset + 12, nameBytes.length, true);
    }
    entry.setUint32(42, at, true);
    parts.push(new Uint8Array(local.buffer), nameBytes, body);
    directory.push(new Uint8Array(entry.buffer), nameBytes);
    at += 30 + nameBytes.length + body.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = header(0x06054b50, 22);
  end.setUint16(8, directory.length / 2, true);
  end.setUint16(10, directory.length / 2, true);
  end.setUint32(12, size, true);
  end.setUint32(16, at, true);
  return new Uint8Array(Buffer.concat([...parts, ...directory, new Uint8Array(end.buffer)]));
}

export interface TestSheet {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** Rows of XML: `<row r="1">…</row>`. */
  readonly rows: string;
  readonly merges?: readonly string[];
}

export interface TestWorkbook {
  readonly sheets: readonly TestSheet[];
  readonly strings?: readonly string[];
  /** Codes of formats; the style s="1" has the first. */
  readonly formats?: readonly string[];
  readonly date1904?: boolean;
}

const list = (parts: readonly string[]): string => parts.join('');

/** A workbook of handwritten XML. */
export function workbookOf(book: TestWorkbook): Uint8Array<ArrayBuffer> {
  const { sheets, strings = [], formats = [], date1904 = false } = book;
  return archiveOf({
    'xl/workbook.xml': `<workbook><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${list(
      sheets.map(
        ({ name, state }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
      ),
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${list(
      sheets.map(
        (_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
      ),
    )}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${list(strings.map((text) => `<si>${text}</si>`))}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${list(
      formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`),
    )}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${list(
      formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`),
    )}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows, merges = [] }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData>${merges.length > 0 ? `<mergeCells>${list(merges.map((ref) => `<mergeCell ref="${ref}"/>`))}</mergeCells>` : ''}</worksheet>`,
      ]),
    ),
  });
}

/** Rows of cells from A1 on: texts, numbers, booleans, null for none, and XML of a cell as `{ xml }` after its reference. */
export const rowsOf = (
  rows: readonly (readonly (string | number | boolean | null | { readonly xml: string })[])[],
  first = 1,
): string =>
  list(
    rows.map((row, at) => {
      const number = first + at;
      const cells = row.map((cell, column) => {
        const reference = `${String.fromCharCode(65 + column)}${number}`;
        if (cell === null) return '';
        if (typeof cell === 'object') return `<c r="${reference}" ${cell.xml}`;
        if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
        if (typeof cell === 'boolean')
          return `<c r="${reference}" t="b"><v>${cell ? 1 : 0}</v></c>`;
        return `<c r="${reference}" t="inlineStr"><is><t>${cell}</t></is></c>`;
      });
      return `<row r="${number}">${list(cells)}</row>`;
    }),
  );

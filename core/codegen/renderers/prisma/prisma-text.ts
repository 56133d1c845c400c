import { isJson } from '../../json/is-json.ts';
import { jsonText, type JsonNode } from '../../json/json-node.ts';
import { bytesOf } from '../ddl/stored-names.ts';

/** A text in double quotes. */
export const prismaText = (text: string): string => JSON.stringify(text.replaceAll('\0', ''));

/** Comment lines that Prisma passes on to its client. */
export const documentation = (text: string | null): string[] =>
  text === null || text.trim() === ''
    ? []
    : text
        .trim()
        .split(/\s*[\r\n]+\s*/)
        .map((line) => `/// ${line}`);

/** A line for what the language has no word for. */
export const leftOut = (what: string): string =>
  `// Prisma cannot express: ${what.replaceAll(/\s+/g, ' ')}`;

/** A value as the default of a scalar; null where it does not fit. */
export function scalarValue(value: JsonNode, scalar: string): string | null {
  const text = value.kind === 'text' ? value.value : jsonText(value);
  switch (scalar) {
    case 'String':
      return prismaText(text);
    case 'Json':
      return prismaText(value.kind === 'text' && isJson(text) ? text : jsonText(value));
    case 'Boolean':
      if (/^(?:true|t|1)$/i.test(text)) return 'true';
      return /^(?:false|f|0)$/i.test(text) ? 'false' : null;
    case 'Int':
      return /^-?\d{1,9}$/.test(text) ? text : null;
    case 'BigInt':
      return /^-?\d{1,18}$/.test(text) ? text : null;
    case 'Float':
    case 'Decimal':
      return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? text : null;
    case 'DateTime': {
      const time =
        /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|\+00(?::?00)?)?)?$/.exec(text);
      const moment = time && `${time[1]}T${time[2] ?? '00:00:00'}Z`;
      return moment && !Number.isNaN(Date.parse(moment)) && Number(time[1]!.slice(0, 4)) > 0
        ? prismaText(moment)
        : null;
    }
    default:
      return null;
  }
}

const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - bytesOf(text)));

/** Rows of fields in columns, as `prisma format` aligns them, by bytes; comments stand between them. */
export function aligned(rows: readonly (string | readonly [string, string, string])[]): string[] {
  const fields = rows.filter((row) => typeof row !== 'string');
  const width = (column: 0 | 1) => Math.max(0, ...fields.map((row) => bytesOf(row[column])));
  const [names, types] = [width(0), width(1)];
  return rows.map((row) =>
    typeof row === 'string'
      ? row
      : `${padded(row[0], names)} ${padded(row[1], types)} ${row[2]}`.trimEnd(),
  );
}

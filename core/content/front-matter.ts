import { ok, refuse, type Result } from '../shared/index.ts';
import type {
  FrontMatterFields,
  FrontMatterFormat,
  FrontMatterParser,
  FrontMatterProblem,
  FrontMatterValue,
} from './ports/front-matter-parser.ts';

/** A Markdown file in its parts. */
export interface MarkdownFile {
  readonly fields: FrontMatterFields;
  readonly body: string;
}

interface Parts {
  readonly header: string;
  readonly format: FrontMatterFormat;
  /** Line of the file, from 1, that the header begins in. */
  readonly line: number;
  readonly body: string;
}

/** Fields whose values are texts, also where they look like numbers. */
const TEXT_FIELDS = ['title', 'slug', 'description', 'summary', 'tags', 'categories', 'keywords'];
const LIST_FIELDS = ['tags', 'categories', 'keywords'];
const FLAG_FIELDS = ['draft', 'published', 'hidden'];
const DATE_FIELDS =
  /^(?:date|lastmod|updated|modified|created|published|(?:publish|expiry)_?date)$/i;

/** In characters. */
const LONGEST_HEADER = 65_536;

const OPENING = /^(?:---(?:[ \t]*(yaml|toml|json))?|(\+\+\+))[ \t]*(?:\n|$)/;

const lineCount = (text: string): number => text.split('\n').length - 1;

/** The header between two lines of three signs. */
function fencedParts(text: string): Parts | null {
  const opening = OPENING.exec(text);
  if (!opening) return null;
  const [first, named, plus] = opening;
  const closing = (plus ? /^\+\+\+[ \t]*(?:\n|$)/m : /^(?:---|\.\.\.)[ \t]*(?:\n|$)/m).exec(
    text.slice(first.length),
  );
  if (!closing) return null;
  const format = plus ? 'toml' : ((named ?? 'yaml') as FrontMatterFormat);
  const end = first.length + closing.index;
  return {
    header: text.slice(first.length, end),
    format,
    line: 2,
    body: text.slice(end + closing[0].length),
  };
}

/** A header that is one JSON object, as Hugo reads it. */
function jsonParts(text: string): Parts | null {
  if (!/^\{\s*(?:"|\})/.test(text)) return null;
  let depth = 0;
  let isInText = false;
  // Each character once: a pattern would begin anew at each quotation mark of a text that nobody closed.
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInText && sign === '\\') at += 1;
    else if (sign === '"') isInText = !isInText;
    else if (sign === '\n') isInText = false;
    if (isInText) continue;
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    const end = at + 1;
    if (depth === 0)
      return {
        header: text.slice(0, end),
        format: 'json',
        line: 1,
        body: text.slice(end).replace(/^[ \t]*\n/, ''),
      };
  }
  return null;
}

/** A header that nobody closed, rather than a rule with text below it. */
const isUnclosed = (text: string): boolean =>
  /^---[ \t]*\n[A-Za-z_][\w-]*[ \t]*:(?:[ \t]|\n|$)/.test(text) ||
  /^\+\+\+[ \t]*\n[A-Za-z_][\w-]*[ \t]*=/.test(text);

/**
 * Without a byte order mark. A file whose first line ends in CR LF was written with such line ends, and gets those of this
 * system; other files stay as they are.
 */
function ownLineEnds(file: string): string {
  const text = file.replace(/^\ufeff/, '');
  return /^[^\n]*\r\n/.test(text) ? text.replaceAll('\r\n', '\n') : text;
}

const YES = /^(?:y|yes|true|on)$/i;
const NO = /^(?:n|no|false|off)$/i;

function flag(value: FrontMatterValue): FrontMatterValue {
  if (typeof value !== 'string') return value;
  return YES.test(value) ? true : NO.test(value) ? false : value;
}

const plainText = (value: FrontMatterValue): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function listItems(value: FrontMatterValue): FrontMatterValue {
  const items: readonly FrontMatterValue[] =
    typeof value === 'string' ? value.split(/[,，、]/) : [value].flat();
  return items
    .filter((item) => item !== null)
    .map((item) => plainText(item).trim())
    .filter((item) => item !== '');
}

const INSTANT =
  /^(\d{4}-\d\d-\d\d)[Tt \t]+(\d{1,2}):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?[ \t]*(Z|z|[+-]\d{1,2}(?::?\d\d)?)?$/;

/** A date with a time as an instant in UTC, which it is in where no zone is named; other texts as they are. */
export function normalizedDate(text: string): string {
  const [, day, hour = '', minute = '', second = '00', fraction = '', zone = 'Z'] =
    INSTANT.exec(text.trim()) ?? [];
  if (day === undefined) return text;
  const [, sign, zoneHours = '0', zoneMinutes = '0'] =
    /^([+-])(\d{1,2}):?(\d\d)?$/.exec(zone) ?? [];
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === '-' ? -1 : 1);
  const local = Date.parse(
    `${day}T${hour.padStart(2, '0')}:${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}Z`,
  );
  if (Number.isNaN(local)) return text;
  return new Date(local - offset * 60_000).toISOString().replace('.000Z', 'Z');
}

/** The value as its field is meant: lists of texts, flags, instants. */
function fieldValue(name: string, value: FrontMatterValue): FrontMatterValue {
  const lower = name.toLowerCase();
  if (LIST_FIELDS.includes(lower)) return listItems(value);
  if (typeof value === 'string' && DATE_FIELDS.test(name)) return flagOrDate(lower, value);
  return FLAG_FIELDS.includes(lower) ? flag(value) : value;
}

const flagOrDate = (name: string, value: string): FrontMatterValue => {
  const date = normalizedDate(value);
  return FLAG_FIELDS.includes(name) ? flag(date) : date;
};

/**
 * Reads a Markdown file with front matter in YAML, TOML or JSON, or without. The body of a file without is the file.
 *
 * @returns a problem with its line in the file, from 1, for a header that cannot be read
 */
export function readMarkdownFile(
  file: string,
  parser: FrontMatterParser,
): Result<MarkdownFile, FrontMatterProblem> {
  const text = ownLineEnds(file);
  const parts = fencedParts(text) ?? jsonParts(text);
  if (parts === null)
    return isUnclosed(text)
      ? refuse({ line: 1, fault: 'unclosed', message: 'The front matter has no closing line' })
      : ok({ fields: {}, body: text });
  if (parts.header.length > LONGEST_HEADER)
    return refuse({
      line: parts.line,
      fault: 'tooLong',
      message: 'The front matter has more than 64 KB',
    });
  const parsed = parser.parse(parts.header, parts.format, TEXT_FIELDS);
  if (!parsed.ok) {
    const last = parts.line + lineCount(parts.header);
    return refuse({ ...parsed.error, line: Math.min(parts.line + parsed.error.line - 1, last) });
  }
  if (parsed.value === null) return ok({ fields: {}, body: text });
  const fields = Object.entries(parsed.value).map(
    ([name, value]) => [name, fieldValue(name, value)] as const,
  );
  return ok({ fields: Object.fromEntries(fields), body: parts.body });
}

/** Escapes beyond those of JSON, so that YAML readers take every character as it is. */
const escaped = (json: string): string =>
  json.replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const yamlValue = (value: FrontMatterValue): string =>
  Array.isArray(value)
    ? `[${value.map((item: FrontMatterValue) => yamlValue(item)).join(', ')}]`
    : escaped(JSON.stringify(value));

const isBareDate = (name: string, value: FrontMatterValue): boolean =>
  DATE_FIELDS.test(name) &&
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(value);

/**
 * Writes a Markdown file with front matter in YAML: one line per field, in the order given, every text in quotation marks.
 * Reading it gives the fields and the body back, byte for byte.
 */
export function writeMarkdownFile({ fields, body }: MarkdownFile): string {
  const lines = Object.entries(fields).map(([name, value]) => {
    const key = /^[A-Za-z_][\w-]*$/.test(name) ? name : escaped(JSON.stringify(name));
    return `${key}: ${isBareDate(name, value) ? plainText(value) : yamlValue(value)}\n`;
  });
  return `---\n${lines.join('')}---\n${body}`;
}

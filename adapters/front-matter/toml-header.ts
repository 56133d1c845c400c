import type {
  FrontMatterFault,
  FrontMatterFields,
  FrontMatterProblem,
  FrontMatterValue,
} from '@toolyard/core/content';
import { ok, refuse, type Result } from '@toolyard/core/shared';
import { parse, TomlDate, TomlError, type TomlValue } from 'smol-toml';

/** 2024-02-29, or an instant; a time without a zone is one in UTC, and a time of day stays as it is written. */
function dateText(date: TomlDate): string {
  const text = date.toISOString();
  if (date.isDate() || date.isTime()) return text;
  return new Date(date.isLocal() ? `${text}Z` : text).toISOString().replace('.000Z', 'Z');
}

function plain(value: TomlValue | undefined, isText: boolean): FrontMatterValue {
  if (value === undefined) return null;
  if (value instanceof TomlDate) return dateText(value);
  if (Array.isArray(value)) return value.map((item) => plain(item, isText));
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, plain(each, isText)]),
    );
  return isText || typeof value === 'bigint' ? String(value) : value;
}

/** Faults by what the parser says of them. */
const FAULTS: readonly (readonly [RegExp, FrontMatterFault])[] = [
  [/redefine/, 'repeatedField'],
  [/string encountered|newlines are not allowed in strings/, 'openQuote'],
  [/unfinished (?:array|table)|end of structure|end of table/, 'openBracket'],
  [/escape/, 'escape'],
  [/no value specified|invalid value|invalid number|leading zeroes|expected value/, 'value'],
  [/followed by an end-of-line|extra tokens/, 'afterValue'],
  [/cannot find end of key|allowed in keys/, 'noAssignment'],
  [/excessively nested/, 'tooDeep'],
];

/** The fields of a header in TOML. */
export function tomlFields(
  header: string,
  textFields: readonly string[],
): Result<FrontMatterFields, FrontMatterProblem> {
  try {
    const fields = Object.entries(parse(header)).map(
      ([name, value]) => [name, plain(value, textFields.includes(name.toLowerCase()))] as const,
    );
    return ok(Object.fromEntries(fields));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const message = error.message.split('\n')[0]!.replace(/^Invalid TOML document: /, '');
    const fault = FAULTS.find(([pattern]) => pattern.test(message))?.[1] ?? 'other';
    return refuse({ line: error.line, fault, message });
  }
}

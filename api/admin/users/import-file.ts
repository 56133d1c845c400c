import {
  IMPORT_COLUMNS,
  IMPORT_MOST_ROWS,
  IMPORT_TOO_LONG,
  IMPORT_UNREADABLE,
  type ImportRow,
} from '@toolyard/core/people';
import { CsvError } from 'csv-parse';
import { parse, type Info } from 'csv-parse/sync';

interface Line {
  readonly record: readonly string[];
  readonly info: Info;
}

const COLUMNS = ['name', 'email', 'role'] as const;
const MOST_FIELD_LENGTH = 1_000;

/** The users of a CSV file; refused where it cannot be read, has other columns, or is too long. */
export function readImport(file: Uint8Array): ImportRow[] {
  const [head, ...lines] = linesOf(textOf(file));
  const places = placesIn(head?.record ?? []);
  if (lines.length > IMPORT_MOST_ROWS) throw IMPORT_TOO_LONG();
  return lines.map(({ record, info }) => {
    const [name = '', email = '', role = ''] = places.map((place) => record[place]);
    return { line: info.lines, name, email, role };
  });
}

/** Where each column stands; -1 where the role is left out. */
function placesIn(head: readonly string[]): number[] {
  const names = head.map((name) => name.trim().toLowerCase());
  const places = COLUMNS.map((column) => names.indexOf(column));
  const known = places.filter((place) => place >= 0);
  if (known.length !== names.length || places[0] === -1 || places[1] === -1) throw IMPORT_COLUMNS();
  return places;
}

/** Without a byte order mark, and with one kind of line ends, so that lines are counted as editors do; refuses what is not UTF-8. */
function textOf(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file).replace(/\r\n?/g, '\n');
  } catch (cause) {
    throw IMPORT_UNREADABLE({ cause });
  }
}

/** One more than may be is enough to know that there are too many. */
function linesOf(text: string): Line[] {
  try {
    return parse(text, {
      info: true,
      skip_empty_lines: true,
      max_record_size: MOST_FIELD_LENGTH * COLUMNS.length,
      to: IMPORT_MOST_ROWS + 2,
    }) as unknown as Line[];
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const { texts } = IMPORT_UNREADABLE;
    const field = `line ${Number(cause['lines'])}`;
    throw IMPORT_UNREADABLE({ cause, details: [{ field, message: texts.en, texts }] });
  }
}

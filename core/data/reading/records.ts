import { SPACES, type Dialect } from './dialect.ts';

/** One record of a text. An empty cell is null. */
export interface TextRecord {
  /** The line on which it begins, 1-based. */
  readonly line: number;
  readonly cells: readonly (string | null)[];
  /** A record whose cells are all empty and stand in no quotes. */
  readonly blank: boolean;
}

export interface RecordsRead {
  readonly records: readonly TextRecord[];
  /** Where the first record begins that is not complete yet. */
  readonly next: number;
  readonly nextLine: number;
  /** Lines with a quote that nothing closes. Such a quote is read as an ordinary character. */
  readonly unterminatedQuotes: readonly number[];
}

/** A quoted cell longer than this counts as one that nothing closes, in characters. */
const LONGEST_QUOTED_CELL = 8_000_000;

/** A line of dashes that is drawn between the rows of a table, as Markdown, psql and mysql write it. */
export const RULE_LINE =
  /^[ \t]*[|+]?[ \t]*:?[-=]{2,}:?(?:[ \t]*[|+ ][ \t]*:?[-=]{2,}:?)*[ \t]*[|+]?[ \t]*$/;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

const lineBreaksIn = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

interface QuotedCell {
  readonly value: string;
  readonly end: number;
}

type QuotedReading = QuotedCell | 'incomplete' | 'unterminated';

/** Skips spaces from `at` on. */
function afterSpaces(text: string, at: number): number {
  let end = at;
  while (text[end] === ' ') end += 1;
  return end;
}

const endsCell = (text: string, at: number, delimiter: string | null): boolean =>
  at >= text.length ||
  text.charCodeAt(at) === LINE_FEED ||
  text.charCodeAt(at) === CARRIAGE_RETURN ||
  (delimiter !== null && text.startsWith(delimiter, at));

/** Reads a quoted cell whose opening quote stands at `start`. */
function readQuoted(text: string, start: number, dialect: Dialect, final: boolean): QuotedReading {
  const quote = dialect.quote!;
  let from = start + 1;
  for (;;) {
    const at = text.indexOf(quote, from);
    if (at < 0 || at - start > LONGEST_QUOTED_CELL)
      return final || text.length - start > LONGEST_QUOTED_CELL ? 'unterminated' : 'incomplete';
    const escaped =
      dialect.escape === 'backslash' &&
      /(?<!\\)(\\\\)*\\$/.test(text.slice(Math.max(start + 1, at - 20), at));
    const end = afterSpaces(text, at + 1);
    if (escaped) from = at + 1;
    else if (text[at + 1] === quote) from = at + 2;
    else if (end >= text.length && !final) return 'incomplete';
    else if (endsCell(text, end, dialect.delimiter)) {
      const inside = text.slice(start + 1, at);
      const value =
        dialect.escape === 'backslash'
          ? inside.replaceAll(/\\(["'\\])/g, '$1').replaceAll(quote + quote, quote)
          : inside.replaceAll(quote + quote, quote);
      return { value, end };
    } else if (/[\r\n]/.test(text.slice(start, at))) return 'unterminated';
    else from = at + 1;
  }
}

/** The end of a cell without quotes that begins at `start`. */
function endOfBareCell(text: string, start: number, delimiter: string | null): number {
  const first = delimiter === null ? -1 : delimiter.charCodeAt(0);
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || code === CARRIAGE_RETURN) return at;
    if (code === first && (delimiter!.length === 1 || text.startsWith(delimiter!, at))) return at;
  }
  return text.length;
}

/** Splits a line of an aligned table where its columns begin, or at runs of spaces. */
export function splitAligned(line: string, dialect: Dialect): string[] {
  if (dialect.columnStarts === null) return line.trim().split(/ {2,}|\t/);
  const wide = spread(line);
  // A line whose words run over the beginning of a column is no row, but a note.
  const isNote = dialect.columnStarts.some((start) =>
    /[^ ]{2}/.test(wide.slice(Math.max(0, start - 1), start + 1)),
  );
  if (isNote) return [line.trim(), ...dialect.columnStarts.slice(1).map(() => '')];
  return dialect.columnStarts.map((start, at) =>
    wide
      .slice(start, dialect.columnStarts![at + 1])
      .replaceAll(FILLER, '')
      .trim(),
  );
}

const FILLER = '\u0000';
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/g;

/** A line with a filler after each character that takes two cells of a terminal. */
export const spread = (line: string): string => line.replaceAll(WIDE, (letter) => letter + FILLER);

/**
 * Reads complete records from `from` on. A line ends with CRLF, LF or CR. A quote opens a cell only at its start, and
 * closes it only before a delimiter or the end of a line; every other quote is an ordinary character.
 *
 * @param line number of the line on which `from` stands
 * @param final no text follows, so that the last record needs no end of line
 */
export function readRecords(
  text: string,
  dialect: Dialect,
  from = 0,
  line = 1,
  final = true,
): RecordsRead {
  const aligned = dialect.columnStarts !== null || dialect.delimiter === SPACES;
  const delimiter = aligned ? null : dialect.delimiter;
  const records: TextRecord[] = [];
  const unterminatedQuotes: number[] = [];
  let at = from;
  let nextLine = line;
  record: while (at < text.length) {
    const start = at;
    let lines = 1;
    const cells: (string | null)[] = [];
    let quotedCells = 0;
    const unterminated: number[] = [];
    for (;;) {
      const opening =
        dialect.quote !== null && !aligned && (text[at] === ' ' || text[at] === dialect.quote)
          ? afterSpaces(text, at)
          : -1;
      const quoted: QuotedReading | null =
        opening >= 0 && text[opening] === dialect.quote
          ? readQuoted(text, opening, dialect, final)
          : null;
      if (quoted === 'incomplete') break record;
      if (quoted === 'unterminated') unterminated.push(nextLine + lines - 1);
      if (quoted !== null && quoted !== 'unterminated') {
        lines += lineBreaksIn(quoted.value);
        cells.push(quoted.value === '' ? null : quoted.value);
        quotedCells += 1;
        at = quoted.end;
      } else {
        const end = endOfBareCell(text, at, delimiter);
        const cell = text.slice(at, end);
        const shown = dialect.trim && !aligned ? cell.trim() : cell;
        cells.push(shown === '' ? null : shown);
        at = end;
      }
      if (at >= text.length) {
        if (!final) break record;
        break;
      }
      const code = text.charCodeAt(at);
      if (code === LINE_FEED) {
        at += 1;
        break;
      }
      if (code === CARRIAGE_RETURN) {
        if (at + 1 >= text.length && !final) break record;
        at += text.charCodeAt(at + 1) === LINE_FEED ? 2 : 1;
        break;
      }
      at += delimiter!.length;
    }
    const shown = aligned
      ? alignedCells(cells[0] ?? '', dialect)
      : dialect.ruled
        ? betweenEdges(cells)
        : cells;
    const isComment = dialect.comment !== null && text.startsWith(dialect.comment, start);
    const isLine = dialect.ruled && RULE_LINE.test(text.slice(start, at).trimEnd());
    if (!isLine && (!isComment || quotedCells > 0))
      records.push({
        line: nextLine,
        cells: shown,
        blank: quotedCells === 0 && shown.every((cell) => cell === null || cell.trim() === ''),
      });
    unterminatedQuotes.push(...unterminated);
    nextLine += lines;
    if (at === start) break;
    from = at;
  }
  return { records, next: from, nextLine, unterminatedQuotes };
}

/** Cells without the empty ones outside a line that begins and ends with a delimiter. */
const betweenEdges = (cells: readonly (string | null)[]): readonly (string | null)[] =>
  cells.length > 2 && cells[0] === null && cells.at(-1) === null ? cells.slice(1, -1) : cells;

const alignedCells = (line: string, dialect: Dialect): (string | null)[] =>
  splitAligned(line, dialect).map((cell) => (cell === '' ? null : cell));

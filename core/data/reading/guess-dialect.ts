import { cellKind } from './cell-kind.ts';
import { PLAIN_DIALECT, SPACES, type Dialect } from './dialect.ts';
import { columnStartsOf, columnStartsOfRule } from './aligned-columns.ts';
import { RULE_LINE, readRecords, type TextRecord } from './records.ts';

/** A dialect with the number of its cells in most records. */
export interface DialectGuess {
  readonly dialect: Dialect;
  readonly width: number;
  /** Records of the sample that have this width. */
  readonly fitting: number;
  readonly records: number;
  /** The first line names the delimiter: `sep=;`. */
  readonly separatorLine: boolean;
}

const DELIMITERS = [',', ';', '\t', '|', '||', '~', '^', '\u001f', '\u0001', '¦', ':'] as const;

/** A first line that Excel reads as the name of the delimiter. */
export const SEPARATOR_LINE = /^"?sep=([^\r\n"]{1,3})"?(?:\r\n?|\n|$)/i;

const mostFrequent = (widths: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 1;
};

/** Share of cells that hold one value: a number, a date, or words without another delimiter. */
function shareOfSingleValues(records: readonly TextRecord[]): number {
  const cells = records.flatMap((record) => record.cells);
  const single = cells.filter(
    (cell) => cell !== null && (!/[,;\t|]/.test(cell) || cellKind(cell) === 'number'),
  );
  return cells.length === 0 ? 0 : single.length / cells.length;
}

interface Candidate extends DialectGuess {
  readonly score: number;
  readonly clarity: number;
}

/** How well a delimiter fits the sample; null where it does not. */
function candidate(text: string, dialect: Dialect): Candidate | null {
  const records = readRecords(text, dialect).records.filter((record) => !record.blank);
  const widths = records.map((record) => record.cells.length);
  const width = mostFrequent(widths.filter((each) => each > 1));
  const fitting = widths.filter((each) => each === width).length;
  if (width < 2 || (fitting < 2 && records.length > 1)) return null;
  const first = widths.indexOf(width);
  const last = widths.lastIndexOf(width);
  const inside = last - first + 1;
  const several = widths.filter((each) => each > 1).length;
  const score = (fitting + 0.5 * (several - fitting)) / records.length;
  if (fitting / inside < 0.35 || (score < 0.5 && width < 3) || score < 0.3) return null;
  if (dialect.delimiter === ':' && (score < 1 || width < 3)) return null;
  if (dialect.delimiter === ',' && score < 1 && isProse(records, width, first)) return null;
  const fits = records.filter((record) => record.cells.length === width);
  return {
    dialect,
    width,
    fitting,
    records: records.length,
    separatorLine: false,
    score,
    clarity: shareOfSingleValues(fits),
  };
}

/** Commas of sentences, or the decimal marks of a single column of numbers. */
function isProse(records: readonly TextRecord[], width: number, first: number): boolean {
  const fits = records.filter((record) => record.cells.length > 1);
  if (fits.every((record) => record.cells.slice(1).every((cell) => cell?.startsWith(' '))))
    return true;
  return (
    width === 2 &&
    first === 1 &&
    records[0]!.line + 1 === records[1]!.line &&
    fits.every(({ cells }) => /^-?\d+$/.test(cells[0] ?? '') && /^\d+$/.test(cells[1] ?? ''))
  );
}

/** A line of several groups of dashes, among the first lines. */
const isRuled = (text: string): boolean =>
  text
    .split(/\r\n?|\n/, 20)
    .some((line) => RULE_LINE.test(line) && (line.match(/[-=]{2,}/g)?.length ?? 0) > 1);

/** The quote character, and how a quote is written inside quotes. */
function quoting(text: string): Pick<Dialect, 'quote' | 'escape'> {
  if (!text.includes('"')) {
    const lines = text.split(/[\r\n]+/).filter((line) => line !== '');
    const quoted = lines.filter((line) => /(?:^|[,;\t|])'[^']*'(?:[,;\t|]|$)/.test(line));
    if (quoted.length > 1 && quoted.length * 2 > lines.length)
      return { quote: "'", escape: 'doubled' };
  }
  const backslash = /[^\\]\\"[^,;\t|\r\n]/.test(text) && !/[^,;\t|\r\n"]""[^,;\t|\r\n"]/.test(text);
  return { quote: '"', escape: backslash ? 'backslash' : 'doubled' };
}

/** Lines above the table that begin with #: a heading can begin so too, if it is one line with the cells of a record. */
function commentOf(text: string, dialect: Dialect, width: number): '#' | null {
  const [first, second] = readRecords(text, dialect).records.filter((record) => !record.blank);
  const isHashed = (record: TextRecord | undefined) => record?.cells[0]?.startsWith('#') ?? false;
  if (!first || !isHashed(first)) return null;
  const isComment =
    first.cells.length !== width || isHashed(second) || first.cells[0]!.startsWith('# ');
  return isComment ? '#' : null;
}

/** Spaces around cells that serve the eye: cells of one width, or a space after each delimiter. */
function isPadded(records: readonly TextRecord[]): boolean {
  const cells = records.flatMap((record) => record.cells.slice(1));
  if (
    cells.length > 0 &&
    cells.every((cell) => cell === null || /^ \S/.test(cell)) &&
    cells.some(Boolean)
  )
    return true;
  const columns = Array.from({ length: records[0]?.cells.length ?? 0 }, (_, at) =>
    records.map((record) => record.cells[at] ?? ''),
  );
  const padded = columns.slice(0, -1).filter((column) => column.some((cell) => / $|^ /.test(cell)));
  return (
    records.length > 1 &&
    padded.length > 0 &&
    columns.slice(0, -1).every((column) => new Set(column.map((cell) => cell.length)).size === 1)
  );
}

/** The dialect of a text, from its first part. */
export function guessDialect(sample: string): DialectGuess {
  const separator = SEPARATOR_LINE.exec(sample);
  const text = separator ? sample.slice(separator[0].length) : sample;
  const base: Dialect = { ...PLAIN_DIALECT, ...quoting(text) };
  const candidates = (separator ? [separator[1]!] : DELIMITERS)
    .map((delimiter) =>
      candidate(text, { ...base, delimiter, ruled: delimiter === '|' && isRuled(text) }),
    )
    .filter((each) => each !== null)
    .toSorted((a, b) =>
      Math.abs(a.score - b.score) > 0.02
        ? b.score - a.score
        : b.clarity - a.clarity || b.width - a.width,
    );
  const best = candidates[0];
  const aligned = best && best.score >= 0.8 ? null : alignedDialect(text, base);
  if (aligned && (!best || best.fitting < aligned.fitting)) return aligned;
  if (!best) {
    const records = readRecords(text, { ...base, delimiter: separator?.[1] ?? ',' }).records.length;
    const delimiter = separator?.[1] ?? null;
    return {
      dialect: { ...base, delimiter },
      width: 1,
      fitting: records,
      records,
      separatorLine: separator !== null,
    };
  }
  const dialect = { ...best.dialect, comment: commentOf(text, best.dialect, best.width) };
  const fits = readRecords(text, dialect).records.filter(
    (record) => record.cells.length === best.width,
  );
  return {
    dialect: { ...dialect, trim: dialect.ruled || isPadded(fits) },
    width: best.width,
    fitting: best.fitting,
    records: best.records,
    separatorLine: separator !== null,
  };
}

function alignedDialect(text: string, base: Dialect): DialectGuess | null {
  const ruled = isRuled(text);
  const lines = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '' && !(ruled && RULE_LINE.test(line)));
  const rule = text
    .split(/\r\n?|\n/, 20)
    .map(columnStartsOfRule)
    .find((each) => each !== null);
  const starts = rule ?? columnStartsOf(lines);
  if (starts)
    return {
      dialect: { ...base, delimiter: null, quote: null, columnStarts: starts, trim: true, ruled },
      width: starts.length,
      fitting: lines.length,
      records: lines.length,
      separatorLine: false,
    };
  const widths = lines.map((line) => line.trim().split(/ {2,}|\t/).length);
  const width = mostFrequent(widths);
  const fitting = widths.filter((each) => each === width).length;
  if (width < 2 || fitting < 2 || fitting / lines.length < 0.8) return null;
  const dialect: Dialect = { ...base, delimiter: SPACES, quote: null, trim: true, ruled };
  return { dialect, width, fitting, records: lines.length, separatorLine: false };
}

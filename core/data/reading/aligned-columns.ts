import { spread } from './records.ts';

/** Lines that are looked at: more would cost time and change nothing. */
const LINES = 500;

/**
 * Where the columns of a table begin whose cells are aligned by spaces: a column ends where every line has a space, and has
 * a heading and values. Null where the lines are no such table.
 */
export function columnStartsOf(all: readonly string[]): readonly number[] | null {
  const lines = all.slice(0, LINES).map(spread);
  if (lines.length < 2) return null;
  const [head, ...body] = lines as [string, ...string[]];
  const length = Math.max(...lines.map((line) => line.length));
  const isGap = Array.from({ length }, (_, at) => lines.every((line) => (line[at] ?? ' ') === ' '));
  const found = isGap.flatMap((gap, at) => (!gap && (at === 0 || isGap[at - 1]) ? [at] : []));
  const isColumn = (start: number, end: number | undefined) => {
    const filled = (line: string) => line.slice(start, end).trim() !== '';
    return filled(head) && body.filter(filled).length * 3 >= body.length;
  };
  const starts = [0];
  for (const [at, start] of found.entries())
    if (at > 0 && isColumn(starts.at(-1)!, start) && isColumn(start, found[at + 1]))
      starts.push(start);
  return starts.length > 1 ? starts : null;
}

/** Where the columns begin under a line of dashes, one group a column; null for another line. */
export function columnStartsOfRule(line: string): readonly number[] | null {
  if (!/^ *-{2,}(?: +-{2,})+ *$/.test(line)) return null;
  const [first, ...others] = [...line.matchAll(/-+/g)].map(({ index }) => index);
  return first === undefined ? null : [0, ...others];
}

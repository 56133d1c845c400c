/** What one data file says about us. */
export interface ReferenceResult {
  readonly rows: number;
  readonly passed: number;
  /** The worst error as a multiple of what the file's tolerance allows: 1 is the limit, 0 is exact. */
  readonly worst: number;
  /** Rows that ask for an engine which does not exist yet; counted in neither `rows` nor `passed`. */
  readonly notBuilt: number;
  /** The first missed rows, one line each. */
  readonly misses: readonly string[];
}

/** Checks one data file; `path` is its place on this machine. */
type ReferenceCheck = (path: string) => ReferenceResult | Promise<ReferenceResult>;

/** One file of the reference folder and what checks it. */
export interface ReferenceSuite {
  /** Path inside the reference folder, with forward slashes; with one at the end, every file of a folder. */
  readonly file: string;
  readonly check: ReferenceCheck;
  /** Ends what the checks have opened. */
  readonly close?: () => Promise<void>;
}

/** One row: what it is called in a miss, and its error as a multiple of the tolerance; null = engine not built. */
export interface RowCheck {
  readonly name: string;
  readonly error: number | null;
}

const MISSES_SHOWN = 5;

/** Sums rows up; an error that is no number is a miss. */
export function summarise(checks: readonly RowCheck[]): ReferenceResult {
  const built = checks.filter(({ error }) => error !== null);
  const sizes = built.map(({ error }) => (Number.isNaN(error) ? Infinity : error!));
  const misses = built.flatMap(({ name }, i) =>
    sizes[i]! <= 1 ? [] : [`${name}: ${sizes[i]!.toPrecision(3)} × tolerance`],
  );
  return {
    rows: built.length,
    passed: built.length - misses.length,
    worst: Math.max(0, ...sizes),
    notBuilt: checks.length - built.length,
    misses: misses.slice(0, MISSES_SHOWN),
  };
}

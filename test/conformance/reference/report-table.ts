import type { FileReport } from './reference-files.ts';

const count = ({ state, result }: FileReport): string =>
  result === null ? state : `${result.passed} of ${result.rows}`;

/** The report as lines of text: file, rows passed of rows, worst error as a multiple of the tolerance. */
export function reportTable(reports: readonly FileReport[]): string {
  const width = Math.max(...reports.map(({ file }) => file.length));
  return reports
    .flatMap((report) => {
      const { file, result } = report;
      const worst = result === null ? '' : `worst ${result.worst.toPrecision(3)} of tolerance 1`;
      const waiting = result?.notBuilt ? `, ${result.notBuilt} rows not built` : '';
      const line =
        `${file.padEnd(width)}  ${count(report).padEnd(12)}  ${worst}${waiting}`.trimEnd();
      return [line, ...(result?.misses ?? []).map((miss) => `    ${miss}`)];
    })
    .join('\n');
}

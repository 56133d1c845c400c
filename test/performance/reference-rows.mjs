import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Rows of a file of options/ as numbers; null when REFERENCE_DIR is not set or does not hold it.
 *
 * @returns {Record<string, any>[] | null}
 */
export function referenceRows(file) {
  const path = join(process.env.REFERENCE_DIR ?? '', 'options', file);
  if (!process.env.REFERENCE_DIR || !existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split(/\r?\n/);
  const [header, ...rows] = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const names = header.split(',');
  return rows.map((row) => {
    const cells = row.split(',');
    return Object.fromEntries(names.map((n, i) => [n, n === 'type' ? cells[i] : Number(cells[i])]));
  });
}

/** The largest number, or NaN when one of them is none. */
export const worstOf = (errors) =>
  errors.reduce((worst, error) => (error > worst || Number.isNaN(error) ? error : worst), 0);

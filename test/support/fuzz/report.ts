import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { curlLine, isShort } from './curl.ts';
import type { FuzzReport, Miss } from './fuzz.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Prints how often each operation answered what. */
export function printAnswers({ answered }: FuzzReport, print: (line: string) => void): void {
  for (const [operation, counts] of answered) {
    const ordered = [...counts].sort(([a], [b]) => a - b);
    print(`${operation}: ${ordered.map(([status, times]) => `${status} × ${times}`).join(', ')}`);
  }
}

/** Operations that no random request satisfied. */
export const unsucceeded = ({ answered }: FuzzReport): string[] =>
  [...answered]
    .filter(([, counts]) => [...counts.keys()].every((status) => status >= 400))
    .map(([operation]) => operation);

/** A miss as a line for a shell; a body that does not fit into one goes into a file below reports. */
export function missLine(url: string, { operation, caller, fault, request }: Miss): string {
  const file = `reports/fuzz/${operation}.body`;
  if (request.body !== null && !isShort(request.body)) {
    mkdirSync(`${root}reports/fuzz`, { recursive: true });
    writeFileSync(root + file, request.body);
  }
  return `${operation} by ${caller}: ${fault}\n    ${curlLine(url, request, file)}`;
}

/** Writes the seconds of the long spec files of the last `npm test` to test/durations.json, which orders the next one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run-node.mjs';

/** Files that take less run in any order. */
const LONG_SECONDS = 5;

const { testResults } = JSON.parse(readFileSync(`${root}reports/jest.json`, 'utf8'));
const long = testResults
  .map(({ name, startTime, endTime }) => [
    relative(root, name).replaceAll('\\', '/'),
    Math.round((endTime - startTime) / 1000),
  ])
  .filter(([, seconds]) => seconds >= LONG_SECONDS)
  .sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  `${root}test/durations.json`,
  `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`,
);

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { checkBrokerFile, closeBrokers } from './reference/brokers.ts';

/** A folder of files of brokers and an expected.json, as `npm run conformance -- DIR` gives it. */
const folder = process.env['BROKER_FILES'];
const report = process.env['CONFORMANCE_REPORT'];
if (!folder)
  console.log('skipped: BROKER_FILES is not set; the files of REFERENCE_DIR are checked with it');
const files = folder ? readdirSync(folder).filter((name) => /\.(csv|xml|txt)$/.test(name)) : [];

(folder ? describe : describe.skip)('files of brokers', () => {
  const lines: string[] = [];
  afterAll(async () => {
    await closeBrokers();
    const right = lines.filter((line) => line.startsWith('right')).length;
    if (report) writeFileSync(report, [...lines, `${right} of ${files.length}`, ''].join('\n'));
  });

  it.each(files.length > 0 ? files : ['none'])('%s', async (name) => {
    const { rows, passed, misses } = await checkBrokerFile(join(folder!, name));
    const said = `${name}: ${passed} of ${rows}`;
    lines.push(passed === rows ? `right ${said}` : `WRONG ${said} ${misses.join('; ')}`);
    expect(misses).toEqual([]);
  });
});

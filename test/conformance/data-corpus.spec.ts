import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueryEngine } from '@toolyard/core/data';
import { openNativeQueryEngine } from '../support/native-query-engine.ts';
import { openNodeWasmQueryEngine } from '../support/wasm-query-engine.ts';
import { casesOf } from './data-corpus/corpus-case.ts';
import { faultsOf } from './data-corpus/judge.ts';

/** A folder of the corpus' form, as `npm run conformance -- DIR` gives it, or the one of CORPORA_DIR. */
const corpora = process.env['CORPORA_DIR'];
const folder = process.env['DATA_CORPUS'] ?? (corpora && join(corpora, 'data/public'));
const report = process.env['CONFORMANCE_REPORT'];
const isThere = folder !== undefined && existsSync(join(folder, 'cases.json'));
if (!isThere) console.log('skipped: CORPORA_DIR is not set, or holds no data/public/cases.json');
const cases = isThere ? casesOf(folder) : [];

(isThere ? describe : describe.skip).each([
  ['native DuckDB', openNativeQueryEngine],
  ['the WebAssembly build', openNodeWasmQueryEngine],
])('the files of the corpus in %s', (engineName, open) => {
  let engine: QueryEngine;
  const lines: string[] = [];
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(async () => {
    await engine.close();
    const right = lines.filter((line) => line.startsWith('right')).length;
    const text = [engineName, ...lines, `${right} of ${cases.length}`, ''].join('\n');
    if (report) writeFileSync(report, `${text}\n`, { flag: 'a' });
  });

  it.each(cases.map((each) => [each.id, each] as const))('%s', async (id, each) => {
    // Time counts where `npm run conformance` runs alone, not beside other suites.
    const faults = await faultsOf(engine, folder!, each, report !== undefined).catch(
      (error: unknown) => [String(error)],
    );
    lines.push(faults.length === 0 ? `right ${id}` : `WRONG ${id}: ${faults.join('; ')}`);
    expect(faults).toEqual([]);
  });
});

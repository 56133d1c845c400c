/**
 * The comparison of Node tells objects that Jest has made from those of Node.
 *
 * @jest-environment ./test/jest.node-env.mjs
 */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { REFERENCE_SUITES, NOT_BUILT } from './reference/registry.ts';
import { checkReference, isMiss, isNotBuilt, reportsOf } from './reference/reference-files.ts';
import { reportTable } from './reference/report-table.ts';
import { summarise } from './reference/reference-suite.ts';

const dir = process.env['REFERENCE_DIR'];
const report = process.env['CONFORMANCE_REPORT'];

/** What was not built when the command was made, and what has come to the folder since. Never add anything else. */
const FIRST_NOT_BUILT = [
  'brokers/',
  'cases/',
  'cases/2026-12-01/',
  'chains/',
  'draw/',
  'market/calendar/',
  'market/expected/',
  'market/ibkr/',
  'market/osi-vectors.csv',
  'market/other-providers/',
  'market/polygon/',
  'market/polygon-errors/',
  'market/polygon-ws/',
  'options/american_hard_where_alo_breaks.csv',
  'options/american_quantlib_alo.csv',
  'options/implied_vol_mpmath.csv',
  'options/margin_cases.csv',
  'options/optimizer_chain.json',
  'options/published_american_alo_premium.csv',
  'options/published_american_baw_haug.csv',
  'options/published_american_bjs.csv',
  'options/published_american_edges_quantlib.csv',
  'options/published_american_ju.csv',
  'options/published_american_pde_quantlib.csv',
  'options/published_one_touch_cash_at_expiry.csv',
  'options/published_one_touch_cash_at_hit.csv',
  'options/published_optionlab.json',
  'options/published_strategy_misc.json',
  'options/published_svi_vogt.json',
  'options/strategies_expiry.json',
  'options/strategies_mixed_expiry.json',
];

describe('the list of files without an engine', () => {
  it('only shrinks', () => {
    expect(NOT_BUILT.filter((entry) => !FIRST_NOT_BUILT.includes(entry))).toEqual([]);
  });

  it('names no file that a suite checks', () => {
    expect(REFERENCE_SUITES.filter(({ file }) => isNotBuilt(file))).toEqual([]);
  });
});

describe('a summary of rows', () => {
  it('counts an error above the tolerance, or none at all, as a miss, and an unbuilt row as neither', () => {
    const { rows, passed, notBuilt, worst } = summarise([
      { name: 'within', error: 0.5 },
      { name: 'beyond', error: 1.5 },
      { name: 'no number', error: NaN },
      { name: 'waits', error: null },
    ]);
    expect([rows, passed, notBuilt, worst]).toEqual([3, 1, 1, Infinity]);
  });
});

const reports = dir ? await checkReference(dir) : [];
if (!dir) console.log('skipped: REFERENCE_DIR is not set');
(dir ? describe : describe.skip)('the reference data', () => {
  if (report) writeFileSync(report, `${reportTable(reports)}\n`);

  it('every file that a suite checks is there', () => {
    expect(reports.filter(({ state }) => state === 'missing')).toEqual([]);
  });

  // The data may grow at any time, which must not change what a run of the tests says of the product.
  (report ? it : it.skip)('every file is either checked or known as not built', () => {
    expect(reports.filter(({ state }) => state === 'unknown')).toEqual([]);
  });

  it.each(REFERENCE_SUITES.map(({ file }) => file))('%s: every row passes', (file) => {
    const checked = reportsOf(reports, file);
    expect(checked).not.toEqual([]);
    expect(
      checked.flatMap((each) => each.result?.misses.map((miss) => `${each.file}: ${miss}`) ?? []),
    ).toEqual([]);
    expect(checked.filter(isMiss)).toEqual([]);
  });
});

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { contentCases, type Check, type ContentCase } from './content-corpus/content-case.ts';
import { frontMatterChecks, roundTripChecks } from './content-corpus/file-families.ts';
import {
  cjkChecks,
  directionChecks,
  footnoteChecks,
  sizeChecks,
  tableChecks,
} from './content-corpus/rendering-families.ts';
import { sanitiseChecks } from './content-corpus/sanitise-family.ts';
import {
  linkChecks,
  revisionChecks,
  searchChecks,
  slugChecks,
} from './content-corpus/words-families.ts';

/** A folder of the corpus' form, as `npm run conformance -- DIR` gives it, or the one of CORPORA_DIR. */
const corpora = process.env['CORPORA_DIR'];
const folder = process.env['CONTENT_CORPUS'] ?? (corpora && join(corpora, 'content/public'));
const report = process.env['CONFORMANCE_REPORT'];
const isThere = folder !== undefined && existsSync(join(folder, 'cases.json'));
if (!isThere) console.log('skipped: CORPORA_DIR is not set, or holds no content/public/cases.json');
const cases = isThere ? contentCases(folder) : [];

let browser: Browser;
beforeAll(async () => {
  if (cases.some(({ family }) => family === 'sanitise')) browser = await launchBrowser();
});
afterAll(() => browser?.close());

type Judge = (each: ContentCase) => readonly Check[] | Promise<readonly Check[]>;

// Time counts where `npm run conformance` runs alone, not beside other suites.
const JUDGES: Readonly<Record<string, Judge>> = {
  sanitise: (each) => sanitiseChecks(each, browser),
  'cjk-markdown': cjkChecks,
  search: searchChecks,
  slug: slugChecks,
  'front-matter': frontMatterChecks,
  'round-trip': roundTripChecks,
  size: (each) => sizeChecks(each, report !== undefined),
  links: linkChecks,
  footnotes: footnoteChecks,
  direction: directionChecks,
  tables: tableChecks,
  revisions: revisionChecks,
};

/** The share of its checks that a case must pass. */
const neededShare = (family: string): number => (family === 'sanitise' ? 1 : 0.9);

(cases.length > 0 ? describe : describe.skip)('the cases of the content corpus', () => {
  const lines: string[] = [];
  afterAll(() => {
    const right = lines.filter((line) => line.startsWith('right')).length;
    if (report)
      writeFileSync(report, `${[...lines, `${right} of ${cases.length}`, ''].join('\n')}\n`, {
        flag: 'a',
      });
  });

  it.each(cases.map((each) => [each.id, each] as const))('%s', async (id, each) => {
    const judge = JUDGES[each.family] ?? (() => []);
    const checks = await Promise.resolve(each)
      .then(judge)
      .catch((error: unknown): Check[] => [{ what: 'case', fault: String(error) }]);
    const nothing = checks.length === 0 ? ['nothing of it is checked'] : [];
    const faults = [...nothing, ...checks.flatMap(({ fault }) => fault ?? [])];
    const passed = checks.filter(({ fault }) => fault === null).length;
    const isRight = checks.length > 0 && passed / checks.length >= neededShare(each.family);
    const share = `${passed} of ${checks.length}`;
    lines.push(
      [`${isRight ? 'right' : 'WRONG'} ${id} (${share})`, ...faults.slice(0, 6)].join('\n      '),
    );
    expect(isRight ? [] : faults).toEqual([]);
    expect(isRight).toBe(true);
  });
});

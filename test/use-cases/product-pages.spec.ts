import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { LANGUAGES } from '@toolyard/core/shared';
import { checkContent, writtenFinding } from '../support/content/check-content.ts';
import { readPages } from '../support/content/content-pages.ts';

const content =
  process.env['CONTENT_DIR'] ?? fileURLToPath(new URL('../../content', import.meta.url));

it('the pages of the product have no findings', () => {
  const findings = checkContent(content).map(writtenFinding);
  const report = process.env['CONTENT_REPORT'];
  if (report !== undefined) writeFileSync(report, findings.map((each) => `${each}\n`).join(''));
  expect(findings).toEqual([]);
});

it.each(LANGUAGES)(
  '40 questions are answered and five tutorials can be followed, %s',
  (language) => {
    const pages = readPages(content).pages.filter((page) => page.language === language);
    const questions = pages
      .filter(({ folder }) => folder === 'faq')
      .flatMap(({ rendered }) => rendered.headings);
    expect(questions.length).toBeGreaterThanOrEqual(40);
    expect(pages.filter(({ folder }) => folder === 'tutorials').length).toBeGreaterThanOrEqual(5);
  },
);

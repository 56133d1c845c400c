import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { MAX_API_KEYS } from '@toolyard/core/accounts';
import { MAX_ANALYSES } from '@toolyard/core/data';
import { PASS_PERCENT } from '@toolyard/core/learning';
import { MAX_ALERTS } from '@toolyard/core/options/alerts';
import { DEFAULT_PERCENT_LIMITS } from '@toolyard/core/options/capital';
import { JOURNAL_NOTE_MAX_LENGTH, MAX_LEGS, MAX_TAGS } from '@toolyard/core/options/strategies';
import { RETENTION_DAYS } from '@toolyard/core/retention';
import { LANGUAGES } from '@toolyard/core/shared';
import { WATCHLIST_LIMIT } from '@toolyard/core/watchlist';
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

const { alertNotices, deletedAccounts, deletedStrategies, idempotencyKeys, sessions } =
  RETENTION_DAYS;
const { riskPerTrade, totalExposure, stopLossPerTrade, stopLossTotal, stopLossMonthly } =
  DEFAULT_PERCENT_LIMITS;

/** Rules of the product that the texts state: page, English words, Chinese words. */
const STATED: readonly (readonly [id: string, en: string, chinese: string])[] = [
  ['docs/research-a-stock', `up to ${WATCHLIST_LIMIT} symbols`, `最多 ${WATCHLIST_LIMIT} 个代码`],
  ['docs/strategy-builder', `up to ${MAX_LEGS} legs`, `最多 ${MAX_LEGS} 条`],
  [
    'docs/history-and-performance',
    `up to ${JOURNAL_NOTE_MAX_LENGTH.toLocaleString('en')} characters and up to ${MAX_TAGS} tags`,
    `最多 ${JOURNAL_NOTE_MAX_LENGTH.toLocaleString('en')} 个字符的笔记和最多 ${MAX_TAGS} 个标签`,
  ],
  ['docs/alerts', `up to ${MAX_ALERTS}.`, `最多 ${MAX_ALERTS} 个`],
  ['docs/alerts', `after ${alertNotices} days`, `保留 ${alertNotices} 天`],
  ['docs/learning-center', `${PASS_PERCENT}% pass`, `${PASS_PERCENT}% 及格`],
  ['docs/data-analysis', `up to ${MAX_ANALYSES}`, `最多 ${MAX_ANALYSES} 个`],
  ['docs/api', `can have ${MAX_API_KEYS}.`, `最多 ${MAX_API_KEYS} 个`],
  ['docs/console', `for ${deletedAccounts} days`, `保留 ${deletedAccounts} 天`],
  ['pages/privacy', `${deletedStrategies} days`, `${deletedStrategies} 天`],
  ['pages/privacy', `${alertNotices} days`, `${alertNotices} 天`],
  ['pages/privacy', `${sessions} days after their end`, `结束后 ${sessions} 天`],
  ['pages/privacy', `${idempotencyKeys} days`, `${idempotencyKeys} 天`],
  ...[riskPerTrade, totalExposure, stopLossPerTrade, stopLossTotal, stopLossMonthly].map(
    (percent) => ['docs/capital-and-limits', `| ${percent}% `, `| ${percent}% `] as const,
  ),
];

it.each(STATED)('%s says “%s”, as the rule is', (id, en, chinese) => {
  const { pages } = readPages(content);
  const textOf = (language: string) =>
    pages.find((page) => page.id === id && page.language === language)?.article.markdown;
  expect(textOf('en')).toContain(en);
  expect(textOf('zh-CN')).toContain(chinese);
});

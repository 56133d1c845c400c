import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { PUBLISHED_CASES, publishedTable } from './published-prices.ts';

const document = readFileSync(new URL('../../docs/option-prices.md', import.meta.url), 'utf8');
const [, section = ''] = document.split('## Beside values in print');

/** Cells without the padding of the formatter. */
const cells = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s-|]+$/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

describe('prices in print', () => {
  it.each(PUBLISHED_CASES.map((each) => [each.contract, each] as const))(
    '%s',
    (_contract, { ours, published, tolerance }) =>
      expect(Math.abs(ours - published)).toBeLessThanOrEqual(tolerance),
  );

  it('are those of docs/option-prices.md', () =>
    expect(cells(section)).toEqual(cells(publishedTable())));

  it.each([
    ['en', `Against ${PUBLISHED_CASES.length} values in print`],
    ['zh-CN', `与 ${PUBLISHED_CASES.length} 个公开发表的数值对照`],
  ])('the answers in %s count them', (language, words) =>
    expect(
      readFileSync(new URL(`../../content/${language}/faq/prices.md`, import.meta.url), 'utf8'),
    ).toContain(words),
  );
});

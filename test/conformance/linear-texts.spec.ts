/**
 * What strangers write is read in time that grows with its length. Texts that make a pattern look back at each character
 * are generated and doubled until they are long or take long.
 */
import { describe, expect, it } from '@jest/globals';
import { LONGEST_ARTICLE, mergeTokens, readArticleFile, sectionsOf } from '@toolyard/core/content';
import { sha256Digest } from '@toolyard/noble';
import { MarkupFrontMatterParser } from '@toolyard/front-matter';
import { MarkdownArticleRenderer } from '@toolyard/markdown';

const parser = new MarkupFrontMatterParser();
const renderer = new MarkdownArticleRenderer();

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'rendered as an article': (text) => renderer.render(text, { locale: 'en', idPrefix: 'a-' }),
  'read as a file': (text) => readArticleFile('x.md', text, parser),
  'parted for a merge': mergeTokens,
  'parted into sections': (text) => sectionsOf(text, sha256Digest),
};

const BEGINNINGS = [
  '',
  'a',
  '# ',
  ':::note ',
  ':::note{',
  '::payoff{',
  '{"',
  '---\na: ',
  '| a |\n|',
  '[a](',
];
const REPEATED = [
  ...[' ', '\t', '-', ':', '|', '#', '*', '_', '`', '<', '.', '!', '"', '\\"', '{', '}', '['],
  ...['](', '![', '·\n', '“', 'a\n===\n', '- ', '> ', '| -', ' ~', '。」', '&#', '\u2028'],
];
const ENDS = ['', 'x', 'a\u2028\u2028'];

const SHORTEST = 1_000;
const LONGEST = 32_000;
/** Less than this is told from nothing. */
const NOTICED_SECONDS = 0.15;
/** Linear is 2, a square 4. */
const MOST_GROWTH = 3;

/** Seconds of processor time, which other programs on the machine do not lengthen. */
function secondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

/** The lengths at which the time has grown by more than the text, twice in a row; none where it is linear. */
function grownAt(textOf: (length: number) => string, read: (text: string) => unknown): number[] {
  const grown: number[] = [];
  let last = secondsOf(() => read(textOf(SHORTEST)));
  for (let length = 2 * SHORTEST; length <= LONGEST; length *= 2) {
    const seconds = secondsOf(() => read(textOf(length)));
    if (seconds > NOTICED_SECONDS && seconds > MOST_GROWTH * last) grown.push(length);
    else grown.length = 0;
    if (grown.length > 1) return grown;
    last = seconds;
  }
  return grown.length > 0 && last > 10 * NOTICED_SECONDS ? grown : [];
}

const repeated = (beginning: string, part: string, end: string) => (length: number) =>
  (beginning + part.repeat(Math.ceil(length / part.length)) + end).slice(0, LONGEST_ARTICLE);

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  it.each(REPEATED)('%j repeated takes time in step with its length', (part) => {
    const slow = BEGINNINGS.flatMap((beginning) =>
      ENDS.flatMap((end) => {
        const lengths = grownAt(repeated(beginning, part, end), read);
        return lengths.length > 0 ? [{ beginning, part, end, lengths }] : [];
      }),
    );
    expect(slow).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diff3Merge } from 'node-diff3';
import { mergeMarkdown, mergeTokens, textDifference } from '@toolyard/core/content';
import { changedRanges, threeWayMerge, type MergePart } from '@toolyard/core/shared';
import { FULL_SIZE } from '../support/test-size.ts';
import { propertySeed } from './seed.ts';

const seed = propertySeed('merge of texts');
const CASES = { numRuns: FULL_SIZE ? 20_000 : 1_000, seed };

const token = fc.constantFrom('a', 'b', 'c', 'd', '\n');
const tokens = fc.array(token, { maxLength: 12 });

/** Pieces of Markdown whose joints are awkward. */
const piece = fc.constantFrom(
  '一。',
  '二！',
  '“三。”',
  'One. ',
  'Two? ',
  'e.g. this',
  '\n',
  '\r\n',
  '\n\n',
  '```\n',
  '~~~',
  '| a | b |\n',
  '|---|---|\n',
  '- item\n',
  '1. one. two\n',
  '> quote. more\n',
  '# Head\n',
  '`code. x`',
  '[l. m](u.v)',
  ' ',
  '\t',
  '🙂',
  '\ud800',
);
const markdown = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

const swapped = (parts: readonly MergePart[]): MergePart[] =>
  parts.map((part) =>
    part.kind === 'agreed' ? part : { ...part, ours: part.theirs, theirs: part.ours },
  );
const agreed = (all: readonly string[]): MergePart[] =>
  all.length === 0 ? [] : [{ kind: 'agreed', tokens: all }];

describe('the three-way merge', () => {
  it('takes the one change: merge(b, x, b) = x, merge(b, b, y) = y, merge(b, x, x) = x', () =>
    fc.assert(
      fc.property(tokens, tokens, (base, x) => {
        expect(threeWayMerge(base, x, base)).toEqual(agreed(x));
        expect(threeWayMerge(base, base, x)).toEqual(agreed(x));
        expect(threeWayMerge(base, x, x)).toEqual(agreed(x));
      }),
      CASES,
    ));

  it('exchanging the writers exchanges ours and theirs only', () =>
    fc.assert(
      fc.property(tokens, tokens, tokens, (base, x, y) =>
        expect(threeWayMerge(base, y, x)).toEqual(swapped(threeWayMerge(base, x, y))),
      ),
      CASES,
    ));

  it('loses no token that a writer added: each is in the merge', () =>
    fc.assert(
      fc.property(tokens, tokens, tokens, (base, x, y) => {
        const parts = threeWayMerge(
          base,
          x.map((each) => `x${each}`),
          y.map((each) => `y${each}`),
        );
        const all = parts.flatMap((part) =>
          part.kind === 'agreed' ? part.tokens : [...part.ours, ...part.theirs],
        );
        expect(all.filter((each) => each.startsWith('x'))).toEqual(x.map((each) => `x${each}`));
        expect(all.filter((each) => each.startsWith('y'))).toEqual(y.map((each) => `y${each}`));
      }),
      CASES,
    ));

  /** Changes of a text of different tokens, so that what is common is certain. */
  const edits = fc.array(fc.constantFrom('keep', 'keep', 'keep', 'drop', 'replace', 'insert'), {
    minLength: 8,
    maxLength: 8,
  });
  const edited = (base: readonly string[], by: readonly string[], name: string): string[] =>
    base.flatMap((each, i) =>
      by[i] === 'keep'
        ? [each]
        : by[i] === 'drop'
          ? []
          : by[i] === 'replace'
            ? [`${name}${i}`]
            : [each, `${name}${i}`],
    );

  it('is that of node-diff3 wherever node-diff3 finds no conflict, and has no more conflicts', () =>
    fc.assert(
      fc.property(edits, edits, (x, y) => {
        const base = ['1', '2', '3', '4', '5', '6', '7', '8'];
        const [ours, theirs] = [edited(base, x, 'x'), edited(base, y, 'y')];
        const oracle = diff3Merge(ours, base, theirs, { excludeFalseConflicts: true });
        const parts = threeWayMerge(base, ours, theirs);
        const conflicts = parts.filter(({ kind }) => kind === 'conflict').length;
        const conflictsOfOracle = oracle.filter(({ conflict }) => conflict !== undefined).length;
        if (conflictsOfOracle === 0)
          expect(parts).toEqual(agreed(oracle.flatMap(({ ok = [] }) => ok)));
        expect(conflicts > 0 ? conflictsOfOracle : 1).toBeGreaterThan(0);
      }),
      CASES,
    ));
});

it('changed ranges are all that differs, with something common between any two', () =>
  fc.assert(
    fc.property(tokens, tokens, (a, b) => {
      const ranges = changedRanges(a, b);
      let [i, j] = [0, 0];
      for (const [index, { aStart, aEnd, bStart, bEnd }] of ranges.entries()) {
        expect(a.slice(i, aStart)).toEqual(b.slice(j, bStart));
        if (index > 0) expect(aStart).toBeGreaterThan(i);
        [i, j] = [aEnd, bEnd];
      }
      expect(a.slice(i)).toEqual(b.slice(j));
    }),
    CASES,
  ));

describe('Markdown', () => {
  it('is its parts joined, byte for byte', () =>
    fc.assert(
      fc.property(fc.oneof(markdown, fc.string({ unit: 'binary' })), (text) => {
        expect(mergeTokens(text).join('')).toBe(text);
        expect(mergeTokens(text)).not.toContain('');
      }),
      CASES,
    ));

  it('merges by the same laws', () =>
    fc.assert(
      fc.property(markdown, markdown, (base, x) => {
        const clean = { kind: 'clean', markdown: x };
        expect(mergeMarkdown(base, x, base)).toEqual(clean);
        expect(mergeMarkdown(base, base, x)).toEqual(clean);
        expect(mergeMarkdown(base, x, x)).toEqual(clean);
      }),
      CASES,
    ));

  it('differences give both texts back', () =>
    fc.assert(
      fc.property(markdown, markdown, (before, after) => {
        const parts = textDifference(before, after);
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map(({ text }) => text)
            .join('');
        expect(without('inserted')).toBe(before);
        expect(without('deleted')).toBe(after);
      }),
      CASES,
    ));
});

it('a text of 2 MB, rewritten throughout, is merged within seconds', () => {
  const lines = (name: string, every: number) =>
    Array.from(
      { length: 40_000 },
      (_, i) => `第 ${i % every === 0 ? name : ''}${i} 句话说的是一件事。Line ${i % 97}.\n`,
    ).join('');
  const before = process.cpuUsage();
  const merged = mergeMarkdown(lines('', 1), lines('x', 3), lines('y', 5));
  expect(merged.kind).toBe('conflicts');
  const { user, system } = process.cpuUsage(before);
  // Processor time, which other programs do not lengthen; a slow machine takes up to 10 s.
  expect((user + system) / 1_000_000).toBeLessThan(30);
});

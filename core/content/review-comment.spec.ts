import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkCommentText, checkPassage, COMMENT_LIMITS, locatePassage } from './review-comment.ts';

const codeOf = (result: ReturnType<typeof checkCommentText>) =>
  result.ok ? result.value : result.error.code;

describe('comments of review', () => {
  it('have a visible text up to a limit', () => {
    expect(codeOf(checkCommentText(' Twice? '))).toBe('Twice?');
    expect(codeOf(checkCommentText('🙂'.repeat(COMMENT_LIMITS.text)))).toContain('🙂');
    for (const text of ['', ' \n', 'a'.repeat(COMMENT_LIMITS.text + 1), '\u202e', 'a\0'])
      expect(codeOf(checkCommentText(text))).toBe('COMMENT_INVALID');
  });

  it('name a passage that the revision has at that place, whatever its line ends', () => {
    const markdown = 'One\r\ntwo\r\nthree\r\n';
    expect(checkPassage({ revision: 1, start: 4, quote: 'two\nthree' }, markdown).ok).toBe(true);
    expect(checkPassage({ revision: 1, start: 5, quote: 'two\nthree' }, markdown).ok).toBe(false);
    expect(checkPassage({ revision: 1, start: 3, quote: '\n' }, markdown).ok).toBe(false);
    expect(checkPassage({ revision: 1, start: 99, quote: 'two' }, markdown).ok).toBe(false);
  });

  it('stay at the nearest occurrence of their words', () => {
    const passage = { revision: 1, start: 4, quote: 'sea' };
    expect(locatePassage(passage, 'The sea.')).toEqual({ start: 4, end: 7 });
    expect(locatePassage(passage, 'sea, a tide, sea')).toEqual({ start: 0, end: 3 });
    expect(locatePassage(passage, 'Now and then the sea')).toEqual({ start: 17, end: 20 });
    expect(locatePassage(passage, 'The ocean.')).toBeNull();
  });

  it('property: a passage is found in every text that still has it', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '潮', '\r\n', '🙂') });
    fc.assert(
      fc.property(
        text,
        text,
        fc.constantFrom('x', '海x'),
        fc.nat(20),
        (before, after, quote, at) => {
          const place = locatePassage({ start: at, quote }, before + quote + after);
          const read = (before + quote + after).replaceAll('\r\n', '\n');
          expect(place && read.slice(place.start, place.end)).toBe(quote);
        },
      ),
    );
  });
});

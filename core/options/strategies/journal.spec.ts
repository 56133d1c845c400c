import { describe, expect, it } from '@jest/globals';
import { journalFaults, tagsIn, trimmedJournal } from './journal.ts';

const fieldsOf = (note: string, ...tags: string[]) =>
  journalFaults({ note, tags }).map(({ field }) => field);
const many = (count: number) => Array.from({ length: count }, (_, i) => `tag ${i}`);

describe('the journal of a trade', () => {
  it('has up to 2,000 characters and 10 tags of up to 30', () => {
    expect(fieldsOf('x'.repeat(2_000), ...many(9), 'y'.repeat(30))).toEqual([]);
    expect(fieldsOf('x'.repeat(2_001), 'y'.repeat(31))).toEqual(['note', 'tags.0']);
    expect(fieldsOf('', ...many(11))).toEqual(['tags']);
  });

  it('characters are counted, not the units that they are stored in', () => {
    expect(fieldsOf('𠮷'.repeat(2_000), '𠮷'.repeat(30))).toEqual([]);
    expect(fieldsOf('𠮷'.repeat(2_001), '𠮷'.repeat(31))).toEqual(['note', 'tags.0']);
  });

  it('may be empty, and a note may have several lines', () => {
    expect(fieldsOf('')).toEqual([]);
    expect(fieldsOf('财报前入场\n\tIV 40 %')).toEqual([]);
  });

  it('invisible and unstorable characters are refused, in the note and in a tag', () => {
    const hidden = ['\u202e', '\u200b', '\u0007', '\0', '\ud800'];
    for (const each of hidden) expect(fieldsOf(`a${each}`, `b${each}`)).toEqual(['note', 'tags.0']);
    expect(fieldsOf('', 'two\tparts')).toEqual(['tags.0']);
  });

  it('a tag is not empty, has no comma, and does not repeat another in any case', () => {
    expect(fieldsOf('', '', 'a,b', 'c，d')).toEqual(['tags.0', 'tags.1', 'tags.2']);
    expect(fieldsOf('', 'ETF', 'IV', 'etf')).toEqual(['tags.2']);
  });

  it('a text of tags separates them by the commas of either language', () => {
    expect(tagsIn(' 财报，ETF, IV Rank、,\nhedge ')).toEqual(['财报', 'ETF', 'IV Rank', 'hedge']);
    expect(tagsIn(' ')).toEqual([]);
  });

  it('blanks around note and tags go', () => {
    expect(trimmedJournal({ note: ' a b ', tags: [' c '] })).toEqual({ note: 'a b', tags: ['c'] });
  });
});

import { describe, expect, it } from '@jest/globals';
import { indexedText, isFound, searchQuery, type IndexedText } from '@toolyard/core/content';
import fc from 'fast-check';
import { onEveryDatabase } from '../support/database.ts';
import { aMember, anArticle, aRevision, aSpace } from './content-records.ts';
import { aUser } from './repository-records.ts';

const SIGNS = [
  '。',
  '，',
  ' ',
  '\n',
  '-',
  "'",
  '\\',
  '"',
  '%',
  '_',
  '&',
  '|',
  '!',
  ':',
  '(',
  '++',
  '#',
];
const PIECES = [
  ...'期权价格波动率云猫的',
  '铁鹰',
  '备兑看涨',
  'C',
  'e-mail',
  'index',
  'indices',
  'studies',
  'Café',
  'XY-100',
  'ｘ',
  '데이터',
  'のサ',
  ...SIGNS,
];

const [texts] = fc.sample(
  fc.array(fc.array(fc.constantFrom(...PIECES), { minLength: 4, maxLength: 30 }), {
    minLength: 120,
    maxLength: 120,
  }),
  { numRuns: 1, seed: 20_261_129 },
);
const bodies = (texts ?? []).map((pieces) => pieces.join(''));

/** Runs of Chinese of one to four characters, words, their beginnings and other forms, and signs. */
const queries = [
  ...new Set([
    ...bodies.flatMap((body) => body.match(/\p{Script=Han}{1,4}/gu) ?? []),
    ...[
      'c',
      'c++',
      'c#',
      'email',
      'e-mail',
      'mail',
      'ind',
      'index',
      'indexes',
      'study',
      'stud',
      'cafe',
      'xy-100',
      'xy100',
      '100',
    ],
    ...[
      '데이',
      '이터',
      'の',
      '"看涨"',
      '"云 猫"',
      '云 猫 index',
      ...SIGNS,
      "o'",
      '\\\\',
      "':*",
      'a & b | !c',
      '<->',
    ],
  ]),
];

describe('what a search finds', () => {
  onEveryDatabase((database) => {
    it('is what the rules of core find, and every run of Chinese that a text has', async () => {
      const space = aSpace();
      const user = aUser();
      const indexed = new Map<string, { body: string; text: IndexedText }>();
      await database().unitOfWork.run(async ({ users, spaces, articles }) => {
        await users.add(user);
        await spaces.add(space, aMember(space, user.id));
        for (const body of bodies) {
          const article = anArticle(space.id);
          const text = indexedText({
            title: body.slice(0, 9),
            tags: [],
            text: body,
            romanizedTitle: '',
          });
          await articles.add(article);
          await articles.addRevision(aRevision(article));
          await articles.index(article.id, { added: [{ revision: 1, text }], retained: [] });
          indexed.set(article.id, { body, text });
        }
      });
      const idsWhere = (isWanted: (of: { body: string; text: IndexedText }) => boolean): string[] =>
        [...indexed]
          .filter(([, each]) => isWanted(each))
          .map(([id]) => id)
          .toSorted();
      for (const typed of queries) {
        const query = searchQuery(typed);
        const options = { scope: 'drafts', locale: null, limit: 100 } as const;
        const found = (await database().readers.articles.search(space.id, query, options))
          .map(({ id }) => id)
          .toSorted();
        expect({ typed, found }).toEqual({
          typed,
          found: idsWhere(({ text }) => isFound(text, query)),
        });
        if (/^\p{Script=Han}+$/u.test(typed))
          expect({ typed, found }).toEqual({
            typed,
            found: idsWhere(({ body }) => body.includes(typed)),
          });
      }
      expect(queries.length).toBeGreaterThan(100);
    });
  });
});

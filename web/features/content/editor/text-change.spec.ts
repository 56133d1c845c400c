import { expect, it } from '@jest/globals';
import { ReportedTexts } from './text-change.ts';

it('a text that comes back late is none of the page’s, one from elsewhere is', () => {
  const reported = new ReportedTexts();
  for (const text of ['a', 'ab', 'abc']) reported.add(text);
  // The page rendered 'ab' once 'abc' was typed.
  expect(reported.comesBack('ab')).toBe(true);
  expect(reported.comesBack('abc')).toBe(true);
  expect(reported.comesBack('merged')).toBe(false);
  expect(reported.comesBack('a')).toBe(false);
});

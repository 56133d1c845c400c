import { expect, it } from '@jest/globals';
import { readingMinutes } from './reading-time.ts';

it.each([
  ['nothing', '', 1],
  ['ten minutes of English', 'word '.repeat(2_280), 10],
  ['ten minutes of Chinese', '字，'.repeat(2_550), 10],
  ['two minutes of each', `${'don’t '.repeat(456)}${'字'.repeat(510)}`, 4],
])('%s', (_text, text, minutes) => expect(readingMinutes(text)).toBe(minutes));

import { describe, expect, it } from '@jest/globals';
import { isReservedToolId, RESERVED_TOOL_IDS, toolId } from './tool-id.ts';

describe('the id that a title gives', () => {
  it.each([
    ['  AI -- Tool!! 2 ', 'ai-tool-2'],
    ['Options Deals', 'options-deals'],
    ['C++ & Rust', 'c-rust'],
    ['---', ''],
    ['工具', ''],
    ['工具 A', 'a'],
    ['a\t\nb', 'a-b'],
    ['../../etc/passwd', 'etcpasswd'],
    ['İstanbul', 'istanbul'],
  ])('AT-11 %j gives %j', (title, id) => expect(toolId(title)).toBe(id));

  it('AT-11 is never longer than the title, and gives itself again', () => {
    for (const title of ['İ'.repeat(100), 'x'.repeat(100), ' a '.repeat(33)]) {
      const id = toolId(title);
      expect(id.length).toBeLessThanOrEqual(title.length);
      expect(toolId(id)).toBe(id);
    }
  });
});

it('pages of the site keep their names', () => {
  expect(RESERVED_TOOL_IDS.every(isReservedToolId)).toBe(true);
  expect(isReservedToolId('order')).toBe(true);
  expect(isReservedToolId('options-deals')).toBe(false);
});

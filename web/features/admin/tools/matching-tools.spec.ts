import { expect, it } from '@jest/globals';
import { matchingTools } from './matching-tools.ts';
import { testTool } from './test-tools.ts';

const TOOLS = [
  testTool({ id: 'chess', title: 'Chess', titleZh: '国际象棋', order: 20 }),
  testTool({ id: 'go-board', title: '围棋', order: 10 }),
];
const found = (search: string) => matchingTools(TOOLS, search).map(({ id }) => id);

it.each([
  ['', ['go-board', 'chess']],
  [' CHESS ', ['chess']],
  ['围', ['go-board']],
  ['象棋', ['chess']],
  ['board', ['go-board']],
  ['poker', []],
])('%j finds %j', (search, ids) => expect(found(search)).toEqual(ids));

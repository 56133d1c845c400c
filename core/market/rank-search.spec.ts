import { describe, expect, it } from '@jest/globals';
import { rankSearch } from './rank-search.ts';

const STOCKS = [
  { ticker: 'SNAP', name: 'Snap Inc.', nameZh: null },
  { ticker: 'AAPL', name: 'Apple Inc.', nameZh: '苹果' },
  { ticker: 'APP', name: 'AppLovin Corp.', nameZh: null },
  { ticker: 'MSFT', name: 'Microsoft Corporation', nameZh: '微软' },
  { ticker: 'MSFT@2021-11-22', name: 'MSFT 2021-11-22 (chain file)', nameZh: null },
  { ticker: 'F', name: 'Ford Motor Company', nameZh: '福特汽车' },
  { ticker: 'MTCH', name: 'Match Group, Inc.', nameZh: null },
];
const found = (text: string, limit = 10) =>
  rankSearch(STOCKS, text, limit).map(({ ticker }) => ticker);

describe('search ranking', () => {
  it.each([
    ['an exact ticker before its prefixes', 'msft', ['MSFT', 'MSFT@2021-11-22']],
    ['ticker prefix before name prefix before any part', 'app', ['APP', 'AAPL']],
    ['a one-letter ticker, a word of a name, any part', 'F', ['F', 'MSFT@2021-11-22', 'MSFT']],
    ['a later word of the name', 'motor', ['F']],
    ['several words', 'apple inc', ['AAPL']],
    ['any part of a name', 'osoft', ['MSFT']],
    ['a Chinese name', '苹果', ['AAPL']],
    ['a part of a Chinese name', '汽车', ['F']],
    ['full-width letters', 'ＭＳＦＴ', ['MSFT', 'MSFT@2021-11-22']],
    ['surrounding blanks', '  snap ', ['SNAP']],
    ['nothing for a blank', '   ', []],
    ['nothing for nonsense', 'zzqqxx', []],
  ])('%s', (_case, text, tickers) => expect(found(text)).toEqual(tickers));

  it('no more than the limit', () => {
    expect(found('m', 2)).toEqual(['MSFT', 'MTCH']);
    expect(found('m', 0)).toEqual([]);
  });
});

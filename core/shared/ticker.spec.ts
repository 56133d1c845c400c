import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isFileSymbol, isListedTicker, isTicker, parseTicker, TICKER_FORM } from './ticker.ts';

describe('tickers', () => {
  it.each([
    ['a share', 'MSFT', 'MSFT'],
    ['lower case with white space around it', ' msft ', 'MSFT'],
    ['a first capital, as a phone types it', 'Ap', 'AP'],
    ['a class share', 'BRK.B', 'BRK.B'],
    ['a class share with a slash', 'BRK/B', 'BRK.B'],
    ['a class share with a blank', 'brk b', 'BRK.B'],
    ['a class share with a hyphen', 'BRK-B', 'BRK.B'],
    ['a preferred share', 'BACpL', 'BACpL'],
    ['a preferred share of one letter', 'TpA', 'TpA'],
    ['rights', 'XYZr', 'XYZr'],
    ['shares when issued', 'GEVw', 'GEVw'],
    ['a preferred share at Alpaca', 'BAC.PRL', 'BACpL'],
    ['a preferred share of one letter at Alpaca', 't.pra', 'TpA'],
    ['a preferred share with a blank', 'BRK PRB', 'BRKpB'],
    ['the only preferred share of a company', 'XYZ.PR', 'XYZp'],
    ['an index', 'SPX', 'SPX'],
    ['an index as a provider writes it', 'I:SPX', 'SPX'],
    ['a chain file', 'MSFT@2021-11-22', 'MSFT@2021-11-22'],
    ['a chain file of a class share in lower case', 'brk.b@2024-02-29', 'BRK.B@2024-02-29'],
  ])('%s: %s', (_case, text, ticker) => expect(parseTicker(text)).toBe(ticker));

  it.each([
    ['nothing', ''],
    ['blanks', '  '],
    ['a number', '12'],
    ['a path', '../SPY'],
    ['an encoded path', '%2e%2e%2fSPY'],
    ['a query', 'SPY?x'],
    ['a letter beyond ASCII', 'ÅAPL'],
    ['a chain file of no day', 'MSFT@2021-11-31'],
    ['a contract', 'SPY261218C00600000'],
    ['two words', 'MS FT'],
    ['eleven letters', 'ABCDEFGHIJK'],
  ])('no ticker: %s', (_case, text) => expect(parseTicker(text)).toBeNull());

  it('a ticker read again is itself, and fits the form of the documents', () => {
    const nearly = fc.stringMatching(/^[A-Za-z]{1,6}[pw]?[A-Z]?[./ -]?[A-Za-z]{0,2}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        const read = parseTicker(text);
        if (read === null) return;
        expect(isTicker(read)).toBe(true);
        expect(read).toMatch(TICKER_FORM);
      }),
      { numRuns: 2_000 },
    );
  });

  it('a chain file is a ticker that no exchange lists', () => {
    expect(isFileSymbol('MSFT@2021-11-22')).toBe(true);
    expect(isTicker('MSFT@2021-11-22')).toBe(true);
    expect(isListedTicker('MSFT@2021-11-22')).toBe(false);
    expect(isListedTicker('BACpL')).toBe(true);
    expect(isTicker('bacpl')).toBe(false);
  });
});

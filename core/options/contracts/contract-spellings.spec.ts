import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, fromDollars, moneyOf, toDollars } from '../../shared/index.ts';
import { isDescribedContract, parseContract } from './contract-spellings.ts';
import { OPTION_TYPES } from './option-leg.ts';
import { formatOptionSymbol, type SymbolParts } from './option-symbol.ts';

const idOf = (text: string) => {
  const read = parseContract(text);
  return read.ok ? formatOptionSymbol(read.value) : read.error;
};

describe('one contract, many spellings', () => {
  // The first four: options-cases.json, case 2.
  it.each([
    ['a list of positions', 'BRK B 20231020 362.5 P', 'BRKB231020P00362500'],
    ['padded', 'BRKB  231020P00362500', 'BRKB231020P00362500'],
    ['a statement', 'BRK B  20OCT23 362.5 P', 'BRKB231020P00362500'],
    ['a stream, adjusted', '.BABA2251017C145', 'BABA2251017C00145000'],
    ['a blank before the class, padded', 'BRK B 231020P00362500', 'BRKB231020P00362500'],
    ['a dot before the class', 'BRK.B231020P00362500', 'BRKB231020P00362500'],
    ['Schwab', 'AAPL 12/18/2026 1,300.00 C', 'AAPL261218C01300000'],
    ['lower case', 'aapl 18dec26 300 c', 'AAPL261218C00300000'],
    ['a stream with a half', '.SPXW261120P595.5', 'SPXW261120P00595500'],
  ])('%s: %s', (_where, text, id) => expect(idOf(text)).toBe(id));

  it('the underlying of an adjusted contract is that of its letters', () => {
    expect(parseContract('.BABA2251017C145')).toMatchObject({
      value: { root: 'BABA2', underlying: 'BABA', contractClass: 'adjusted', multiplier: null },
    });
    expect(parseContract('BRK B 20231020 362.5 P')).toMatchObject({
      value: { root: 'BRKB', underlying: 'BRK.B' },
    });
  });

  it.each([
    ['a day that is none', 'AAPL 31NOV26 300 C', 'badDate'],
    ['the last century', 'AAPL 19991217 300 C', 'badDate'],
    ['no strike', 'AAPL 18DEC26 0 C', 'badStrike'],
    ['a root of seven', 'TOOLONG 18DEC26 300 C', 'badRoot'],
    ['a blank within a root', 'A APL251219C00150000', 'badRoot'],
    ['a stock', 'AAPL', 'tooShort'],
  ])('refused: %s', (_what, text, fault) => expect(idOf(text)).toBe(fault));

  const anyParts = fc.record({
    root: fc.stringMatching(/^[A-Z]{1,5}[0-9]?$/),
    expiry: fc.integer({ min: 0, max: 36_524 }).map((n) => addDays('2000-01-01', n)),
    type: fc.constantFrom(...OPTION_TYPES),
    strike: fc.integer({ min: 1, max: 99_999_999 }).map((thousandths) => moneyOf(thousandths * 10)),
  });

  it('every spelling of a contract names it', () => {
    fc.assert(
      fc.property(anyParts, (parts: SymbolParts) => {
        const id = formatOptionSymbol(parts);
        const letter = parts.type === 'call' ? 'C' : 'P';
        const strike = toDollars(parts.strike);
        const [year, month, day] = parts.expiry.split('-') as [string, string, string];
        const spellings = [
          id,
          `O:${id}`,
          `${parts.root.padEnd(6)}${id.slice(-15)}`,
          `.${parts.root}${id.slice(-15, -9)}${letter}${strike}`,
          `${parts.root} ${year}${month}${day} ${strike} ${letter}`,
          `${parts.root} ${month}/${day}/${year} ${strike.toFixed(3)} ${letter}`,
        ];
        expect(spellings.map(idOf)).toEqual(spellings.map(() => id));
        expect(fromDollars(strike)).toBe(parts.strike);
      }),
    );
  });

  it('a description is words, an option symbol is none', () => {
    expect(isDescribedContract('AAPL 18DEC26 300 C')).toBe(true);
    expect(isDescribedContract('AAPL  261218C00300000')).toBe(false);
  });
});

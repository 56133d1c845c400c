import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, moneyOf } from '../../shared/index.ts';
import { OPTION_TYPES } from './option-leg.ts';
import {
  contractTermsOf,
  formatOptionSymbol,
  isListableStrike,
  parseOptionSymbol,
  SYMBOL_FAULTS,
  toProviderSymbol,
} from './option-symbol.ts';

const read = (text: string) => {
  const parsed = parseOptionSymbol(text);
  return parsed.ok ? parsed.value : parsed.error;
};

describe('option symbols', () => {
  it.each([' AAPL261218C00200000', 'AAPL261218C00200000\n', '\t O:AAPL261218C00200000  '])(
    'white space around a symbol is no part of it: %j',
    (text) => {
      expect(parseOptionSymbol(text)).toEqual(parseOptionSymbol('AAPL261218C00200000'));
      expect(parseOptionSymbol(text).ok).toBe(true);
    },
  );

  it('a symbol in its parts', () => {
    expect(read('O:AAPL251219C00150000')).toEqual({
      root: 'AAPL',
      underlying: 'AAPL',
      providerUnderlying: 'AAPL',
      contractClass: 'standard',
      multiplier: 100,
      expiry: '2025-12-19',
      type: 'call',
      strike: 1_500_000,
    });
  });

  it.each([
    ['without prefix', 'AAPL251219C00150000'],
    ['padded to 21 characters', 'AAPL  251219C00150000'],
    ['in lower case', 'o:aapl251219c00150000'],
    ['with the colon encoded', 'O%3AAAPL251219C00150000'],
  ])('%s it is the same symbol', (_case, text) => {
    expect(read(text)).toEqual(read('O:AAPL251219C00150000'));
  });

  it.each([
    ['adjusted', 'GME1270115P00003000', 'GME1', 'GME', 'GME', null],
    ['adjusted class share', 'BRKB1270115P00003000', 'BRKB1', 'BRK.B', 'BRK.B', null],
    ['mini', 'AAPL7130420C00400000', 'AAPL7', 'AAPL', 'AAPL', 10],
    ['index', 'SPX261218C06000000', 'SPX', 'SPX', 'I:SPX', 100],
    ['index', 'SPXW230712C04500000', 'SPXW', 'SPX', 'I:SPX', 100],
    ['index', 'NDXP261120P21000000', 'NDXP', 'NDX', 'I:NDX', 100],
    ['index', 'RUTW261120P02200000', 'RUTW', 'RUT', 'I:RUT', 100],
    ['index', 'VIXW261125C00020000', 'VIXW', 'VIX', 'I:VIX', 100],
    ['index', 'XSP261218P00600000', 'XSP', 'XSP', 'I:XSP', 100],
    ['class share', 'BRKB261218C00500000', 'BRKB', 'BRK.B', 'BRK.B', 100],
  ])('%s root of %s', (_class, text, root, underlying, providerUnderlying, multiplier) => {
    expect(read(text)).toMatchObject({ root, underlying, providerUnderlying, multiplier });
  });

  it('a chain file: the underlying is the symbol minus its last 15 characters', () => {
    expect(read('MSFT@2021-11-22211217C00355000')).toMatchObject({
      root: 'MSFT@2021-11-22',
      underlying: 'MSFT@2021-11-22',
      contractClass: 'file',
      expiry: '2021-12-17',
      strike: 3_550_000,
    });
  });

  it.each([
    ['month 12 day 00, not the root NVDA2', 'O:NVDA2611200C00150000', 'badDate'],
    ['nine digits of strike', 'O:AAPL211022C000150000', 'badType'],
    ['30 February', 'AAPL250230C00150000', 'badDate'],
    ['type X', 'AAPL251219X00150000', 'badType'],
    ['zero strike', 'AAPL251219C00000000', 'badStrike'],
    ['no root', 'O:251219C00150000', 'tooShort'],
    ['a blank root', '      251219C00150000', 'tooShort'],
    ['a blank within the root', 'A APL251219C00150000', 'badRoot'],
    ['a root of seven', 'TOOLONG251219C00150000', 'badRoot'],
    ['a letter beyond ASCII', 'ÅAPL251219C00150000', 'badRoot'],
    ['encoded twice', 'O%253AAAPL251219C00150000', 'badRoot'],
    ['a prefix twice', 'O:O:AAPL251219C00150000', 'badRoot'],
    ['a chain file of no day', 'MSFT@2021-11-31211217C00355000', 'badRoot'],
    ['a path', 'AAPL251219C00150000/../../etc', 'badStrike'],
    ['nothing', '', 'tooShort'],
  ])('refused: %s', (_case, text, fault) => expect(read(text)).toBe(fault));

  const anyParts = fc.record({
    root: fc.oneof(
      fc.stringMatching(/^[A-Z]{1,5}[0-9]?$/),
      fc.constantFrom('MSFT@2021-11-22', 'BRK.B@2024-02-29', 'F@2000-01-01'),
    ),
    expiry: fc.integer({ min: 0, max: 36_524 }).map((n) => addDays('2000-01-01', n)),
    type: fc.constantFrom(...OPTION_TYPES),
    strike: fc.integer({ min: 1, max: 99_999_999 }).map((thousandths) => moneyOf(thousandths * 10)),
  });

  it('parse(format(parts)) is parts, and format(parse(symbol)) is the symbol', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const symbol = formatOptionSymbol(parts);
        const parsed = parseOptionSymbol(symbol);
        expect(isListableStrike(parts.strike)).toBe(true);
        expect(parsed).toMatchObject({ ok: true, value: parts });
        expect(parsed.ok && formatOptionSymbol(parsed.value)).toBe(symbol);
        expect(read(toProviderSymbol(parts))).toEqual(read(symbol));
      }),
      { numRuns: 2_000 },
    );
  });

  it('no text at all makes it throw', () => {
    const nearly = fc
      .tuple(fc.string(), fc.constantFrom('251219C00150000', '%3A', 'O:', ''))
      .map((t) => t.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearly), (text) => {
        const parsed = parseOptionSymbol(text);
        if (!parsed.ok) expect(SYMBOL_FAULTS).toContain(parsed.error);
        else expect(text.toUpperCase()).toContain(parsed.value.root);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('terms of a contract by its root (contract specifications of Cboe and Nasdaq)', () => {
  it.each([
    ['AAPL', 'american', 'physical', 'PM'],
    ['SPY', 'american', 'physical', 'PM'],
    ['MSFT@2021-11-22', 'american', 'physical', 'PM'],
    ['SPX', 'european', 'cash', 'AM'],
    ['SPXW', 'european', 'cash', 'PM'],
    ['XSP', 'european', 'cash', 'PM'],
    ['NDX', 'european', 'cash', 'AM'],
    ['NDXP', 'european', 'cash', 'PM'],
    ['VIX', 'european', 'cash', 'AM'],
    ['VIXW', 'european', 'cash', 'AM'],
    ['OEX', 'american', 'cash', 'PM'],
    ['XEO', 'european', 'cash', 'PM'],
  ] as const)('%s: %s exercise, %s settlement, %s', (root, exercise, settlement, time) => {
    expect(contractTermsOf(root)).toEqual({
      exercise,
      settlement,
      settlementTime: time,
      multiplier: 100,
    });
  });
});

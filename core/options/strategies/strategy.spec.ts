import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../shared/index.ts';
import { STRUCTURE_NAMES, recognise } from '../templates/index.ts';
import { draftNameFault, nameAfter, nameIn, nameOf } from './strategy-name.ts';

describe('the name of a strategy', () => {
  it('has up to 80 characters, however they are stored', () => {
    expect(draftNameFault('𠮷'.repeat(80))).toBeNull();
    expect(draftNameFault('𠮷'.repeat(81))).toMatchObject({ field: 'name' });
  });
});

describe('names of strategies', () => {
  it('R29 the name of a recognised structure, saved in either language, is read in that of the page', () => {
    for (const { en, 'zh-CN': chinese } of Object.values(STRUCTURE_NAMES))
      for (const saved of [en, chinese]) {
        expect(nameIn('en', `MSFT ${saved}`, 'MSFT')).toBe(`MSFT ${en}`);
        expect(nameIn('zh-CN', `MSFT ${saved}`, 'MSFT')).toBe(`MSFT ${chinese}`);
      }
    expect(nameIn('en', nameOf('', 'MSFT', recognise([]).name, 'zh-CN'), 'MSFT')).toMatch(
      /^MSFT [A-Z]/,
    );
  });

  it('a name made from a structure follows the structure in the language that it was made in', () => {
    const [before, after] = [STRUCTURE_NAMES['iron-condor'], STRUCTURE_NAMES['short-put']];
    for (const language of LANGUAGES)
      expect(nameAfter({ name: `MSFT ${before[language]}`, symbol: 'MSFT' }, before, after)).toBe(
        `MSFT ${after[language]}`,
      );
    expect(nameAfter({ name: 'Income', symbol: 'MSFT' }, before, after)).toBe('Income');
  });

  it('a name that somebody chose stays as it is', () => {
    for (const name of [
      'MSFT 铁鹰式 (2)',
      'AAPL 铁鹰式',
      '铁鹰式',
      'My condor',
      'Iron condor',
      'AAPL Iron condor',
    ])
      for (const language of LANGUAGES) expect(nameIn(language, name, 'MSFT')).toBe(name);
  });
});

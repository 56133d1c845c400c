import { describe, expect, it } from '@jest/globals';
import { STRUCTURE_NAMES } from '../templates/index.ts';
import { nameIn, nameOf } from './strategy-name.ts';

describe('names of strategies', () => {
  it('a name that was made is read in the language of the page, whichever structure it names', () => {
    for (const { en, 'zh-CN': chinese } of Object.values(STRUCTURE_NAMES)) {
      expect(nameIn('en', `MSFT ${chinese}`, 'MSFT')).toBe(`MSFT ${en}`);
      expect(nameIn('zh-CN', `MSFT ${chinese}`, 'MSFT')).toBe(`MSFT ${chinese}`);
    }
    expect(nameIn('en', nameOf('', 'MSFT', []), 'MSFT')).toMatch(/^MSFT [A-Z]/);
  });

  it('a name that somebody chose stays as it is', () => {
    for (const name of ['MSFT 铁鹰式 (2)', 'AAPL 铁鹰式', '铁鹰式', 'My condor'])
      expect(nameIn('en', name, 'MSFT')).toBe(name);
  });
});

import { describe, expect, it } from '@jest/globals';
import { marketCap } from './stock-words.ts';

describe('market capitalisation', () => {
  it('MK-18 is in trillions from 1e12, else in billions; Chinese counts in 亿 and 万亿', () => {
    expect([1e12, 2.5e12, 798.9e9].map((dollars) => marketCap(dollars, 'en'))).toEqual([
      '1.00T',
      '2.50T',
      '798.9B',
    ]);
    expect([1e12, 4.45e12, 798.9e9].map((dollars) => marketCap(dollars, 'zh-CN'))).toEqual([
      '1万亿',
      '4.45万亿',
      '7989亿',
    ]);
    expect(marketCap(null, 'en')).toBe('--');
  });
});

import { describe, expect, it } from '@jest/globals';
import { fromDollars, moneyOf, ZERO_MONEY } from '../../shared/index.ts';
import { NO_COMMISSION } from '../contracts/index.ts';
import { decodePlan, encodePlan, type SharedLeg, type SharedPlan } from './index.ts';
import { planChecksum } from './shared-plan.ts';

const leg = (more: Partial<SharedLeg> = {}): SharedLeg => ({
  kind: 'option',
  symbol: 'AAPL261218C00215000',
  position: 'long',
  quantity: 2,
  price: fromDollars(4.35),
  priceSource: 'ask',
  ...more,
});

const plan = (more: Partial<SharedPlan> = {}): SharedPlan => ({
  symbol: 'AAPL',
  templateId: 'vertical-spread',
  commission: { perContract: fromDollars(0.65), perTrade: ZERO_MONEY },
  legs: [
    leg(),
    leg({
      symbol: 'AAPL261218C00222500',
      position: 'short',
      priceSource: 'own',
      price: moneyOf(100),
    }),
  ],
  ...more,
});

const signed = (text: string) => `${text}~${planChecksum(text)}`;

describe('a plan in an address', () => {
  it('can be read by whoever looks at it', () => {
    const text = encodePlan(plan());
    expect(text).toMatch(
      /^1~AAPL~vertical-spread~0\.65~b2_261218C215_4\.35a~s2_261218C222\.5_0\.01o~[0-9a-z]{7}$/,
    );
  });

  it.each<[string, SharedPlan]>([
    ['a spread', plan()],
    ['a stock alone', { symbol: 'AAPL', legs: [], templateId: null }],
    ['a commission of nothing', plan({ commission: NO_COMMISSION })],
    [
      'a commission per trade',
      plan({ commission: { perContract: fromDollars(0.65), perTrade: fromDollars(4.95) } }),
    ],
    ['a template to be filled', plan({ legs: [], templateId: 'iron-condor' })],
    ['a structure to be filled', plan({ legs: [], structure: 'bull-put-spread' })],
    ['shares', plan({ legs: [leg({ kind: 'stock', symbol: 'AAPL', priceSource: 'spot' })] })],
    ['a price of the day', plan({ legs: [leg({ price: null, priceSource: 'mid' })] })],
    ['a price of nothing', plan({ legs: [leg({ price: ZERO_MONEY })] })],
    ['the finest price', plan({ legs: [leg({ price: moneyOf(1) })] })],
    ['a root of its own', plan({ legs: [leg({ symbol: 'SPXW261218P04500000' })] })],
    [
      'a stock of a recorded day',
      plan({
        symbol: 'MSFT@2021-11-22',
        legs: [leg({ symbol: 'MSFT@2021-11-22211217P00315000' })],
      }),
    ],
    ['several expiries', plan({ legs: [leg(), leg({ symbol: 'AAPL270115C00215000' })] })],
    ['twenty legs', plan({ legs: Array.from({ length: 20 }, () => leg()) })],
  ])('%s comes back as it went', (_name, sent) => {
    expect(decodePlan(encodePlan(sent))).toEqual({ ok: true, value: sent });
  });

  it('survives an address as it stands', () => {
    const text = encodePlan(plan({ symbol: 'MSFT@2021-11-22', legs: [] }));
    expect(text).toMatch(/^[\w.~@-]+$/);
    expect(decodeURIComponent(encodeURIComponent(text))).toBe(text);
  });

  it('is refused when it was cut anywhere', () => {
    const text = encodePlan(plan());
    for (let length = 0; length < text.length; length++)
      expect(decodePlan(text.slice(0, length))).toEqual({ ok: false, error: 'damaged' });
  });

  it('is refused when any one character was changed', () => {
    const text = encodePlan(plan());
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === '7' ? '8' : '7';
      expect(decodePlan(text.slice(0, at) + other + text.slice(at + 1)).ok).toBe(false);
    }
  });

  it('tells a newer kind of link from a damaged one', () => {
    expect(decodePlan(signed('2~AAPL~whatever'))).toEqual({ ok: false, error: 'newer' });
  });

  it.each([
    ['no symbol', '1~~-~0'],
    ['markup for a symbol', '1~<b>~-~0'],
    ['an unknown template', '1~AAPL~free-money~0'],
    ['a negative commission', '1~AAPL~-~-1'],
    ['no commission', '1~AAPL~-~'],
    ['a commission beyond reason', '1~AAPL~-~100.01'],
    ['a commission per trade beyond reason', '1~AAPL~-~0.65_100.01'],
    ['a third commission', '1~AAPL~-~0.65_1_1'],
    ['half a commission', '1~AAPL~-~_1'],
    ['no contracts', '1~AAPL~-~0~b0_261218C215_1a'],
    ['more contracts than there may be', '1~AAPL~-~0~b10001_261218C215_1a'],
    ['a price of the wrong sign', '1~AAPL~-~0~b1_261218C215_-1a'],
    ['a price beyond reason', '1~AAPL~-~0~b1_261218C215_1000001a'],
    ['a day that is none', '1~AAPL~-~0~b1_261318C215_1a'],
    ['a strike of nothing', '1~AAPL~-~0~b1_261218C0_1a'],
    ['an unknown source', '1~AAPL~-~0~b1_261218C215_1z'],
    ['no side', '1~AAPL~-~0~1_261218C215_1a'],
    ['twenty-one legs', `1~AAPL~-~0${'~b1_261218C215_1a'.repeat(21)}`],
  ])('is unusable with %s, however well it was signed', (_name, text) => {
    expect(decodePlan(signed(text))).toEqual({ ok: false, error: 'unusable' });
  });

  it('is refused unread when it is longer than any link', () => {
    expect(decodePlan(signed('1~AAPL'.padEnd(10_000, '~')))).toEqual({
      ok: false,
      error: 'damaged',
    });
  });
});

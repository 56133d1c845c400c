import { describe, expect, it } from '@jest/globals';
import { fromDollars } from '../../shared/index.ts';
import type { LegStructure } from './index.ts';
import { brokenRules, recognise } from './index.ts';

/**
 * `+2C100` buys two 100 calls, `-1P95@back` sells a put of the later expiry, `+1S` buys 100 shares, `+1C100:SPXW` buys a
 * call of the root SPXW.
 */
function legs(text: string): LegStructure[] {
  return text.split(' ').map((word): LegStructure => {
    const [, sign, count, kind, strike, back, root] =
      /^([+-])([\d.]+)([CPS])([\d.]*)(@back)?(?::([A-Z0-9]+))?$/.exec(word) ?? [];
    const position = sign === '+' ? 'long' : 'short';
    if (kind === 'S')
      return { kind: 'stock', position, quantity: Math.round(Number(count) * 100), multiplier: 1 };
    return {
      kind: 'option',
      type: kind === 'C' ? 'call' : 'put',
      position,
      strike: fromDollars(Number(strike)),
      expiry: back === undefined ? '2021-12-17' : '2022-01-21',
      quantity: Number(count),
      multiplier: 100,
      ...(root && { symbol: `${root}211217C00000000` }),
    };
  });
}

describe('named structures', () => {
  it.each([
    ['+1C100', 'single-option', '买入看涨', 'bullish'],
    ['-1C100', 'single-option', '卖出看涨', 'bearish'],
    ['+1P100', 'single-option', '买入看跌', 'bearish'],
    ['-1P100', 'single-option', '卖出看跌', 'bullish'],
    ['+1C100 -1C110', 'vertical-spread', '牛市看涨价差', 'bullish'],
    ['-1C100 +1C110', 'vertical-spread', '熊市看涨价差', 'bearish'],
    ['+1P100 -1P110', 'vertical-spread', '牛市看跌价差', 'bullish'],
    ['-1P100 +1P110', 'vertical-spread', '熊市看跌价差', 'bearish'],
    ['+1S -1C110', 'covered-stock', '备兑看涨', 'bullish'],
    ['+2S -1C110', 'covered-stock', '部分备兑看涨', 'bullish'],
    ['-1S -1P90', 'covered-stock', '备兑看跌', 'bearish'],
    ['+1S +1P90', 'covered-stock', '保护性看跌', 'bullish'],
    ['-1S +1C110', 'covered-stock', '保护性看涨', 'bearish'],
    ['+1S +1P90 -1C110', 'collar', '领口策略', 'bullish'],
    ['-1S -1P90 +1C110', 'collar', '反向领口策略', 'bearish'],
    ['+1C100 +1P100', 'straddle', '买入跨式', 'neutral'],
    ['-3C100 -3P100', 'straddle', '卖出跨式', 'neutral'],
    ['-1C110 -1P90', 'strangle', '卖出宽跨式', 'neutral'],
    ['+1C90 +1P110', 'strangle', '买入实值宽跨式', 'neutral'],
    ['-1C100 +1C100@back', 'calendar-spread', '看涨日历价差', 'neutral'],
    ['+1P100 -1P100@back', 'calendar-spread', '反向看跌日历价差', 'neutral'],
    ['-1C110 +1C90@back', 'diagonal-spread', '看涨对角价差', 'bullish'],
    ['-1P90 +1P110@back', 'diagonal-spread', '看跌对角价差', 'bearish'],
    ['+1C90 -2C100 +1C110', 'butterfly', '看涨蝶式', 'neutral'],
    ['-1P90 +2P100 -1P110', 'butterfly', '卖出看跌蝶式', 'neutral'],
    ['+1C90 -2C100 +1C115', 'butterfly', '断翼看涨蝶式', 'neutral'],
    ['+1P85 -1P90 -1P110 +1P115', 'condor', '看跌鹰式', 'neutral'],
    ['-1C80 +1C90 +1C110 -1C115', 'condor', '卖出断翼看涨鹰式', 'neutral'],
    ['+1P90 -1P100 -1C100 +1C110', 'iron-butterfly', '铁蝶式', 'neutral'],
    ['-1P90 +1P100 +1C100 -1C115', 'iron-butterfly', '反向断翼铁蝶式', 'neutral'],
    ['+1P315 -1P325 -1C360 +1C370', 'iron-condor', '铁鹰式', 'neutral'],
    ['+1P310 -1P325 -1C360 +1C370', 'iron-condor', '断翼铁鹰式', 'neutral'],
    ['-1P90 +1P95 +1C105 -1C110', 'iron-condor', '反向铁鹰式', 'neutral'],
  ])('%s is %s, %s', (text, templateId, name, direction) => {
    const found = recognise(legs(text));
    expect([found.templateId, found.name['zh-CN'], found.direction]).toEqual([
      templateId,
      name,
      direction,
    ]);
  });

  it.each([
    ['+1C100 -2C110', 'call-ratio-spread', 'neutral'],
    ['-1P90 +2P85', 'put-backspread', 'bearish'],
    ['-1C100 +2C110', 'call-backspread', 'bullish'],
    ['-2C100 +1C100@back', 'ratio-calendar', 'bearish'],
    ['+1C100 +2P100', 'strip', 'bearish'],
    ['+2C100 +1P100', 'strap', 'bullish'],
    ['+1C100 -1P100', 'synthetic-long-stock', 'bullish'],
    ['-1C100 +1P100', 'synthetic-short-stock', 'bearish'],
    ['+1C110 -1P90', 'bullish-risk-reversal', 'bullish'],
    ['-1C110 +1P90', 'bearish-risk-reversal', 'bearish'],
    ['+1S -2C110', 'ratio-call-write', 'neutral'],
    ['+1S +2P100', 'synthetic-straddle', 'neutral'],
    ['+1S +1P100 -1C100', 'conversion', 'neutral'],
    ['-1S -1P100 +1C100', 'reversal', 'neutral'],
    ['+1S -1P100 -1C100', 'covered-straddle', 'bullish'],
    ['+1S -1P90 -1C110', 'covered-strangle', 'bullish'],
    ['+1S +1P90 -1P80 -1C110', 'put-spread-collar', 'bullish'],
    ['+1C90 -1C100 -1C110', 'bull-call-ladder', 'neutral'],
    ['+1P110 -1P100 -1P90', 'bear-put-ladder', 'neutral'],
    ['+1C90 -3C100 +2C105', 'christmas-tree', 'neutral'],
    ['+3C90 -5C100 +2C105', 'ratio-butterfly', 'neutral'],
    ['-1P90 +1C100 -1C110', 'bullish-seagull', 'bullish'],
    ['-1P80 +1P90 -1C110', 'bearish-seagull', 'bearish'],
    ['-1P90 -1C110 +1C115', 'jade-lizard', 'neutral'],
    ['+1C100 -1C110 +1P110 -1P100', 'long-box', 'neutral'],
    ['-1C100 +1C110 -1P110 +1P100', 'short-box', 'neutral'],
    ['+1P80 -1P90 +1C100 -1C110', 'double-bull-spread', 'bullish'],
    ['+1P80 -1P110 -1C90 +1C120', 'inverted-iron-condor', 'neutral'],
    ['+1P80 -1P90 -2C110 +2C120', 'ratio-iron-condor', 'neutral'],
    ['+1C100 -1P100 -1C100@back +1P100@back', 'jelly-roll', 'neutral'],
    ['-1P90 +1P90@back -1C110 +1C110@back', 'double-calendar', 'neutral'],
    ['-1P90 +1P85@back -1C110 +1C115@back', 'double-diagonal', 'neutral'],
    ['+1C100 +1C110', 'combination', 'bullish'],
    ['+1S', 'long-stock', 'bullish'],
    ['+1C100 -1C100', 'flat', 'neutral'],
  ])('%s is custom: %s, %s', (text, structure, direction) => {
    expect(recognise(legs(text))).toMatchObject({ templateId: 'custom', structure, direction });
  });

  it('no legs at all are no position', () => {
    expect(recognise([]).structure).toBe('flat');
  });

  // Brokers pair contracts with shares by whole contracts; shares that cover no further contract stand apart.
  it.each([
    ['+2.1S -2C110', 'covered-stock', 'covered-call'],
    ['+2.99S -2C110', 'covered-stock', 'covered-call'],
    ['+3S -2C110', 'covered-stock', 'partly-covered-call'],
    ['-1.5S -1P90', 'covered-stock', 'covered-put'],
    ['+2.1S +2P90', 'covered-stock', 'protective-put'],
    ['+2.1S +2P90 -2C110', 'collar', 'long-collar'],
    ['+1.1S -1P90 -1C110', 'custom', 'covered-strangle'],
    ['+1.9S -2C110', 'custom', 'ratio-call-write'],
  ])(
    '%s is %s, %s: fewer than 100 further shares change no name',
    (text, templateId, structure) => {
      expect(recognise(legs(text))).toMatchObject({ templateId, structure });
    },
  );

  it('further shares of less than a contract break no rule of a collar', () => {
    expect(brokenRules('collar', legs('+2.1S +2P90 -2C110'))).toEqual([]);
    expect(brokenRules('collar', legs('+3S +2P90 -2C110'))).toHaveLength(1);
  });

  it('a contract in two legs is one contract', () => {
    expect(recognise(legs('-1C100 +1C110 +1C90 -1C100')).structure).toBe('long-call-butterfly');
    expect(recognise(legs('+2C100 -1C100')).structure).toBe('long-call');
  });

  it('says which rules of the chosen template the legs break', () => {
    const { templateId, breaksRules } = recognise(legs('+1C100 +1P95'), 'straddle');
    expect(templateId).toBe('strangle');
    expect(breaksRules.map(({ en }) => en)).toEqual(['The same strike']);
    expect(brokenRules('collar', legs('+1P90 -1C110'))[0]?.['zh-CN']).toBe('须含正股');
    expect(recognise(legs('+1C100'), 'custom').breaksRules).toEqual([]);
  });
});

describe('contracts of two roots', () => {
  it('SPX and SPXW of one strike and date do not offset each other', () => {
    expect(recognise(legs('+1C100:SPX -1C100:SPXW')).structure).toBe('combination');
    expect(recognise(legs('+1C100:SPXW -1C100:SPXW')).structure).toBe('flat');
  });

  it.each([
    ['no vertical spread: two settlements', '+1C100:SPX -1C110:SPXW', 'combination'],
    ['no straddle', '+1C100:SPX +1P100:SPXW', 'combination'],
    ['no ratio calendar: one date', '+1C100:SPX -2C100:SPXW', 'combination'],
    ['a vertical spread of one root', '+1C100:SPXW -1C110:SPXW', 'bull-call-spread'],
    [
      'a calendar of the AM month and the PM week after',
      '-1C100:SPX +1C100@back:SPXW',
      'long-call-calendar',
    ],
  ])('%s', (_case, text, structure) => expect(recognise(legs(text)).structure).toBe(structure));
});

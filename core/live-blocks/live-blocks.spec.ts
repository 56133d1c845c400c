import { describe, expect, it } from '@jest/globals';
import { findTemplate, recognise } from '../options/templates/index.ts';
import { parseLegs, payoffCurves, payoffOf, payoffPicture, boundsText } from './index.ts';
import { payoffFigure } from './payoff-figure.ts';
import { TEMPLATE_VALUES } from './template-legs.ts';

const CONDOR = new Map([
  ['legs', '+1 put 90 @0.60, -1 put 95 @1.60, -1 call 105 @1.50, +1 call 110 @0.55'],
  ['price', '100'],
  ['days', '45'],
  ['underlying', 'XYZ'],
]);

describe('legs as a writer puts them down', () => {
  it.each([
    ['+1 put 90', { position: 'long', type: 'put', quantity: 1, strike: 90 }],
    [
      '-2call105.5@1.50',
      { position: 'short', type: 'call', quantity: 2, strike: 105.5, premium: 1.5 },
    ],
    ['−1 Call 100 60d', { position: 'short', type: 'call', quantity: 1, strike: 100, days: 60 }],
    [
      '＋１ 看涨 105 ＠2.5 30天',
      { position: 'long', type: 'call', quantity: 1, strike: 105, premium: 2.5, days: 30 },
    ],
  ])('%s', (text, leg) => expect(parseLegs(text)).toEqual({ ok: true, value: [leg] }));

  it('are separated by any comma, and shares come in hundreds', () =>
    expect(parseLegs('+200 shares @99，-2 call 105、+1 put 90;+1 put 80')).toMatchObject({
      value: [
        { type: 'stock', quantity: 2, premium: 99 },
        { quantity: 2 },
        { strike: 90 },
        { strike: 80 },
      ],
    }));

  it.each([
    '',
    '1 put 90',
    '+1 put',
    '+0 put 90',
    '+1 put 0',
    '+1 put 90 731d',
    '+1 put 90 0d',
    '+50 shares, -1 call 105',
    '+100 shares',
    '+1 put 90,',
    '+1 <b>put</b> 90',
    Array.from({ length: 9 }, () => '+1 put 90').join(),
    '+1 put 90'.padEnd(500),
  ])('%j are none', (text) => expect(parseLegs(text).ok).toBe(false));
});

describe('a payoff', () => {
  it('is computed from its attributes alone: an iron condor risks its width less its credit', () => {
    const figure = payoffOf(CONDOR)!;
    // Credit 1.60 + 1.50 − 0.60 − 0.55 = 1.95 per share; width 5.
    expect(boundsText(figure, 'en')).toBe(
      'Max profit $195 · Max loss $305 · Breakevens $93.05 and $106.95',
    );
    expect(boundsText(figure, 'zh-CN')).toBe(
      '最大盈利 $195 · 最大亏损 $305 · 盈亏平衡点 $93.05、$106.95',
    );
    expect(figure.name.en).toMatch(/iron condor/i);
  });

  it('is shown over prices that hold every strike and breakeven', () => {
    const far = payoffOf(
      new Map([
        ['legs', '+1 call 300'],
        ['price', '100'],
      ]),
    )!;
    const { from, to, expiry, breakevens } = payoffCurves(far);
    expect(from).toBeLessThanOrEqual(80);
    expect(to).toBeGreaterThan(breakevens[0]!);
    expect(expiry.length).toBeGreaterThan(2);
  });

  it.each<[string, string]>([
    ['legs', 'all of them'],
    ['price', '0'],
    ['price', '1e3'],
    ['days', '0'],
    ['days', '1.5'],
    ['iv', '-1'],
    ['iv', 'abc'],
    ['underlying', '<script>'],
    ['src', 'x'],
  ])('with %s=%s is none', (name, value) =>
    expect(payoffOf(new Map([...CONDOR, [name, value]]))).toBeNull(),
  );

  it.each(['+1 call 105', '+9999 call 105 @90', '+9000 shares, -90 call 105'])(
    'the amounts of %s stand inside its picture',
    (legs) => {
      const attributes = [
        ['legs', legs],
        ['price', '100'],
      ] as const;
      const picture = payoffPicture(payoffOf(new Map(attributes))!, 'en');
      for (const [, end = '', text = ''] of picture.matchAll(
        /<text\s+x="([\d.]+)"[^>]*text-anchor="end"\s*>([+−$][^<]*)</g,
      ))
        expect(Number(end)).toBeGreaterThan(7.5 * text.length);
    },
  );

  it('has a picture without scripts, addresses or anything that a writer wrote but numbers', () => {
    for (const language of ['en', 'zh-CN'] as const) {
      const picture = payoffPicture(payoffOf(CONDOR)!, language);
      expect(picture).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(picture).not.toMatch(/<script|href|NaN|undefined|Infinity/);
      expect(picture).toContain('$93.05');
      expect(picture.length).toBeLessThan(12_000);
    }
  });
});

it.each([...TEMPLATE_VALUES])('the legs of the template %s are an example of it', (id, values) => {
  const { computed } = payoffFigure(values)!;
  expect(recognise(computed.legs).templateId).toBe(id);
  expect(computed.legs.length).toBe(findTemplate(id)?.legs.length);
  expect(payoffPicture(payoffFigure(values)!, 'en')).not.toMatch(/NaN|Infinity/);
});

import { describe, expect, it } from '@jest/globals';
import {
  armed,
  checkAlert,
  conditionFaults,
  conditionWords,
  MAX_ALERT_DAYS,
  noticeWords,
  parseCondition,
  rearms,
  type AlertCondition,
  type AlertNotice,
  type AlertRule,
  type ConditionDraft,
} from './index.ts';

const above = (threshold: number): AlertCondition => ({
  kind: 'price',
  symbol: 'SPY',
  direction: 'above',
  threshold,
});

const aRule = (condition: AlertCondition, change: Partial<AlertRule> = {}): AlertRule => ({
  id: 'r',
  ownerId: 'mei',
  version: 1,
  condition,
  repeat: 'each',
  paused: false,
  phase: 'armed',
  subject: '',
  language: 'en',
  value: null,
  quotedAt: null,
  checkedAt: null,
  firedAt: null,
  dueAt: 0,
  createdAt: 0,
  updatedAt: 0,
  statedAt: 0,
  adjustments: [],
  ...change,
});

/** Checks at which an alert fires along a path of values. */
function firings(rule: AlertRule, path: readonly (number | null)[]): readonly number[] {
  const found: number[] = [];
  path.reduce((state, value, at) => {
    const { rule: next, fires } = checkAlert(
      state,
      { value, quotedAt: at, subject: '', detail: null },
      at,
    );
    if (fires) found.push(at);
    return next;
  }, rule);
  return found;
}

describe('an alert', () => {
  it.each([
    ['fires when the price reaches the threshold', 'each', [99, 100, 101], [1]],
    ['fires at its first check where its condition holds already', 'each', [101, 102], [0]],
    ['fires again after the price has come back', 'each', [99, 101, 99, 101], [1, 3]],
    ['fires once where it is to fire once', 'once', [99, 101, 99, 101], [1]],
    [
      'does not fire again within 0.2% of the threshold',
      'each',
      [101, 99.9, 101, 99.8, 101],
      [0, 4],
    ],
    ['a value that is unknown is no crossing', 'each', [99, null, 99, 101, null, 101], [3]],
  ] as const)('%s', (_fact, repeat, path, expected) => {
    expect(firings(aRule(above(100), { repeat }), path)).toEqual(expected);
  });

  it('below fires at the threshold and under it', () => {
    const below: AlertCondition = { ...above(100), direction: 'below' };
    expect(firings(aRule(below), [101, 100.1, 100, 99, 100.1, 99, 100.2, 99])).toEqual([2, 7]);
  });

  it('days and chances are armed again as soon as the condition does not hold', () => {
    const expiry: AlertCondition = {
      kind: 'expiry',
      strategyId: null,
      direction: 'below',
      threshold: 7,
    };
    expect(rearms(expiry, 8)).toBe(true);
    expect(firings(aRule(expiry), [8, 7, 8, 7])).toEqual([1, 3]);
  });

  it('a threshold of zero has no margin', () => {
    expect(rearms(above(0), -0.01)).toBe(true);
  });

  it('paused it does not fire; changed it is armed anew and due at once', () => {
    const paused = aRule(above(100), { paused: true });
    expect(firings(paused, [101, 102])).toEqual([]);
    const fired = aRule(above(100), { phase: 'fired', value: 101, checkedAt: 5 });
    const changed = armed(fired, { condition: above(90) }, 10);
    expect(changed).toMatchObject({ version: 2, phase: 'armed', value: null, dueAt: 10 });
    expect(firings(changed, [101])).toEqual([0]);
  });

  it('quotes that another server has kept are older than the last ones and change nothing', () => {
    const check = (rule: AlertRule, value: number, quotedAt: number, at: number) =>
      checkAlert(rule, { value, quotedAt, subject: '', detail: null }, at);
    const fired = check(aRule(above(100)), 101, 60_000, 60_000);
    expect(fired.fires).toBe(true);
    const older = check(fired.rule, 99, 59_000, 70_000);
    expect(older).toEqual({ rule: fired.rule, fires: false });
    const muchOlder = check(older.rule, 99, -900_000, 80_000);
    expect(muchOlder).toEqual({ rule: fired.rule, fires: false });
    expect(check(muchOlder.rule, 101, 75_000, 90_000).fires).toBe(false);
  });

  it('quotes that stay older than the last ones come from another market and count', () => {
    const last = { value: 101, quotedAt: 900_000, checkedAt: 900_000 };
    const rule = aRule(above(100), { phase: 'fired', ...last });
    const delayed = { value: 99, quotedAt: 0, subject: '', detail: null };
    expect(checkAlert(rule, delayed, 1_020_000).rule).toBe(rule);
    const armedAgain = { phase: 'armed', value: 99, quotedAt: 0 };
    expect(checkAlert(rule, delayed, 1_020_001).rule).toMatchObject(armedAgain);
  });
});

describe('10,000 random price paths', () => {
  /** A generator of equally distributed numbers in [0, 1): Lehmer, multiplier 48271. */
  function numbers(seed: number): () => number {
    let state = seed;
    return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  }

  /** The same rule told as runs: the path is cut where it leaves the band, and each run that reaches the threshold counts once. */
  function crossings(path: readonly number[], threshold: number, isAbove: boolean): number {
    const letters = path.map((price) => {
      const distance = isAbove ? price - threshold : threshold - price;
      if (distance >= 0) return 'h';
      return distance <= -threshold * 0.002 ? 'o' : '-';
    });
    return (letters.join('').replaceAll('-', '').match(/h+/g) ?? []).length;
  }

  it('each crossing fires exactly once', () => {
    const random = numbers(20_261_126);
    let fired = 0;
    for (let i = 0; i < 10_000; i += 1) {
      const isAbove = random() < 0.5;
      const threshold = Math.round(9_800 + 400 * random()) / 100;
      const path = [100];
      while (path.length < 40)
        path.push(Math.round((path.at(-1) ?? 100) * (0.994 + 0.012 * random()) * 100) / 100);
      const condition = { ...above(threshold), direction: isAbove ? 'above' : 'below' } as const;
      const found = firings(aRule(condition), path);
      expect(found).toHaveLength(crossings(path, threshold, isAbove));
      fired += found.length;
    }
    expect(fired).toBeGreaterThan(10_000);
  });
});

describe('the condition of an alert', () => {
  const draft: ConditionDraft = {
    kind: 'price',
    symbol: ' spy ',
    direction: 'above',
    threshold: 500,
  };
  const fields = (change: Partial<ConditionDraft>) =>
    conditionFaults({ ...draft, ...change }).map(({ field }) => field);

  it('symbols are in capitals, and what the kind does not use is left out', () => {
    const parsed = parseCondition({ ...draft, greek: 'delta', strategyId: 'x' });
    expect(parsed).toEqual({ ok: true, value: above(500) });
  });

  it('b10 a preferred share keeps its lower case; a contract has one spelling', () => {
    expect(parseCondition({ ...draft, symbol: 'BACpL' })).toMatchObject({
      value: { symbol: 'BACpL' },
    });
    expect(
      parseCondition({ ...draft, kind: 'optionPrice', symbol: 'BRK B 20231020 362.5 P' }),
    ).toMatchObject({ value: { symbol: 'BRKB231020P00362500' } });
  });

  it.each([
    ['no symbol', { symbol: ' ' }, ['symbol']],
    ['a symbol that is none', { symbol: 'S&P' }, ['symbol']],
    ['no number', { threshold: Number.NaN }, ['threshold']],
    ['nothing typed', { threshold: null }, ['threshold']],
    ['a price of zero', { threshold: 0 }, ['threshold']],
    ['a price with five decimals', { threshold: 1.00001 }, ['threshold']],
    ['no direction', { direction: null }, ['direction']],
    ['a contract that is none', { kind: 'optionPrice', symbol: 'SPY' }, ['symbol']],
    ['a profit without position and unit', { kind: 'profit' }, ['strategyId', 'unit']],
    ['a greek without a name', { kind: 'greek' }, ['greek']],
    ['a rank above 100%', { kind: 'ivRank', threshold: 101 }, ['threshold']],
    ['half a day', { kind: 'expiry', threshold: 0.5 }, ['threshold']],
    ['too many days', { kind: 'expiry', threshold: MAX_ALERT_DAYS + 1 }, ['threshold']],
    ['a chance below zero', { kind: 'assignment', threshold: -1 }, ['threshold']],
    [
      'a stop-loss of zero percent',
      { kind: 'profit', strategyId: 'x', unit: 'stopLoss', threshold: 0 },
      ['threshold'],
    ],
  ] as const)('%s is refused at its field', (_what, change, expected) => {
    expect(fields(change)).toEqual(expected);
    expect(parseCondition({ ...draft, ...change })).toMatchObject({
      ok: false,
      error: { code: 'ALERT_INVALID' },
    });
  });

  it.each([
    ['expiry', 'below'],
    ['assignment', 'above'],
  ] as const)('%s has its own direction', (kind, direction) => {
    const parsed = parseCondition({ kind, direction: null, threshold: 5 });
    expect(parsed).toEqual({
      ok: true,
      value: { kind, strategyId: null, direction, threshold: 5 },
    });
  });
});

it('a notice says what fired, at which value', () => {
  const notice: AlertNotice = {
    kind: 'fired',
    id: 'n',
    ownerId: 'mei',
    ruleId: 'r',
    condition: { ...above(500), direction: 'below' },
    subject: 'SPY',
    detail: null,
    value: 499.5,
    at: 0,
    silent: false,
    readAt: null,
  };
  expect(noticeWords(notice, 'en')).toBe('SPY: price at or below $500. Now $499.50.');
  expect(noticeWords(notice, 'zh-CN')).toBe('SPY：价格不高于 $500。现为 $499.50。');
});

it('Chinese stands apart from a Latin word before it', () => {
  const greek = { kind: 'greek', strategyId: null, greek: 'delta', threshold: 50 } as const;
  const words = (condition: AlertCondition) => conditionWords(condition, 'zh-CN');
  expect(words({ ...greek, direction: 'above' })).toBe('净 Delta 不低于 50');
  expect(words({ ...greek, direction: 'below' })).toBe('净 Delta 不高于 50');
  expect(words(above(500))).toBe('价格不低于 $500');
});

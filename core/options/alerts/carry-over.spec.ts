import { describe, expect, it } from '@jest/globals';
import { newYorkInstant } from '../../calendar/index.ts';
import type { ShareAction } from '../../market/index.ts';
import {
  alertAfter,
  checkAlert,
  levelAfter,
  noticeWords,
  type ActionNotice,
  type AlertCondition,
  type AlertRule,
} from './index.ts';

const EX_DATE = '2026-12-01';
/** Midnight in New York. */
const BEGINS = newYorkInstant(EX_DATE, 0);
const AT = BEGINS + 60_000;

const split = (from: number, to: number): ShareAction => ({
  ...{ kind: 'split', symbol: 'TSLA', exDate: EX_DATE, from, to },
});
const renamed: ShareAction = {
  ...{ kind: 'symbolChange', symbol: 'TSLA', exDate: EX_DATE, newSymbol: 'TSLX' },
};
const merger = (cash: number, newSymbol: string | null, shares: number): ShareAction => ({
  ...{ kind: 'merger', symbol: 'TSLA', exDate: EX_DATE, cash, newSymbol, shares },
});

const dividend = (amount: number, isSpecial = true) =>
  ({
    ...{ kind: 'dividend', symbol: 'TSLA', exDate: EX_DATE, amount, payDate: null, isSpecial },
  }) as ShareAction;

const price = (threshold: number): AlertCondition => ({
  ...{ kind: 'price', symbol: 'TSLA', direction: 'above', threshold },
});

const onContract = {
  ...({ kind: 'optionPrice', direction: 'above', threshold: 30 } as const),
  symbol: 'TSLA261218C00900000',
};

const rule = (condition: AlertCondition, change: Partial<AlertRule> = {}): AlertRule => ({
  ...{ id: 'r', ownerId: 'mei', version: 4, condition, repeat: 'each', paused: false },
  ...{ phase: 'fired', subject: 'TSLA', language: 'en', value: 910, quotedAt: 1, checkedAt: 2 },
  ...{ firedAt: 2, dueAt: AT + 9, createdAt: 0, updatedAt: 3, statedAt: 0, adjustments: [] },
  ...change,
});

describe('a price level after a split, by hand', () => {
  it.each([
    [900, 1, 3, 300],
    // 100.01 / 3 = 33.33667
    [100.01, 1, 3, 33.34],
    // 1.01 / 2 = 0.505: a half goes up
    [1.01, 1, 2, 0.51],
    [4.51, 20, 1, 90.2],
    // 150 · 2 / 3
    [150, 2, 3, 100],
    // 0.02 / 10 = 0.002: never nothing
    [0.02, 1, 10, 0.01],
  ])('%d, %d become %d: %d', (level, from, to, expected) =>
    expect(levelAfter(level, from, to)).toBe(expected),
  );
});

const NONE: ReadonlySet<string> = new Set();
const carried = (before: AlertRule, action: ShareAction, positions = NONE) =>
  alertAfter(before, action, positions, AT);

describe('an alert after a corporate action', () => {
  it('keeps its phase, has the new level, and waits for a price of after the action', () => {
    const before = rule(price(900));
    const after = carried(before, split(1, 3))!;
    expect(after).toEqual({
      ...before,
      version: 5,
      condition: price(300),
      value: null,
      quotedAt: null,
      checkedAt: null,
      dueAt: AT,
      updatedAt: AT,
      adjustments: [{ action: split(1, 3), before: price(900), carried: true }],
    });
    const armed = { ...after, phase: 'armed' as const };
    const observation = { value: 905, subject: 'TSLA', detail: null };
    const stale = checkAlert(armed, { ...observation, quotedAt: BEGINS - 1 }, AT);
    expect(stale).toEqual({ rule: armed, fires: false });
    expect(checkAlert(armed, { ...observation, value: 301, quotedAt: AT }, AT).fires).toBe(true);
  });

  it('is changed once, however often the action is read', () => {
    const after = carried(rule(price(900)), split(1, 3))!;
    expect(carried(after, split(1, 3))).toBeNull();
    const next = { ...split(1, 2), exDate: '2026-12-02' } as const;
    expect(carried(after, next)).toMatchObject({ condition: price(150) });
  });

  it.each([
    ['the owner stated it on the ex-date', rule(price(900), { statedAt: BEGINS })],
    ['it watches another company', rule({ ...price(900), symbol: 'SPY' } as AlertCondition)],
    [
      'its value has no shares in it',
      rule({ kind: 'ivRank', symbol: 'TSLA', direction: 'above', threshold: 50 }),
    ],
    ['it watches an account', rule({ kind: 'limit', direction: 'above', threshold: 1 })],
  ])('stays as it is where %s', (_case, before) => expect(carried(before, split(1, 3))).toBeNull());

  it('stated in the last minute before the ex-date, it changes', () =>
    expect(carried(rule(price(900), { statedAt: BEGINS - 1 }), split(1, 3))).not.toBeNull());

  it('follows the symbol, paused or not', () => {
    const days = { kind: 'earnings', symbol: 'TSLA', direction: 'below', threshold: 7 } as const;
    expect(carried(rule(days, { paused: true }), renamed)).toMatchObject({
      condition: { ...days, symbol: 'TSLX' },
      subject: 'TSLX',
      paused: true,
    });
    expect(carried(rule(price(900)), renamed)).toMatchObject({
      condition: { ...price(900), symbol: 'TSLX' },
      paused: false,
    });
  });

  it.each([
    // Three contracts for one: 30 dollars a share are 10.
    ['3 for 1', split(1, 3), 'TSLA261218C00300000', 10],
    // One contract on 150 shares instead of 100: 20 dollars a share.
    ['3 for 2', split(2, 3), 'TSLA1261218C00600000', 20],
    // One contract on 100 units still, which delivers five shares.
    ['1 for 20', split(20, 1), 'TSLA1261218C00900000', 30],
    ['a new symbol', renamed, 'TSLX261218C00900000', 30],
    // 900 − 2.50; the premium stays.
    ['a special dividend of 2.50', dividend(2.5), 'TSLA261218C00897500', 30],
    // One contract still, which delivers 50 shares and 1,000 dollars: it is worth as much as before.
    ['shares and cash of another company', merger(10, 'NEW', 0.5), 'NEW1261218C00900000', 30],
  ])('%s: an alert on a contract follows the contract', (_case, action, symbol, threshold) => {
    const contract = {
      ...({ kind: 'optionPrice', direction: 'above', threshold: 30 } as const),
      symbol: 'TSLA261218C00900000',
    };
    expect(carried(rule(contract, { subject: contract.symbol }), action)).toMatchObject({
      condition: { ...contract, symbol, threshold },
      subject: symbol,
      paused: false,
    });
  });

  it.each([
    ['a price level', price(900), dividend(2.5)],
    [
      'an IV rank',
      { kind: 'ivRank', symbol: 'TSLA', direction: 'above', threshold: 50 },
      dividend(2.5),
    ],
    [
      'a contract, where the dividend is below 12.50 dollars per contract',
      onContract,
      dividend(0.12),
    ],
  ] as const)('%s stays as it is after a special dividend', (_case, condition, action) =>
    expect(carried(rule(condition), action)).toBeNull(),
  );

  it('a contract that had expired stays what it was', () => {
    const expired = {
      ...({ kind: 'optionPrice', direction: 'above', threshold: 30 } as const),
      symbol: 'TSLA261127C00900000',
    };
    expect(carried(rule(expired), split(1, 3))).toBeNull();
  });

  it('the delta of a position is in shares: 60 of before are 180, and theta stays in dollars', () => {
    const delta = {
      ...({ kind: 'greek', greek: 'delta', direction: 'above', threshold: 60 } as const),
      strategyId: 's',
    };
    const positions = new Set(['s']);
    expect(carried(rule(delta, { subject: 'My trade' }), split(1, 3), positions)).toMatchObject({
      condition: { ...delta, threshold: 180 },
      subject: 'My trade',
    });
    expect(carried(rule(delta), split(1, 3))).toBeNull();
    expect(carried(rule({ ...delta, greek: 'theta' }), split(1, 3), positions)).toBeNull();
    expect(carried(rule({ ...delta, strategyId: null }), split(1, 3), positions)).toBeNull();
    expect(carried(rule(delta), renamed, positions)).toBeNull();
    expect(carried(rule(delta), dividend(2.5), positions)).toBeNull();
  });

  it('the delta of a position after a merger: half a share for each, or paused where cash alone is paid', () => {
    const delta = {
      ...({ kind: 'greek', greek: 'delta', direction: 'above', threshold: 60 } as const),
      strategyId: 's',
    };
    const positions = new Set(['s']);
    expect(carried(rule(delta), merger(10, 'NEW', 0.5), positions)).toMatchObject({
      condition: { ...delta, threshold: 30 },
      paused: false,
    });
    expect(carried(rule(delta), merger(54.2, null, 0), positions)).toMatchObject({
      condition: delta,
      paused: true,
    });
  });

  it('shares for shares: 900 dollars of half a share are 1,800 of a whole one', () =>
    expect(carried(rule(price(900)), merger(0, 'NEW', 0.5))).toMatchObject({
      condition: { ...price(1800), symbol: 'NEW' },
      subject: 'NEW',
      paused: false,
    }));

  it.each([
    ['cash', price(900), merger(54.2, null, 0)],
    ['cash and shares', price(900), merger(10, 'NEW', 0.5)],
    [
      'shares, for an IV rank',
      { kind: 'ivRank', symbol: 'TSLA', direction: 'above', threshold: 50 },
      merger(0, 'NEW', 1),
    ],
    ['a level beyond the highest', price(900_000), split(20, 1)],
    ['cash, for a contract', onContract, merger(54.2, null, 0)],
  ] as const)('%s: it is paused, with the reason', (_case, condition, action) =>
    expect(carried(rule(condition), action)).toMatchObject({
      condition,
      paused: true,
      adjustments: [{ action, before: condition, carried: false }],
    }),
  );
});

describe('a notice of a corporate action', () => {
  const notice = (action: ShareAction, effect: ActionNotice['effect']): ActionNotice => ({
    ...{ kind: 'corporateAction', id: 'n', ownerId: 'mei', subject: 'TSLA', at: AT },
    ...{ silent: false, readAt: null, action, effect },
  });
  const alert = { kind: 'alert', ruleId: 'r', before: price(900) } as const;

  it.each([
    [
      notice(split(1, 3), { ...alert, after: price(300) }),
      'TSLA split 3 for 1 on 2026-12-01: your alert “price at or above $900” is now “price at or above $300”.',
      'TSLA 于 2026-12-01 拆股，每 1 股拆为 3 股：提醒“价格不低于 $900”现为“价格不低于 $300”。',
    ],
    [
      notice(split(20, 1), { ...alert, after: price(18_000) }),
      'TSLA reverse split 1 for 20 on 2026-12-01: your alert “price at or above $900” is now “price at or above $18,000”.',
      'TSLA 于 2026-12-01 合股，每 20 股合为 1 股：提醒“价格不低于 $900”现为“价格不低于 $18,000”。',
    ],
    [
      notice(renamed, { ...alert, after: { ...price(900), symbol: 'TSLX' } as AlertCondition }),
      'TSLA trades as TSLX since 2026-12-01: your alert “price at or above $900” now watches TSLX.',
      'TSLA 自 2026-12-01 起代码改为 TSLX：提醒“价格不低于 $900”现监控 TSLX。',
    ],
    [
      notice(merger(54.2, null, 0), { ...alert, after: null }),
      'TSLA was acquired on 2026-12-01 for $54.20 in cash per share: your alert “price at or above $900” cannot be carried over and is paused.',
      'TSLA 于 2026-12-01 被收购，每股换得现金 $54.20：提醒“价格不低于 $900”无法延续，已暂停。',
    ],
    [
      notice(dividend(2.5), {
        ...{ kind: 'plan', strategyId: 's', name: 'TSLA Long call', carried: true },
      }),
      'TSLA pays a special dividend of $2.50 per share with ex-date 2026-12-01: your plan “TSLA Long call” was adjusted to the new contracts and prices.',
      'TSLA 派发特别股息，每股 $2.50，除息日 2026-12-01：计划“TSLA 买入看涨”已按新的合约和价格调整。',
    ],
    [
      notice(renamed, { kind: 'watchlist', lists: ['Tech', 'All'] }),
      'TSLA trades as TSLX since 2026-12-01: it is TSLX on your watchlists “Tech”, “All”.',
      'TSLA 自 2026-12-01 起代码改为 TSLX：自选列表“Tech”、“All”中的代码已改为 TSLX。',
    ],
    [
      notice(merger(2.5, 'TSLX', 0.15), { kind: 'watchlist', lists: ['Watchlist'] }),
      'TSLA was acquired on 2026-12-01 for $2.50 in cash and 0.15 shares of TSLX per share: it is TSLX on your watchlist “Watchlist”.',
      'TSLA 于 2026-12-01 被收购，每股换得现金 $2.50 和 0.15 股 TSLX：自选列表“自选股”中的代码已改为 TSLX。',
    ],
  ])('is one sentence in each language', (shown, en, zh) => {
    expect([noticeWords(shown, 'en'), noticeWords(shown, 'zh-CN')]).toEqual([en, zh]);
  });
});

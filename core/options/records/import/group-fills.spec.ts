import { describe, expect, it } from '@jest/globals';
import { fromDollars, ZERO_MONEY, type CalendarDate, type Instant } from '../../../shared/index.ts';
import type { Strategy } from '../../strategies/index.ts';
import { optionOf, stockOf } from './broker-contracts.ts';
import type { BrokerFill } from './broker-rows.ts';
import {
  groupFills,
  type DailyPrice,
  type GroupedStrategy,
  type PricesBySymbol,
} from './group-fills.ts';

const AT = Date.parse('2026-03-02T15:30:00Z');
const price = (date: CalendarDate, dollars: number, isFinal = true): DailyPrice => ({
  ...{ date, close: fromDollars(dollars), isFinal },
});
const PRICES = new Map([
  ['AAPL', [price('2026-03-02', 230), price('2026-03-20', 251)]],
  ['SPX', [price('2026-03-02', 6_010), price('2026-03-20', 6_100)]],
]);

let line = 0;
const fill = (contract: string, quantity: number, at: Instant = AT): BrokerFill => ({
  ...(contract === 'AAPL' ? stockOf(contract) : optionOf(contract)),
  ...{ line: (line += 1), at, effect: null, quantity, isSided: true },
  ...{ price: fromDollars(2), commission: ZERO_MONEY, cause: 'trade', order: String(at) },
});

const group = (
  fills: readonly BrokerFill[],
  imported: readonly Strategy[] = [],
  prices: PricesBySymbol = PRICES,
) => {
  let id = 0;
  return groupFills({ fills }, imported, prices, () => String((id += 1)));
};

/** What an import stores of a grouped strategy, as far as the next import reads it. */
const stored = ({ symbol, steps }: GroupedStrategy): Strategy =>
  ({
    ...{ symbol, status: 'active', corrections: [] },
    steps: steps.map(({ at, spot, placed }) => ({
      ...{ at, spot, fills: placed.map((each) => each.fill) },
    })),
  }) as unknown as Strategy;

const CALL = 'AAPL260320C00240000';
const MINI = 'AAPL7260320C00240000';

describe('fills grouped to strategies', () => {
  it('a mini call covers ten shares: 20 shares are covered by two', () => {
    const { strategies } = group([
      fill('AAPL', 20),
      fill(MINI, -1, AT + 600_000),
      fill(MINI, -1, AT + 1_200_000),
    ]);
    expect(strategies).toHaveLength(1);
  });

  it('100 shares are covered by one call, another call is a trade of its own', () => {
    const { strategies } = group([
      fill('AAPL', 100),
      fill(CALL, -1, AT + 600_000),
      fill(CALL, -1, AT + 1_200_000),
    ]);
    expect(strategies).toHaveLength(2);
  });

  it('a sale at the second and the price of a known purchase is another fill', () => {
    const [bought] = group([fill(CALL, 1)]).strategies;
    const again = group([fill(CALL, -1)], [stored(bought!)]);
    expect(again.refusals).toEqual([]);
    expect(again.strategies.flatMap(({ steps }) => steps).flatMap(({ placed }) => placed)).toEqual([
      expect.objectContaining({ fill: expect.objectContaining({ quantity: -1 }) }),
    ]);
  });

  it('a fill whose file does not state the side is known by either', () => {
    const [closed] = group([fill(CALL, 1), fill(CALL, -1, AT + 600_000)]).strategies;
    const unsided = { ...fill(CALL, 1, AT + 600_000), isSided: false };
    const again = group([fill(CALL, 1), unsided], [stored(closed!)]);
    expect(again.refusals.map(({ code }) => code)).toEqual(['FILL_KNOWN', 'FILL_KNOWN']);
  });

  describe('contracts that end without a trade have the settlement price', () => {
    const CLOSE = Date.parse('2026-03-20T20:00:00Z');
    const ended = (symbol: string, at: Instant): BrokerFill => ({
      ...fill(symbol, -1, at),
      ...{ price: ZERO_MONEY, cause: 'expiry' },
    });
    const spotAt = (symbol: string, at = CLOSE, prices: PricesBySymbol = PRICES) => {
      const { strategies, refusals } = group([fill(symbol, 1), ended(symbol, at)], [], prices);
      expect(refusals).toEqual([]);
      return strategies[0]?.steps.map(({ spot }) => spot);
    };

    it('the close of the expiry date, whenever the broker booked it', () => {
      const monday = Date.parse('2026-03-23T12:00:00Z');
      for (const at of [CLOSE, monday])
        expect(spotAt(CALL, at)).toEqual([fromDollars(230), fromDollars(251)]);
    });

    it('none while that close is not final, and none of another day', () => {
      const running = new Map([
        ['AAPL', [price('2026-03-02', 230), price('2026-03-20', 240, false)]],
      ]);
      expect(spotAt(CALL, CLOSE, running)).toEqual([fromDollars(230), null]);
      const before = new Map([['AAPL', [price('2026-03-02', 230), price('2026-03-19', 240)]]]);
      expect(spotAt(CALL, CLOSE, before)).toEqual([fromDollars(230), null]);
    });

    it('none where opening prices settle, which no close is', () => {
      expect(spotAt('SPX260320C06000000')).toEqual([fromDollars(6_010), null]);
      expect(spotAt('SPXW260320C06000000')).toEqual([fromDollars(6_010), fromDollars(6_100)]);
    });
  });
});

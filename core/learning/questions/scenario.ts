import { isOptionLeg } from '../../options/contracts/index.ts';
import { toDollars, type Texts } from '../../shared/index.ts';
import { legsOf, type Example, type ExampleLeg } from '../example.ts';
import type { RandomNumbers } from '../../shared/index.ts';
import { randomBelow } from './random-numbers.ts';

/** A leg of a scenario: its strike is so many steps above the strike nearest to the price. */
export interface ScenarioLeg {
  readonly position: ExampleLeg['position'];
  readonly type: ExampleLeg['type'];
  readonly steps?: number;
  readonly quantity?: number;
  /** Days to this leg's expiry after that of the others. */
  readonly laterBy?: number;
}

/** A kind of position that questions are made of, with prices that follow from a seed. */
export interface Scenario {
  readonly name: Texts;
  readonly legs: readonly ScenarioLeg[];
  /** The steps of all strikes are multiplied by one of these; 1 unless given. */
  readonly widths?: readonly number[];
  /** Dollars per share from the bid to the ask of every option are one of these; no quotes unless given. */
  readonly quotedSpreads?: readonly number[];
}

const leg = (
  position: ScenarioLeg['position'],
  type: ScenarioLeg['type'],
  steps?: number,
  more: Partial<ScenarioLeg> = {},
): ScenarioLeg => ({ position, type, ...(steps !== undefined && { steps }), ...more });

const scenario = (
  en: string,
  zh: string,
  legs: readonly ScenarioLeg[],
  widths: readonly number[] = [1],
  quotedSpreads?: readonly number[],
): Scenario => ({
  name: { en, 'zh-CN': zh },
  legs,
  widths,
  ...(quotedSpreads && { quotedSpreads }),
});

/** Quotes of a stock whose options trade a lot, and of one whose options trade little. */
const QUOTED_SPREADS = [0.04, 0.06, 0.1] as const;

export const SCENARIOS = {
  'long-call': scenario(
    'Long call',
    '买入看涨',
    [leg('long', 'call', 1)],
    [-1, 0, 1, 2],
    QUOTED_SPREADS,
  ),
  'long-put': scenario('Long put', '买入看跌', [leg('long', 'put', -1)], [-1, 0, 1, 2]),
  'short-call': scenario('Short call', '卖出看涨', [leg('short', 'call', 1)], [0, 1, 2]),
  'short-put': scenario(
    'Cash-secured put',
    '现金担保卖出看跌',
    [leg('short', 'put', -1)],
    [0, 1, 2],
  ),
  'covered-call': scenario(
    'Covered call',
    '备兑看涨',
    [leg('long', 'stock'), leg('short', 'call', 1)],
    [1, 2, 3],
  ),
  'protective-put': scenario(
    'Protective put',
    '保护性看跌',
    [leg('long', 'stock'), leg('long', 'put', -1)],
    [1, 2],
  ),
  collar: scenario(
    'Collar',
    '领口策略',
    [leg('long', 'stock'), leg('long', 'put', -1), leg('short', 'call', 1)],
    [1, 2],
  ),
  'bull-call-spread': scenario(
    'Bull call spread',
    '牛市看涨价差',
    [leg('long', 'call', 0), leg('short', 'call', 1)],
    [1, 2, 3],
  ),
  'bear-put-spread': scenario(
    'Bear put spread',
    '熊市看跌价差',
    [leg('long', 'put', 0), leg('short', 'put', -1)],
    [1, 2, 3],
  ),
  'bull-put-spread': scenario(
    'Bull put spread',
    '牛市看跌价差',
    [leg('short', 'put', -1), leg('long', 'put', -2)],
    [1, 2],
  ),
  'bear-call-spread': scenario(
    'Bear call spread',
    '熊市看涨价差',
    [leg('short', 'call', 1), leg('long', 'call', 2)],
    [1, 2],
  ),
  'long-straddle': scenario('Long straddle', '买入跨式', [
    leg('long', 'call', 0),
    leg('long', 'put', 0),
  ]),
  'short-straddle': scenario('Short straddle', '卖出跨式', [
    leg('short', 'call', 0),
    leg('short', 'put', 0),
  ]),
  'long-strangle': scenario(
    'Long strangle',
    '买入宽跨式',
    [leg('long', 'put', -1), leg('long', 'call', 1)],
    [1, 2],
  ),
  'short-strangle': scenario(
    'Short strangle',
    '卖出宽跨式',
    [leg('short', 'put', -1), leg('short', 'call', 1)],
    [1, 2],
  ),
  'iron-condor': scenario(
    'Iron condor',
    '铁鹰式',
    [
      leg('long', 'put', -2),
      leg('short', 'put', -1),
      leg('short', 'call', 1),
      leg('long', 'call', 2),
    ],
    [1, 2],
    QUOTED_SPREADS,
  ),
  'iron-butterfly': scenario(
    'Iron butterfly',
    '铁蝶式',
    [
      leg('long', 'put', -1),
      leg('short', 'put', 0),
      leg('short', 'call', 0),
      leg('long', 'call', 1),
    ],
    [1, 2, 3],
  ),
  'call-butterfly': scenario(
    'Call butterfly',
    '看涨蝶式',
    [leg('long', 'call', -1), leg('short', 'call', 0, { quantity: 2 }), leg('long', 'call', 1)],
    [1, 2],
  ),
  'call-calendar': scenario('Call calendar', '看涨日历价差', [
    leg('short', 'call', 0),
    leg('long', 'call', 0, { laterBy: 28 }),
  ]),
  'put-calendar': scenario('Put calendar', '看跌日历价差', [
    leg('short', 'put', 0),
    leg('long', 'put', 0, { laterBy: 28 }),
  ]),
  'broken-wing-call-butterfly': scenario(
    'Broken wing call butterfly',
    '断翼看涨蝶式',
    [leg('long', 'call', -1), leg('short', 'call', 0, { quantity: 2 }), leg('long', 'call', 2)],
    [1, 2],
  ),
  'call-diagonal': scenario('Call diagonal spread', '看涨对角价差', [
    leg('short', 'call', 1),
    leg('long', 'call', -1, { laterBy: 28 }),
  ]),
  'put-roll': scenario('Roll of a short put', '卖出看跌移仓', [
    leg('long', 'put', 0),
    leg('short', 'put', 0, { laterBy: 28 }),
  ]),
  'call-ratio-spread': scenario(
    'Call ratio spread',
    '看涨比率价差',
    [leg('long', 'call', 0), leg('short', 'call', 1, { quantity: 2 })],
    [1, 2],
  ),
  'call-backspread': scenario(
    'Call backspread',
    '看涨反比率价差',
    [leg('short', 'call', 0), leg('long', 'call', 1, { quantity: 2 })],
    [1, 2],
  ),
  'put-ratio-spread': scenario(
    'Put ratio spread',
    '看跌比率价差',
    [leg('long', 'put', 0), leg('short', 'put', -1, { quantity: 2 })],
    [1, 2],
  ),
  'jade-lizard': scenario('Jade lizard', '翡翠蜥蜴', [
    leg('short', 'put', -1),
    leg('short', 'call', 1),
    leg('long', 'call', 2),
  ]),
  'long-box': scenario(
    'Long box spread',
    '买入箱式套利',
    [
      leg('long', 'call', 0),
      leg('short', 'call', 1),
      leg('short', 'put', 0),
      leg('long', 'put', 1),
    ],
    [1, 2],
  ),
  'synthetic-long': scenario('Synthetic long stock', '合成多头', [
    leg('long', 'call', 0),
    leg('short', 'put', 0),
  ]),
  'risk-reversal': scenario(
    'Risk reversal',
    '风险逆转',
    [leg('short', 'put', -1), leg('long', 'call', 1)],
    [1, 2],
  ),
} as const satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof SCENARIOS;

/** Distances of strikes in dollars. */
const STRIKE_STEPS = [2.5, 5, 10] as const;

/** Dollars and cents, so that sums of prices stay exact. */
const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** An example of a scenario, with the strikes of its chain. */
export interface ScenarioExample extends Example {
  /** Listed strikes, ascending: the nearest to the price and eight on each side. */
  readonly strikes: readonly number[];
}

/** Dollars per share under which the bid of an option makes no question, and by which two premiums must differ. */
const LEAST_PREMIUM = 0.05;

/** Whether every option has a price, and options of one type and different strikes different prices. */
function isTradable(example: Example): boolean {
  const options = legsOf(example).filter(isOptionLeg);
  const prices = options.map(({ premium }) => toDollars(premium));
  const least = LEAST_PREMIUM + (example.quotedSpread ?? 0) / 2;
  return options.every((leg, i) =>
    options.every((other, j) => {
      const apart = leg.type === other.type && leg.strike !== other.strike;
      const difference = Math.abs(prices[i]! - prices[j]!);
      return prices[i]! >= least && (!apart || difference >= LEAST_PREMIUM);
    }),
  );
}

/** Draws until the prices are those of a trade that somebody could make; the same for the same random numbers. */
export function exampleOf(id: ScenarioId, random: RandomNumbers): ScenarioExample {
  let example = oneExample(id, random);
  while (!isTradable(example)) example = oneExample(id, random);
  return example;
}

/** Strikes, price, volatility and days follow from the random numbers. */
function oneExample(id: ScenarioId, random: RandomNumbers): ScenarioExample {
  const { legs, widths = [1], quotedSpreads }: Scenario = SCENARIOS[id];
  const step = STRIKE_STEPS[randomBelow(random, STRIKE_STEPS.length)]!;
  const nearest = step * (16 + randomBelow(random, 25));
  const spot = cents(nearest + (randomBelow(random, 81) - 40) * 0.01 * step);
  const width = widths[randomBelow(random, widths.length)]!;
  const days = 21 + randomBelow(random, 40);
  const volatility = 22 + randomBelow(random, 30);
  const quotedSpread = quotedSpreads?.[randomBelow(random, quotedSpreads.length)];
  return {
    spot,
    volatility: volatility / 100,
    days,
    volatilityYear: [volatility - 2 - (days % 9), volatility + 6 + (days % 23)].map(
      (each) => each / 100,
    ),
    ...(quotedSpread !== undefined && { quotedSpread }),
    account: { dollars: 1000 * Math.round(spot / 2), riskPercent: 3 },
    strikes: Array.from({ length: 17 }, (_, i) => nearest + (i - 8) * step),
    legs: legs.map(({ position, type, steps, quantity, laterBy }) => ({
      position,
      type,
      ...(steps !== undefined && { strike: nearest + steps * width * step }),
      ...(quantity !== undefined && { quantity }),
      ...(laterBy !== undefined && { days: days + laterBy }),
    })),
  };
}

import { readFileSync } from 'node:fs';
import type { Leg } from '@toolyard/core/options/contracts';
import {
  breakevens,
  probabilityOfLossAtLeast,
  probabilityOfProfit,
  probabilityOfProfitAtLeast,
  lognormalPrices,
  priceInDollars,
  probabilityWithin,
  profitBounds,
  profitLine,
} from '@toolyard/core/options/payoff';
import { blackScholes } from '@toolyard/core/options/pricing';
import { fromDollars, moneyOf } from '@toolyard/core/shared';
import { summarise, type ReferenceResult, type RowCheck } from './reference-suite.ts';

interface OptionlabCase {
  readonly name: string;
  readonly inputs: Readonly<Record<string, number>>;
  readonly legs?: readonly OptionlabLeg[];
  readonly expect: Readonly<Record<string, number>> & {
    readonly profit_ranges?: readonly (readonly [number, number | 'inf'])[];
  };
}

interface OptionlabLeg {
  readonly type: 'call' | 'put' | 'stock';
  readonly strike?: number;
  readonly premium?: number;
  readonly n: number;
  readonly action: 'buy' | 'sell';
  readonly prev_pos?: number;
}

const read = <Case>(path: string): readonly Case[] =>
  (JSON.parse(readFileSync(path, 'utf8')) as { cases: readonly Case[] }).cases;

const apart = (ours: number, theirs: number, tolerance: number): number =>
  Math.abs(ours - theirs) / tolerance;

const option = (
  type: 'call' | 'put',
  position: Leg['position'],
  strike: number,
  premium: number,
  shares: number,
): Leg => ({
  kind: 'option',
  symbol: 'X',
  type,
  position,
  strike: fromDollars(strike),
  expiry: '2026-05-15',
  premium: fromDollars(premium),
  quantity: 1,
  multiplier: shares,
  iv: null,
  delta: null,
});

function optionlabLeg(leg: OptionlabLeg, spot: number): Leg {
  const position = leg.action === 'buy' ? 'long' : 'short';
  if (leg.type !== 'stock')
    return option(leg.type, position, leg.strike!, leg.prev_pos ?? leg.premium!, leg.n);
  return {
    kind: 'stock',
    symbol: 'X',
    position,
    premium: fromDollars(spot),
    quantity: leg.n,
    multiplier: 1,
  };
}

/** Sessions of New York from the first to the last day of the cases over 252, as optionlab counts time. */
const YEARS = { '2021-11-22': 19 / 252, '2023-01-16': 24 / 252 } as const;

/** optionlab looks for its ranges on a grid of a cent: a chance may be off by what a cent weighs. */
const CENT = 5e-4;
const DOUBLE = 1e-12;

function strategyError({ inputs, legs = [], expect }: OptionlabCase): number {
  const spot = inputs['stock_price']!;
  const started = String(inputs['start_date']) as keyof typeof YEARS;
  const prices = lognormalPrices({
    spot,
    drift: inputs['interest_rate']!,
    volatility: inputs['volatility']!,
    years: YEARS[started],
  });
  const line = profitLine(legs.map((leg) => optionlabLeg(leg, spot)));
  const { maxProfit, maxLoss } = profitBounds(line);
  const ranges = expect.profit_ranges?.map(([from, to]) => ({
    from,
    to: to === 'inf' ? ('unlimited' as const) : to,
  }));
  const checks: readonly (readonly [number | undefined, () => number, number])[] = [
    [expect['exact_breakeven'], () => priceInDollars(breakevens(line)[0]!), 1e-15],
    [expect['pop'], () => probabilityOfProfit(line, prices), CENT],
    [ranges && expect['pop'], () => probabilityWithin(ranges!, prices), DOUBLE],
    [expect['maxReturn'] ?? expect['maxReturnInDomain'], () => Number(maxProfit) / 1e4, 1e-15],
    [expect['minReturn'], () => -Number(maxLoss) / 1e4, 1e-15],
    [
      expect['prob_profit_target'],
      () => probabilityOfProfitAtLeast(line, prices, moneyOf(1_000_000)),
      CENT,
    ],
    [
      expect['prob_loss_limit'],
      () => probabilityOfLossAtLeast(line, prices, moneyOf(1_000_000)),
      CENT,
    ],
  ];
  return Math.max(
    ...checks.map(([theirs, ours, tolerance]) =>
      theirs === undefined ? 0 : apart(ours(), theirs, tolerance),
    ),
  );
}

function blackScholesError({ inputs, expect }: OptionlabCase): number {
  const market = {
    spot: inputs['s']!,
    strike: inputs['x']!,
    years: 60 / 365,
    rate: inputs['r']!,
    dividendYield: inputs['y']!,
    volatility: inputs['vol']!,
  };
  const call = blackScholes({ type: 'call', ...market });
  const put = blackScholes({ type: 'put', ...market });
  return Math.max(
    apart(call.price, expect['call_price']!, DOUBLE),
    apart(put.price, expect['put_price']!, DOUBLE),
    apart(call.delta, expect['call_delta']!, DOUBLE),
    apart(call.gamma, expect['gamma']!, DOUBLE),
    apart(call.vega / 100, expect['vega_per_pct']!, DOUBLE),
    apart(call.theta, expect['call_theta_per_year']!, DOUBLE),
    apart(call.probabilityInTheMoney, expect['call_itm']!, DOUBLE),
    apart(put.probabilityInTheMoney, expect['put_itm']!, DOUBLE),
  );
}

/** options/published_optionlab.json, but for its chances of a touch, which are the present value of a dollar at the touch. */
export const checkOptionlab = (path: string): ReferenceResult =>
  summarise(
    read<OptionlabCase>(path).map((each): RowCheck => ({
      name: each.name,
      error: each.legs ? strategyError(each) : blackScholesError(each),
    })),
  );

interface MiscCase {
  readonly source: string;
  /** `-1 put 88 @1.49; …` */
  readonly legs: string;
  readonly breakevens: readonly number[];
  readonly pop_recomputed?: number;
}

const LEG = /^([+-])(\d+) (call|put) ([\d.]+) @([\d.]+)$/;

function writtenLeg(text: string): Leg {
  const [, sign, quantity, type, strike, premium] = LEG.exec(text.trim()) ?? [];
  const position = sign === '+' ? 'long' : 'short';
  const shares = 100 * Number(quantity);
  return option(type as 'call' | 'put', position, Number(strike), Number(premium), shares);
}

/** The market of the NIFTY straddle, as its thread gives it: six sessions at an IV of 10 %, without drift. */
const NIFTY = { spot: 24041.9, drift: 0, volatility: 0.1, years: 6 / 252 };

/** options/published_strategy_misc.json: breakevens exactly, the printed chance to its three digits. */
export const checkStrategyMisc = (path: string): ReferenceResult =>
  summarise(
    read<MiscCase>(path).map((each): RowCheck => {
      const line = profitLine(each.legs.split(';').map(writtenLeg));
      const ours = breakevens(line).map(priceInDollars);
      const exact = JSON.stringify(ours) === JSON.stringify(each.breakevens) ? 0 : Infinity;
      const chance = probabilityOfProfit(line, lognormalPrices(NIFTY));
      const pop = each.pop_recomputed;
      return {
        name: each.source,
        error: Math.max(exact, pop === undefined ? 0 : apart(chance, pop, 5e-4)),
      };
    }),
  );

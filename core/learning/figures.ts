import { realisedVolatility } from '../market/index.ts';
import {
  dateAfter,
  greeksCurve,
  probabilityOfTouch,
  profitAtPrice,
  profitInScenario,
} from '../options/analysis/index.ts';
import { volatilityRank, type VolatilityRank } from '../options/chain/index.ts';
import {
  isOptionLeg,
  settlementInstant,
  signedShares,
  yearsBetween,
  type Leg,
  type OptionLeg,
} from '../options/contracts/index.ts';
import { blackScholes, type BlackScholesValues } from '../options/pricing/index.ts';
import { amountText, priceText, signedAmountText } from '../options/templates/index.ts';
import {
  fromDollars,
  negateMoney,
  toDollars,
  ZERO_MONEY,
  type Language,
  type Money,
} from '../shared/index.ts';
import { EXAMPLE_RATE, type ComputedExample } from './example.ts';

/**
 * How a figure is written and compared: dollars of the whole position (`amount`, or `profit` with its sign), dollars per
 * share (`price`), percents, calendar days, or a plain number.
 */
export type FigureUnit = 'amount' | 'profit' | 'price' | 'percent' | 'days' | 'number';

/** A value in the unit's own size: dollars, percents, days. Null where the position has no such figure. */
export type FigureValue = number | 'unlimited' | null;

interface FigureDefinition {
  readonly unit: FigureUnit;
  /** @param args numbers between the parentheses of the figure's name, such as the price in `profitAt(105)` */
  readonly value: (computed: ComputedExample, args: readonly number[]) => FigureValue;
}

const dollars = (amount: Money | 'unlimited' | null): FigureValue =>
  typeof amount === 'number' ? toDollars(amount) : amount;

const optionLeg = ({ legs }: ComputedExample, number = 1): OptionLeg | null => {
  const leg = legs[number - 1];
  return leg && isOptionLeg(leg) ? leg : null;
};

/** Model values of one option of the example, per share of a long option. */
function modelOf(computed: ComputedExample, number?: number): BlackScholesValues | null {
  const leg = optionLeg(computed, number);
  if (!leg) return null;
  const { spot, rate = EXAMPLE_RATE } = computed.example;
  const volatility = leg.iv ?? computed.example.volatility;
  const years = yearsTo(computed, leg);
  const strike = toDollars(leg.strike);
  return blackScholes({ type: leg.type, strike, spot, volatility, rate, years, dividendYield: 0 });
}

const yearsTo = ({ input }: ComputedExample, leg: OptionLeg): number =>
  yearsBetween(input.asOf, settlementInstant(leg));

/** Implied variances per year of the first two legs with the years to their expiries. */
function twoExpiries(computed: ComputedExample): [near: VarianceUntil, far: VarianceUntil] | null {
  const [near, far] = [optionLeg(computed, 1), optionLeg(computed, 2)];
  if (near?.iv == null || far?.iv == null) return null;
  return [
    { variance: near.iv ** 2, years: yearsTo(computed, near) },
    { variance: far.iv ** 2, years: yearsTo(computed, far) },
  ];
}

interface VarianceUntil {
  readonly variance: number;
  readonly years: number;
}

/** What a dollar amount of the legs' strikes is worth today. */
const discount = (computed: ComputedExample, leg: OptionLeg): number =>
  Math.exp(-(computed.example.rate ?? EXAMPLE_RATE) * yearsTo(computed, leg));

const rankOf = ({ example }: ComputedExample): VolatilityRank =>
  volatilityRank(example.volatilityYear ?? [], example.volatility);

const realisedOf = ({ example: { closes = [] } }: ComputedExample): number | null =>
  closes.length < 3 ? null : realisedVolatility(closes, closes.length - 1);

const percent = (fraction: number | null): number | null => fraction && fraction * 100;

function intrinsicOf(computed: ComputedExample, number?: number): number | null {
  const leg = optionLeg(computed, number);
  if (!leg) return null;
  const above = computed.example.spot - toDollars(leg.strike);
  return Math.max(0, leg.type === 'call' ? above : -above);
}

const premiumOf = ({ legs }: ComputedExample, number = 1): number | null => {
  const leg = legs[number - 1];
  return leg ? toDollars(leg.premium) : null;
};

/** A greek of one leg per share as it is held, or of the whole position. */
function greek(
  computed: ComputedExample,
  name: 'delta' | 'gamma' | 'vega' | 'theta' | 'rho',
  number?: number,
): number | null {
  const { legs, net } = computed.analysis.greeks;
  if (number === undefined) return net?.[name] ?? null;
  const leg = computed.legs[number - 1];
  const whole = legs[number - 1];
  return leg && whole ? whole[name] / Math.abs(signedShares(leg)) : null;
}

/** Dollars that a greek of the whole position alone makes of a change of what it measures. */
function greekProfit(
  computed: ComputedExample,
  name: 'delta' | 'gamma' | 'vega' | 'theta' | 'rho',
  change?: number,
): number | null {
  const value = greek(computed, name);
  return value === null || change === undefined ? null : value * change;
}

function deltaAfter({ input }: ComputedExample, days: number, price: number): number | null {
  const range = { from: price, to: price, points: 1 };
  const [point] = greeksCurve(input, { at: dateAfter(input, days), ...range }) ?? [];
  return point?.greeks.delta ?? null;
}

/** Profit of the position alone after some days at a price. */
const profitThen = ({ example, input }: ComputedExample, days: number, price: number) =>
  profitInScenario(input, { days, move: price / example.spot - 1, ivShift: 0 });

/** Calendar days from the day of all examples, a Thursday, to a later weekday. */
const daysToSession = (session: number): number => session + 2 * Math.floor((session + 3) / 5);

/**
 * Profit of the position and of shares that make its delta zero at every close but the last, without interest on them:
 * V(n) − Σ Δᵢ · (Cᵢ₊₁ − Cᵢ). The first close is the price of the stock, the others follow on weekdays.
 */
function hedgedProfit(computed: ComputedExample): number | null {
  const { closes = [], days, spot } = computed.example;
  const lastDay = daysToSession(closes.length - 1);
  if (closes.length < 2 || closes[0] !== spot || lastDay > days) return null;
  const profit = profitThen(computed, lastDay, closes.at(-1)!);
  if (profit === null) return null;
  return closes.slice(1).reduce((sum, close, i) => {
    const delta = deltaAfter(computed, daysToSession(i), closes[i]!) ?? 0;
    return sum - delta * (close - closes[i]!);
  }, profit);
}

const strikesOf = (legs: readonly Leg[]): number[] =>
  legs.filter(isOptionLeg).map(({ strike }) => toDollars(strike));

/** Cash that the shares of all short puts would cost at their strikes, in dollars. */
const securedCash = ({ legs }: ComputedExample): number =>
  legs
    .filter(isOptionLeg)
    .filter(({ type, position }) => type === 'put' && position === 'short')
    .reduce((sum, leg) => sum - toDollars(leg.strike) * signedShares(leg), 0);

/** Shares of all options, sold and bought. */
const optionShares = ({ legs }: ComputedExample): number =>
  legs.filter(isOptionLeg).reduce((sum, leg) => sum + Math.abs(signedShares(leg)), 0);

/** What an option is quoted at: half of the quoted spread above (1) or below (-1) its premium, a bid not below zero. */
function quoteOf(computed: ComputedExample, side: 1 | -1, number = 1): number | null {
  const [option, { quotedSpread }] = [optionLeg(computed, number), computed.example];
  if (!option || quotedSpread === undefined) return null;
  return Math.max(0, toDollars(option.premium) + (side * quotedSpread) / 2);
}

/** One standard deviation of the price over a number of days: spot · volatility · √(days / 365). */
const expectedMove = ({ example }: ComputedExample, days = example.days): number =>
  example.spot * example.volatility * Math.sqrt(days / 365);

/** Dollars that one trade may lose. */
const riskBudget = ({ example: { account } }: ComputedExample): number | null =>
  account ? (account.dollars * account.riskPercent) / 100 : null;

const figure = (unit: FigureUnit, value: FigureDefinition['value']): FigureDefinition => ({
  unit,
  value,
});

/** Figures that texts and questions may name; legs are numbered from 1 in the order of the example. */
export const FIGURES = {
  /** Price of the stock. */
  spot: figure('price', ({ example }) => example.spot),
  days: figure('days', ({ example }) => example.days),
  volatility: figure('percent', ({ example }) => example.volatility * 100),
  rate: figure('percent', ({ example }) => (example.rate ?? EXAMPLE_RATE) * 100),
  /** `strike(2)`: strike of the second leg; the first unless given. */
  strike: figure('price', (computed, [leg]) => {
    const option = optionLeg(computed, leg);
    return option && toDollars(option.strike);
  }),
  /** `premium(2)`: premium per share of the second leg. */
  premium: figure('price', (computed, [leg]) => premiumOf(computed, leg)),
  /** `legCost(2)`: premium of one whole leg, its sign left out. */
  legCost: figure('amount', (computed, [number = 1]) => {
    const leg = computed.legs[number - 1];
    return leg ? toDollars(leg.premium) * Math.abs(signedShares(leg)) : null;
  }),
  intrinsic: figure('price', (computed, [leg]) => intrinsicOf(computed, leg)),
  timeValue: figure('price', (computed, [leg]) => {
    const [premium, intrinsic] = [premiumOf(computed, leg), intrinsicOf(computed, leg)];
    return premium === null || intrinsic === null ? null : premium - intrinsic;
  }),
  /** `moneyness(2)`: how far the price is beyond the second leg's strike, in percent of it; above zero in the money. */
  moneyness: figure('percent', (computed, [leg]) => {
    const option = optionLeg(computed, leg);
    if (!option) return null;
    const { spot } = computed.example;
    const above = ((spot - toDollars(option.strike)) / spot) * 100;
    return option.type === 'call' ? above : 0 - above;
  }),
  bid: figure('price', (computed, [leg]) => quoteOf(computed, -1, leg)),
  ask: figure('price', (computed, [leg]) => quoteOf(computed, 1, leg)),
  /** From the bid to the ask of one option, per share. */
  quotedSpread: figure('price', ({ example }) => example.quotedSpread ?? null),
  /** `spreadPercent(2)`: from the bid to the ask of the second leg, in percent of its premium. */
  spreadPercent: figure('percent', (computed, [leg]) => {
    const [premium, { quotedSpread }] = [premiumOf(computed, leg), computed.example];
    return premium === null || quotedSpread === undefined ? null : (quotedSpread / premium) * 100;
  }),
  /** What is lost by opening and closing every option at the bid and the ask instead of in the middle. */
  spreadCost: figure('amount', (computed) => {
    const { quotedSpread } = computed.example;
    return quotedSpread === undefined ? null : quotedSpread * optionShares(computed);
  }),
  /** The debit if every option is bought at its ask and sold at its bid. */
  debitAtQuotes: figure('amount', (computed) => {
    const { quotedSpread = null } = computed.example;
    if (quotedSpread === null || computed.analysis.netPremium >= 0) return null;
    const middle = toDollars(negateMoney(computed.analysis.netPremium));
    return middle + (quotedSpread / 2) * optionShares(computed);
  }),
  /** The credit if every option is sold at its bid and bought at its ask. */
  creditAtQuotes: figure('amount', (computed) => {
    const { quotedSpread = null } = computed.example;
    if (quotedSpread === null) return null;
    const middle = toDollars(computed.analysis.netPremium);
    return Math.max(0, middle - (quotedSpread / 2) * optionShares(computed)) || null;
  }),
  /** What opening the position costs, stock included; null where it brings money in. */
  cost: figure('amount', ({ analysis }) => (analysis.cost > 0 ? dollars(analysis.cost) : null)),
  /** Net premium paid for the options; null for a credit. */
  debit: figure('amount', ({ analysis }) =>
    analysis.netPremium < 0 ? dollars(negateMoney(analysis.netPremium)) : null,
  ),
  /** Net premium received; null for a debit. */
  credit: figure('amount', ({ analysis }) =>
    analysis.netPremium > 0 ? dollars(analysis.netPremium) : null,
  ),
  debitPerShare: figure('price', ({ analysis: { netPremiumPerShare: net } }) =>
    net !== null && net < 0 ? dollars(negateMoney(net)) : null,
  ),
  creditPerShare: figure('price', ({ analysis: { netPremiumPerShare: net } }) =>
    net !== null && net > 0 ? toDollars(net) : null,
  ),
  halfOfCredit: figure('amount', ({ analysis }) =>
    analysis.netPremium > 0 ? toDollars(analysis.netPremium) / 2 : null,
  ),
  /** Price per share at which half of the credit is earned by buying the position back. */
  priceAtHalf: figure('price', ({ analysis: { netPremiumPerShare: net } }) =>
    net !== null && net > 0 ? toDollars(net) / 2 : null,
  ),
  /** Credit in percent of what the position can have to pay back: the width of a spread, or of the wider side of a condor. */
  creditToWidth: figure('percent', ({ analysis: { netPremium, maxLoss } }) => {
    if (netPremium <= 0 || typeof maxLoss !== 'number') return null;
    return (netPremium / (netPremium + maxLoss)) * 100;
  }),
  maxProfit: figure('amount', ({ analysis }) => dollars(analysis.maxProfit)),
  maxLoss: figure('amount', ({ analysis }) => dollars(analysis.maxLoss)),
  /** `breakeven(2)`: the second breakeven from below; the first unless given. */
  breakeven: figure(
    'price',
    ({ analysis }, [number = 1]) => analysis.breakevens[number - 1] ?? null,
  ),
  /** Highest strike less lowest strike. */
  width: figure('price', ({ legs }) => {
    const strikes = strikesOf(legs);
    return strikes.length < 2 ? null : Math.max(...strikes) - Math.min(...strikes);
  }),
  /** `strikeGap(1, 2)`: from the strike of the first leg to that of the second. */
  strikeGap: figure('price', (computed, [first, second]) => {
    const [from, to] = [optionLeg(computed, first), optionLeg(computed, second)];
    return from && to && Math.abs(toDollars(to.strike) - toDollars(from.strike));
  }),
  /** Max profit in percent of max loss. */
  roi: figure('percent', ({ analysis }) => analysis.roiPercent),
  probabilityOfProfit: figure('percent', ({ analysis: { probabilityOfProfit } }) =>
    probabilityOfProfit === null ? null : probabilityOfProfit * 100,
  ),
  /** `probabilityInTheMoney(2)`: of the second leg at its expiry. */
  probabilityInTheMoney: figure('percent', (computed, [leg]) => {
    const values = modelOf(computed, leg);
    return values && values.probabilityInTheMoney * 100;
  }),
  /** `probabilityOfTouch(2)`: that the price reaches the strike of the second leg at some time until its expiry. */
  probabilityOfTouch: figure('percent', (computed, [leg]) => {
    const option = optionLeg(computed, leg);
    const touch = option && probabilityOfTouch(computed.input, toDollars(option.strike));
    return percent(touch?.value ?? null);
  }),
  expectedProfit: figure('profit', ({ analysis }) => analysis.expectedProfit),
  /** One standard deviation of the price until expiry, or over `expectedMove(7)` days. */
  expectedMove: figure('price', (computed, [days]) => expectedMove(computed, days)),
  /** The price less and plus one standard deviation. */
  expectedLow: figure('price', (computed) => computed.example.spot - expectedMove(computed)),
  expectedHigh: figure('price', (computed) => computed.example.spot + expectedMove(computed)),
  /** One standard deviation of the price in a trading day: spot · volatility / √252. */
  dailyMove: figure(
    'price',
    ({ example: { spot, volatility } }) => (spot * volatility) / Math.sqrt(252),
  ),
  /** `legVolatility(2)`: implied volatility of the second leg. */
  legVolatility: figure('percent', (computed, [leg]) =>
    percent(optionLeg(computed, leg)?.iv ?? null),
  ),
  /** `pointsBetween(1, 2)`: volatility of the first leg less that of the second, in points. */
  pointsBetween: figure('number', (computed, [first, second]) => {
    const [a, b] = [optionLeg(computed, first)?.iv, optionLeg(computed, second)?.iv];
    return a == null || b == null ? null : (a - b) * 100;
  }),
  /** Volatility between the expiries of the first and the second leg: √((σ₂² T₂ − σ₁² T₁) / (T₂ − T₁)). */
  forwardVolatility: figure('percent', (computed) => {
    const [near, far] = twoExpiries(computed) ?? [];
    if (!near || !far || far.years <= near.years) return null;
    const gained = far.variance * far.years - near.variance * near.years;
    return gained < 0 ? null : Math.sqrt(gained / (far.years - near.years)) * 100;
  }),
  /**
   * One standard deviation of the move upon a report between the expiries of the first and the second leg, if all other days
   * have the volatility of the first: √((σ₂² − σ₁²) T₂).
   */
  eventMove: figure('percent', (computed) => {
    const [near, far] = twoExpiries(computed) ?? [];
    if (!near || !far || far.variance < near.variance) return null;
    return Math.sqrt((far.variance - near.variance) * far.years) * 100;
  }),
  /** Realised volatility of all closing prices of the example. */
  realisedVolatility: figure('percent', (computed) => percent(realisedOf(computed))),
  /** Implied less realised volatility, in points. */
  pointsOverRealised: figure('number', (computed) => {
    const realised = realisedOf(computed);
    return realised === null ? null : (computed.example.volatility - realised) * 100;
  }),
  ivRank: figure('percent', (computed) => percent(rankOf(computed).rank)),
  ivPercentile: figure('percent', (computed) => percent(rankOf(computed).percentile)),
  ivLow: figure('percent', (computed) => percent(rankOf(computed).low)),
  ivHigh: figure('percent', (computed) => percent(rankOf(computed).high)),
  /** `strikeToday(2)`: what the second leg's strike, paid at its expiry, is worth today: K · e^(−rT). */
  strikeToday: figure('price', (computed, [leg]) => {
    const option = optionLeg(computed, leg);
    return option && toDollars(option.strike) * discount(computed, option);
  }),
  /** Continuous yearly rate at which the net premium grows to the distance of the strikes: what a box lends or borrows at. */
  boxRate: figure('percent', (computed) => {
    const option = optionLeg(computed);
    const strikes = strikesOf(computed.legs);
    const premium = Math.abs(toDollars(computed.analysis.netPremiumPerShare ?? ZERO_MONEY));
    if (!option || premium === 0) return null;
    const width = Math.max(...strikes) - Math.min(...strikes);
    return (Math.log(width / premium) / yearsTo(computed, option)) * 100;
  }),
  /** Result of contracts that are closed. */
  realised: figure('profit', ({ example }) => example.realised ?? null),
  /** `profitAt(105)`: profit at the front expiry at a price. */
  profitAt: figure('profit', ({ input }, [price]) =>
    price === undefined ? null : profitAtPrice(input, price, 'expiry'),
  ),
  /**
   * `profitAfter(10, 105, 5)`: profit after 10 days at a price, with the volatility 5 points higher; 0 unless given. In whole
   * dollars, since premiums are rounded to cents.
   */
  profitAfter: figure('profit', ({ example, input }, [days, price, points = 0]) => {
    if (days === undefined || price === undefined) return null;
    const move = price / example.spot - 1;
    const profit = profitInScenario(input, {
      ...{ days, move },
      ivShift: points / (100 * example.volatility),
    });
    return profit === null ? null : Math.round(profit) + 0;
  }),
  /** Delta of the whole position in shares; `delta(1)` of the first leg per share. */
  delta: figure('number', (computed, [leg]) => greek(computed, 'delta', leg)),
  gamma: figure('number', (computed, [leg]) => greek(computed, 'gamma', leg)),
  /** Dollars per day of the whole position; `theta(1)` of the first leg per share. */
  theta: figure('profit', (computed, [leg]) => {
    const theta = greek(computed, 'theta', leg);
    return theta === null ? null : theta / 365;
  }),
  /** Dollars per point of volatility of the whole position; `vega(1)` of the first leg per share. */
  vega: figure('profit', (computed, [leg]) => {
    const vega = greek(computed, 'vega', leg);
    return vega === null ? null : vega / 100;
  }),
  /** Dollars per point of the interest rate of the whole position; `rho(1)` of the first leg per share. */
  rho: figure('profit', (computed, [leg]) => {
    const rho = greek(computed, 'rho', leg);
    return rho === null ? null : rho / 100;
  }),
  /** `deltaAfter(10, 105)`: delta of the whole position after 10 days at a price. */
  deltaAfter: figure('number', (computed, [days, price]) =>
    days === undefined || price === undefined ? null : deltaAfter(computed, days, price),
  ),
  /** Delta in whole dollars of stock: delta · spot. */
  dollarDelta: figure('profit', (computed) => {
    const value = greekProfit(computed, 'delta', computed.example.spot);
    return value === null ? null : Math.round(value) + 0;
  }),
  /** Change of the dollar delta when the stock rises by one percent: gamma · spot² / 100, in whole dollars. */
  dollarGamma: figure('profit', (computed) => {
    const value = greekProfit(computed, 'gamma', computed.example.spot ** 2 / 100);
    return value === null ? null : Math.round(value) + 0;
  }),
  /** `deltaProfit(2)`: what delta alone makes of a rise by $2. */
  deltaProfit: figure('profit', (computed, [move]) => greekProfit(computed, 'delta', move)),
  /** `gammaProfit(-2)`: what gamma adds in a move by $2 up or down: ½ · gamma · move². */
  gammaProfit: figure('profit', (computed, [move]) =>
    greekProfit(computed, 'gamma', move === undefined ? move : move ** 2 / 2),
  ),
  /** `deltaGammaProfit(2)`: both together. */
  deltaGammaProfit: figure('profit', (computed, [move]) => {
    const delta = greekProfit(computed, 'delta', move);
    const gamma = greekProfit(computed, 'gamma', move === undefined ? move : move ** 2 / 2);
    return delta === null || gamma === null ? null : delta + gamma;
  }),
  /** `thetaProfit(7)`: what theta alone makes of 7 days. */
  thetaProfit: figure('profit', (computed, [days]) =>
    greekProfit(computed, 'theta', days === undefined ? days : days / 365),
  ),
  /** `vegaProfit(-5)`: what vega alone makes of a fall of the volatility by 5 points. */
  vegaProfit: figure('profit', (computed, [points]) =>
    greekProfit(computed, 'vega', points === undefined ? points : points / 100),
  ),
  /** Move of the stock in a day at which gamma takes back what theta gives: √(2 · |theta per day| / |gamma|). */
  thetaBreakeven: figure('price', (computed) => {
    const [theta, gamma] = [greek(computed, 'theta'), greek(computed, 'gamma')];
    if (theta === null || gamma === null || theta * gamma >= 0) return null;
    return Math.sqrt((2 * -theta) / 365 / gamma);
  }),
  /** `dayProfit(2)`: what gamma and theta make of a day with a move by $2 up or down, delta hedged: ½ · gamma · move² + theta. */
  dayProfit: figure('profit', (computed, [move]) => {
    const [gamma, theta] = [greek(computed, 'gamma'), greek(computed, 'theta')];
    if (gamma === null || theta === null || move === undefined) return null;
    return (gamma * move ** 2) / 2 + theta / 365;
  }),
  /** Profit with the delta hedged at every close of the example but the last, in whole dollars. */
  hedgedProfit: figure('profit', (computed) => {
    const profit = hedgedProfit(computed);
    return profit === null ? null : Math.round(profit) + 0;
  }),
  /** Cash that secures the short puts. */
  securedCash: figure('amount', (computed) => securedCash(computed) || null),
  /** Premium received in percent of the cash that secures the short puts. */
  premiumYield: figure('percent', (computed) => {
    const cash = securedCash(computed);
    return cash > 0 ? (toDollars(computed.analysis.netPremium) / cash) * 100 : null;
  }),
  /** Premium received in percent of the price of the stock. */
  premiumOfSpot: figure('percent', (computed) => {
    const { netPremiumPerShare: net } = computed.analysis;
    return net === null || net <= 0 ? null : (toDollars(net) / computed.example.spot) * 100;
  }),
  /** Max profit in percent of what the position cost: what shares with a sold call earn if they are called away. */
  returnIfCalled: figure('percent', ({ analysis: { cost, maxProfit } }) =>
    cost > 0 && typeof maxProfit === 'number' ? (maxProfit / cost) * 100 : null,
  ),
  account: figure('amount', ({ example: { account } }) => account?.dollars ?? null),
  /** Percent of the account that one trade may lose, and what that is in dollars. */
  riskPercent: figure('percent', ({ example: { account } }) => account?.riskPercent ?? null),
  riskBudget: figure('amount', riskBudget),
  /** How many times the position fits into the budget by its max loss, rounded down. */
  contractsInBudget: figure('number', (computed) => {
    const [budget, maxLoss] = [riskBudget(computed), computed.analysis.maxLoss];
    if (budget === null || typeof maxLoss !== 'number' || maxLoss <= 0) return null;
    return Math.floor(budget / toDollars(maxLoss));
  }),
} as const satisfies Record<string, FigureDefinition>;

export type FigureName = keyof typeof FIGURES;

/** A figure in a text or a question: `maxLoss`, `breakeven(2)`, `profitAt(105)`. */
export type FigureReference = FigureName | `${FigureName}(${string})`;

const REFERENCE = /^([a-zA-Z]+)(?:\(([-\d., ]+)\))?$/;

/** The value and the unit of a figure, or null where its name or its value does not exist. */
export function readFigure(
  computed: ComputedExample,
  reference: string,
): { readonly value: number | 'unlimited'; readonly unit: FigureUnit } | null {
  const [, name = '', list] = REFERENCE.exec(reference) ?? [];
  if (!Object.hasOwn(FIGURES, name)) return null;
  const { unit, value } = FIGURES[name as FigureName];
  const found = value(computed, list === undefined ? [] : list.split(',').map(Number));
  return found === null || Number.isNaN(found) ? null : { value: found, unit };
}

const UNLIMITED = { en: 'unlimited', 'zh-CN': '无上限' } as const;

/** A figure as lessons write it: `$515`, `+$187`, `$102.35`, `34.5%`. */
export function formatFigure(
  { value, unit }: { readonly value: number | 'unlimited'; readonly unit: FigureUnit },
  language: Language,
): string {
  if (value === 'unlimited') return UNLIMITED[language];
  if (unit === 'amount') return amountText(fromDollars(value));
  if (unit === 'profit') return signedAmountText(fromDollars(Math.round(value * 100) / 100));
  if (unit === 'price') return Number.isInteger(value) ? `$${value}` : priceText(value);
  if (unit === 'percent') return `${Number(value.toFixed(1)) + 0}%`.replace('-', '−');
  if (unit === 'days') return String(value);
  return shortNumber(value).replace('-', '−');
}

/** Two significant decimals: 52.3, 0.52, 0.031. */
function shortNumber(value: number): string {
  const size = Math.abs(value);
  return String(Number(value.toFixed(size >= 10 ? 1 : size >= 0.1 ? 2 : 3)));
}

import {
  oneSigmaRange,
  profitCurve,
  type Bound,
  type CurvePoint,
} from '../options/analysis/index.ts';
import { isOptionLeg } from '../options/contracts/index.ts';
import { amountText, priceText, recognise } from '../options/templates/index.ts';
import { computeExample, EXAMPLE_SYMBOL, type ComputedExample } from '../learning/index.ts';
import { toDollars, type Language, type Texts } from '../shared/index.ts';
import { parseLegs } from './leg-text.ts';

/** What a writer gives of a position. */
export interface PayoffValues {
  /** See `parseLegs`. */
  readonly legs: string;
  /** Of the underlying, dollars per share. */
  readonly price: number;
  readonly days: number | null;
  /** Implied volatility in percent per year. */
  readonly iv: number | null;
  readonly underlying: string | null;
}

const USUAL_DAYS = 30;
const USUAL_VOLATILITY = 30;

/** A position with all that its figure shows. */
export interface PayoffFigure {
  readonly symbol: string;
  readonly name: Texts;
  readonly computed: ComputedExample;
}

/** Computed once for each position, which search and page both need. */
const computed = new WeakMap<PayoffValues, PayoffFigure | null>();

/** The position of a figure by the model of the courses; null where its legs cannot be read. */
export function payoffFigure(values: PayoffValues): PayoffFigure | null {
  const known = computed.get(values);
  if (known !== undefined) return known;
  const figure = compute(values);
  computed.set(values, figure);
  return figure;
}

function compute({ legs, price, days, iv, underlying }: PayoffValues): PayoffFigure | null {
  const read = parseLegs(legs);
  if (!read.ok) return null;
  const example = computeExample({
    spot: price,
    days: days ?? USUAL_DAYS,
    volatility: (iv ?? USUAL_VOLATILITY) / 100,
    legs: read.value,
  });
  const { name } = recognise(example.legs);
  return { symbol: underlying ?? EXAMPLE_SYMBOL, name, computed: example };
}

/** What the chart of a figure shows, dollars. */
export interface PayoffCurves {
  readonly from: number;
  readonly to: number;
  readonly expiry: readonly CurvePoint[];
  readonly today: readonly CurvePoint[];
  readonly spot: number;
  /** One standard deviation of prices around today's. */
  readonly band: ReturnType<typeof oneSigmaRange>;
  readonly breakevens: readonly number[];
  readonly strikes: readonly number[];
}

const POINTS = 81;

/** The curves of a figure over prices that hold every strike and breakeven. */
export function payoffCurves({ computed: { input, analysis, legs } }: PayoffFigure): PayoffCurves {
  const spot = toDollars(input.spot);
  const { breakevens } = analysis;
  const strikes = [...new Set(legs.filter(isOptionLeg).map(({ strike }) => toDollars(strike)))];
  const marks = [...strikes, ...breakevens];
  const from = Math.min(spot * 0.8, ...marks.map((price) => price * 0.95));
  const to = Math.max(spot * 1.2, ...marks.map((price) => price * 1.05));
  const curveAt = (at: 'expiry' | number) =>
    profitCurve(input, { at, from, to, points: POINTS }) ?? [];
  return {
    ...{ from, to, spot, breakevens, strikes: strikes.toSorted((a, b) => a - b) },
    expiry: curveAt('expiry'),
    today: curveAt(input.asOf),
    band: oneSigmaRange(input),
  };
}

/** A price as short as it is exact: `$94`, `$94.50`. */
export const shortPrice = (dollars: number): string => priceText(dollars).replace(/\.00$/, '');

const NO_LIMIT: Texts = { en: 'unlimited', 'zh-CN': '无上限' };
const NONE: Texts = { en: 'none', 'zh-CN': '无' };

function boundText(bound: Bound | null, language: Language): string {
  if (bound === 'unlimited') return NO_LIMIT[language];
  return bound === null || bound <= 0 ? NONE[language] : amountText(bound);
}

/** Greatest profit and loss and the breakevens in words. */
export function boundsText({ computed: { analysis } }: PayoffFigure, language: Language): string {
  const profit = boundText(analysis.maxProfit, language);
  const loss = boundText(analysis.maxLoss, language);
  const prices = analysis.breakevens.map(shortPrice);
  const breakevens = prices.join(language === 'en' ? ' and ' : '、') || NONE[language];
  return language === 'en'
    ? `Max profit ${profit} · Max loss ${loss} · Breakeven${analysis.breakevens.length > 1 ? 's' : ''} ${breakevens}`
    : `最大盈利 ${profit} · 最大亏损 ${loss} · 盈亏平衡点 ${breakevens}`;
}

/** Price, days and volatility that the figure is computed from, in words. */
export function premisesText(
  { symbol, computed: { example } }: PayoffFigure,
  language: Language,
): string {
  const price = shortPrice(example.spot);
  const { days } = example;
  const volatility = `${Number((example.volatility * 100).toFixed(2))}%`;
  return language === 'en'
    ? `${symbol} at ${price}, ${days} days to expiry, implied volatility ${volatility}`
    : `${symbol} 股价 ${price}，距到期 ${days} 天，隐含波动率 ${volatility}`;
}

const WORDS = {
  en: { long: 'buy', short: 'sell', call: 'call', put: 'put' },
  'zh-CN': { long: '买入', short: '卖出', call: '看涨', put: '看跌' },
} as const;

/** The legs with their premiums in words. */
export const legsText = (figure: PayoffFigure, language: Language): string =>
  language === 'en'
    ? `Legs: ${legTexts(figure, language).join('; ')}`
    : `合约腿：${legTexts(figure, language).join('；')}`;

function legTexts({ computed: { legs, example } }: PayoffFigure, language: Language) {
  const words = WORDS[language];
  return legs.map((leg, at): string => {
    const side = words[leg.position];
    const premium = priceText(toDollars(leg.premium));
    if (!isOptionLeg(leg))
      return language === 'en'
        ? `${side} ${leg.quantity} shares at ${shortPrice(toDollars(leg.premium))}`
        : `${side} ${leg.quantity} 股，每股 ${shortPrice(toDollars(leg.premium))}`;
    const days = example.legs[at]?.days;
    const strike = toDollars(leg.strike);
    const type = words[leg.type];
    if (language === 'en')
      return `${side} ${leg.quantity} × ${strike} ${type}${days === undefined ? '' : ` of ${days} days`} at ${premium}`;
    return `${side} ${leg.quantity} 张${days === undefined ? '' : ` ${days} 天`} ${strike} ${type}，每股 ${premium}`;
  });
}

/** What the picture of a figure shows, for those who do not see it. */
export const pictureText = (figure: PayoffFigure, language: Language): string =>
  `${figure.name[language]}${language === 'en' ? '. ' : '。'}${boundsText(figure, language)}`;

/** What the chart says beside its numbers. */
export function payoffWords({ computed: { analysis } }: PayoffFigure, language: Language) {
  const isFront = analysis.method === 'frontExpiry';
  return language === 'en'
    ? { atExpiry: isFront ? 'At the front expiry' : 'At expiry', today: 'Today', spot: 'Spot' }
    : { atExpiry: isFront ? '近月到期盈亏' : '到期盈亏', today: '今日', spot: '现价' };
}

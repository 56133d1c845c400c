import { maxMoney, multiplyMoney, toDollars, ZERO_MONEY } from '../../shared/index.ts';
import type { Money, Texts } from '../../shared/index.ts';
import type { Leg } from '../contracts/index.ts';

/** The figures of a filled leg set, as the analysis answers them; amounts for the whole strategy. */
export interface ExampleNumbers {
  /** Positive is received, negative is paid. */
  readonly netPremium: Money;
  readonly maxProfit: Money | 'unlimited';
  readonly maxLoss: Money | 'unlimited';
  /** Dollars a share, ascending. */
  readonly breakevens: readonly number[];
  readonly roiPercent: number | null;
  /** What the strategy makes at some prices at expiry, dollars a share and money. */
  readonly outcomes?: readonly { readonly price: number; readonly profit: Money }[];
}

/** A filled strategy told in sentences, part by part. */
export interface WorkedExample {
  readonly legs: readonly Texts[];
  readonly cost: Texts;
  readonly maxProfit: Texts;
  readonly maxLoss: Texts;
  readonly breakevens: Texts;
  /** Null when there is no return on risk. */
  readonly roi: Texts | null;
  readonly outcomes: readonly Texts[];
}

const text = (en: string, zh: string): Texts => ({ en, 'zh-CN': zh });

function legSentence(leg: Leg): Texts {
  const long = leg.position === 'long';
  const [verb, verbZh] = long ? ['Buy', '买入'] : ['Sell', '卖出'];
  const price = priceText(toDollars(leg.premium));
  if (leg.kind === 'stock') {
    const shares = leg.quantity;
    return text(
      `${verb} ${shares} shares of ${leg.symbol} at ${price}.`,
      `${verbZh} ${shares} 股 ${leg.symbol} 正股，每股 ${price}。`,
    );
  }
  const total = amountText(multiplyMoney(leg.premium, leg.multiplier * leg.quantity));
  const strike = toDollars(leg.strike);
  const counted = leg.quantity === 1 ? leg.type : `${leg.type}s`;
  return text(
    `${verb} ${leg.quantity} × ${strike} ${counted} expiring ${leg.expiry} at ${price} per share, ${total} in total.`,
    `${verbZh} ${leg.quantity} 张 ${leg.expiry} 到期、行权价 ${strike} 的${leg.type === 'call' ? '看涨' : '看跌'}，每股 ${price}，共 ${total}。`,
  );
}

function costSentence(netPremium: Money): Texts {
  const amount = amountText(netPremium);
  if (netPremium === 0) return text('Opening it costs nothing net.', '建仓净收支为零。');
  return netPremium > 0
    ? text(`Opening it brings in ${amount}.`, `建仓净收入 ${amount}。`)
    : text(`Opening it costs ${amount}.`, `建仓净支出 ${amount}。`);
}

const profitSentence = (bound: Money | 'unlimited'): Texts =>
  bound === 'unlimited'
    ? text('The profit is unlimited.', '盈利没有上限。')
    : text(
        `It can make up to ${amountText(maxMoney(bound, ZERO_MONEY))}.`,
        `最多盈利 ${amountText(maxMoney(bound, ZERO_MONEY))}。`,
      );

function riskSentence(bound: Money | 'unlimited'): Texts {
  if (bound === 'unlimited') return text('The loss is unlimited.', '亏损没有上限。');
  return bound <= 0
    ? text('It cannot lose.', '不会亏损。')
    : text(`It can lose up to ${amountText(bound)}.`, `最多亏损 ${amountText(bound)}。`);
}

/** Where expiries differ, the figures are those of the first one. */
const hasLaterLegs = (legs: readonly Leg[]): boolean =>
  new Set(legs.flatMap((leg) => (leg.kind === 'option' ? [leg.expiry] : []))).size > 1;

function breakevenSentence(breakevens: readonly number[], legs: readonly Leg[]): Texts {
  if (breakevens.length === 0) return text('It has no breakeven.', '没有盈亏平衡点。');
  const prices = breakevens.map(priceText);
  const [when, whenZh] = hasLaterLegs(legs) ? ['the front expiry', '近月到期'] : ['expiry', '到期'];
  return text(
    `At ${when} it breaks even at ${prices.join(' and ')}.`,
    `${whenZh}盈亏平衡点为 ${prices.join(' 和 ')}。`,
  );
}

const roiSentence = (percent: number): Texts =>
  text(
    `The max profit is ${percent.toFixed(1)}% of the max loss.`,
    `最大盈利是最大亏损的 ${percent.toFixed(1)}%。`,
  );

const outcomeSentence = ({ price, profit }: { price: number; profit: Money }): Texts =>
  text(
    `At ${priceText(price)} at expiration: ${signedAmountText(profit)}.`,
    `到期日股价 ${priceText(price)}：${signedAmountText(profit)}。`,
  );

/** The wizard's worked example: the chosen legs and their figures as sentences in both languages. */
export function workedExample(legs: readonly Leg[], numbers: ExampleNumbers): WorkedExample {
  return {
    legs: legs.map(legSentence),
    cost: costSentence(numbers.netPremium),
    maxProfit: profitSentence(numbers.maxProfit),
    maxLoss: riskSentence(numbers.maxLoss),
    breakevens: breakevenSentence(numbers.breakevens, legs),
    roi: numbers.roiPercent === null ? null : roiSentence(numbers.roiPercent),
    outcomes: (numbers.outcomes ?? []).map(outcomeSentence),
  };
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

function dollars(amount: number, decimals: number): string {
  const [whole = '0', part] = Math.abs(amount).toFixed(decimals).split('.');
  return `$${grouped(whole)}${part === undefined ? '' : `.${part}`}`;
}

/** `$1,515`, with cents where there are any: the size of an amount, without its sign. */
export function amountText(amount: Money): string {
  const value = toDollars(amount);
  return dollars(value, Math.abs(value * 100 - Math.round(value) * 100) < 0.5 ? 0 : 2);
}

/** `+$187`, `−$813` or `$0`. */
export const signedAmountText = (amount: Money): string =>
  amount === 0 ? '$0' : `${amount > 0 ? '+' : '−'}${amountText(amount)}`;

/** A price in dollars a share, `$342.97`. */
export const priceText = (price: number): string => dollars(price, 2);

import { textIn, type Language, type Texts } from '../../shared/index.ts';
import { nameIn } from '../strategies/index.ts';
import type { AlertCondition } from './alert-condition.ts';
import type { FiredNotice } from './alert-rule.ts';

const digits = (value: number, most: number): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: most }).format(value + 0);

/** Cents where there are any; four decimals below a dollar. */
function dollars(value: number): string {
  const amount = Math.abs(value);
  const most = amount < 1 ? 4 : 2;
  const least = Number.isInteger(amount) ? 0 : 2;
  const text = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  }).format(amount);
  return `${value < 0 ? '−' : ''}$${text}`;
}
const signed = (value: number): string => `${value < 0 ? '−' : ''}${digits(Math.abs(value), 2)}`;
const percent = (value: number): string => `${signed(value)}%`;

/** A value of a condition with its unit: `$512.3`, `50%`, `7 days`. */
export function alertValue(condition: AlertCondition, value: number, language: Language): string {
  const days = language === 'en' ? `${digits(value, 0)} days` : `${digits(value, 0)} 天`;
  switch (condition.kind) {
    case 'price':
    case 'optionPrice':
      return dollars(value);
    case 'profit':
      return condition.unit === 'dollars' ? dollars(value) : percent(value);
    case 'greek':
      return condition.greek === 'delta' ? signed(value) : dollars(value);
    case 'ivRank':
    case 'assignment':
      return percent(value);
    case 'expiry':
    case 'earnings':
      return days;
    case 'limit':
      return digits(value, 0);
  }
}

const QUANTITIES: Readonly<Record<Language, (condition: AlertCondition) => string>> = {
  en: (condition) => {
    switch (condition.kind) {
      case 'price':
        return 'price';
      case 'optionPrice':
        return 'price, middle of bid and ask';
      case 'profit':
        return {
          dollars: 'profit and loss',
          maxProfit: 'profit in percent of the maximum profit',
          stopLoss: 'loss in percent of the stop-loss per trade',
        }[condition.unit];
      case 'greek':
        return { delta: 'net delta', theta: 'theta per day', vega: 'vega per point' }[
          condition.greek
        ];
      case 'ivRank':
        return 'IV rank';
      case 'assignment':
        return 'chance of assignment of a short leg';
      case 'expiry':
        return 'time to expiry';
      case 'earnings':
        return 'time to the earnings report';
      case 'limit':
        return 'number of broken limits';
    }
  },
  'zh-CN': (condition) => {
    switch (condition.kind) {
      case 'price':
        return '价格';
      case 'optionPrice':
        return '期权中间价';
      case 'profit':
        return {
          dollars: '盈亏',
          maxProfit: '盈利占最大盈利的百分比',
          stopLoss: '亏损占单笔止损额的百分比',
        }[condition.unit];
      case 'greek':
        return { delta: '净 Delta', theta: '每日 Theta', vega: '每点 Vega' }[condition.greek];
      case 'ivRank':
        return 'IV 排名';
      case 'assignment':
        return '空头合约腿的指派概率';
      case 'expiry':
        return '距到期天数';
      case 'earnings':
        return '距财报天数';
      case 'limit':
        return '超出的限额数';
    }
  },
};

const ALL: Readonly<Record<Language, string>> = { en: 'All open positions', 'zh-CN': '全部持仓' };

/** What is watched, for the subject of an alert; a name made from a structure begins with the symbol and is translated. */
export function alertSubject(subject: string, language: Language): string {
  const [symbol = ''] = subject.split(' ');
  return subject === '' ? ALL[language] : nameIn(language, subject, symbol);
}

const LIMITS: Readonly<Record<string, Texts>> = {
  riskPerTrade: { en: 'risk per trade', 'zh-CN': '单笔风险' },
  totalExposure: { en: 'total exposure', 'zh-CN': '总敞口' },
  stopLossPerTrade: { en: 'stop-loss per trade', 'zh-CN': '单笔止损' },
  stopLossTotal: { en: 'account stop-loss', 'zh-CN': '总账户止损' },
  stopLossMonthly: { en: 'monthly stop-loss', 'zh-CN': '月度止损' },
};

/** Which position, contract or limit it is. */
export function alertDetail(detail: string, language: Language): string {
  const limit = LIMITS[detail];
  return limit ? textIn(limit, language) : alertSubject(detail, language);
}

/** `price at or above $500`. */
export function conditionWords(condition: AlertCondition, language: Language): string {
  if (condition.kind === 'limit')
    return language === 'en' ? 'a limit of the account is broken' : '超出账户限额';
  const quantity = QUANTITIES[language](condition);
  const level = alertValue(condition, condition.threshold, language);
  const isAbove = condition.direction === 'above';
  if (language === 'en') return `${quantity} at or ${isAbove ? 'above' : 'below'} ${level}`;
  // Chinese stands apart from a Latin word before it.
  const gap = /[a-z]$/i.test(quantity) ? ' ' : '';
  return `${quantity}${gap}${isAbove ? '不低于' : '不高于'} ${level}`;
}

/** A notice of an alert that fired in one sentence: `SPY: price at or above $500. Now $500.12.` */
export function firedWords(
  { condition, subject, detail, value }: FiredNotice,
  language: Language,
): string {
  const about = alertSubject(subject, language);
  const now = alertValue(condition, value, language);
  const words = conditionWords(condition, language);
  if (language === 'en')
    return `${about}: ${words}. Now ${now}${detail === null ? '' : ` (${alertDetail(detail, language)})`}.`;
  return `${about}：${words}。现为 ${now}${detail === null ? '' : `（${alertDetail(detail, language)}）`}。`;
}

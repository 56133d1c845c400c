import type { NewsEvent } from './news-events.ts';

/** Title and description in one language. */
interface NewsText {
  readonly title: string;
  readonly description: string;
}

const percent = (fraction: number, digits = 1): string =>
  `${(Math.abs(fraction) * 100).toFixed(digits)}%`;

const SIMULATED = { en: 'All prices are simulated.', zh: '所有价格均为模拟数据。' };

/** The piece of news that an event makes, in English and in Chinese. */
export function textsOf(event: NewsEvent): { readonly en: NewsText; readonly zh: NewsText } {
  const en = english(event);
  const zh = chinese(event);
  return {
    en: { ...en, description: `${en.description} ${SIMULATED.en}` },
    zh: { ...zh, description: `${zh.description}${SIMULATED.zh}` },
  };
}

const WHEN = {
  beforeOpen: { en: ' before the open', zh: '盘前' },
  afterClose: { en: ' after the close', zh: '盘后' },
} as const;

function english(event: NewsEvent): NewsText {
  const { ticker, name, dynamics } = event.tape.stock;
  switch (event.kind) {
    case 'earnings':
      return {
        title: `${ticker}: simulated quarterly results${event.time === null ? '' : WHEN[event.time].en}`,
        description: `Options on ${name} had priced in a move of about ${percent(dynamics.earningsSize)} in either direction. The next session opens at 9:30 a.m. New York time.`,
      };
    case 'gap':
      return {
        title: `${ticker} opens ${percent(event.change)} ${event.change > 0 ? 'higher' : 'lower'}${event.afterEarnings ? ' after its results' : ''}`,
        description: `${name} gapped more than three times its usual overnight move.`,
      };
    case 'move':
      return {
        title: `${ticker} ends the day ${percent(event.change)} ${event.change > 0 ? 'higher' : 'lower'}`,
        description: `A move of ${event.deviations.toFixed(1)} standard deviations for ${name}, based on option prices.`,
      };
    case 'high':
    case 'low':
      return {
        title: `${ticker} closes at a 52-week ${event.kind}`,
        description: `${name} closed at $${event.price.toFixed(2)}, ${event.kind === 'high' ? 'above' : 'below'} every close of the past year.`,
      };
    case 'wrap':
      return {
        title: `Stocks close ${event.change > 0 ? 'higher' : 'lower'}: ${ticker} ${signed(event.change)}`,
        description: `${name}, a fund tracking the whole market, closed the session of ${event.session.date} at $${event.tape.close(event.session.index).toFixed(2)}.`,
      };
  }
}

function chinese(event: NewsEvent): NewsText {
  const { ticker, nameZh, dynamics } = event.tape.stock;
  const named = `${nameZh}（${ticker}）`;
  switch (event.kind) {
    case 'earnings':
      return {
        title: `${named}${event.time === null ? '' : WHEN[event.time].zh}公布模拟季度业绩`,
        description: `期权价格此前反映的涨跌幅约为 ${percent(dynamics.earningsSize)}，下一交易时段于纽约时间 9:30 开盘。`,
      };
    case 'gap':
      return {
        title: `${named}${event.afterEarnings ? '业绩公布后' : ''}${event.change > 0 ? '高' : '低'}开 ${percent(event.change)}`,
        description: `开盘跳空幅度超过平时隔夜波动的三倍。`,
      };
    case 'move':
      return {
        title: `${named}全天${event.change > 0 ? '上涨' : '下跌'} ${percent(event.change)}`,
        description: `相当于当日预期波动的 ${event.deviations.toFixed(1)} 个标准差。`,
      };
    case 'high':
    case 'low':
      return {
        title: `${named}收盘创 52 周新${event.kind === 'high' ? '高' : '低'}`,
        description: `收于 ${event.price.toFixed(2)} 美元，${event.kind === 'high' ? '高' : '低'}于过去一年的所有收盘价。`,
      };
    case 'wrap':
      return {
        title: `美股收盘${event.change > 0 ? '走高' : '走低'}：${ticker} ${signed(event.change)}`,
        description: `代表整个市场的${nameZh} ${event.session.date} 收于 ${event.tape.close(event.session.index).toFixed(2)} 美元。`,
      };
  }
}

const signed = (fraction: number): string =>
  `${fraction > 0 ? '+' : fraction < 0 ? '−' : ''}${percent(fraction, 2)}`;

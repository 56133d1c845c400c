import { blockKind, html } from '../../content/index.ts';
import { isTicker, number, optional, type Parameter } from '../../shared/index.ts';
import { MAX_FIGURE_DAYS, parseLegs } from '../leg-text.ts';
import { payoffFigure } from '../payoff-figure.ts';
import { PAYOFF_CLASS, PAYOFF_ELEMENTS, payoffHtml, payoffPlain } from '../payoff-html.ts';
import { LIVE_SAMPLES } from '../samples.ts';

const legs: Parameter<string> = {
  kind: 'legs',
  label: { en: 'Legs', 'zh-CN': '腿' },
  read: (value) => (typeof value === 'string' ? value : undefined),
  problem: (value) => {
    const read = parseLegs(value);
    return read.ok ? null : { texts: read.error };
  },
};

/** The symbol of a stock, for show: nothing is looked up. */
export const underlying: Parameter<string> = {
  kind: 'ticker',
  label: { en: 'Underlying', 'zh-CN': '标的' },
  read: (value) => (typeof value === 'string' ? value : undefined),
  problem: (value) =>
    isTicker(value)
      ? null
      : { texts: { en: 'must be a symbol such as SPY', 'zh-CN': '必须是股票代码，如 SPY' } },
};

/** Profit of a position at expiry and today, computed from its attributes alone. */
export const payoff = blockKind({
  name: 'payoff',
  label: LIVE_SAMPLES.payoff.label,
  holds: 'nothing',
  most: 20,
  parameters: {
    legs,
    price: number(
      { en: 'Price of the underlying', 'zh-CN': '标的价格' },
      { least: 0.01, most: 99_999 },
    ),
    days: optional(
      number(
        { en: 'Days to expiry', 'zh-CN': '距到期天数' },
        { least: 1, most: MAX_FIGURE_DAYS, whole: true },
      ),
    ),
    iv: optional(
      number({ en: 'Implied volatility', 'zh-CN': '隐含波动率' }, { least: 1, most: 300 }),
    ),
    underlying: optional(underlying),
  },
  elements: PAYOFF_ELEMENTS,
  classes: [PAYOFF_CLASS],
  html: (values, _inner, language) => {
    const figure = payoffFigure(values);
    return figure ? payoffHtml(values, figure, { language }) : html``;
  },
  plain: (values, _inner, language) => {
    const figure = payoffFigure(values);
    return figure ? payoffPlain(figure, language) : '';
  },
  sample: LIVE_SAMPLES.payoff.sample,
});

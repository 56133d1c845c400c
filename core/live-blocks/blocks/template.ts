import { blockKind, html } from '../../content/index.ts';
import { encodePlan } from '../../options/sharing/index.ts';
import { findTemplate, TEMPLATE_NAMES, type TemplateId } from '../../options/templates/index.ts';
import { choice, optional, textIn, type Language } from '../../shared/index.ts';
import { payoffFigure } from '../payoff-figure.ts';
import { PAYOFF_CLASS, PAYOFF_ELEMENTS, payoffHtml, payoffPlain } from '../payoff-html.ts';
import { LIVE_SAMPLES } from '../samples.ts';
import { TEMPLATE_VALUES } from '../template-legs.ts';
import { underlying } from './payoff.ts';

const CHOICES = [...TEMPLATE_VALUES.keys()].map((value) => ({
  value,
  label: TEMPLATE_NAMES[value as TemplateId],
}));

/** The stock that the builder fills the template from unless another is given. */
const USUAL_SYMBOL = 'SPY';

/** The builder with a stock and the template to fill from its chain. */
const builderPath = (symbol: string, templateId: TemplateId): string =>
  `/options/builder?plan=${encodeURIComponent(encodePlan({ symbol, legs: [], templateId }))}`;

const linkText = (symbol: string, language: Language): string =>
  language === 'en' ? `Open it in the builder with ${symbol}` : `用 ${symbol} 在构建器中打开`;

/** The template of that name with its figure. */
function templateOf(id: string) {
  const [template, values] = [findTemplate(id), TEMPLATE_VALUES.get(id)];
  const figure = values && payoffFigure(values);
  if (!template || !values || !figure) return null;
  return { template, values, figure: { ...figure, name: TEMPLATE_NAMES[template.id] } };
}

/** A strategy template with its legs and its payoff on a made-up stock. */
export const template = blockKind({
  name: 'template',
  label: LIVE_SAMPLES.template.label,
  holds: 'nothing',
  most: 20,
  parameters: {
    id: choice({ en: 'Template', 'zh-CN': '模板' }, CHOICES),
    underlying: optional(underlying),
  },
  elements: { ...PAYOFF_ELEMENTS, a: ['href'] },
  classes: [PAYOFF_CLASS],
  html: ({ id, underlying: symbol }, _inner, language) => {
    const found = templateOf(id);
    if (!found) return html``;
    const { template: known, values, figure } = found;
    const stock = symbol ?? USUAL_SYMBOL;
    return payoffHtml(values, figure, {
      language,
      about: html`<p>${textIn(known.description, language)}</p>`,
      after: html`<p>
        <a href="${builderPath(stock, known.id)}">${linkText(stock, language)}</a>
      </p>`,
    });
  },
  plain: ({ id }, _inner, language) => {
    const found = templateOf(id);
    if (!found) return '';
    return `${payoffPlain(found.figure, language)}\n${textIn(found.template.description, language)}`;
  },
  sample: LIVE_SAMPLES.template.sample,
});

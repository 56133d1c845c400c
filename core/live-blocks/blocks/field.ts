import { blockKind, html, joinHtml, type Html } from '../../content/index.ts';
import { parseText, type TextPart } from '../../learning/index.ts';
import { TERMS, type TermId } from '../../learning/glossary/index.ts';
import { LOADED_TERM_TEXTS } from '../../learning/glossary/texts/index.ts';
import type { Language, Parameter } from '../../shared/index.ts';
import { LIVE_SAMPLES } from '../samples.ts';

const isTerm = (name: string): name is TermId => Object.hasOwn(TERMS, name);

const name: Parameter<string> = {
  kind: 'term',
  label: { en: 'Name', 'zh-CN': '名称' },
  read: (value) => (typeof value === 'string' ? value : undefined),
  problem: (value) =>
    isTerm(value)
      ? null
      : {
          texts: {
            en: 'must be a term of the glossary, such as delta or implied-volatility',
            'zh-CN': '必须是术语表中的词条，如 delta 或 implied-volatility',
          },
        },
};

const addressOf = (term: string): string => `/options/learn/glossary#${term}`;

function partHtml(part: TextPart): Html {
  if (part.kind === 'figure') return html``;
  if (part.kind !== 'link' || part.target.kind !== 'term') return html`${part.text}`;
  return html`<a href="${addressOf(part.target.id)}">${part.text}</a>`;
}

const textOf = (term: string, language: Language) =>
  isTerm(term) ? LOADED_TERM_TEXTS[language][term] : null;

/** A term as the glossary explains it. */
export const field = blockKind({
  name: 'field',
  label: LIVE_SAMPLES.field.label,
  holds: 'nothing',
  most: 100,
  parameters: { name },
  elements: { div: ['role'], p: [], strong: [], a: ['href'] },
  classes: ['field'],
  html: (values, _inner, language) => {
    const term = textOf(values.name, language);
    if (!term) return html``;
    return html`<div class="field" role="note">
      <p>
        <strong><a href="${addressOf(values.name)}">${term.name}</a></strong>
      </p>
      <p>${joinHtml(parseText(term.text).map(partHtml))}</p>
    </div>`;
  },
  plain: (values, _inner, language) => {
    const term = textOf(values.name, language);
    const parts = term ? parseText(term.text) : [];
    return term
      ? `${term.name}\n${parts.map((part) => (part.kind === 'figure' ? '' : part.text)).join('')}`
      : '';
  },
  sample: LIVE_SAMPLES.field.sample,
});

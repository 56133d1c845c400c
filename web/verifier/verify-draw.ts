/** The verifier as one file: the same checks as the site's page, without the site. */
import { nobleCrypto } from '@toolyard/noble';
import {
  DrawCheck,
  PROBLEM_TEXTS,
  STEP_TEXTS,
  TRUST_LABEL_TEXTS,
  type DrawReport,
  type EntryAnswer,
} from '@toolyard/core/lottery/draw';
import { preferredLanguage, type Language } from '@toolyard/core/shared';
import { VERIFIER_TEXTS } from './verifier-texts.ts';

let language: Language = preferredLanguage(navigator.languages);
let check: DrawCheck | null = null;
let report: DrawReport | null = null;

const element = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
const node = (tag: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
};
const text = (id: keyof (typeof VERIFIER_TEXTS)['en']): string => VERIFIER_TEXTS[language][id];

function showTexts(): void {
  document.documentElement.lang = language;
  document.title = text('title');
  element('title').textContent = text('title');
  element('intro').textContent = text('intro');
  element('file-label').textContent = text('file');
  element('query-label').textContent = text('query');
  element('find-button').textContent = text('find');
  element('language').textContent = language === 'en' ? '中文' : 'English';
  element('answer').textContent = '';
  if (report) show(report);
}

function show({ verification, bundle, entries }: DrawReport): void {
  const { ok, stage, steps, label, awards } = verification;
  const result = ok ? (stage === 'selected' ? text('correct') : text('noDraw')) : text('wrong');
  const trust = ok && label ? ` ${label}: ${TRUST_LABEL_TEXTS[label][language]}` : '';
  element('verdict').textContent = `${result} (${entries} ${text('entries')})${trust}`;
  element('steps').replaceChildren(
    ...steps.map(({ step, state, faults }) => {
      const mark = { passed: '✓', failed: '✗', waiting: '–', blocked: '–' }[state];
      const line = node('li', `${mark} ${STEP_TEXTS[step][language]} (${text(state)})`);
      for (const { field, problem } of faults)
        line.append(
          node('br'),
          node('code', field || text('whole')),
          ` ${PROBLEM_TEXTS[problem][language]}`,
        );
      return line;
    }),
  );
  const rows = awards.map(({ rank, prize, uuid }) =>
    node('li', `${rank}. ${prize} `, node('code', uuid ?? text('unawarded'))),
  );
  element('winners').replaceChildren(
    ...(rows.length > 0 ? [node('h2', text('winners')), node('ul', ...rows)] : []),
  );
  element('find').hidden = !bundle?.lock;
}

async function open(file: File): Promise<void> {
  element('verdict').textContent = text('checking');
  check = new DrawCheck(await file.text(), nobleCrypto);
  report = await check.verify();
  show(report);
}

function answerText(answer: EntryAnswer): string {
  if (!answer.found) return text(answer.reason);
  const { place, size, weight, leadsToRoot, receipt } = answer;
  const list = leadsToRoot ? text('found') : text('badRoot');
  const signed = receipt === null ? '' : ` ${text(`receipt.${receipt}`)}`;
  return `${list} ${place} / ${size}, × ${weight}.${signed}`;
}

element<HTMLInputElement>('file').addEventListener('change', ({ currentTarget }) => {
  const file = (currentTarget as HTMLInputElement).files?.[0];
  if (file) void open(file);
});
element('find').addEventListener('submit', (event) => {
  event.preventDefault();
  if (check)
    element('answer').textContent = answerText(
      check.find(element<HTMLInputElement>('query').value),
    );
});
element('language').addEventListener('click', () => {
  language = language === 'en' ? 'zh-CN' : 'en';
  showTexts();
});
element('tool').hidden = false;
element('language').hidden = false;
showTexts();

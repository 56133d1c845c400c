/** The verifier as one file: the same checks as the site's page, without the site. */
import { nobleCrypto } from '@toolyard/noble';
import { timestampChecks } from '@toolyard/timestamp';
import {
  CAVEATS,
  DrawCheck,
  PROBLEM_TEXTS,
  STEP_TEXTS,
  WITNESS_KINDS,
  labelTexts,
  readWitnesses,
  type DrawReport,
  type EntryAnswer,
  type WitnessTexts,
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
  element('limits-title').textContent = text('limits');
  element('limits').replaceChildren(...CAVEATS.map((caveat) => node('li', caveat[language])));
  element('witness-title').textContent = text('witness');
  element('witness-button').textContent = text('witness.button');
  for (const kind of WITNESS_KINDS) element(`${kind}-label`).textContent = text(`witness.${kind}`);
  if (report) show(report);
}

const MARKS = {
  ...{ passed: '✓', failed: '✗', unwitnessed: '?' },
  ...{ waiting: '–', blocked: '–', absent: '–' },
};

function show({ verification, bundle, entries }: DrawReport): void {
  const { ok, witnessed, stage, stamp, steps, label, awards } = verification;
  const selected = witnessed ? text('correct') : text('follows');
  const result = ok ? (stage === 'selected' ? selected : text('noDraw')) : text('wrong');
  const reasons = labelTexts(verification).map((reason) => reason[language]);
  const trust = ok && label ? ` ${label}: ${reasons.join(' ')}` : '';
  const sample = bundle?.manifest.sample ? ` ${text('sample')}` : '';
  element('verdict').textContent = `${result} (${entries} ${text('entries')})${trust}${sample}`;
  element('steps').replaceChildren(
    ...steps.map(({ step, state, faults }) => {
      const line = node('li', `${MARKS[state]} ${STEP_TEXTS[step][language]} (${text(state)})`);
      for (const { field, problem } of faults)
        line.append(
          node('br'),
          node('code', field || text('whole')),
          ` ${PROBLEM_TEXTS[problem][language]}`,
        );
      return line;
    }),
  );
  if (stamp) {
    const { at, signer } = stamp;
    const said = `${text('stamped')} ${new Date(at).toISOString()}, ${signer.name}, `;
    element('steps').append(node('li', said, node('code', signer.fingerprint)));
  }
  const rows = awards.map(({ rank, prize, uuid }) =>
    node('li', `${rank}. ${prize} `, node('code', uuid ?? text('unawarded'))),
  );
  element('winners').replaceChildren(
    ...(rows.length > 0 ? [node('h2', text('winners')), node('ul', ...rows)] : []),
  );
  element('find').hidden = !bundle?.lock;
  element('witness').hidden = !bundle;
}

async function open(file: File): Promise<void> {
  element('verdict').textContent = text('checking');
  check = new DrawCheck(await file.text(), nobleCrypto);
  report = await check.verify({ timestamps: timestampChecks });
  show(report);
}

/** Checks again against what the reader typed; a malformed text is named and stays. */
async function hold(): Promise<void> {
  const typed = WITNESS_KINDS.map((kind) => [kind, element<HTMLInputElement>(kind).value]);
  const { witnesses, malformed } = readWitnesses(Object.fromEntries(typed) as WitnessTexts);
  const [wrong] = malformed;
  element('witness-fault').textContent = wrong
    ? `${text('witness.fault')} ${text(`witness.${wrong}`)}`
    : '';
  if (wrong) return element(wrong).focus();
  if (!check) return;
  report = await check.verify({ witnesses, timestamps: timestampChecks });
  show(report);
}

function answerText(answer: EntryAnswer): string {
  if (!answer.found) return text(answer.reason);
  const { place, size, weight, leadsToRoot, receipt } = answer;
  const list = leadsToRoot ? text('found') : text('badRoot');
  const signed = receipt === null ? '' : ` ${text(`receipt.${receipt}`)}`;
  return `${list} ${place} / ${size}, × ${weight}.${signed}`;
}

for (const kind of WITNESS_KINDS) {
  const label = Object.assign(document.createElement('label'), {
    htmlFor: kind,
    id: `${kind}-label`,
  });
  const field = { id: kind, type: 'text', autocomplete: 'off', spellcheck: false } as const;
  const input = Object.assign(document.createElement('input'), field);
  element('witness-fields').append(node('p', label, node('br'), input));
}
element<HTMLInputElement>('file').addEventListener('change', ({ currentTarget }) => {
  const file = (currentTarget as HTMLInputElement).files?.[0];
  if (file) void open(file);
});
element('witness').addEventListener('submit', (event) => {
  event.preventDefault();
  void hold();
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

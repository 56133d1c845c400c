import type { Language } from '@toolyard/core/shared';

/** One thing that a reader does or sees. Names are those of the interface; `…` stands for any text in them. */
export type Action =
  | { readonly kind: 'signIn' }
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'press'; readonly name: string; readonly within: string | null }
  | { readonly kind: 'type'; readonly text: string; readonly name: string }
  | { readonly kind: 'copy'; readonly from: string; readonly name: string }
  | { readonly kind: 'choose'; readonly name: string; readonly within: string }
  | { readonly kind: 'file'; readonly name: string; readonly file: string }
  | { readonly kind: 'see'; readonly text: string };

/** A numbered step of a tutorial with its line in the file, 1-based. */
export interface TutorialStep {
  readonly number: number;
  readonly line: number;
  readonly text: string;
  readonly actions: readonly Action[];
}

const NAME = String.raw`\*\*([^*]+)\*\*`;
const CODE = '`([^`]+)`';
const PAGE = String.raw`\[[^\]]*\]\((/[^)\s]*)\)`;

type Form = readonly [pattern: RegExp, action: (...groups: string[]) => Action];

const form = (pattern: string, action: Form[1]): Form => [new RegExp(pattern, 'y'), action];
const press = (name: string, within?: string): Action => ({
  kind: 'press',
  name,
  within: within ?? null,
});

/** How a step says what to do, the longer forms first. What else it says explains. */
const FORMS: Readonly<Record<Language, readonly Form[]>> = {
  en: [
    form('Sign in(?=[.;])', () => ({ kind: 'signIn' })),
    form(`[Oo]pen ${PAGE}`, (path) => ({ kind: 'open', path })),
    form(`[Pp]ress ${NAME} and take the file ${CODE}`, (name, file) => ({
      ...{ kind: 'file', name, file },
    })),
    form(`[Pp]ress ${NAME} (?:in|under) ${NAME}`, press),
    form(`[Pp]ress ${NAME}`, (name) => press(name)),
    form(`[Tt]ype ${CODE} into ${NAME}`, (text, name) => ({ kind: 'type', text, name })),
    form(`[Cc]opy ${NAME} into ${NAME}`, (from, name) => ({ kind: 'copy', from, name })),
    form(`[Cc]hoose ${NAME} under ${NAME}`, (name, within) => ({ kind: 'choose', name, within })),
    form(`(?:You see|Wait for) ${NAME}`, (text) => ({ kind: 'see', text })),
  ],
  'zh-CN': [
    form('登录(?=[。；])', () => ({ kind: 'signIn' })),
    form(`打开${PAGE}`, (path) => ({ kind: 'open', path })),
    form(`点击${NAME}，选取文件 ${CODE}`, (name, file) => ({ kind: 'file', name, file })),
    form(`在${NAME}中点击${NAME}`, (within, name) => press(name, within)),
    form(`点击${NAME}`, (name) => press(name)),
    form(`在${NAME}中输入 ${CODE}`, (name, text) => ({ kind: 'type', text, name })),
    form(`把${NAME}复制到${NAME}`, (from, name) => ({ kind: 'copy', from, name })),
    form(`在${NAME}中选择${NAME}`, (within, name) => ({ kind: 'choose', name, within })),
    form(`页面显示${NAME}`, (text) => ({ kind: 'see', text })),
  ],
};

function actionAt(text: string, at: number, language: Language) {
  for (const [pattern, action] of FORMS[language]) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { action: action(...found.slice(1)), end: pattern.lastIndex };
  }
  return null;
}

/** What a step tells the reader to do and to see, in its order. */
export function actionsIn(text: string, language: Language): Action[] {
  const actions: Action[] = [];
  for (let at = 0; at < text.length;) {
    const found = actionAt(text, at, language);
    if (found) actions.push(found.action);
    at = found?.end ?? at + 1;
  }
  return actions;
}

/** The numbered items of a text; `firstLine` is the line of its beginning in the file. */
export const stepsIn = (markdown: string, language: Language, firstLine = 1): TutorialStep[] =>
  markdown.split('\n').flatMap((line, index) => {
    const [, number, text] = /^(\d+)\. (.+)$/.exec(line) ?? [];
    if (text === undefined) return [];
    const actions = actionsIn(text, language);
    return [{ number: Number(number), line: firstLine + index, text, actions }];
  });

/** The files that a tutorial gives its reader: code blocks before which their names stand, as in ``Save this as `a.csv`:``. */
export function filesIn(markdown: string): ReadonlyMap<string, string> {
  const blocks = markdown.matchAll(/`([\w.-]+\.\w+)`[:：]\n\n```\w*\n([^]*?)```/g);
  return new Map([...blocks].map(([, name, text]) => [name ?? '', text ?? '']));
}

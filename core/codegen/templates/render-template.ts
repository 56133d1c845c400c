import type { Texts } from '../../shared/index.ts';
import type { Model } from '../model/model.ts';
import type { TemplateFault, TemplatePlace, TemplateRenderer } from '../ports/template-renderer.ts';
import type { OutputFile } from '../renderer.ts';
import { templateData } from './template-data.ts';

/** Characters of all files of a template together at most. */
const LONGEST = 5_000_000;

/** What is said of a template that writes more. */
export const TOO_LONG: Texts = {
  en: 'The output is longer than 5 MB',
  'zh-CN': '输出超过 5 MB',
};

export type TemplateResult =
  | { readonly files: readonly OutputFile[] }
  | { readonly fault: TemplateFault };

interface TemplateParts {
  /** A template of the name of a file. */
  readonly path: string;
  /** Where that stands. */
  readonly pathPlace: TemplatePlace;
  /** The template makes a file for each entity. */
  readonly isForEach: boolean;
  readonly body: string;
  /** Lines before the body. */
  readonly linesBefore: number;
}

const placeAfter = (text: string): TemplatePlace => {
  const lines = text.split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
};

/** Splits a template into what stands between `---` at its top, and the rest. */
function partsOf(template: string): TemplateParts {
  const [head] = /^---\r?\n(?:[^\r\n]*\r?\n)*?---[ \t]*(?:\r?\n|$)/.exec(template) ?? [''];
  const setting = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.+?)[ \\t]*$`, 'm').exec(head)?.[1] ?? null;
  const isForEach = setting('each') === 'entities';
  const [before = ''] = /^[^]*?^path:[ \t]*/m.exec(head) ?? [];
  return {
    pathPlace: placeAfter(before),
    path: setting('path') ?? (isForEach ? '{{ entity.kebab }}.txt' : 'output.txt'),
    isForEach,
    body: template.slice(head.length),
    linesBefore: head.split('\n').length - 1,
  };
}

/** A path within the folder of the output. */
const relativePath = (path: string): string =>
  path
    .split(/[\\/]+/)
    .map((part) => part.replaceAll(/[<>:"|?*\p{Cc}]/gu, '-').trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/') || 'output.txt';

const fault = (texts: Texts, place: TemplatePlace | null): TemplateResult => ({
  fault: { texts, place },
});

/** The fault at its place in the whole template. */
const movedFault = (
  { texts, place }: TemplateFault,
  move: (place: TemplatePlace) => TemplatePlace,
): TemplateResult => fault(texts, place && move(place));

/** The files that a template makes of a model. */
export function renderTemplate(
  template: string,
  model: Model,
  renderer: TemplateRenderer,
): TemplateResult {
  const { path, pathPlace, isForEach, body, linesBefore } = partsOf(template);
  const data = templateData(model);
  const all = isForEach ? data.entities.map((entity) => ({ ...data, entity })) : [data];
  const files = new Map<string, string>();
  let length = 0;
  for (const each of all) {
    const name = renderer.render(path, each);
    if ('fault' in name)
      return movedFault(name.fault, ({ column }) => ({
        line: pathPlace.line,
        column: pathPlace.column + column - 1,
      }));
    const made = renderer.render(body, each);
    if ('fault' in made)
      return movedFault(made.fault, ({ line, column }) => ({ line: line + linesBefore, column }));
    const own = relativePath(name.text);
    if (files.has(own))
      return fault(
        { en: `Two files are called ${own}`, 'zh-CN': `有两个文件都叫 ${own}` },
        pathPlace,
      );
    files.set(own, made.text);
    length += made.text.length;
    if (length > LONGEST) return fault(TOO_LONG, null);
  }
  return { files: [...files].map(([own, text]) => ({ path: own, text })) };
}

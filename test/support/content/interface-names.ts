import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where texts of the interface stand. */
const SOURCES = [
  'web/i18n/**/*.ts',
  'core/options/{templates,alerts}/**/*.ts',
  'core/data/**/*.ts',
  'core/learning/courses/*/course.ts',
  'core/lottery/sample-events.ts',
];

/** A count; `…` stands for one as X. */
const NUMBER = '[0-9,.X]+';

const CHINESE = /[\u4e00-\u9fff]/;
/** A text as a pattern of itself. */
export const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where the brace that opens at a place closes. */
function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

/** A message of the catalogs as a pattern of what it can say; plurals are their branches, values any text. */
export function messagePattern(message: string): string {
  let pattern = '';
  for (let at = 0; at < message.length; at++) {
    const sign = message[at]!;
    if (sign === '#') pattern += NUMBER;
    else if (sign !== '{') pattern += escaped(sign);
    else {
      const end = closingBrace(message, at);
      const argument = message.slice(at + 1, end);
      pattern += /,\s*(?:plural|select)/.test(argument)
        ? branches(argument)
        : argument === 'count'
          ? NUMBER
          : '.+';
      at = end;
    }
  }
  return pattern;
}

function branches(argument: string): string {
  const found: string[] = [];
  for (let open = argument.indexOf('{'); open >= 0;) {
    const end = closingBrace(argument, open);
    found.push(messagePattern(argument.slice(open + 1, end)));
    open = argument.indexOf('{', end);
  }
  return `(?:${found.join('|')})`;
}

/** The texts of a source: `text ${value}` has a value in braces. */
function textsIn(path: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node))
      texts.push(
        node.head.text + node.templateSpans.map(({ literal }) => `{value}${literal.text}`).join(''),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest));
  return texts;
}

/** Which names the interface has. */
export interface InterfaceNames {
  /** Whether the interface can say exactly this; `…` stands for any text. */
  has(name: string): boolean;
  /** Whether a text of the interface has this in it. */
  hasPart(text: string): boolean;
}

/** Fewer letters than these say nothing of a message with values. */
const LEAST_LETTERS = 2;

export function interfaceNames(): InterfaceNames {
  const texts = [
    ...new Set(
      SOURCES.flatMap((glob) => globSync(glob, { cwd: root, exclude: ['**/*.spec.*'] })).flatMap(
        textsIn,
      ),
    ),
  ];
  const exact = new Set(texts);
  const patterns = texts
    .filter((text) => text.includes('{'))
    .map((text) => messagePattern(text))
    .filter(
      (pattern) =>
        CHINESE.test(pattern) ||
        pattern.replaceAll(NUMBER, '').replace(/\\.|\.\+|[^A-Za-z]/g, '').length >= LEAST_LETTERS,
    );
  const whole = patterns.map((pattern) => new RegExp(`^${pattern}$`));
  const filled = (name: string) => name.replaceAll('…', 'X');
  const has = (name: string) =>
    /^[A-Z]{1,5}$/.test(name) || exact.has(name) || whole.some((each) => each.test(filled(name)));
  return {
    has,
    hasPart: (text) =>
      has(text) ||
      texts.some((each) => each.includes(text)) ||
      patterns.some((pattern) => new RegExp(pattern).test(text)),
  };
}

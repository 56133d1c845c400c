import hljs from 'highlight.js/lib/core';
import type { LanguageFn } from 'highlight.js';

const typescript = () => import('highlight.js/lib/languages/typescript');
const javascript = () => import('highlight.js/lib/languages/javascript');
const yaml = () => import('highlight.js/lib/languages/yaml');
const xml = () => import('highlight.js/lib/languages/xml');

/** Grammars by the end of a file's name, each fetched when a file needs it. */
const GRAMMARS: Readonly<Record<string, () => Promise<{ readonly default: LanguageFn }>>> = {
  ts: typescript,
  tsx: typescript,
  mts: typescript,
  js: javascript,
  jsx: javascript,
  mjs: javascript,
  json: () => import('highlight.js/lib/languages/json'),
  sql: () => import('highlight.js/lib/languages/sql'),
  graphql: () => import('highlight.js/lib/languages/graphql'),
  md: () => import('highlight.js/lib/languages/markdown'),
  css: () => import('highlight.js/lib/languages/css'),
  cs: () => import('highlight.js/lib/languages/csharp'),
  go: () => import('highlight.js/lib/languages/go'),
  java: () => import('highlight.js/lib/languages/java'),
  kt: () => import('highlight.js/lib/languages/kotlin'),
  py: () => import('highlight.js/lib/languages/python'),
  rb: () => import('highlight.js/lib/languages/ruby'),
  rs: () => import('highlight.js/lib/languages/rust'),
  swift: () => import('highlight.js/lib/languages/swift'),
  yaml,
  yml: yaml,
  html: xml,
  xml,
};

/** A longer text would hold up the page. */
const LONGEST_TEXT = 200_000;

/** Some grammars take time in the square of a line. */
const LONGEST_LINE = /^.{1000}/m;

const endOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase();

/** HTML of a file with the classes `hljs-*`, in which the text itself is escaped; null where it gets no colors. */
export async function coloredCode(path: string, text: string): Promise<string | null> {
  const language = endOf(path);
  const grammar = GRAMMARS[language];
  if (!grammar || text.length > LONGEST_TEXT || LONGEST_LINE.test(text)) return null;
  if (!hljs.getLanguage(language)) hljs.registerLanguage(language, (await grammar()).default);
  return hljs.highlight(text, { language, ignoreIllegals: true }).value;
}

import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { readArticleFile, type ArticleFile, type Rendering } from '@toolyard/core/content';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { MarkupFrontMatterParser } from '@toolyard/front-matter';
import { MarkdownArticleRenderer } from '@toolyard/markdown';

/** Something that a reader would stumble over, at its line of the file, from 1. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

/** A page of the product in one language. */
export interface ContentPage {
  /** As in `en/docs/alerts.md`. */
  readonly file: string;
  readonly language: Language;
  /** The same in both languages: `docs/alerts`. */
  readonly id: string;
  readonly folder: string;
  readonly name: string;
  readonly article: ArticleFile;
  /** Line of the file that the text begins in, from 1. */
  readonly firstLine: number;
  readonly rendered: Rendering;
}

const parser = new MarkupFrontMatterParser();
const renderer = new MarkdownArticleRenderer();

function readPage(root: string, language: Language, path: string): ContentPage | Finding {
  const file = `${language}/${path}`;
  const text = readFileSync(join(root, file), 'utf8');
  const read = readArticleFile(file, text, parser);
  if (!read.ok) return { file, rule: 'front matter', ...read.error };
  const { markdown } = read.value;
  return {
    ...{ file, language, article: read.value },
    id: path.replace(/\.md$/, ''),
    folder: path.split('/')[0] ?? '',
    name: basename(path, '.md'),
    firstLine: text.slice(0, text.length - markdown.length).split('\n').length,
    rendered: renderer.render(markdown, { locale: language, idPrefix: '' }),
  };
}

/** Reads the pages of a folder with a folder per language; a file whose front matter cannot be read is a finding. */
export function readPages(root: string): { pages: ContentPage[]; findings: Finding[] } {
  const read = LANGUAGES.flatMap((language) =>
    globSync('**/*.md', { cwd: join(root, language) })
      .map((path) => path.split(sep).join('/'))
      .toSorted()
      .map((path) => readPage(root, language, path)),
  );
  return {
    pages: read.filter((each) => 'article' in each),
    findings: read.filter((each) => 'rule' in each),
  };
}

/** Line of the file in which a part of the page's text stands first; that of its beginning where it does not. */
export function lineOf({ article, firstLine }: ContentPage, part: string): number {
  const at = article.markdown.indexOf(part);
  return firstLine + (at < 0 ? 0 : article.markdown.slice(0, at).split('\n').length - 1);
}

export const finding = (
  page: ContentPage,
  part: string,
  rule: string,
  message: string,
): Finding => ({ file: page.file, line: lineOf(page, part), rule, message });

/** The text with code blocks and inline code as spaces, so that places stay as they are. */
export const withoutCode = (markdown: string): string =>
  markdown
    .replace(/^```[^]*?^```$/gm, (code) => code.replace(/[^\n]/g, ' '))
    .replace(/`[^`\n]+`/g, (code) => ' '.repeat(code.length));

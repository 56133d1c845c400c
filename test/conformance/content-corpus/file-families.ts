import { PinyinRomanizer } from '@toolyard/api';
import {
  importPlan,
  readArticleFile,
  readMarkdownFile,
  writeArticleFile,
  type ArticleFile,
  type ExistingArticle,
  type ImportedFile,
} from '@toolyard/core/content';
import { MarkupFrontMatterParser } from '@toolyard/front-matter';
import { check, fileText, isSame, type Check, type ContentCase } from './content-case.ts';

const parser = new MarkupFrontMatterParser();
const romanizer = new PinyinRomanizer();

type Meta = Readonly<Record<string, unknown>>;
interface FrontMatterItem {
  readonly file: string;
  readonly meta?: Meta;
  readonly accept_meta?: Meta | readonly Meta[];
  readonly accept?: string;
  readonly body?: string;
  readonly error?: unknown;
  readonly line?: number;
}

const sorted = (meta: Meta): unknown =>
  Object.entries(meta).toSorted(([a], [b]) => (a < b ? -1 : 1));
const trimmed = (text: string): string => text.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '');

/** Lines that a case accepts for the report of a fault. */
function linesOf({ error, line, accept = '' }: FrontMatterItem): number[] {
  const named = [...`${JSON.stringify(error ?? '')} ${accept}`.matchAll(/line"?:?\s*(\d+)/g)].map(
    ([, number]) => Number(number),
  );
  return line === undefined ? named : [line, ...named];
}

export function frontMatterChecks(each: ContentCase): Check[] {
  const { items } = each.expected as { readonly items: readonly FrontMatterItem[] };
  return items.map((item) => {
    const read = readMarkdownFile(fileText(each, item.file), parser);
    const mayFail = item.error !== undefined || /error/.test(item.accept ?? '');
    if (!read.ok) {
      const lines = linesOf(item);
      return check(
        item.file,
        mayFail && (lines.length === 0 || lines.includes(read.error.line)),
        read.error,
      );
    }
    const { fields, body } = read.value;
    const accepted = [item.meta ?? {}, ...[item.accept_meta ?? []].flat()];
    const isRight =
      item.error === undefined &&
      accepted.some((meta) => isSame(sorted(fields), sorted({ ...item.meta, ...meta }))) &&
      (item.body === undefined || trimmed(body) === trimmed(item.body));
    return check(item.file, isRight, { fields, body });
  });
}

interface RoundTripExpectation {
  readonly document?: {
    readonly title: string;
    readonly slug: string;
    readonly tags: readonly string[];
    readonly date: string;
    readonly body_file?: string;
    readonly body?: string;
  };
  readonly existing?: readonly {
    readonly slug: string;
    readonly title: string;
    readonly body: string;
  }[];
  readonly items?: readonly string[];
  readonly bodies?: Readonly<Record<string, string>>;
}

function read(path: string, text: string): ArticleFile {
  const result = readArticleFile(path, text, parser);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const imported = async (path: string, file: ArticleFile): Promise<ImportedFile> => ({
  ...file,
  path,
  type: file.type ?? 'page',
  locale: file.locale ?? 'en',
  romanized: await romanizer.romanize(file.slug ?? file.title),
});

/** The articles of a space after an import that adds copies. */
function afterImport(
  files: readonly ImportedFile[],
  existing: readonly ExistingArticle[],
): ExistingArticle[] {
  const created = importPlan(files, existing, [], 'copy').flatMap((step, index) => {
    const { title, markdown, type, locale } = files[index]!;
    return step.kind === 'create'
      ? [{ id: `${step.slug} new`, slug: step.slug, title, markdown, type, locale }]
      : [];
  });
  return [...existing, ...created];
}

async function documentChecks(
  each: ContentCase,
  document: NonNullable<RoundTripExpectation['document']>,
): Promise<Check[]> {
  const markdown = document.body ?? fileText(each, document.body_file ?? '');
  const { title, slug, tags } = document;
  const article: ArticleFile = {
    title,
    slug,
    type: 'page',
    locale: 'en',
    tags,
    description: '',
    order: null,
    date: Date.parse(document.date),
    translationOf: null,
    isDraft: false,
    markdown,
  };
  const file = writeArticleFile(article);
  const again = read(`${slug}.md`, file);
  const files = [await imported(`${slug}.md`, again)];
  const space = afterImport(files, []);
  return [
    ...(['title', 'slug', 'tags', 'date', 'markdown'] as const).map((name) =>
      check(name, isSame(again[name], article[name]), again[name]),
    ),
    check('the same bytes again', writeArticleFile(again) === file),
    check(
      'one page',
      isSame(
        space.map((page) => page.slug),
        [slug],
      ),
      space,
    ),
    check('no twin', afterImport(files, space).length === 1),
  ];
}

async function folderChecks(
  each: ContentCase,
  { existing = [], items = [], bodies = {} }: RoundTripExpectation,
): Promise<Check[]> {
  const before = existing.map(({ slug, title, body }): ExistingArticle => ({
    id: slug,
    slug,
    title,
    markdown: body,
    type: 'page',
    locale: 'en',
  }));
  const files = await Promise.all(
    items.map((name) => imported(name, read(name, fileText(each, name)))),
  );
  const after = afterImport(files, before);
  const slugs = after.map(({ slug }) => slug.toLowerCase());
  const texts = after.map(({ markdown }) => trimmed(markdown));
  return [
    ...Object.entries(bodies).map(([name, body]) =>
      check(`${name} is there`, texts.includes(trimmed(body))),
    ),
    ...before.map(({ slug, markdown }) =>
      check(
        `${slug} keeps its text`,
        after.some((page) => page.slug === slug && page.markdown === markdown),
      ),
    ),
    check('slugs are distinct', new Set(slugs).size === slugs.length, slugs),
    check('every file is a page', after.length === before.length + items.length, slugs),
    check('a second import adds nothing', afterImport(files, after).length === after.length),
  ];
}

export const roundTripChecks = async (each: ContentCase): Promise<Check[]> => {
  const expected = each.expected as RoundTripExpectation;
  return [
    ...(expected.document ? await documentChecks(each, expected.document) : []),
    ...(expected.items ? await folderChecks(each, expected) : []),
  ];
};

import {
  LANGUAGES,
  ok,
  preferredLanguage,
  type Instant,
  type Language,
  type Result,
} from '../shared/index.ts';
import { ARTICLE_TYPES, type ArticleTypeName } from './article-types/article-type-list.ts';
import { readMarkdownFile, writeMarkdownFile } from './front-matter.ts';
import type {
  FrontMatterFields,
  FrontMatterParser,
  FrontMatterProblem,
  FrontMatterValue,
} from './ports/front-matter-parser.ts';
import { firstHeading } from './sections.ts';

/** An article as a Markdown file with front matter: of our own export, or of Hugo, Docusaurus or Jekyll. */
export interface ArticleFile {
  /** Never empty: the first heading or the file's name where the file states none. */
  readonly title: string;
  /** As the file states it, without folders; null where it states none. */
  readonly slug: string | null;
  /** Null where the file does not say. */
  readonly type: ArticleTypeName | null;
  readonly locale: Language | null;
  readonly tags: readonly string[];
  readonly description: string;
  readonly order: number | null;
  readonly date: Instant | null;
  /** Path of the file that it translates, in the same folder; null where it states none. */
  readonly translationOf: string | null;
  readonly isDraft: boolean;
  /** Byte for byte what the file says below its header. */
  readonly markdown: string;
}

const textOf = (value: FrontMatterValue | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** The first of the fields that has a value, in any case of its name. */
function field(
  fields: FrontMatterFields,
  ...names: readonly string[]
): FrontMatterValue | undefined {
  const byName = new Map(
    Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return names
    .map((name) => byName.get(name))
    .find((value) => value !== undefined && value !== null);
}

/** 2024-01-02-name.en.md, 01-name.md and name/index.md are all `name`. */
function nameOf(path: string): string {
  const names = path.split(/[/\\]/);
  const bare = (name: string): string =>
    name
      .replace(/\.(?:md|mdx|markdown)$/i, '')
      .replace(/\.(?:en|zh)(?:[-_][a-z]+)?$/i, '')
      .replace(/^(?:\d{4}-\d\d-\d\d-|\d{1,3}[-_.]\s*)(?=.)/, '');
  const own = bare(names.at(-1) ?? '');
  return /^_?(?:index|readme)$/i.test(own) && names.length > 1 ? bare(names.at(-2)!) : own;
}

/** By the file's ending, as in name.zh-CN.md, or a folder named after a language. */
function localeOf(path: string): Language | null {
  const tag = /(?:^|[/.])((?:en|zh)(?:[-_][a-z]+)?)(?:\.(?:md|mdx|markdown)$|\/)/i.exec(path)?.[1];
  return tag === undefined ? null : preferredLanguage([tag.replace('_', '-')]);
}

const slugIn = (value: string | null): string | null =>
  textOf(
    value
      ?.split(/[?#]/)[0]
      ?.split('/')
      .filter((name) => name !== '')
      .at(-1),
  );

function dateIn(value: FrontMatterValue | undefined): Instant | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

const orderIn = (value: FrontMatterValue | undefined): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null;

/**
 * Reads a Markdown file of a folder.
 *
 * @param path in its folder, with `/`
 * @returns a problem with its line in the file where the header cannot be read
 */
export function readArticleFile(
  path: string,
  file: string,
  parser: FrontMatterParser,
): Result<ArticleFile, FrontMatterProblem> {
  const read = readMarkdownFile(file, parser);
  if (!read.ok) return read;
  const { fields, body } = read.value;
  const locale = textOf(field(fields, 'locale', 'lang', 'language'));
  const type = textOf(field(fields, 'type'));
  const tags = field(fields, 'tags', 'keywords');
  return ok({
    title: textOf(field(fields, 'title')) ?? firstHeading(body) ?? (nameOf(path) || 'untitled'),
    slug: slugIn(textOf(field(fields, 'slug', 'url', 'permalink'))),
    type: ARTICLE_TYPES.find(({ name }) => name === type)?.name ?? null,
    locale:
      LANGUAGES.find((language) => language === locale) ??
      (locale === null ? localeOf(path) : preferredLanguage([locale])),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    description: textOf(field(fields, 'description', 'summary', 'excerpt')) ?? '',
    order: orderIn(field(fields, 'order', 'sidebar_position', 'weight')),
    date: dateIn(field(fields, 'date', 'publishdate', 'publish_date')),
    translationOf: textOf(field(fields, 'translationof')),
    isDraft: field(fields, 'draft') === true,
    markdown: body,
  });
}

/** The article as a Markdown file, which `readArticleFile` reads back as it was. */
export function writeArticleFile(article: ArticleFile): string {
  const { title, slug, type, locale, tags, description, order, date, isDraft, markdown } = article;
  const { translationOf } = article;
  const stated: readonly (readonly [string, FrontMatterValue, boolean])[] = [
    ['title', title, true],
    ['slug', slug, slug !== null],
    ['type', type, type !== null],
    ['locale', locale, locale !== null],
    ['date', date === null ? null : new Date(date).toISOString(), date !== null],
    ['tags', tags, tags.length > 0],
    ['description', description, description !== ''],
    ['order', order, order !== null],
    ['translationOf', translationOf, translationOf !== null],
    ['draft', true, isDraft],
  ];
  const fields = stated
    .filter(([, , isStated]) => isStated)
    .map(([name, value]) => [name, value] as const);
  return writeMarkdownFile({ fields: Object.fromEntries(fields), body: markdown });
}

import type { Digest } from '../audit/index.ts';
import { LANGUAGES, type Language } from '../shared/index.ts';
import { checkArticleDraft, type CheckedDraft } from './article-draft.ts';
import { readArticleFile, type ArticleFile } from './article-file.ts';
import type { ArticleTypeName } from './article-types/article-type-list.ts';
import type { FrontMatterParser } from './ports/front-matter-parser.ts';
import type { ProductFile } from './ports/product-files.ts';
import { productPath } from './product-space.ts';
import { sectionHashes, sectionsOf } from './sections.ts';
import { parseSlug } from './slug.ts';

/** One of the product's own pages in one language. */
export interface ProductPage {
  readonly path: string;
  /** The same in every language, as in `docs/alerts.md`. */
  readonly name: string;
  readonly type: ArticleTypeName;
  readonly locale: Language;
  readonly slug: string;
  readonly draft: CheckedDraft;
}

/** What revisions say that come from the delivered files. Together with no author it tells them from others. */
export const DELIVERED_NOTE = 'Delivered with the product';

interface ReadFile {
  readonly path: string;
  readonly name: string;
  readonly locale: Language;
  readonly article: ArticleFile & { readonly slug: string };
}

const typeOf = ({ article }: ReadFile): ArticleTypeName => article.type ?? 'page';

function fileOf({ path, text }: ProductFile, parser: FrontMatterParser): ReadFile | null {
  const locale = LANGUAGES.find((each) => path.startsWith(`${each}/`));
  const read = readArticleFile(path, text, parser);
  if (locale === undefined || !read.ok) return null;
  const name = path.slice(locale.length + 1);
  const slug = parseSlug(read.value.slug ?? name.replace(/^.*\/|\.md$/g, ''));
  return slug.ok ? { path, name, locale, article: { ...read.value, slug: slug.value } } : null;
}

/** The name that a relative link in a file leads to, as in `docs/alerts.md` for `../docs/alerts.md`. */
function linkedName(link: string, from: string): string {
  const names = from.split('/').slice(0, -1);
  for (const step of link.split('/')) {
    if (step === '..') names.pop();
    else if (step !== '.') names.push(step);
  }
  return names.join('/');
}

/** The text with links to files of the folder as links to their pages. */
const withPageLinks = (markdown: string, from: string, paths: ReadonlyMap<string, string>) =>
  markdown.replace(
    /\]\(([\w./-]+\.md)(#[^)\s]*)?\)/g,
    (written, link: string, anchor: string = '') => {
      const path = paths.get(linkedName(link, from));
      return path === undefined ? written : `](${path}${anchor})`;
    },
  );

/**
 * The pages of a folder with a folder per language, those of the first language first, since the others translate them.
 * `unreadable` are files that make no page.
 */
export function productPages(
  files: readonly ProductFile[],
  parser: FrontMatterParser,
  digest: Digest,
): { readonly pages: readonly ProductPage[]; readonly unreadable: readonly string[] } {
  const read = files.flatMap((file) => fileOf(file, parser) ?? []);
  const paths = new Map(
    read.map((file) => [file.name, productPath(typeOf(file), file.article.slug)]),
  );
  const textOf = ({ name, article }: ReadFile) => withPageLinks(article.markdown, name, paths);
  const originals = new Map(
    read.filter(({ locale }) => locale === LANGUAGES[0]).map((file) => [file.name, file]),
  );
  const pages = read.flatMap((file): ProductPage[] => {
    const { path, name, locale, article } = file;
    const original = locale === LANGUAGES[0] ? undefined : originals.get(name);
    const { title, tags, description, order, slug } = article;
    const draft = checkArticleDraft({
      ...{ title, tags, description, order, note: DELIVERED_NOTE, markdown: textOf(file) },
      sourceSections: original ? sectionHashes(sectionsOf(textOf(original), digest)) : null,
    });
    return draft.ok ? [{ path, name, type: typeOf(file), locale, slug, draft: draft.value }] : [];
  });
  const readable = new Set(pages.map(({ path }) => path));
  return {
    pages: LANGUAGES.flatMap((language) => pages.filter(({ locale }) => locale === language)),
    unreadable: files.map(({ path }) => path).filter((path) => !readable.has(path)),
  };
}

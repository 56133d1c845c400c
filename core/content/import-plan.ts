import type { Language } from '../shared/index.ts';
import type { ArticleFile } from './article-file.ts';
import type { ArticleTypeName } from './article-types/article-type-list.ts';
import { slugOf, uniqueSlug } from './slug.ts';

/** What an import does with a file whose slug an article already has: leave both out, add a copy, or replace the text. */
export const IMPORT_CHOICES = ['skip', 'copy', 'replace'] as const;
export type ImportChoice = (typeof IMPORT_CHOICES)[number];

/** A file to import. */
export interface ImportedFile extends Pick<ArticleFile, 'title' | 'slug' | 'markdown'> {
  /** Path in its folder. */
  readonly path: string;
  readonly type: ArticleTypeName;
  readonly locale: Language;
  /** Slug, or else title, as `Romanizer` writes it. */
  readonly romanized: string;
}

/** An article of the space. */
export interface ExistingArticle extends Pick<ArticleFile, 'title' | 'markdown'> {
  readonly id: string;
  readonly type: ArticleTypeName;
  readonly locale: Language;
  readonly slug: string;
}

/** What becomes of a file. `same` and `skipped` change nothing. */
export type ImportStep =
  | { readonly path: string; readonly kind: 'create'; readonly slug: string }
  | {
      readonly path: string;
      readonly kind: 'replace' | 'same' | 'skipped';
      readonly slug: string;
      readonly articleId: string;
    };

const groupOf = ({ type, locale }: Pick<ExistingArticle, 'type' | 'locale'>): string =>
  `${type} ${locale}`;

/** Whether a slug is the one that was wanted, or a numbered copy of it. */
const isCopyOf = (slug: string, wanted: string): boolean =>
  slug === wanted || (slug.startsWith(`${wanted}-`) && /^\d+$/.test(slug.slice(wanted.length + 1)));

/**
 * What an import does with each file, in order. No text is replaced unless that was chosen, and never by two files. A file
 * whose text and title an article of that slug, or a copy of it, already has is the same, so a second import of the same
 * files adds nothing.
 *
 * @param redirects former slugs by group of type and locale, which no article gets
 */
export function importPlan(
  files: readonly ImportedFile[],
  existing: readonly ExistingArticle[],
  redirects: readonly Pick<ExistingArticle, 'type' | 'locale' | 'slug'>[],
  choice: ImportChoice,
): ImportStep[] {
  const groups = new Map<
    string,
    { entries: ExistingArticle[]; taken: Set<string>; used: Set<string> }
  >();
  const groupFor = (of: Pick<ExistingArticle, 'type' | 'locale'>) => {
    const group = groups.get(groupOf(of)) ?? { entries: [], taken: new Set(), used: new Set() };
    groups.set(groupOf(of), group);
    return group;
  };
  for (const article of existing) {
    const group = groupFor(article);
    group.entries.push({ ...article, slug: article.slug.toLowerCase() });
    group.taken.add(article.slug.toLowerCase());
  }
  for (const redirect of redirects) groupFor(redirect).taken.add(redirect.slug.toLowerCase());

  return files.map((file): ImportStep => {
    const { path, title, markdown } = file;
    const { entries, taken, used } = groupFor(file);
    const wanted = slugOf(file.romanized);
    const free = entries.filter(({ id }) => !used.has(id));
    const same = free.find(
      (entry) =>
        isCopyOf(entry.slug, wanted) && entry.title === title && entry.markdown === markdown,
    );
    const holder = free.find(({ slug }) => slug === wanted);
    const step = (
      kind: 'replace' | 'same' | 'skipped',
      { id, slug }: ExistingArticle,
    ): ImportStep => {
      used.add(id);
      return { path, kind, slug, articleId: id };
    };
    if (same) return step('same', same);
    if (holder && choice === 'replace') return step('replace', holder);
    if (holder && choice === 'skip')
      return { path, kind: 'skipped', slug: holder.slug, articleId: holder.id };
    const slug = uniqueSlug(wanted, taken);
    taken.add(slug);
    return { path, kind: 'create', slug };
  });
}

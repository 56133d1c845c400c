import type { Digest } from '../../audit/index.ts';
import type { Clock, IdSource, Romanizer } from '../../shared/index.ts';
import type { Article } from '../article.ts';
import { indexedText } from '../search-terms.ts';
import type { ArticleRenderer, RenderedArticle } from '../ports/article-renderer.ts';
import type { ArticleRepository, RenderedRevision } from '../ports/article-repository.ts';
import { setDraft } from '../publication.ts';
import { nextRevision, type RevisionDraft } from '../revision-chain.ts';
import type { Revision } from '../revision.ts';

/** What the writing of articles stands on. */
export interface WritingPorts {
  readonly renderer: ArticleRenderer;
  readonly romanizer: Romanizer;
  readonly digest: Digest;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** What ids of rendered texts begin with, so that they meet no id of a page. */
export const ARTICLE_ID_PREFIX = 'a-';

/** An article after a save: what was saved is its draft. */
export interface SavedDraft {
  readonly article: Article;
  readonly revision: Pick<Revision, 'number' | 'savedAt'>;
}

const textOf = async ({ revision, rendered }: RenderedRevision, romanizer: Romanizer) => ({
  revision: revision.number,
  text: indexedText({
    title: revision.title,
    tags: revision.meta.tags,
    text: rendered.text,
    romanizedTitle: await romanizer.romanize(revision.title),
  }),
});

/** Lets a search find the article by its draft, by what is public of it and by what will be. */
export async function indexArticle(
  articles: Pick<ArticleRepository, 'index' | 'indexed' | 'revision'>,
  { id, draft, published, schedule }: Article,
  romanizer: Romanizer,
): Promise<void> {
  const wanted = new Set([draft, published, schedule?.revision ?? null]);
  const indexed = await articles.indexed(id);
  const retained = indexed.filter((number) => wanted.has(number));
  const added: Awaited<ReturnType<typeof textOf>>[] = [];
  for (const number of wanted) {
    const isMissing = number !== null && !indexed.includes(number);
    const found = isMissing ? await articles.revision(id, number) : null;
    if (found) added.push(await textOf(found, romanizer));
  }
  await articles.index(id, { added, retained });
}

/** HTML of a draft in the language of its article. */
const rendered = (
  renderer: ArticleRenderer,
  { locale }: Pick<Article, 'locale'>,
  markdown: string,
): RenderedArticle => {
  const options = { locale, idPrefix: ARTICLE_ID_PREFIX };
  const { html, headings, text, links } = renderer.render(markdown, options);
  return { html, headings, text, links };
};

/** Stores a new article with its first revision. */
export async function addArticle(
  articles: ArticleRepository,
  article: Article,
  draft: RevisionDraft,
  { renderer, romanizer, digest }: Pick<WritingPorts, 'renderer' | 'romanizer' | 'digest'>,
): Promise<SavedDraft> {
  const at = article.createdAt;
  const first = nextRevision(null, draft, { articleId: article.id, at, digest });
  if (!first.ok) throw first.error;
  await articles.add(article);
  const revision = first.value;
  await articles.addRevision({
    revision,
    rendered: rendered(renderer, article, revision.markdown),
  });
  await indexArticle(articles, article, romanizer);
  return { article, revision: { number: revision.number, savedAt: revision.savedAt } };
}

/** Stores the next revision of an article; a text equal to the current one stores nothing. Refuses with VERSION_CONFLICT. */
export async function addDraft(
  articles: ArticleRepository,
  article: Article,
  { draft, current }: { readonly draft: RevisionDraft; readonly current: Revision },
  { renderer, romanizer, digest, clock }: Omit<WritingPorts, 'ids'>,
): Promise<SavedDraft> {
  const at = clock.now();
  const next = nextRevision(current, draft, { articleId: article.id, at, digest });
  if (!next.ok) throw next.error;
  const { number, savedAt, markdown } = next.value;
  const revision = { number, savedAt };
  if (number === current.number) return { article, revision };
  const changed = setDraft(article, number, at);
  await articles.addRevision({
    revision: next.value,
    rendered: rendered(renderer, article, markdown),
  });
  await articles.update(changed);
  await indexArticle(articles, changed, romanizer);
  return { article: changed, revision };
}

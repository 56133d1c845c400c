import { sortedJson } from '../../audit/index.ts';
import { DomainError, type UnitOfWork } from '../../shared/index.ts';
import { newArticle, type Article } from '../article.ts';
import { SPACE_HANDLE_TAKEN } from '../content.errors.ts';
import type { ArticleRepository, DraftArticle } from '../ports/article-repository.ts';
import type { FrontMatterParser } from '../ports/front-matter-parser.ts';
import type { ProductFiles } from '../ports/product-files.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import { DELIVERED_NOTE, productPages, type ProductPage } from '../product-page.ts';
import { PRODUCT_SPACE } from '../product-space.ts';
import { publicationAt, publish } from '../publication.ts';
import { DEFAULT_APPEARANCE } from '../space-appearance.ts';
import type { Revision } from '../revision.ts';
import type { Space } from '../space.ts';
import { addArticle, addDraft, indexArticle, type WritingPorts } from './stored-draft.ts';

interface WithContent {
  readonly spaces: SpaceRepository;
  readonly articles: ArticleRepository;
}

/** Files by what became of them; of those that are not named, the article says the same already. */
export interface SeededPages {
  readonly created: readonly string[];
  readonly replaced: readonly string[];
  /** Files that changed, and so did the article: by an operator, whose text stays. */
  readonly left: readonly string[];
  readonly unreadable: readonly string[];
}

const isSameText = (
  { title, markdown, meta }: Revision,
  { draft }: Pick<ProductPage, 'draft'>,
): boolean => {
  // What a translation was made from is as old as its text.
  const { sourceSections: _stored, ...stored } = meta;
  const { sourceSections: _delivered, ...delivered } = draft.meta;
  return (
    title === draft.title &&
    markdown === draft.markdown &&
    sortedJson(stored) === sortedJson(delivered)
  );
};

/**
 * Opens the space of the product's own pages and publishes the delivered files in it. A later start publishes what changed
 * in the files. What an operator wrote, withdrew or hid stays as it is, and so does an article whose file is gone. Two
 * servers may start at once.
 */
export class SeedProductSpace {
  constructor(
    private readonly work: UnitOfWork<WithContent>,
    private readonly files: ProductFiles,
    private readonly parser: FrontMatterParser,
    private readonly ports: WritingPorts,
  ) {}

  async execute(): Promise<SeededPages> {
    const files = await this.files.read();
    const { pages, unreadable } = productPages(files, this.parser, this.ports.digest);
    if (pages.length === 0) return { created: [], replaced: [], left: [], unreadable };
    const fill = () => this.work.run((all) => this.fill(all, pages));
    try {
      return { ...(await fill()), unreadable };
    } catch (fault) {
      // The other server was first.
      if (!(fault instanceof DomainError && fault.code === SPACE_HANDLE_TAKEN.code)) throw fault;
      return { ...(await fill()), unreadable };
    }
  }

  private async fill({ spaces, articles }: WithContent, pages: readonly ProductPage[]) {
    const space = (await spaces.findByHandle(PRODUCT_SPACE.handle)) ?? (await this.open(spaces));
    await articles.countLocked(space.id);
    const stored = await articles.drafts(space.id);
    const done = { created: [] as string[], replaced: [] as string[], left: [] as string[] };
    const originals = new Map<string, string>();
    for (const page of pages) {
      const current = await this.storedAs(page, space, articles, stored);
      const translationOf = originals.get(page.name) ?? null;
      const articleId = current
        ? current.article.id
        : await this.create(articles, page, { spaceId: space.id, translationOf });
      if (translationOf === null) originals.set(page.name, articleId);
      if (!current) done.created.push(page.path);
      else if (!isSameText(current.revision, page))
        done[await this.replace(articles, current, page)].push(page.path);
    }
    return done;
  }

  private async open(spaces: SpaceRepository): Promise<Space> {
    const at = this.ports.clock.now();
    const times = { createdAt: at, updatedAt: at };
    const id = this.ports.ids.next();
    const space = { id, version: 1, ...PRODUCT_SPACE, ...DEFAULT_APPEARANCE, ...times };
    await spaces.add(space, null);
    return space;
  }

  /** The article of a page, also where an operator gave it another slug. */
  private async storedAs(
    { type, locale, slug }: ProductPage,
    { id: spaceId }: Space,
    articles: ArticleRepository,
    stored: readonly DraftArticle[],
  ): Promise<DraftArticle | null> {
    const found = stored.find(
      ({ article }) => article.slug === slug && article.type === type && article.locale === locale,
    );
    if (found) return found;
    const holder = await articles.holderOf({ spaceId, type, locale, slug });
    return stored.find(({ article }) => article.id === holder?.articleId) ?? null;
  }

  private async create(
    articles: ArticleRepository,
    { type, locale, slug, draft }: ProductPage,
    place: Pick<Article, 'spaceId' | 'translationOf'>,
  ): Promise<string> {
    const at = this.ports.clock.now();
    const id = this.ports.ids.next();
    const begun = newArticle({ id, type, locale, slug, ...place, authorId: null }, at);
    const published = { ...begun, published: begun.draft, publishedAt: at };
    await addArticle(articles, published, { ...draft, base: 0, authorId: null }, this.ports);
    return id;
  }

  private async replace(
    articles: ArticleRepository,
    { article: { id }, revision }: DraftArticle,
    { draft }: ProductPage,
  ): Promise<'replaced' | 'left'> {
    const article = await articles.findLocked(id);
    if (article?.draft !== revision.number) return 'left';
    const at = this.ports.clock.now();
    const { status, hasUnpublishedChanges } = publicationAt(article, at);
    const isDelivered = revision.authorId === null && revision.note === DELIVERED_NOTE;
    if (!isDelivered || status !== 'published' || hasUnpublishedChanges) return 'left';
    const next = { ...draft, base: revision.number, authorId: null };
    const saved = await addDraft(articles, article, { draft: next, current: revision }, this.ports);
    const published = publish(saved.article, saved.article.draft, at);
    if (!published.ok) throw published.error;
    await articles.update(published.value);
    await indexArticle(articles, published.value, this.ports.romanizer);
    return 'replaced';
  }
}

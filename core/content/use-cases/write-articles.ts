import { actorOf, type Principal } from '../../accounts/index.ts';
import { NO_FILTER, type AuditLog, type AuditTrail } from '../../audit/index.ts';
import type { Instant, Language } from '../../shared/index.ts';
import { checkArticleDraft, type ArticleDraft } from '../article-draft.ts';
import type { ArticleTypeName } from '../article-types/article-type-list.ts';
import { newArticle, type Article } from '../article.ts';
import {
  ARTICLE_DELIVERED,
  REVISION_UNKNOWN,
  SLUG_REDIRECTS,
  SLUG_TAKEN,
  ARTICLE_INVALID,
  ARTICLES_FULL,
} from '../content.errors.ts';
import type { ContentLimits } from '../limits.ts';
import type { ArticleAddress, ArticleRepository } from '../ports/article-repository.ts';
import type { HookRepository } from '../ports/hook-repository.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import { DELIVERED_NOTE } from '../product-page.ts';
import { changeSlug } from '../redirect.ts';
import { restoredDraft } from '../revision-chain.ts';
import type { Revision } from '../revision.ts';
import { parseSlug, slugOf, uniqueSlug } from '../slug.ts';
import { articleEntry, articleState } from './content-audit.ts';
import { expectChanges } from './expect-changes.ts';
import {
  articleFor,
  demand,
  lockedMembershipOf,
  openArticle,
  type Membership,
  type SeenArticle,
} from './space-access.ts';
import { addArticle, addDraft, type SavedDraft, type WritingPorts } from './stored-draft.ts';

/** Where writes of content are stored. */
export interface ContentStore {
  readonly spaces: SpaceRepository;
  readonly articles: ArticleRepository;
  readonly hooks: Pick<HookRepository, 'expect'>;
  readonly audit: AuditLog;
}

export interface CreateArticleInput extends ArticleDraft {
  readonly spaceId: string;
  readonly type: ArticleTypeName;
  readonly locale: Language;
  /** Null is one made of the title. */
  readonly slug: string | null;
  /** The article that it translates; null for an original. */
  readonly translationOf: string | null;
}

/**
 * Begins an article with its first draft. Refuses with SPACE_UNKNOWN, SPACE_ROLE_NEEDED, ARTICLE_INVALID,
 * ARTICLE_TOO_LONG, ARTICLES_FULL, SLUG_INVALID, SLUG_TAKEN or SLUG_REDIRECTS.
 */
export class CreateArticle {
  constructor(
    private readonly all: ContentStore,
    private readonly limits: ContentLimits,
    private readonly ports: WritingPorts,
  ) {}

  async execute(input: CreateArticleInput, principal: Principal): Promise<SavedDraft> {
    const { spaces, articles, audit } = this.all;
    const checked = checkArticleDraft(input);
    if (!checked.ok) throw checked.error;
    const member = await lockedMembershipOf(spaces, input.spaceId, principal);
    demand(member, 'create');
    if (!member.space.languages.includes(input.locale))
      throw ARTICLE_INVALID({ details: [NOT_OF_SPACE] });
    const count = await articles.countLocked(member.space.id);
    if (member.userId !== null && count >= this.limits.articles) throw ARTICLES_FULL();
    const at = this.ports.clock.now();
    const { type, locale } = input;
    const begun = {
      id: this.ports.ids.next(),
      spaceId: member.space.id,
      type,
      locale,
      slug: await this.slugFor(input, checked.value.title),
      translationOf: await this.originalOf(input),
      authorId: member.userId,
    };
    const article = newArticle(begun, at);
    const draft = { ...checked.value, base: 0, authorId: member.userId };
    const saved = await addArticle(articles, article, draft, this.ports);
    const event = { action: 'article.created', after: articleState(article) };
    audit.record(articleEntry(article, event, principal, at));
    return saved;
  }

  private async slugFor(input: CreateArticleInput, title: string): Promise<string> {
    const { articles } = this.all;
    const at = (slug: string): ArticleAddress => ({ ...input, slug });
    if (input.slug === null) {
      const slug = slugOf(await this.ports.romanizer.romanize(title));
      return uniqueSlug(slug, await articles.slugsLike(at(slug)));
    }
    const parsed = parseSlug(input.slug);
    if (!parsed.ok) throw parsed.error;
    const holder = await articles.holderOf(at(parsed.value));
    if (holder) throw holder.isRedirect ? SLUG_REDIRECTS() : SLUG_TAKEN();
    return parsed.value;
  }

  /** Translations of a translation belong to its original. */
  private async originalOf(input: CreateArticleInput): Promise<string | null> {
    if (input.translationOf === null) return null;
    const source = await this.all.articles.find(input.translationOf);
    if (!source || source.spaceId !== input.spaceId || source.locale === input.locale)
      throw ARTICLE_INVALID({ details: [NOT_TRANSLATABLE] });
    return source.translationOf ?? source.id;
  }
}

export interface SaveDraftInput extends ArticleDraft {
  readonly articleId: string;
  /** Number of the revision that the writer had before him; null is whichever is the newest. */
  readonly base: number | null;
}

/**
 * Saves the next draft of an article; a text equal to the current draft saves nothing. Refuses with ARTICLE_UNKNOWN,
 * SPACE_ROLE_NEEDED, ARTICLE_INVALID, ARTICLE_TOO_LONG, or VERSION_CONFLICT with the current revision.
 */
export class SaveDraft {
  constructor(
    private readonly all: ContentStore & { readonly trail: Pick<AuditTrail, 'list'> },
    private readonly ports: WritingPorts,
  ) {}

  async execute(input: SaveDraftInput, principal: Principal): Promise<SavedDraft> {
    const { articles } = this.all;
    const checked = checkArticleDraft(input);
    if (!checked.ok) throw checked.error;
    const seen = { ...input, version: null };
    const { article, member } = await articleFor('edit', this.all, seen, principal);
    const current = await revisionOf(articles, article, article.draft);
    const base = input.base ?? current.number;
    const draft = { ...checked.value, base, authorId: member.userId };
    const saved = await addDraft(articles, article, { draft, current }, this.ports);
    const isNoted =
      member.userId === null &&
      draft.note === '' &&
      (await isStillEditing(this.all.trail, article, principal, this.ports.clock.now()));
    if (!isNoted) recordEdit(this.all.audit, { saved, current, member }, principal, this.ports);
    return saved;
  }
}

/** In milliseconds. */
const EDITING_SPELL = 10 * 60_000;

/**
 * Whether the last edit in the log is of the same operator and not long ago, so that it stands for the saves after it too:
 * editors save by themselves every few seconds.
 */
async function isStillEditing(
  trail: Pick<AuditTrail, 'list'>,
  { id }: Article,
  principal: Principal,
  at: Instant,
): Promise<boolean> {
  const edits = { ...NO_FILTER, action: 'article.edited', subjectKind: 'article', subjectId: id };
  const [last] = await trail.list(edits, null, 1);
  return last?.actor.id === actorOf(principal).id && at - last.at < EDITING_SPELL;
}

/** Notes who wrote a revision that names nobody: an operator. */
function recordEdit(
  audit: AuditLog,
  edit: {
    readonly saved: SavedDraft;
    readonly current: Revision;
    readonly member: Membership;
  },
  principal: Principal,
  { clock }: Pick<WritingPorts, 'clock'>,
): void {
  const { article, revision } = edit.saved;
  if (edit.member.userId !== null || revision.number === edit.current.number) return;
  const event = {
    action: 'article.edited',
    before: { revision: edit.current.number },
    after: { revision: revision.number },
  };
  audit.record(articleEntry(article, event, principal, clock.now()));
}

export interface RestoreRevisionInput extends SeenArticle {
  readonly number: number;
  readonly note: string;
}

/** Makes an old revision's text the next draft; what is public stays. Refuses with REVISION_UNKNOWN and as SaveDraft does. */
export class RestoreRevision {
  constructor(
    private readonly all: ContentStore,
    private readonly ports: WritingPorts,
  ) {}

  async execute(input: RestoreRevisionInput, principal: Principal): Promise<SavedDraft> {
    const { articles } = this.all;
    const { article, member } = await articleFor('edit', this.all, input, principal);
    const old = await revisionOf(articles, article, input.number);
    const current = await revisionOf(articles, article, article.draft);
    const { title, markdown, meta } = old;
    const checked = checkArticleDraft({ title, markdown, ...meta, note: input.note });
    if (!checked.ok) throw checked.error;
    const draft = restoredDraft(old, current, {
      authorId: member.userId,
      note: checked.value.note,
    });
    const saved = await addDraft(articles, article, { draft, current }, this.ports);
    recordEdit(this.all.audit, { saved, current, member }, principal, this.ports);
    return saved;
  }
}

/**
 * Gives an article another slug. The one of before leads to it where readers may know it. Refuses with SLUG_INVALID,
 * SLUG_TAKEN or SLUG_REDIRECTS.
 */
export class RenameArticle {
  constructor(
    private readonly all: ContentStore,
    private readonly ports: Pick<WritingPorts, 'clock'>,
  ) {}

  async execute(
    { slug: typed, ...seen }: SeenArticle & { readonly slug: string },
    principal: Principal,
  ): Promise<Article> {
    const { spaces, articles, hooks, audit } = this.all;
    const parsed = parseSlug(typed);
    const open = await openArticle(spaces, articles, seen.articleId, principal);
    await lockedMembershipOf(spaces, open.article.spaceId, principal);
    const { article: before } = await articleFor('edit', this.all, seen, principal);
    if (!parsed.ok) throw parsed.error;
    const slug = parsed.value;
    const at = this.ports.clock.now();
    const holder = await articles.holderOf({ ...before, slug });
    const renamed = changeSlug(before, slug, holder, at);
    if (!renamed.ok) throw renamed.error;
    const { article, added, removed } = renamed.value;
    if (article === before) return article;
    const wasPublic = before.published !== null || before.schedule !== null;
    if (removed) await articles.removeRedirect(removed);
    await articles.update(article);
    if (added && wasPublic) await articles.addRedirect(added);
    await expectChanges(hooks, article, at);
    const states = { before: articleState(before), after: articleState(article) };
    audit.record(articleEntry(article, { action: 'article.renamed', ...states }, principal, at));
    return article;
  }
}

/**
 * Removes an article with its revisions and redirects. Refuses with ARTICLE_DELIVERED what the product's files hold: the
 * next start would publish it again.
 */
export class DeleteArticle {
  constructor(
    private readonly all: ContentStore,
    private readonly ports: Pick<WritingPorts, 'clock'>,
  ) {}

  async execute(seen: SeenArticle, principal: Principal): Promise<void> {
    const { articles, hooks, audit } = this.all;
    const { article, member } = await articleFor('delete', this.all, seen, principal);
    if (member.userId === null) {
      const first = await revisionOf(articles, article, 1);
      if (first.note === DELIVERED_NOTE) throw ARTICLE_DELIVERED();
    }
    const at = this.ports.clock.now();
    await articles.remove(article);
    await hooks.expect([{ articleId: article.id, spaceId: article.spaceId, at }]);
    const event = { action: 'article.deleted', before: articleState(article) };
    audit.record(articleEntry(article, event, principal, at));
  }
}

async function revisionOf(
  articles: Pick<ArticleRepository, 'revision'>,
  { id }: Article,
  number: number,
): Promise<Revision> {
  const found = await articles.revision(id, number);
  if (!found) throw REVISION_UNKNOWN();
  return found.revision;
}

const NOT_OF_SPACE = {
  field: 'locale',
  message: 'The space has no articles in this language',
  texts: {
    en: 'The space has no articles in this language',
    'zh-CN': '该空间不包含这种语言的文章',
  },
};
const NOT_TRANSLATABLE = {
  field: 'translationOf',
  message: 'Choose an article of this space in another language',
  texts: {
    en: 'Choose an article of this space in another language',
    'zh-CN': '请选择该空间中另一种语言的文章',
  },
};

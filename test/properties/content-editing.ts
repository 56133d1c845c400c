import type { Principal } from '@toolyard/core/accounts';
import {
  CreateArticle,
  DeleteArticle,
  hide,
  mergeMarkdown,
  mergeTokens,
  PublishArticle,
  RestoreRevision,
  SaveDraft,
  ScheduleArticle,
  unhide,
  UnpublishArticle,
  type Article,
  type RenderedRevision,
  type Revision,
  type SavedDraft,
} from '@toolyard/core/content';
import type { Repositories } from '@toolyard/core/repositories';
import { DomainError, type Language } from '@toolyard/core/shared';
import { MarkdownArticleRenderer } from '@toolyard/markdown';
import { FakeClock, fakeDigest } from '@toolyard/memory';
import { UuidIds } from '@toolyard/security';
import { aMember, aSpace } from '../conformance/content-records.ts';
import { aUser, NOON } from '../conformance/repository-records.ts';
import type { TestDatabase } from '../support/database.ts';

export const MINUTE = 60_000;
const LIMITS = { spaces: 10, articles: 1_000, mediaBytes: 1_000_000 };

export const ACTIONS = [
  'write',
  'write',
  'rewrite',
  'save',
  'save',
  'save',
  'reload',
  'publish',
  'schedule',
  'unpublish',
  'restore',
  'delete',
  'hide',
  'unhide',
  'wait',
] as const;

export interface Step {
  readonly who: 0 | 1;
  readonly on: Language;
  readonly action: (typeof ACTIONS)[number];
  readonly at: number;
}

/** What an editor has before him; between two saves he may be offline. */
interface Desk {
  base: Revision;
  version: number;
  text: string;
}

/** What the store has of an article. */
export interface StoredArticle {
  readonly article: Article;
  readonly chain: readonly Revision[];
}

/** A save that was answered. */
interface Acknowledged {
  readonly articleId: string;
  readonly number: number;
  readonly markdown: string;
}

/** A use case's answer, or the code and details of its refusal. */
type Answer<T> =
  | { readonly done: true; readonly value: T }
  | { readonly done: false; readonly code: string; readonly details: unknown };

/** Two editors and an operator at one article in two languages, through the use cases. */
export class EditingHistory {
  readonly clock = new FakeClock(NOON);
  readonly acknowledged: Acknowledged[] = [];
  /** Conflicts of saves that editors were shown. */
  conflicts = 0;
  /** What did not happen as it must. */
  readonly faults: string[] = [];
  private readonly ports = {
    renderer: new MarkdownArticleRenderer(),
    romanizer: { romanize: (text: string) => Promise.resolve(text) },
    digest: fakeDigest,
    clock: this.clock,
    ids: new UuidIds(),
  };
  private readonly space = aSpace();
  private readonly users = [aUser(), aUser()] as const;
  private readonly ids = new Map<Language, string>();
  private readonly desks = new Map<string, Desk>();

  constructor(private readonly database: TestDatabase) {}

  async begin(): Promise<void> {
    await this.database.unitOfWork.run(async ({ users, spaces }) => {
      for (const user of this.users) await users.add(user);
      await spaces.add(this.space, aMember(this.space, this.users[0].id));
      await spaces.setMember(aMember(this.space, this.users[1].id, { role: 'editor' }));
    });
    for (const locale of ['en', 'zh-CN'] as const) await this.create(locale, 0, firstText(locale));
  }

  async stored(locale: Language): Promise<StoredArticle | null> {
    const { articles } = this.database.readers;
    const article = await articles.find(this.idOf(locale));
    if (!article) return null;
    return { article, chain: await articles.chain(article.id) };
  }

  /** What readers get of it after some minutes; null where nothing is public. */
  async published(locale: Language, minutes: number): Promise<RenderedRevision | null> {
    const { articles } = this.database.readers;
    const article = await articles.find(this.idOf(locale));
    if (!article) return null;
    return articles.findPublic(article, this.clock.now() + minutes * MINUTE);
  }

  async step({ who, on, action, at }: Step, number: number): Promise<void> {
    const desk = this.deskOf(who, on);
    if (action === 'wait') this.clock.advance(at * MINUTE);
    else if (action === 'write' || action === 'rewrite')
      desk.text = edited(desk.text, action, at, `${on}${'ab'[who]}${number}`);
    else if (action === 'save') await this.save(who, on);
    else if (action === 'reload') await this.reload(who, on);
    else if (action === 'hide' || action === 'unhide') await this.operate(on, action);
    else await this.change(who, on, action, at);
  }

  private idOf = (locale: Language): string => this.ids.get(locale)!;
  private deskOf = (who: number, locale: Language): Desk => this.desks.get(`${who} ${locale}`)!;

  private principal(who: number): Principal {
    const userId = this.users[who]!.id;
    return { kind: 'user', userId, role: 'user', sessionId: userId, authenticatedAt: NOON };
  }

  private async answer<T>(work: (all: Repositories) => Promise<T>): Promise<Answer<T>> {
    try {
      return { done: true, value: await this.database.unitOfWork.run(work) };
    } catch (cause) {
      if (!(cause instanceof DomainError)) throw cause;
      return { done: false, code: cause.code, details: cause.details };
    }
  }

  private async create(locale: Language, who: number, markdown: string): Promise<void> {
    const input = {
      ...draftOf(locale, markdown),
      spaceId: this.space.id,
      type: 'doc' as const,
      locale,
      slug: null,
      translationOf: null,
    };
    const saved = await this.database.unitOfWork.run((all) =>
      new CreateArticle(all, LIMITS, this.ports).execute(input, this.principal(who)),
    );
    this.ids.set(locale, saved.article.id);
    this.acknowledge(saved, markdown);
    for (const each of [0, 1]) {
      const text = this.desks.get(`${each} ${locale}`)?.text;
      await this.reload(each, locale);
      if (text !== undefined && each !== who) this.deskOf(each, locale).text = text;
    }
  }

  private acknowledge({ article, revision }: SavedDraft, markdown: string): void {
    this.acknowledged.push({ articleId: article.id, number: revision.number, markdown });
  }

  private async reload(who: number, locale: Language): Promise<void> {
    const { article, chain } = (await this.stored(locale))!;
    const base = chain.at(-1)!;
    this.desks.set(`${who} ${locale}`, { base, version: article.version, text: base.markdown });
  }

  /** Saves what the editor has; where somebody else saved before, what both wrote by sentences. */
  private async save(who: number, locale: Language): Promise<void> {
    const desk = this.deskOf(who, locale);
    const before = (await this.stored(locale))!.chain.at(-1)!;
    const attempt = (base: number, markdown: string) =>
      this.answer((all) =>
        new SaveDraft(all, this.ports).execute(
          { ...draftOf(locale, markdown), articleId: this.idOf(locale), base },
          this.principal(who),
        ),
      );
    let text = desk.text;
    let saved = await attempt(desk.base.number, text);
    const isConflict = desk.base.number !== before.number && text !== before.markdown;
    if (isConflict === saved.done) this.faults.push(`a save, conflict: ${isConflict}`);
    if (!saved.done) {
      this.conflicts += 1;
      const { current } = saved.details as { readonly current: Revision };
      if (saved.code !== 'VERSION_CONFLICT' || current.hash !== before.hash)
        this.faults.push(`a conflict shows ${saved.code} and revision ${current.number}`);
      text = merged(desk.base.markdown, text, current.markdown);
      saved = await attempt(current.number, text);
    }
    if (!saved.done) return void this.faults.push(`a save answers ${saved.code}`);
    this.acknowledge(saved.value, text);
    await this.reload(who, locale);
  }

  /** What a member does with an article of the version that he has seen. */
  private async change(
    who: number,
    locale: Language,
    action: 'publish' | 'schedule' | 'unpublish' | 'restore' | 'delete',
    at: number,
  ): Promise<void> {
    const desk = this.deskOf(who, locale);
    const { article } = (await this.stored(locale))!;
    const seen = { articleId: article.id, version: desk.version };
    const revision = Math.max(1, Math.min(at, article.draft));
    const publishAt = this.clock.now() + at * MINUTE;
    const principal = this.principal(who);
    const answer = await this.answer<unknown>((all) => {
      switch (action) {
        case 'publish':
          return new PublishArticle(all, this.ports).execute({ ...seen, revision }, principal);
        case 'schedule':
          return new ScheduleArticle(all, this.ports).execute(
            { ...seen, revision, publishAt },
            principal,
          );
        case 'unpublish':
          return new UnpublishArticle(all, this.ports).execute(
            { ...seen, withdrawAt: null },
            principal,
          );
        case 'restore':
          return new RestoreRevision(all, this.ports).execute(
            { ...seen, number: revision, note: '' },
            principal,
          );
        case 'delete':
          return new DeleteArticle(all, this.ports).execute(seen, principal);
      }
    });
    const isConflict = !answer.done && answer.code === 'VERSION_CONFLICT';
    if (isConflict !== (desk.version !== article.version))
      this.faults.push(`${action} of version ${desk.version} at ${article.version}`);
    const mine = desk.text;
    if (action === 'delete' && answer.done) await this.create(locale, who, mine);
    else if (answer.done && action !== 'restore')
      desk.version = (await this.stored(locale))!.article.version;
  }

  private async operate(locale: Language, action: 'hide' | 'unhide'): Promise<void> {
    await this.database.unitOfWork.run(async ({ articles }) => {
      const article = (await articles.findLocked(this.idOf(locale)))!;
      const now = this.clock.now();
      const changed = action === 'hide' ? hide(article, 'reason', now) : unhide(article, now);
      if (changed.ok) await articles.update(changed.value);
    });
  }
}

const firstText = (locale: Language): string => `${locale}. 一。Two.\n`;

const draftOf = (locale: Language, markdown: string) => ({
  title: locale,
  markdown,
  tags: [],
  description: '',
  order: null,
  sourceSections: null,
  note: '',
});

/** The text with a new sentence, or with one in place of another. */
function edited(text: string, action: 'write' | 'rewrite', at: number, label: string): string {
  const tokens = mergeTokens(text);
  const place = at % (tokens.length + 1);
  const rest = tokens.slice(action === 'write' ? place : place + 1);
  return [...tokens.slice(0, place), `${label}。`, ...rest].join('');
}

/** Both texts where they agree, and one after the other where they do not. */
function merged(base: string, mine: string, theirs: string): string {
  const merge = mergeMarkdown(base, mine, theirs);
  if (merge.kind === 'clean') return merge.markdown;
  const texts = merge.parts.map((part) =>
    part.kind === 'agreed' ? part.markdown : part.ours + part.theirs,
  );
  return texts.join('');
}

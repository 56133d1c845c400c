import {
  mediaPath,
  type Article,
  type Media,
  type MediaRepository,
  type MediaUse,
} from '@toolyard/core/content';
import { formatCursor, parseCursor, type Page, type PageRequest } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

const isAfter = (a: Media, { at, id }: { readonly at: number; readonly id: string }): boolean =>
  a.uploadedAt < at || (a.uploadedAt === at && a.id < id);

const lastFirst = (a: Media, b: Media): number =>
  isAfter(a, { at: b.uploadedAt, id: b.id }) ? 1 : -1;

export class MemoryMediaRepository implements MediaRepository {
  constructor(private readonly tables: MemoryTables) {}

  async list(spaceId: string, { limit, cursor }: PageRequest): Promise<Page<Media>> {
    await Promise.resolve();
    const last = cursor === null ? null : parseCursor(cursor);
    const rest = this.ofSpace(spaceId)
      .filter((each) => last === null || isAfter(each, last))
      .toSorted(lastFirst);
    const items = structuredClone(rest.slice(0, limit));
    const end = rest.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: end ? formatCursor({ at: end.uploadedAt, id: end.id }) : null };
  }

  find(id: string): Promise<Media | null> {
    return Promise.resolve(copyOf(this.tables.media.get(id)));
  }

  withHashes(spaceId: string, hashes: readonly string[]): Promise<Media[]> {
    const found = this.ofSpace(spaceId).filter(({ hash }) => hashes.includes(hash));
    return Promise.resolve(structuredClone(found));
  }

  size(spaceId: string): Promise<number> {
    return Promise.resolve(this.ofSpace(spaceId).reduce((sum, { size }) => sum + size, 0));
  }

  sizeLocked(spaceId: string): Promise<number> {
    return this.size(spaceId);
  }

  async add(media: Media): Promise<void> {
    const [same] = await this.withHashes(media.spaceId, [media.hash]);
    if (!same) this.tables.media = withEntry(this.tables.media, media.id, media);
  }

  async remove(id: string): Promise<void> {
    await Promise.resolve();
    this.tables.media = withoutEntry(this.tables.media, id);
  }

  uses(spaceId: string, hashes: readonly string[]): Promise<MediaUse[]> {
    const articles = [...this.tables.articles.values()].filter((each) => each.spaceId === spaceId);
    const uses = articles.flatMap((article) => this.usesIn(article, hashes));
    return Promise.resolve(
      uses.toSorted((a, b) =>
        a.title === b.title ? (a.id < b.id ? -1 : 1) : a.title < b.title ? -1 : 1,
      ),
    );
  }

  isReadable(hash: string): Promise<boolean> {
    const isShown = (id: string) => this.tables.spaces.get(id)?.visibility !== 'private';
    const found = [...this.tables.media.values()].some(
      (each) => each.hash === hash && isShown(each.spaceId),
    );
    return Promise.resolve(found);
  }

  known(hashes: readonly string[]): Promise<string[]> {
    const stored = new Set([...this.tables.media.values()].map(({ hash }) => hash));
    return Promise.resolve(hashes.filter((hash) => stored.has(hash)));
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    for (const media of this.tables.media.values())
      if (media.uploaderId === ownerId)
        this.tables.media = withEntry(this.tables.media, media.id, { ...media, uploaderId: null });
  }

  private ofSpace(spaceId: string): Media[] {
    return [...this.tables.media.values()].filter((each) => each.spaceId === spaceId);
  }

  private usesIn(article: Article, hashes: readonly string[]): MediaUse[] {
    const { id, locale, draft, published, schedule } = article;
    const numbers = [draft, published, schedule?.revision];
    const revisions = [...this.tables.revisions.values()].filter(
      ({ revision }) => revision.articleId === id && numbers.includes(revision.number),
    );
    const title = revisions.find(({ revision }) => revision.number === draft)?.revision.title ?? '';
    return hashes
      .filter((hash) => revisions.some(({ rendered }) => rendered.links.includes(mediaPath(hash))))
      .map((hash) => ({ hash, id, locale, title }));
  }
}

import { describe, expect, it } from '@jest/globals';
import {
  ARTICLE_STATUSES,
  publicationAt,
  type Article,
  type ArticleAddress,
  type IndexedText,
  type RenderedRevision,
  type SearchQuery,
} from '@toolyard/core/content';
import type { Page } from '@toolyard/core/shared';
import fc from 'fast-check';
import { onEveryDatabase } from '../support/database.ts';
import { aMember, anArticle, aRevision, aSpace } from './content-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

const ANY = { type: null, locale: null, tag: null } as const;
const ANY_STATUS = { ...ANY, status: null } as const;
const FIRST = { limit: 100, cursor: null };

describe('article repository', () => {
  onEveryDatabase((database) => {
    const addSpace = async () => {
      const user = aUser();
      const space = aSpace();
      await database().unitOfWork.run(async ({ users, spaces }) => {
        await users.add(user);
        await spaces.add(space, aMember(space, user.id));
      });
      return { spaceId: space.id, userId: user.id };
    };
    const add = (article: Article, ...revisions: readonly RenderedRevision[]) =>
      database().unitOfWork.run(async ({ articles }) => {
        await articles.add(article);
        for (const revision of revisions) await articles.addRevision(revision);
      });
    const addPlain = async (article: Article) => {
      const numbers = Array.from({ length: article.draft }, (_, index) => index + 1);
      await add(article, ...numbers.map((number) => aRevision(article, { number })));
      return article;
    };
    const articles = () => database().readers.articles;

    it('an article and its revisions come back as they were added, within their space', async () => {
      const { spaceId, userId } = await addSpace();
      const article = anArticle(spaceId, {
        type: 'doc',
        locale: 'zh-CN',
        slug: 'chao-xi',
        translationOf: newId(),
        authorId: userId,
        version: 3,
        draft: 2,
        published: 1,
        publishedAt: NOON + 1,
        schedule: { revision: 2, publishAt: NOON + 2 },
        withdrawAt: NOON + 3,
        inReview: true,
        approved: 2,
        hiding: { reason: '广告', at: NOON + 4, answer: '不是广告' },
        updatedAt: NOON + 5,
      });
      const first = aRevision(article, { authorId: userId });
      const second = aRevision(article, { number: 2, title: 'Tides', markdown: '' });
      await add(article, first, second);
      expect(await articles().find(article.id)).toEqual(article);
      for (const id of [newId(), 'no id']) expect(await articles().find(id)).toBeNull();
      await database().unitOfWork.run(async ({ articles: all }) => {
        expect(await all.findLocked(article.id)).toEqual(article);
        expect(await all.findLocked(newId())).toBeNull();
        expect(await all.writersAfter(article.id, 0)).toHaveLength(2);
        expect(await all.writersAfter(article.id, 1)).toEqual([null]);
      });
      expect(await articles().revision(article.id, 1)).toEqual(first);
      expect(await articles().revision(article.id, 2)).toEqual(second);
      expect(await articles().revision(article.id, 3)).toBeNull();
      expect(await articles().revision('no id', 1)).toBeNull();
      expect(await articles().chain(article.id)).toEqual([first.revision, second.revision]);
      const later = await addPlain(anArticle(spaceId));
      const drafts = await articles().drafts(spaceId);
      expect(drafts).toEqual([
        { article, revision: second.revision },
        { article: later, revision: aRevision(later).revision },
      ]);
    });

    it('revisions are read newest first, page by page', async () => {
      const { spaceId } = await addSpace();
      const article = await addPlain(anArticle(spaceId, { draft: 5 }));
      const numbers: number[] = [];
      for (let cursor: string | null = null, page = 0; page < 3; page++) {
        const read: Page<{ readonly number: number }> = await articles().revisions(article.id, {
          limit: 2,
          cursor,
        });
        numbers.push(...read.items.map(({ number }) => number));
        cursor = read.nextCursor;
        expect(cursor === null).toBe(page === 2);
      }
      expect(numbers).toEqual([5, 4, 3, 2, 1]);
    });

    it('a slug is taken once per space, type and language', async () => {
      const { spaceId } = await addSpace();
      const first = await addPlain(anArticle(spaceId, { slug: 'tides' }));
      const taken = { code: 'SLUG_TAKEN' };
      const same = anArticle(spaceId, { slug: 'tides' });
      await expect(add(same)).rejects.toMatchObject(taken);
      await add(anArticle(spaceId, { slug: 'tides', locale: 'zh-CN' }));
      await add(anArticle(spaceId, { slug: 'tides', type: 'doc' }));
      await add(anArticle((await addSpace()).spaceId, { slug: 'tides' }));
      const other = await addPlain(anArticle(spaceId, { slug: 'tides-2' }));
      await expect(
        database().unitOfWork.run(({ articles: all }) =>
          all.update({ ...other, version: 2, slug: 'tides' }),
        ),
      ).rejects.toMatchObject(taken);
      const former = {
        spaceId,
        type: 'page',
        locale: 'en',
        from: 'tidal',
        articleId: other.id,
      } as const;
      await database().unitOfWork.run(async ({ articles: all }) => {
        await all.addRedirect(former);
        const at = (slug: string): ArticleAddress => ({ ...first, slug });
        expect(await all.holderOf(at('TIDES'))).toEqual({
          articleId: first.id,
          isRedirect: false,
        });
        expect(await all.holderOf(at('tidal'))).toEqual({ articleId: other.id, isRedirect: true });
        expect(await all.holderOf(at('tide'))).toBeNull();
        expect((await all.slugsLike(at('tid'))).toSorted()).toEqual(['tidal', 'tides', 'tides-2']);
        expect(await all.slugsLike(at('tides-'))).toEqual(['tides-2']);
      });
      await expect(
        database().unitOfWork.run(({ articles: all }) => all.addRedirect(former)),
      ).rejects.toMatchObject(taken);
      await database().unitOfWork.run(async ({ articles: all }) => {
        await all.removeRedirect(former);
        expect(await all.holderOf({ ...first, slug: 'tidal' })).toBeNull();
      });
    });

    it('a change needs the version before it; a removal its own', async () => {
      const { spaceId } = await addSpace();
      const article = await addPlain(anArticle(spaceId));
      const update = (changed: Article) =>
        database().unitOfWork.run(({ articles: all }) => all.update(changed));
      const remove = (removed: Article) =>
        database().unitOfWork.run(({ articles: all }) => all.remove(removed));
      const changed: Article = {
        ...article,
        version: 2,
        published: 1,
        publishedAt: NOON + 7,
        schedule: { revision: 1, publishAt: NOON + 8 },
        inReview: true,
        updatedAt: NOON + 9,
      };
      await update(changed);
      expect(await articles().find(article.id)).toEqual(changed);
      const conflict = { code: 'VERSION_CONFLICT', details: { current: changed } };
      await expect(update(changed)).rejects.toMatchObject(conflict);
      await expect(remove(article)).rejects.toMatchObject(conflict);
      await remove(changed);
      expect(await articles().find(article.id)).toBeNull();
      expect(await articles().revision(article.id, 1)).toBeNull();
      const gone = { code: 'ARTICLE_UNKNOWN' };
      await expect(remove(changed)).rejects.toMatchObject(gone);
      await expect(update({ ...changed, version: 3 })).rejects.toMatchObject(gone);
    });

    it('who counts the articles of a space waits for the one who adds', async () => {
      const { spaceId } = await addSpace();
      const addIfFew = () =>
        database().unitOfWork.run(async ({ articles: all }) => {
          if ((await all.countLocked(spaceId)) >= 2) return;
          const article = anArticle(spaceId);
          await all.add(article);
          await all.addRevision(aRevision(article));
        });
      await Promise.all(Array.from({ length: 5 }, addIfFew));
      expect((await articles().list(spaceId, ANY_STATUS, FIRST, NOON)).items).toHaveLength(2);
    });

    it('lists are last changed first, filtered, and read page by page without a gap', async () => {
      const { spaceId } = await addSpace();
      const all: Article[] = [];
      for (let index = 0; index < 7; index++) {
        const article = anArticle(spaceId, {
          type: index % 2 === 0 ? 'page' : 'faq',
          locale: index < 3 ? 'en' : 'zh-CN',
          // Two were changed at the same moment.
          updatedAt: NOON + Math.floor(index / 2),
        });
        const meta = { ...aRevision(article).revision.meta, tags: index === 4 ? ['猫'] : ['海'] };
        await add(article, aRevision(article, { title: `No. ${index}`, meta }));
        all.unshift(article);
      }
      const listed = await articles().list(spaceId, ANY_STATUS, FIRST, NOON);
      expect(listed.nextCursor).toBeNull();
      expect(listed.items.map(({ article }) => article)).toEqual(
        all.toSorted((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1)),
      );
      expect(listed.items[0]).toMatchObject({ title: 'No. 6', tags: ['海'] });
      const ids: string[] = [];
      for (let cursor: string | null = null, page = 0; page < 4; page++) {
        const read = await articles().list(spaceId, ANY_STATUS, { limit: 2, cursor }, NOON);
        ids.push(...read.items.map(({ article }) => article.id));
        cursor = read.nextCursor;
      }
      expect(ids).toEqual(listed.items.map(({ article }) => article.id));
      const titles = async (filter: Partial<typeof ANY_STATUS | { readonly tag: string }>) =>
        (await articles().list(spaceId, { ...ANY_STATUS, ...filter }, FIRST, NOON)).items.map(
          ({ title }) => title,
        );
      expect(await titles({ tag: '猫' })).toEqual(['No. 4']);
      const pages = await articles().list(
        spaceId,
        { ...ANY_STATUS, type: 'page', locale: 'zh-CN' },
        FIRST,
        NOON,
      );
      expect(pages.items.map(({ title }) => title)).toEqual(['No. 6', 'No. 4']);
      expect(
        (await articles().list((await addSpace()).spaceId, ANY_STATUS, FIRST, NOON)).items,
      ).toEqual([]);
    });

    it('says of every article at every moment what publicationAt says', async () => {
      const { spaceId } = await addSpace();
      const moment = fc.integer({ min: 0, max: 6 }).map((step) => NOON + step);
      const written = fc.record({
        published: fc.option(fc.constantFrom(1, 2)),
        publishedAt: moment,
        schedule: fc.option(fc.record({ revision: fc.constantFrom(1, 2), publishAt: moment })),
        withdrawAt: fc.option(moment),
        inReview: fc.boolean(),
        hiding: fc.option(fc.constant({ reason: 'spam', at: NOON, answer: null }), { freq: 4 }),
      });
      const all: Article[] = [];
      for (const { published, publishedAt, ...change } of fc.sample(written, {
        numRuns: 60,
        seed: 20261129,
      }))
        all.push(
          await addPlain(
            anArticle(spaceId, {
              ...change,
              draft: 2,
              published,
              publishedAt: published === null ? null : publishedAt,
            }),
          ),
        );
      for (let at = NOON - 1; at <= NOON + 7; at++) {
        for (const status of ARTICLE_STATUSES) {
          const { items } = await articles().list(spaceId, { ...ANY, status }, FIRST, at);
          expect(items.map(({ article }) => article.id).toSorted()).toEqual(
            all.filter((each) => publicationAt(each, at).status === status).map(({ id }) => id),
          );
        }
        const listed = (await articles().listPublic(spaceId, ANY, FIRST, at)).items;
        const shown = new Map(listed.map(({ id, since }) => [id, since]));
        expect([...shown.values()]).toEqual([...shown.values()].toSorted((a, b) => b - a));
        for (const article of all) {
          const { revision, since } = publicationAt(article, at);
          expect(shown.get(article.id) ?? null).toBe(since);
          const found = await articles().findPublic(article, at);
          expect(found && [found.revision.number, found.since]).toEqual(
            revision === null ? null : [revision, since],
          );
        }
      }
    });

    it('readers find an article by its address, and by a former one', async () => {
      const { spaceId } = await addSpace();
      const published = { published: 1, publishedAt: NOON } as const;
      const original = anArticle(spaceId, { slug: 'tides', ...published });
      const translation = anArticle(spaceId, {
        slug: 'chao-xi',
        locale: 'zh-CN',
        translationOf: original.id,
        ...published,
      });
      const draft = anArticle(spaceId, { slug: 'draft', translationOf: original.id });
      const revision = aRevision(original);
      await add(original, revision);
      for (const article of [translation, draft]) await addPlain(article);
      const redirect = { spaceId, type: 'page', locale: 'en' } as const;
      await database().unitOfWork.run(async ({ articles: all }) => {
        await all.addRedirect({ ...redirect, from: 'old', articleId: original.id });
        await all.addRedirect({ ...redirect, from: 'old-draft', articleId: draft.id });
      });
      const at = (slug: string): ArticleAddress => ({ ...redirect, slug });
      expect(await articles().findPublic(at('Tides'), NOON)).toEqual({
        article: original,
        since: NOON,
        ...revision,
      });
      for (const slug of ['old', 'draft', 'chao-xi', 'nothing'])
        expect(await articles().findPublic(at(slug), NOON)).toBeNull();
      expect(await articles().findRedirect(at('OLD'), NOON)).toEqual(at('tides'));
      for (const slug of ['tides', 'old-draft', 'nothing'])
        expect(await articles().findRedirect(at(slug), NOON)).toBeNull();
      expect(await articles().findRedirect(at('old'), NOON - 1)).toBeNull();
      const named = ({ id, locale, type, slug }: Article) => ({ id, locale, type, slug });
      expect(await articles().publicTranslations(original, NOON)).toEqual([named(translation)]);
      expect(await articles().publicTranslations(translation, NOON)).toEqual([named(original)]);
      expect(await articles().publicTranslations(draft, NOON)).toHaveLength(2);
    });

    it('addresses are listed of what is public in public spaces, last published first', async () => {
      const user = aUser();
      const [open, byLink] = [aSpace({ visibility: 'public' }), aSpace({ visibility: 'link' })];
      await database().unitOfWork.run(async ({ users, spaces }) => {
        await users.add(user);
        for (const space of [open, byLink]) await spaces.add(space, aMember(space, user.id));
      });
      const far = NOON + 1_000_000_000;
      const original = anArticle(open.id, { published: 1, publishedAt: far });
      const translation = anArticle(open.id, {
        locale: 'zh-CN',
        translationOf: original.id,
        schedule: { revision: 1, publishAt: far + 1 },
      });
      const hidden = { published: 1, publishedAt: far + 2 } as const;
      await addPlain(original);
      await addPlain(translation);
      await addPlain(anArticle(byLink.id, hidden));
      await addPlain(
        anArticle(open.id, { ...hidden, hiding: { reason: 'spam', at: NOON, answer: null } }),
      );
      const address = ({ id, type, locale, slug }: Article, changedAt: number) => ({
        ...{ id, type, locale, slug, changedAt },
        handle: open.handle,
        group: original.id,
      });
      const both = [address(translation, far + 1), address(original, far)];
      expect(await articles().listedAddresses(2, far + 9)).toEqual(both);
      expect(await articles().listedAddresses(1, far + 9)).toEqual(both.slice(0, 1));
      expect(await articles().listedAddresses(1, far)).toEqual(both.slice(1));
    });

    it('votes are counted, and are gone with the article', async () => {
      const { spaceId } = await addSpace();
      const article = await addPlain(anArticle(spaceId));
      const other = await addPlain(anArticle(spaceId));
      const vote = (isUseful: boolean) =>
        database().unitOfWork.run(({ articles: all }) => all.addVote(article.id, isUseful));
      await Promise.all([true, true, false, true].map(vote));
      expect(await articles().votes(article.id)).toEqual({ useful: 3, notUseful: 1 });
      expect(await articles().votes(other.id)).toEqual({ useful: 0, notUseful: 0 });
      await database().unitOfWork.run(({ articles: all }) => all.remove(article));
      expect(await articles().votes(article.id)).toEqual({ useful: 0, notUseful: 0 });
    });

    it('what is public is listed last published first, page by page', async () => {
      const { spaceId } = await addSpace();
      const ids: string[] = [];
      for (let index = 0; index < 5; index++) {
        const since = NOON + Math.floor(index / 2);
        const isScheduled = index % 2 === 0;
        const change: Partial<Article> = isScheduled
          ? { schedule: { revision: 1, publishAt: since } }
          : { published: 1, publishedAt: since };
        ids.unshift((await addPlain(anArticle(spaceId, change))).id);
      }
      const whole = (await articles().listPublic(spaceId, ANY, FIRST, NOON + 9)).items;
      expect(whole.map(({ id }) => id)).toEqual(ids);
      expect(whole[0]).toEqual({
        id: ids[0],
        type: 'page',
        locale: 'en',
        slug: `page-${ids[0]}`,
        title: '潮汐表',
        description: '"潮"',
        tags: ['海', 'tide'],
        order: 1.5,
        since: NOON + 2,
        savedAt: NOON,
      });
      const read: string[] = [];
      for (let cursor: string | null = null, page = 0; page < 3; page++) {
        const part = await articles().listPublic(spaceId, ANY, { limit: 2, cursor }, NOON + 9);
        read.push(...part.items.map(({ id }) => id));
        cursor = part.nextCursor;
      }
      expect(read).toEqual(ids);
      const none = await articles().listPublic(spaceId, { ...ANY, tag: '猫' }, FIRST, NOON + 9);
      expect(none.items).toEqual([]);
    });

    it('a search finds by all terms and runs, titles first, in what its caller may read', async () => {
      const { spaceId } = await addSpace();
      const text = (title: readonly string[], rest: readonly string[]): IndexedText => ({
        title,
        tags: [],
        all: [...title, ...rest],
        folded: [...title, ...rest].join('\n'),
      });
      const [inText, inTitle, hidden] = [
        anArticle(spaceId, { published: 1, publishedAt: NOON, draft: 2 }),
        anArticle(spaceId, { locale: 'zh-CN', published: 1, publishedAt: NOON }),
        anArticle(spaceId),
      ];
      for (const article of [inText, inTitle, hidden]) await addPlain(article);
      const quoted = `it's\\ & | ! ( 'x':*`;
      await database().unitOfWork.run(async ({ articles: all }) => {
        const inAll = { revision: 1, text: text(['铁鹰'], ['price']) };
        for (const { id } of [inText, inTitle, hidden])
          await all.index(id, { added: [inAll], retained: [] });
        const first = { revision: 1, text: text(['pricing'], ['铁鹰', quoted]) };
        const second = { revision: 2, text: text(['pricing'], ['铁鹰', 'unpublished']) };
        await all.index(inText.id, { added: [first], retained: [7] });
        await all.index(inText.id, { added: [second], retained: [1] });
        expect(await all.indexed(inText.id)).toEqual([1, 2]);
        expect(await all.indexed(newId())).toEqual([]);
      });
      const query = (
        terms: readonly (string | readonly [string, string?])[],
        ...runs: readonly string[]
      ) => ({
        terms: terms.map((term) =>
          typeof term === 'string'
            ? { text: term, isPrefix: false, stem: null }
            : { text: term[0], isPrefix: true, stem: term[1] ?? null },
        ),
        runs,
      });
      const search = async (
        of: SearchQuery,
        scope: { readonly publicAt: number } | 'drafts' = { publicAt: NOON },
        locale: 'en' | 'zh-CN' | null = null,
        limit = 10,
      ) => (await articles().search(spaceId, of, { scope, locale, limit })).map(({ id }) => id);
      expect(await search(query(['铁鹰']))).toEqual([inTitle.id, inText.id]);
      expect(await search(query(['铁鹰']), { publicAt: NOON - 1 })).toEqual([]);
      expect(await search(query(['铁鹰']), 'drafts')).toEqual([hidden.id, inTitle.id, inText.id]);
      expect(await search(query(['铁鹰']), { publicAt: NOON }, 'en')).toEqual([inText.id]);
      expect(await search(query(['铁鹰']), { publicAt: NOON }, null, 1)).toEqual([inTitle.id]);
      expect(await search(query(['铁鹰', ['pric']]))).toEqual([inTitle.id, inText.id]);
      expect(await search(query(['pric']))).toEqual([]);
      expect(await search(query([['prices', 'price']]))).toEqual([inTitle.id]);
      expect(await search(query([['prices', 'pric']]))).toEqual([]);
      expect(await search(query([quoted]))).toEqual([inText.id]);
      expect(await search(query([[`it's\\`]]))).toEqual([inText.id]);
      expect(await search(query(['铁鹰'], '铁鹰\nprice'))).toEqual([inTitle.id]);
      expect(await search(query(['unpublished']))).toEqual([]);
      expect(await search(query(['unpublished']), 'drafts')).toEqual([inText.id]);
      expect(await search(query([]))).toEqual([]);
      const [found] = await articles().search(spaceId, query(['铁鹰']), {
        scope: { publicAt: NOON },
        locale: null,
        limit: 1,
      });
      expect(found).toEqual({
        id: inTitle.id,
        type: 'page',
        locale: 'zh-CN',
        slug: inTitle.slug,
        title: '潮汐表',
        tags: ['海', 'tide'],
        text: 'One\nText & 文字 🙂',
      });
      await database().unitOfWork.run(({ articles: all }) =>
        all.index(inTitle.id, { added: [], retained: [] }),
      );
      expect(await search(query(['铁鹰']))).toEqual([inText.id]);
    });

    it('a text of more terms than a vector holds is stored, and found by those that come first', async () => {
      const { spaceId } = await addSpace();
      const article = await addPlain(anArticle(spaceId));
      const all = Array.from({ length: 120_000 }, (_, index) => `term${index}`);
      await database().unitOfWork.run(({ articles: repository }) =>
        repository.index(article.id, {
          added: [{ revision: 1, text: { title: [], tags: [], all, folded: '' } }],
          retained: [],
        }),
      );
      const found = await articles().search(
        spaceId,
        { terms: [{ text: 'term9', isPrefix: false, stem: null }], runs: [] },
        { scope: 'drafts', locale: null, limit: 1 },
      );
      expect(found).toHaveLength(1);
    });
  });
});

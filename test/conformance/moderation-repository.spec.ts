import { describe, expect, it } from '@jest/globals';
import type { Article, ArticleReport } from '@toolyard/core/content';
import { onEveryDatabase } from '../support/database.ts';
import { aMember, anArticle, aRevision, aSpace } from './content-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

describe('moderation repository', () => {
  onEveryDatabase((database) => {
    const work = () => database().unitOfWork;
    const all = () => database().readers.moderation;

    const addArticle = async (change: Partial<Article> = {}) => {
      const owner = aUser();
      const space = aSpace();
      const article = anArticle(space.id, change);
      await work().run(async ({ users, spaces, articles }) => {
        await users.add(owner);
        await spaces.add(space, aMember(space, owner.id));
        await articles.add(article);
        await articles.addRevision(aRevision(article));
      });
      return { article, title: '潮汐表', handle: space.handle };
    };
    const report = async (articleId: string, at: number): Promise<ArticleReport> => {
      const added = { id: newId(), articleId, reason: '广告 🙂', at };
      await work().run(({ moderation }) => moderation.addReport(added));
      return added;
    };

    it('reports are listed with their articles page by page, newest first, until they are removed', async () => {
      const listed = await addArticle();
      const later = NOON + 1_000_000;
      const first = await report(listed.article.id, later);
      const second = await report(listed.article.id, later + 1);
      const page = await all().listReports({ limit: 1, cursor: null });
      expect(page.items).toEqual([{ ...listed, report: second }]);
      const rest = await all().listReports({ limit: 1, cursor: page.nextCursor });
      expect(rest.items).toEqual([{ ...listed, report: first }]);
      await work().run(async ({ moderation }) => {
        expect(await moderation.countReports(listed.article.id)).toBe(2);
        expect(await moderation.removeReport(second.id)).toEqual(second);
        expect(await moderation.removeReport(second.id)).toBeNull();
        expect(await moderation.removeReport('no id')).toBeNull();
        expect(await moderation.countReports(listed.article.id)).toBe(1);
      });
    });

    it('a report goes with its article', async () => {
      const { article } = await addArticle();
      const { id } = await report(article.id, NOON);
      await work().run(async ({ articles, moderation }) => {
        await articles.remove(article);
        expect(await moderation.removeReport(id)).toBeNull();
      });
    });

    it('hidden articles are listed page by page, last hidden first', async () => {
      await addArticle();
      const at = NOON + 2_000_000;
      const first = await addArticle({ hiding: { reason: 'spam', at, answer: null } });
      const second = await addArticle({ hiding: { reason: 'spam', at: at + 1, answer: '不是' } });
      const page = await all().listHidden({ limit: 1, cursor: null });
      expect(page.items).toEqual([second]);
      const rest = await all().listHidden({ limit: 1, cursor: page.nextCursor });
      expect(rest.items).toEqual([first]);
    });
  });
});

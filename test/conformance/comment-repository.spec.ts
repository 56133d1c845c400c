import { describe, expect, it } from '@jest/globals';
import type { ReviewComment } from '@toolyard/core/content';
import { onEveryDatabase } from '../support/database.ts';
import { aMember, anArticle, aRevision, aSpace } from './content-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

describe('comment repository', () => {
  onEveryDatabase((database) => {
    const work = () => database().unitOfWork;
    const listed = (articleId: string) => database().readers.comments.listOf(articleId);

    const addArticle = async () => {
      const owner = aUser();
      const space = aSpace();
      const article = anArticle(space.id);
      await work().run(async ({ users, spaces, articles }) => {
        await users.add(owner);
        await spaces.add(space, aMember(space, owner.id));
        await articles.add(article);
        await articles.addRevision(aRevision(article));
      });
      return { article, owner };
    };
    const add = async (comment: ReviewComment) => {
      await work().run(({ comments }) => comments.add(comment));
      return comment;
    };
    const aComment = (articleId: string, change: Partial<ReviewComment> = {}): ReviewComment => ({
      id: newId(),
      articleId,
      passage: { revision: 1, start: 7, quote: 'Text & 文字 🙂\\\n' },
      replyTo: null,
      authorId: null,
      text: '为什么？ 🙂\nWhy?',
      at: NOON,
      resolvedAt: null,
      ...change,
    });
    const aReply = (to: ReviewComment, change: Partial<ReviewComment> = {}) =>
      aComment(to.articleId, { passage: null, replyTo: to.id, at: to.at + 1, ...change });

    it('comments of an article are listed as they were stored, the first first', async () => {
      const { article, owner } = await addArticle();
      const { article: another } = await addArticle();
      const later = await add(aComment(article.id, { at: NOON + 5, resolvedAt: NOON + 9 }));
      const first = await add(aComment(article.id, { authorId: owner.id }));
      const reply = await add(aReply(first));
      await add(aComment(another.id));
      expect(await listed(article.id)).toEqual([first, reply, later]);
      expect(await listed(newId())).toEqual([]);
      expect(await listed('no id')).toEqual([]);
    });

    it('what an account wrote is listed over all articles, the first first', async () => {
      const { article, owner } = await addArticle();
      const { article: another } = await addArticle();
      const first = await add(aComment(another.id, { authorId: owner.id }));
      const later = await add(aComment(article.id, { authorId: owner.id, at: NOON + 5 }));
      const reply = await add(aReply(await add(aComment(article.id)), { authorId: owner.id }));
      const written = (authorId: string) => database().readers.comments.listByAuthor(authorId);
      expect(await written(owner.id)).toEqual([first, reply, later]);
      expect(await written(newId())).toEqual([]);
      expect(await written('no id')).toEqual([]);
    });

    it('a thread is closed and opened again', async () => {
      const { article } = await addArticle();
      const comment = await add(aComment(article.id));
      for (const resolvedAt of [NOON + 3, null]) {
        await work().run(({ comments }) => comments.setResolved({ id: comment.id, resolvedAt }));
        expect(await listed(article.id)).toEqual([{ ...comment, resolvedAt }]);
      }
    });

    it('replies are removed with their comment, comments with their article', async () => {
      const { article } = await addArticle();
      const first = await add(aComment(article.id));
      await add(aReply(first));
      const second = await add(aComment(article.id));
      const reply = await add(aReply(second));
      const other = await add(aReply(second));
      await work().run(async ({ comments }) => {
        await comments.remove(first.id);
        await comments.remove(reply.id);
        await comments.remove('no id');
      });
      expect(await listed(article.id)).toEqual([second, other]);
      await work().run(({ articles }) => articles.remove(article));
      expect(await listed(article.id)).toEqual([]);
    });

    it('comments of an erased account stay without its name', async () => {
      const { article, owner } = await addArticle();
      const own = await add(aComment(article.id, { authorId: owner.id }));
      await work().run(async ({ comments }) => comments.eraseOwned(owner.id));
      expect(await listed(article.id)).toEqual([{ ...own, authorId: null }]);
    });
  });
});

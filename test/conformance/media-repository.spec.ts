import { describe, expect, it } from '@jest/globals';
import { mediaPath, type Media, type RenderedRevision, type Space } from '@toolyard/core/content';
import { onEveryDatabase } from '../support/database.ts';
import { aMember, anArticle, aRevision, aSpace } from './content-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

const hashOf = (digit: string): string => digit.repeat(64);

const aPicture = (spaceId: string, change: Partial<Media> = {}): Media => ({
  id: newId(),
  spaceId,
  hash: hashOf('a'),
  alt: '潮汐 "high" 🙂',
  width: 640,
  height: 480,
  size: 1_000,
  uploaderId: null,
  uploadedAt: NOON,
  ...change,
});

describe('media repository', () => {
  onEveryDatabase((database) => {
    const addSpace = async (change: Partial<Space> = {}) => {
      const user = aUser();
      const space = aSpace(change);
      await database().unitOfWork.run(async ({ users, spaces }) => {
        await users.add(user);
        await spaces.add(space, aMember(space, user.id));
      });
      return { space, userId: user.id };
    };
    const add = (...pictures: readonly Media[]) =>
      database().unitOfWork.run(async ({ media }) => {
        for (const each of pictures) await media.add(each);
      });
    const showing = (revision: RenderedRevision, ...hashes: string[]): RenderedRevision => ({
      ...revision,
      rendered: { ...revision.rendered, links: ['/elsewhere', ...hashes.map(mediaPath)] },
    });
    const media = () => database().readers.media;

    it('pictures come back as they were added, last uploaded first, page by page', async () => {
      const { space, userId } = await addSpace();
      const first = aPicture(space.id, { uploaderId: userId });
      const second = aPicture(space.id, { hash: hashOf('b'), uploadedAt: NOON + 1, size: 2_000 });
      await add(first, second, aPicture((await addSpace()).space.id));
      const page = { limit: 1, cursor: null };
      const { items, nextCursor } = await media().list(space.id, page);
      expect(items).toEqual([second]);
      expect(await media().list(space.id, { limit: 1, cursor: nextCursor })).toEqual({
        items: [first],
        nextCursor: null,
      });
      expect(await media().find(first.id)).toEqual(first);
      for (const id of [newId(), 'no id']) expect(await media().find(id)).toBeNull();
      expect(await media().withHashes(space.id, [first.hash, hashOf('c')])).toEqual([first]);
      expect(await media().size(space.id)).toBe(3_000);
    });

    it('a space has a picture once, and loses it when it is removed', async () => {
      const { space } = await addSpace();
      const picture = aPicture(space.id, { hash: hashOf('d') });
      await add(picture, aPicture(space.id, { hash: picture.hash, alt: 'again' }));
      expect((await media().list(space.id, { limit: 9, cursor: null })).items).toEqual([picture]);
      expect(await media().known([picture.hash, hashOf('e')])).toEqual([picture.hash]);
      await database().unitOfWork.run(async (all) => {
        expect(await all.media.sizeLocked(space.id)).toBe(1_000);
        await all.media.remove(picture.id);
        await all.media.remove('no id');
        expect(await all.media.sizeLocked(space.id)).toBe(0);
      });
      expect(await media().known([picture.hash])).toEqual([]);
    });

    it('names the articles that show a picture in the draft, in public or by schedule', async () => {
      const { space } = await addSpace();
      const [a, b, c] = ['1', '2', '3'].map(hashOf) as [string, string, string];
      const article = anArticle(space.id, {
        ...{ draft: 3, published: 2, publishedAt: NOON, locale: 'zh-CN' },
      });
      const other = anArticle(space.id);
      await database().unitOfWork.run(async ({ articles }) => {
        await articles.add(article);
        await articles.addRevision(showing(aRevision(article), a));
        await articles.addRevision(showing(aRevision(article, { number: 2 }), b));
        await articles.addRevision(showing(aRevision(article, { number: 3, title: '3' }), b, c));
        await articles.add(other);
        await articles.addRevision(showing(aRevision(other, { title: '2' }), c));
      });
      expect(await media().uses(space.id, [a])).toEqual([]);
      expect(await media().uses(space.id, [b])).toEqual([
        { hash: b, id: article.id, locale: 'zh-CN', title: '3' },
      ]);
      expect((await media().uses(space.id, [c])).map(({ title }) => title)).toEqual(['2', '3']);
      expect(await media().uses((await addSpace()).space.id, [b])).toEqual([]);
    });

    it('readers get a picture where a space that has it is not private', async () => {
      const hash = hashOf('7');
      const hidden = await addSpace({ visibility: 'private' });
      await add(aPicture(hidden.space.id, { hash }));
      expect(await media().isReadable(hash)).toBe(false);
      const open = await addSpace({ visibility: 'link' });
      await add(aPicture(open.space.id, { hash }));
      expect(await media().isReadable(hash)).toBe(true);
    });

    it('stays without the name of an account that is erased, and goes with its space', async () => {
      const { space, userId } = await addSpace();
      const picture = aPicture(space.id, { hash: hashOf('8'), uploaderId: userId });
      await add(picture);
      await database().unitOfWork.run((all) => all.media.eraseOwned(userId));
      expect(await media().find(picture.id)).toEqual({ ...picture, uploaderId: null });
      await database().unitOfWork.run(({ spaces }) => spaces.remove(space));
      expect(await media().find(picture.id)).toBeNull();
    });
  });
});

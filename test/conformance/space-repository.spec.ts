import { describe, expect, it } from '@jest/globals';
import type { Space, SpaceInvitation, SpaceMember } from '@toolyard/core/content';
import { onEveryDatabase } from '../support/database.ts';
import { aMember, anArticle, aRevision, aSpace } from './content-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

describe('space repository', () => {
  onEveryDatabase((database) => {
    const addUser = async () => {
      const user = aUser();
      await database().unitOfWork.run(({ users }) => users.add(user));
      return user;
    };
    const add = (space: Space, ...members: readonly SpaceMember[]) =>
      database().unitOfWork.run(async ({ spaces }) => {
        const [owner, ...others] = members;
        if (owner) await spaces.add(space, owner);
        for (const member of others) await spaces.setMember(member);
      });
    const spaces = () => database().readers.spaces;

    it('a space comes back to its members as it was added, last changed first', async () => {
      const [{ id: mei }, { id: lin }] = [await addUser(), await addUser()];
      const first = aSpace();
      const second = aSpace({ visibility: 'private', languages: ['en'], updatedAt: NOON + 1 });
      await add(first, aMember(first, mei), aMember(first, lin, { role: 'author' }));
      await add(second, aMember(second, mei));
      expect(await spaces().listOf(mei)).toEqual([
        { space: second, role: 'owner' },
        { space: first, role: 'owner' },
      ]);
      expect(await spaces().listOf(lin)).toEqual([{ space: first, role: 'author' }]);
      expect(await spaces().findOf(lin, first.id)).toEqual({ space: first, role: 'author' });
      for (const id of [second.id, newId(), 'no id'])
        expect(await spaces().findOf(lin, id)).toBeNull();
      await database().unitOfWork.run(async ({ spaces: all }) => {
        expect(await all.findOfLocked(lin, first.id)).toEqual({ space: first, role: 'author' });
        expect(await all.findOfLocked(lin, second.id)).toBeNull();
        expect(await all.findOfLocked(lin, 'no id')).toBeNull();
      });
    });

    it('a handle belongs to one space, in whatever case it is written', async () => {
      const { id: mei } = await addUser();
      const space = aSpace();
      await add(space, aMember(space, mei));
      expect(await spaces().findByHandle(space.handle.toUpperCase())).toEqual(space);
      expect(await spaces().findByHandle('nobody-has-this')).toBeNull();
      const taken = { code: 'SPACE_HANDLE_TAKEN' };
      const other = aSpace({ handle: space.handle });
      await expect(add(other, aMember(other, mei))).rejects.toMatchObject(taken);
      const third = aSpace();
      await add(third, aMember(third, mei));
      const moved = { ...third, version: 2, handle: space.handle };
      await expect(
        database().unitOfWork.run(({ spaces: all }) => all.update(moved)),
      ).rejects.toMatchObject(taken);
      expect(await spaces().listOf(mei)).toHaveLength(2);
    });

    it('a change needs the version before it; a removal its own, and takes everything along', async () => {
      const { id: mei } = await addUser();
      const space = aSpace();
      await add(space, aMember(space, mei));
      const article = anArticle(space.id, { authorId: mei });
      await database().unitOfWork.run(async ({ articles }) => {
        await articles.add(article);
        await articles.addRevision(aRevision(article, { authorId: mei }));
      });
      const update = (changed: Space) =>
        database().unitOfWork.run(({ spaces: all }) => all.update(changed));
      const remove = (removed: Space) =>
        database().unitOfWork.run(({ spaces: all }) => all.remove(removed));
      const changed: Space = {
        ...space,
        version: 2,
        title: 'Yard',
        languages: ['en'],
        visibility: 'link',
        updatedAt: NOON + 9,
      };
      await update(changed);
      expect(await spaces().listOf(mei)).toEqual([{ space: changed, role: 'owner' }]);
      const conflict = { code: 'VERSION_CONFLICT', details: { current: changed } };
      await expect(update(changed)).rejects.toMatchObject(conflict);
      await expect(remove(space)).rejects.toMatchObject(conflict);
      await remove(changed);
      expect(await spaces().listOf(mei)).toEqual([]);
      expect(await database().readers.articles.find(article.id)).toBeNull();
      expect(await database().readers.articles.revision(article.id, 1)).toBeNull();
      const gone = { code: 'SPACE_UNKNOWN' };
      await expect(remove(changed)).rejects.toMatchObject(gone);
      await expect(update({ ...changed, version: 3 })).rejects.toMatchObject(gone);
    });

    it('members have names and one role each', async () => {
      const [mei, lin] = [await addUser(), await addUser()];
      const space = aSpace();
      const [owner, author] = [
        aMember(space, mei.id),
        aMember(space, lin.id, { role: 'author', since: NOON + 1 }),
      ];
      await add(space, owner, author);
      const named = (member: SpaceMember, name: string) => ({ ...member, name });
      expect(await spaces().members(space.id)).toEqual([
        named(owner, mei.name),
        named(author, lin.name),
      ]);
      await database().unitOfWork.run(async ({ spaces: all }) => {
        await all.setMember({ ...author, role: 'editor', since: NOON + 99 });
        await all.removeMember(space.id, mei.id);
        await all.removeMember(space.id, newId());
        await all.removeMember(space.id, 'no id');
      });
      const editor = named({ ...author, role: 'editor' }, lin.name);
      expect(await spaces().members(space.id)).toEqual([editor]);
    });

    it('an address has one invitation of a space', async () => {
      const { id: mei } = await addUser();
      const space = aSpace();
      await add(space, aMember(space, mei));
      const email = `${newId()}@example.com`;
      const invitation: SpaceInvitation = {
        id: newId(),
        spaceId: space.id,
        email,
        role: 'author',
        at: NOON,
      };
      const again = { ...invitation, id: newId(), role: 'editor', at: NOON + 5 } as const;
      const other = { ...invitation, id: newId(), email: `${newId()}@example.com`, at: NOON + 6 };
      await database().unitOfWork.run(async ({ spaces: all }) => {
        for (const each of [invitation, again, other]) await all.invite(each);
      });
      expect(await spaces().invitations(space.id)).toEqual([again, other]);
      expect(await spaces().invitationsTo(email)).toEqual([{ ...again, spaceTitle: space.title }]);
      await database().unitOfWork.run(async ({ spaces: all }) => {
        await all.removeInvitation(again.id);
        await all.removeInvitation(newId());
        await all.removeInvitation('no id');
      });
      expect(await spaces().invitations(space.id)).toEqual([other]);
    });

    it('who counts the spaces of an account waits for the one who adds', async () => {
      const { id: mei } = await addUser();
      const addIfFew = () =>
        database().unitOfWork.run(async ({ spaces: all }) => {
          const space = aSpace();
          if ((await all.countOwnedLocked(mei)) < 2) await all.add(space, aMember(space, mei));
        });
      await Promise.all(Array.from({ length: 5 }, addIfFew));
      expect(await spaces().listOf(mei)).toHaveLength(2);
    });

    it('a space outlives its owner where others are in it; what they wrote stays', async () => {
      const [mei, lin, bo] = [await addUser(), await addUser(), await addUser()];
      const [alone, shared, second] = [aSpace(), aSpace(), aSpace()];
      await add(alone, aMember(alone, mei.id));
      await add(
        shared,
        aMember(shared, mei.id),
        aMember(shared, bo.id, { role: 'author' }),
        aMember(shared, lin.id, { role: 'editor', since: NOON + 5 }),
      );
      await add(second, aMember(second, lin.id), aMember(second, mei.id, { role: 'editor' }));
      const article = anArticle(shared.id, { authorId: mei.id });
      await database().unitOfWork.run(async ({ articles, spaces: all }) => {
        await articles.add(article);
        await articles.addRevision(aRevision(article, { authorId: mei.id }));
        await articles.addRevision(aRevision(article, { number: 2, authorId: bo.id }));
        await all.invite({
          id: newId(),
          spaceId: shared.id,
          email: mei.email,
          role: 'author',
          at: NOON,
        });
      });
      await database().unitOfWork.run(async ({ spaces: all, articles }) => {
        await all.eraseOwned(mei.id);
        await articles.eraseOwned(mei.id);
      });
      expect(await spaces().findByHandle(alone.handle)).toBeNull();
      expect(await spaces().listOf(mei.id)).toEqual([]);
      expect(await spaces().findOf(lin.id, shared.id)).toEqual({ space: shared, role: 'owner' });
      expect(await spaces().findOf(bo.id, shared.id)).toEqual({ space: shared, role: 'author' });
      expect(await spaces().members(second.id)).toHaveLength(1);
      expect(await spaces().invitationsTo(mei.email)).toEqual([]);
      const { articles } = database().readers;
      expect(await articles.find(article.id)).toEqual({ ...article, authorId: null });
      const chain = await articles.chain(article.id);
      expect(chain.map(({ authorId }) => authorId)).toEqual([null, bo.id]);
    });
  });
});

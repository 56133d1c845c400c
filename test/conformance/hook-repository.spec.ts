import { describe, expect, it } from '@jest/globals';
import type { HookDelivery, NotifiedPublication, WebHook } from '@toolyard/core/content';
import { onEveryDatabase } from '../support/database.ts';
import { aMember, aSpace } from './content-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

describe('hook repository', () => {
  onEveryDatabase((database) => {
    const work = () => database().unitOfWork;
    const aHook = (spaceId: string, change: Partial<WebHook> = {}): WebHook => ({
      id: newId(),
      spaceId,
      url: 'https://example.org/hooks?a=b&c=文字',
      sealedSecret: 'first.c2VhbGVk',
      createdAt: NOON,
      ...change,
    });
    const aDelivery = (hookId: string, change: Partial<HookDelivery> = {}): HookDelivery => ({
      id: newId(),
      hookId,
      event: 'article.published',
      body: '{"data":{"title":"潮汐 🙂"}}',
      createdAt: NOON,
      dueAt: NOON,
      attempts: 0,
      status: null,
      fault: null,
      ...change,
    });
    const addSpace = async () => {
      const owner = aUser();
      const space = aSpace();
      await work().run(async ({ users, spaces }) => {
        await users.add(owner);
        await spaces.add(space, aMember(space, owner.id));
      });
      return space;
    };
    const addHook = async (hook: WebHook) => {
      await work().run(({ hooks }) => hooks.add(hook));
      return hook;
    };
    const listed = (spaceId: string) => database().readers.hooks.list(spaceId);
    const last = (hookId: string, limit = 10) => database().readers.hooks.deliveries(hookId, limit);

    it('web hooks are listed as they were stored, the first first, and found by id', async () => {
      const space = await addSpace();
      const later = await addHook(aHook(space.id, { createdAt: NOON + 5 }));
      const first = await addHook(aHook(space.id));
      await addHook(aHook((await addSpace()).id));
      expect(await listed(space.id)).toEqual([first, later]);
      await work().run(async ({ hooks }) => {
        expect(await hooks.find(later.id)).toEqual(later);
        expect(await hooks.find(newId())).toBeNull();
        expect(await hooks.find('no id')).toBeNull();
      });
    });

    it('an expected change is found once its moment has come, and once however often it is expected', async () => {
      const { id: spaceId } = await addSpace();
      const at = NOON - 86_400_000;
      const soon = { articleId: newId(), spaceId, at };
      const later = { articleId: newId(), spaceId, at: at + 1 };
      await work().run(({ hooks }) => hooks.expect([later, soon]));
      await work().run(({ hooks }) => hooks.expect([soon]));
      await work().run(async ({ hooks }) => {
        expect(await hooks.findExpectedLocked(soon.at - 1)).toBeNull();
        expect(await hooks.findExpectedLocked(soon.at)).toEqual(soon);
        await hooks.removeExpected(soon);
        expect(await hooks.findExpectedLocked(soon.at)).toBeNull();
        expect(await hooks.findExpectedLocked(later.at)).toEqual(later);
        await hooks.removeExpected(later);
      });
    });

    it('the last notice about an article stands in place of the one before', async () => {
      const { id: spaceId } = await addSpace();
      const publication: NotifiedPublication = {
        ...{ articleId: newId(), spaceId, type: 'doc', locale: 'zh-CN' },
        ...{ slug: 'chao-xi', revision: 3 },
      };
      await work().run(async ({ hooks }) => {
        expect(await hooks.notified(publication.articleId)).toBeNull();
        await hooks.setNotified(publication);
        await hooks.setNotified({ ...publication, revision: 4 });
        expect(await hooks.notified(publication.articleId)).toEqual({
          ...publication,
          revision: 4,
        });
        await hooks.removeNotified(publication.articleId);
        expect(await hooks.notified(publication.articleId)).toBeNull();
      });
    });

    it('deliveries are found by the time that they are due, and listed the last first', async () => {
      const space = await addSpace();
      const hook = await addHook(aHook(space.id));
      const first = aDelivery(hook.id, { dueAt: NOON - 86_400_000 });
      const second = aDelivery(hook.id, { createdAt: NOON + 1, dueAt: NOON - 86_300_000 });
      await work().run(({ hooks }) => hooks.addDeliveries([second, first]));
      expect(await last(hook.id)).toEqual([second, first]);
      expect(await last(hook.id, 1)).toEqual([second]);
      const over = { ...first, attempts: 2, dueAt: null, status: 204, fault: null };
      await work().run(async ({ hooks }) => {
        expect(await hooks.findDueLocked(NOON - 86_400_001)).toBeNull();
        expect(await hooks.findDueLocked(NOON - 86_400_000)).toEqual(first);
        await hooks.updateDelivery(over);
        await hooks.updateDelivery(aDelivery(hook.id));
        expect(await hooks.findDueLocked(NOON - 86_300_000)).toEqual(second);
        const refused = { ...second, attempts: 1, fault: 'privateAddress' as const };
        await hooks.updateDelivery({ ...refused, dueAt: NOON + 86_400_000 });
      });
      expect((await last(hook.id))[1]).toEqual(over);
    });

    it('all of it goes with its space, deliveries with their web hook', async () => {
      const space = await addSpace();
      const hook = await addHook(aHook(space.id));
      const other = await addHook(aHook(space.id));
      const change = { articleId: newId(), spaceId: space.id, at: NOON - 86_400_000 };
      await work().run(async ({ hooks }) => {
        await hooks.addDeliveries([aDelivery(hook.id), aDelivery(other.id)]);
        await hooks.expect([change]);
        await hooks.remove(hook.id);
      });
      expect(await listed(space.id)).toEqual([other]);
      expect(await last(hook.id)).toEqual([]);
      await work().run(({ spaces }) => spaces.remove(space));
      expect(await listed(space.id)).toEqual([]);
      expect(await last(other.id)).toEqual([]);
      await work().run(async ({ hooks }) => {
        expect(await hooks.findExpectedLocked(change.at)).toBeNull();
      });
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Passkey, PasskeyRepository } from '@toolyard/core/accounts';
import { onEveryDatabase } from '../support/database.ts';
import { newId, NOON } from './repository-records.ts';
import { REALMS } from './realms.ts';

const aPasskey = (ownerId: string, change: Partial<Passkey> = {}): Passkey => ({
  id: newId(),
  ownerId,
  credentialId: newId(),
  publicKey: 'pQECAyYgASFYIA',
  counter: 4_294_967_295,
  transports: ['internal', 'hybrid'],
  name: '我的电脑 🙂',
  createdAt: NOON,
  lastUsedAt: null,
  ...change,
});

describe.each(REALMS)('passkey repository of $name', (realm) => {
  onEveryDatabase((database) => {
    const run = <T>(work: (passkeys: PasskeyRepository) => Promise<T>): Promise<T> =>
      database().unitOfWork.run((all) => work(all[realm.passkeys]));
    const add = async (change: Partial<Passkey> = {}) => {
      const ownerId = await database().unitOfWork.run((all) => realm.addOwner(all));
      const passkey = aPasskey(ownerId, change);
      await run((passkeys) => passkeys.add(passkey));
      return passkey;
    };
    const list = (ownerId: string) => database().readers[realm.passkeys].listOwned(ownerId);

    it('passkeys come back as they were added, the newest first; absence is none', async () => {
      const first = await add();
      const later = aPasskey(first.ownerId, { createdAt: NOON + 1 });
      await run((passkeys) => passkeys.add(later));
      expect(await list(first.ownerId)).toEqual([later, first]);
      expect(await run((passkeys) => passkeys.listLocked(first.ownerId))).toEqual([later, first]);
      for (const id of [newId(), 'no id']) expect(await list(id)).toEqual([]);
    });

    it('one is found by its credential, which is stored once', async () => {
      const passkey = await add();
      const { credentialId } = passkey;
      expect(await run((all) => all.findByCredential(credentialId))).toEqual(passkey);
      expect(await run((all) => all.findByCredentialLocked(credentialId))).toEqual(passkey);
      expect(await run((all) => all.findByCredential(newId()))).toBeNull();
      await expect(add({ credentialId })).rejects.toMatchObject({ code: 'PASSKEY_KNOWN' });
    });

    it('its use is stored', async () => {
      const passkey = await add();
      await run((all) => all.recordUse(passkey.id, 7, NOON + 5));
      expect(await list(passkey.ownerId)).toEqual([
        { ...passkey, counter: 7, lastUsedAt: NOON + 5 },
      ]);
    });

    it('it is renamed and removed by its owner alone', async () => {
      const [mine, other] = [await add(), await add()];
      const { id, ownerId } = mine;
      for (const [owner, of] of [
        [other.ownerId, id],
        ['no id', id],
        [ownerId, 'no id'],
      ] as const) {
        expect(await run((all) => all.rename(owner, of, 'Mine'))).toBeNull();
        expect(await run((all) => all.remove(owner, of))).toBeNull();
      }
      expect(await run((all) => all.rename(ownerId, id, 'Key'))).toEqual(mine);
      expect(await run((all) => all.remove(ownerId, id))).toEqual({ ...mine, name: 'Key' });
      expect(await run((all) => all.remove(ownerId, id))).toBeNull();
    });

    it('all are erased with their owner’s things', async () => {
      const [mine, other] = [await add(), await add()];
      for (const id of [mine.ownerId, mine.ownerId, 'no id'])
        await run((all) => all.eraseOwned(id));
      expect(await list(mine.ownerId)).toEqual([]);
      expect(await list(other.ownerId)).toEqual([other]);
    });
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Principal } from '@toolyard/core/accounts';
import { CheckMarketKey, RemoveMarketKey, StoreMarketKey } from '@toolyard/core/admin';
import {
  openProviderKey,
  PROVIDER_TIMEOUT,
  type ProviderAccess,
  type StoredProviderKey,
} from '@toolyard/core/market';
import { memoryDatabase, type MemoryDatabase } from '@toolyard/memory';
import { parseKeyRing, SealedBox } from '@toolyard/security';

const NOW = Date.UTC(2026, 10, 25, 9);
const clock = { now: () => NOW };
const ring = parseKeyRing('a:47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU');
const vault = new SealedBox(ring, 'market provider key');
const POLYGON: ProviderAccess = {
  provider: 'polygon',
  plan: 'free',
  key: { keyId: null, secret: 'key-of-polygon' },
};
const operator = (change: object = {}): Principal => ({
  kind: 'admin',
  adminId: 'a',
  role: 'superadmin',
  sessionId: 's',
  authenticatedAt: NOW,
  due: null,
  ...change,
});
const REFUSED: readonly (readonly [Principal, string])[] = [
  [{ kind: 'visitor' }, 'SESSION_INVALID'],
  [operator({ role: 'admin' }), 'FORBIDDEN'],
  [operator({ authenticatedAt: NOW - 11 * 60_000 }), 'REAUTHENTICATION_NEEDED'],
];

describe('the key of a market data provider', () => {
  let database: MemoryDatabase;
  const store = (access: ProviderAccess = POLYGON, principal = operator()) =>
    database.unitOfWork.run((all) =>
      new StoreMarketKey(all, vault, clock).execute(access, principal),
    );
  const remove = (principal = operator()) =>
    database.unitOfWork.run((all) => new RemoveMarketKey(all, clock).execute({}, principal));
  const stored = async (): Promise<StoredProviderKey> =>
    (await database.readers.providerKeys.find())!;

  beforeEach(() => {
    database = memoryDatabase();
  });

  it('is stored encrypted, and opens in its own row alone', async () => {
    await store({ ...POLYGON, key: { keyId: 'unused', secret: '  key-of-polygon ' } });
    const row = await stored();
    expect(JSON.stringify(row)).not.toContain('key-of-polygon');
    expect(openProviderKey(row, vault)).toEqual(POLYGON);
    const others = [
      { ...row, provider: 'alpaca' },
      { ...row, plan: 'paid' },
      { ...row, updatedAt: NOW - 1 },
      {
        ...row,
        sealedKey: row.sealedKey.replace(/.(?=.{5}$)/, (one) => (one === 'A' ? 'B' : 'A')),
      },
    ] as const;
    for (const other of others) expect(openProviderKey(other, vault)).toBeNull();
  });

  it('never stands in the audit log', async () => {
    await store();
    await store({ ...POLYGON, plan: 'paid' });
    await remove();
    const entries = await database.readers.trail.list(
      {
        ...{ realm: null, actor: null, action: null, subjectKind: null, subjectId: null },
        ...{ subject: null, from: null, to: null },
      },
      null,
      10,
    );
    expect(JSON.stringify(entries)).not.toContain('key-of-polygon');
    const changes = entries.map(({ action, before, after }) => [action, before, after]);
    expect(changes.toReversed()).toEqual([
      ['market.keyStored', null, { provider: 'polygon', plan: 'free' }],
      [
        'market.keyStored',
        { provider: 'polygon', plan: 'free' },
        { provider: 'polygon', plan: 'paid' },
      ],
      ['market.keyRemoved', { provider: 'polygon', plan: 'paid' }, null],
    ]);
  });

  it.each(REFUSED)('is not changed by %j', async (principal, code) => {
    await expect(store(POLYGON, principal)).rejects.toMatchObject({ code });
    await expect(remove(principal)).rejects.toMatchObject({ code });
    expect(await database.readers.providerKeys.find()).toBeNull();
  });

  it('a check that takes too long is a verdict, another failure is none', async () => {
    const late = { probe: () => Promise.reject(PROVIDER_TIMEOUT()) };
    const { provider, key } = POLYGON;
    expect(await new CheckMarketKey(late).execute(provider, key, operator())).toBe('TIMEOUT');
    const broken = { probe: () => Promise.reject(new Error('broken')) };
    await expect(new CheckMarketKey(broken).execute(provider, key, operator())).rejects.toThrow(
      'broken',
    );
  });
});

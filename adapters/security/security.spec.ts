import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { AccessClaims } from '@toolyard/core/accounts';
import { SignJWT } from 'jose';
import { Argon2PasswordHasher } from './argon2-password-hasher.ts';
import { developmentKeys } from './development-keys.ts';
import { JwtTokenIssuer } from './jwt-token-issuer.ts';
import { RandomSecretSource } from './random-secret-source.ts';
import { parseKeyRing, type KeyRing } from './signing-keys.ts';
import { UuidIds } from './uuid-ids.ts';

const secret = (fill: number) => new Uint8Array(32).fill(fill);
const RING: KeyRing = [{ id: 'a', secret: secret(1) }];
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const AT = Date.UTC(2026, 0, 5, 15);
const CLAIMS: AccessClaims = {
  ownerId: 'user',
  sessionId: 'session',
  role: 'user',
  issuedAt: AT,
  expiresAt: AT + 900_000,
  authenticatedAt: AT,
  tokenId: 'token',
};

describe('passwords', () => {
  const hasher = new Argon2PasswordHasher();

  it('are hashed by argon2id with m=19456, t=2, p=1 and their own salt', async () => {
    const [one, two] = await Promise.all([hasher.hash('secret'), hasher.hash('secret')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(hasher.needsRehash(one)).toBe(false);
  });

  it('are told apart to the last character, and nobody has one', async () => {
    const stored = await hasher.hash('秘密 Secret ');
    expect(await hasher.verify('秘密 Secret ', stored)).toBe(true);
    expect(await hasher.verify('秘密 Secret', stored)).toBe(false);
    expect(await hasher.verify('nobody has this password', null)).toBe(false);
  });

  it('hashes of weaker settings are made anew', () =>
    expect(
      hasher.needsRehash('$argon2id$v=19$m=4096,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaGhhc2hoYXNo'),
    ).toBe(true));
});

describe('access tokens', () => {
  const issuer = new JwtTokenIssuer(RING, 'user');

  it('come back as they were issued until 30 s after their end', async () => {
    const token = await issuer.issue(CLAIMS);
    expect(await issuer.verify(token, AT)).toEqual(CLAIMS);
    expect(await issuer.verify(token, CLAIMS.expiresAt + 29_000)).toEqual(CLAIMS);
    expect(await issuer.verify(token, CLAIMS.expiresAt + 31_000)).toBeNull();
  });

  it('that passed once are refused past their end all the same, whatever their exp says', async () => {
    const token = await issuer.issue(CLAIMS);
    const endless = await issuer.issue({ ...CLAIMS, expiresAt: AT + 10 * 900_000 });
    for (const each of [token, endless]) {
      for (const later of [0, 1, 899_999])
        expect(await issuer.verify(each, AT + later)).toMatchObject({ tokenId: 'token' });
      expect(await issuer.verify(each, AT + 931_000)).toBeNull();
    }
  });

  it('that passed once are looked at anew when the clock goes back', async () => {
    const token = await issuer.issue(CLAIMS);
    expect(await issuer.verify(token, AT)).toEqual(CLAIMS);
    expect(await issuer.verify(token, AT - 31_000)).toBeNull();
    expect(await issuer.verify(token, AT)).toEqual(CLAIMS);
  });

  it('that passed once vouch for no other: each changed character is refused', async () => {
    const token = await issuer.issue(CLAIMS);
    await issuer.verify(token, AT);
    for (let place = 0; place < token.length; place += 7) {
      const other = token[place] === 'A' ? 'Q' : 'A';
      const changed = token.slice(0, place) + other + token.slice(place + 1);
      expect(await issuer.verify(changed, AT)).toBeNull();
    }
    expect(await new JwtTokenIssuer(RING, 'admin').verify(token, AT)).toBeNull();
  });

  it('are good past the thousandth, and the first again', async () => {
    const made = await Promise.all(
      Array.from({ length: 1_005 }, (_, i) => issuer.issue({ ...CLAIMS, tokenId: String(i) })),
    );
    for (const [i, token] of [...made, ...made.slice(0, 5)].entries())
      expect(await issuer.verify(token, AT)).toMatchObject({ tokenId: String(i % 1_005) });
  });

  it('of an older key are good while it is in the ring', async () => {
    const token = await issuer.issue(CLAIMS);
    const next = { id: 'b', secret: secret(2) };
    expect(await new JwtTokenIssuer([next, ...RING], 'user').verify(token, AT)).toEqual(CLAIMS);
    expect(await new JwtTokenIssuer([next], 'user').verify(token, AT)).toBeNull();
  });

  it('of one realm are nothing in the other, with the same key too', async () => {
    const admins = new JwtTokenIssuer(RING, 'admin');
    const claims = { ...CLAIMS, role: 'superadmin' } as const;
    expect(await admins.verify(await issuer.issue(claims), AT)).toBeNull();
    expect(await issuer.verify(await admins.issue(claims), AT)).toBeNull();
    expect(await admins.verify(await admins.issue(claims), AT)).toEqual(claims);
    expect(await admins.verify(await admins.issue(CLAIMS), AT)).toBeNull();
  });

  it('are refused in another encoding of the same bytes', async () => {
    const token = await issuer.issue(CLAIMS);
    const last = BASE64URL.indexOf(token.slice(-1));
    const sameBytes = token.slice(0, -1) + (BASE64URL[last + 1] ?? '');
    const [head = '', payload = '', signature = ''] = token.split('.');
    expect(Buffer.from(sameBytes.split('.')[2] ?? '', 'base64url')).toEqual(
      Buffer.from(signature, 'base64url'),
    );
    const padded = [`${token}=`, `${head}=.${payload}.${signature}`, `${token} `, `${token}\n`];
    for (const other of [sameBytes, ...padded]) expect(await issuer.verify(other, AT)).toBeNull();
    expect(await issuer.verify(token, AT)).toEqual(CLAIMS);
  });

  const forged = (
    header: object,
    audience: string | string[] = 'user',
    key = secret(1),
  ): Promise<string> =>
    new SignJWT({ sid: 'session', role: 'user' })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'a', ...header })
      .setIssuer('toolyard')
      .setAudience(audience)
      .setSubject('user')
      .setJti('token')
      .setIssuedAt(AT / 1000)
      .setExpirationTime(AT / 1000 + 900)
      .sign(key);

  /** The claims of a good token under another header, signed without a library. */
  const handmade = async (header: object): Promise<string> => {
    const [, payload = ''] = (await issuer.issue(CLAIMS)).split('.');
    const signed = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}`;
    const signature = createHmac('sha256', secret(1)).update(signed).digest('base64url');
    return `${signed}.${signature}`;
  };

  it('are good under the header that the issuer writes, whoever signed them with the key', async () => {
    const token = await handmade({ alg: 'HS256', typ: 'at+jwt', kid: 'a' });
    expect(await issuer.verify(token, AT)).toEqual(CLAIMS);
  });

  it.each([
    ['of another algorithm', () => forged({ alg: 'HS512' }, 'user', new Uint8Array(64).fill(1))],
    ['of another type', () => forged({ typ: 'JWT' })],
    [
      'with a critical extension',
      () => handmade({ alg: 'HS256', typ: 'at+jwt', kid: 'a', crit: ['mark'], mark: true }),
    ],
    ['of another realm', () => forged({}, 'admin')],
    ['of a list of realms', () => forged({}, ['user', 'admin'])],
    ['of a list of one realm', () => forged({}, ['user'])],
    ['of an unknown key', () => forged({ kid: 'z' })],
    ['of a wrong key', () => forged({}, 'user', secret(9))],
    ['without a signature', async () => `${(await forged({})).split('.', 2).join('.')}.`],
    ['that is no token', () => Promise.resolve('x')],
    ['made in the future', () => issuer.issue({ ...CLAIMS, issuedAt: AT + 60_000 })],
    ['older than any token lives', () => issuer.issue({ ...CLAIMS, issuedAt: AT - 1_000_000 })],
  ])('a token %s is refused', async (_case, make) =>
    expect(await issuer.verify(await make(), AT)).toBeNull(),
  );

  it('one made as ours is good, so that the refusals above mean something', async () =>
    expect(await issuer.verify(await forged({}), AT)).toMatchObject({ ownerId: 'user' }));
});

describe('secrets and ids', () => {
  it('secrets have 256 bits and never repeat; a successor is always the same', () => {
    const secrets = new RandomSecretSource(RING);
    const made = Array.from({ length: 100 }, () => secrets.next());
    expect(new Set(made).size).toBe(100);
    for (const each of made) expect(Buffer.from(each, 'base64url')).toHaveLength(32);
    const token = { sessionId: 'a', secret: 's' };
    expect(secrets.deriveNext(token)).toBe(secrets.deriveNext(token));
    const others = new RandomSecretSource([{ id: 'a', secret: secret(2) }]);
    expect(others.deriveNext(token)).not.toBe(secrets.deriveNext(token));
  });

  it('a successor is known again in its session, and nothing else is taken for one', () => {
    const secrets = new RandomSecretSource(RING);
    const after = (before: string, source = secrets) =>
      source.deriveNext({ sessionId: 'a', secret: before });
    const isOne = (each: string, sessionId = 'a') => secrets.isDerived({ sessionId, secret: each });
    const successor = after(secrets.next());
    expect(isOne(successor)).toBe(true);
    expect(isOne(after(successor))).toBe(true);
    expect(isOne(successor, 'b')).toBe(false);
    const bytes = Buffer.from(successor, 'base64url');
    const turned = [...bytes.keys()].map((place) => {
      const other = Buffer.from(bytes);
      other[place]! ^= 1;
      return other.toString('base64url');
    });
    const others = new RandomSecretSource([{ id: 'a', secret: secret(2) }]);
    const odd = [secrets.next(), after('s', others), '', 's', `${successor}AAAA`];
    for (const each of [...turned, ...odd]) expect(isOne(each)).toBe(false);
  });

  it('the hash of a secret is SHA-256', () =>
    expect(new RandomSecretSource(RING).hashOf('abc')).toBe(
      Buffer.from(
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
        'hex',
      ).toString('base64url'),
    ));

  it('ids are UUIDs of version 7 in ascending order', () => {
    const ids = new UuidIds();
    const made = Array.from({ length: 1000 }, () => ids.next());
    for (const id of made) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab]/);
    expect(made).toEqual(made.toSorted());
  });
});

describe('keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('of development are made once, for their owner only', () => {
    const dataDir = join(folder, 'data');
    const first = developmentKeys(dataDir, 'user');
    expect(developmentKeys(dataDir, 'user')).toEqual(first);
    expect(developmentKeys(dataDir, 'admin')).not.toEqual(first);
    for (const file of ['user-keys', 'admin-keys'])
      expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
  });

  it('a damaged file of them is refused with its name and the way back, without being shown', () => {
    const dataDir = join(folder, 'damaged');
    developmentKeys(dataDir, 'user');
    writeFileSync(join(dataDir, 'user-keys'), 'hidden-words');
    const opening = () => developmentKeys(dataDir, 'user');
    expect(opening).toThrow(/^DATA_DIR: .*user-keys is damaged .*: put your copy there/);
    expect(opening).not.toThrow('hidden-words');
  });

  it.each(['', 'a', 'a:short', 'a:!', `a:${'A'.repeat(43)},a:${'B'.repeat(43)}`])(
    'a ring written %p is refused without being shown',
    (text) => {
      expect(() => parseKeyRing(text)).toThrow(/key/);
      expect(() => parseKeyRing(text)).not.toThrow('AAAA');
    },
  );
});

import { expect, it } from '@jest/globals';
import { HmacApiKeySecrets } from './hmac-api-key-secrets.ts';

const keyOf = (byte: number) => ({ id: `k${byte}`, secret: new Uint8Array(32).fill(byte) });

it('keys differ, and have the published shape', () => {
  const secrets = new HmacApiKeySecrets([keyOf(1)]);
  const made = Array.from({ length: 100 }, () => secrets.next());
  expect(new Set(made).size).toBe(100);
  for (const each of made) expect(each).toMatch(/^ty_[0-9A-Za-z]{38}$/);
});

it('after a change of the signing key, the digest under the former one is still known', () => {
  const before = new HmacApiKeySecrets([keyOf(1)]);
  const after = new HmacApiKeySecrets([keyOf(2), keyOf(1)]);
  const key = before.next();
  const [stored] = before.digestsOf(key);
  expect(after.digestsOf(key)).toEqual([
    new HmacApiKeySecrets([keyOf(2)]).digestsOf(key)[0],
    stored,
  ]);
  expect(after.digestsOf(key)[0]).not.toBe(stored);
  expect(stored).not.toContain(key.slice(3, 20));
});

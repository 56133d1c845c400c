import { describe, expect, it } from '@jest/globals';
import { HmacPasskeyChallenges } from './hmac-passkey-challenges.ts';

const challenges = (fill: number) =>
  new HmacPasskeyChallenges([{ id: 'a', secret: new Uint8Array(32).fill(fill) }]);
const UNTIL = Date.UTC(2026, 10, 27, 12);

describe('a challenge', () => {
  const mine = challenges(1);
  const challenge = mine.issue('user sign-in', UNTIL);

  it('is read back for its purpose, and each is another one', () => {
    expect(mine.expiryOf(challenge, 'user sign-in')).toBe(UNTIL);
    expect(mine.issue('user sign-in', UNTIL)).not.toBe(challenge);
  });

  it.each([
    ['for another purpose', () => mine.expiryOf(challenge, 'admin sign-in')],
    ['of another server', () => challenges(2).expiryOf(challenge, 'user sign-in')],
    ['spelled another way', () => mine.expiryOf(`${challenge}=`, 'user sign-in')],
    ['made up', () => mine.expiryOf('AAAA', 'user sign-in')],
    ['with another expiry', () => mine.expiryOf(later(challenge), 'user sign-in')],
  ])('is unknown %s', (_case, read) => expect(read()).toBeNull());
});

function later(challenge: string): string {
  const bytes = Buffer.from(challenge, 'base64url');
  bytes[29]! ^= 1;
  return bytes.toString('base64url');
}

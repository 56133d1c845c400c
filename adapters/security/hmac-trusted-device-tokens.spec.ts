import { expect, it } from '@jest/globals';
import { HmacTrustedDeviceTokens } from './hmac-trusted-device-tokens.ts';

const keyOf = (byte: number) => new Uint8Array(32).fill(byte);
const deviceTokens = new HmacTrustedDeviceTokens([{ id: 'one', secret: keyOf(1) }]);
const others = new HmacTrustedDeviceTokens([{ id: 'two', secret: keyOf(2) }]);
const MEI = 'mei@example.com';
const MARK = {
  device: 7,
  issuedAt: Date.UTC(2026, 10, 23),
  epoch: deviceTokens.passwordEpochOf('$argon2id$one'),
};

it('a mark tells device, date and epoch of the password, for its account alone', () => {
  const sealed = deviceTokens.seal(MARK, MEI);
  expect(deviceTokens.open(sealed, MEI)).toEqual(MARK);
  expect(deviceTokens.open(sealed, 'mallory@example.com')).toBeNull();
});

it('deviceTokens of other keys, changed ones and nonsense tell nothing', () => {
  const sealed = deviceTokens.seal(MARK, MEI);
  const [device, issuedAt, epoch, seal] = sealed.split('.');
  for (const wrong of [
    others.seal(MARK, MEI),
    `8.${issuedAt}.${epoch}.${seal}`,
    `${device}.z${issuedAt}.${epoch}.${seal}`,
    `${device}.${issuedAt}.${deviceTokens.passwordEpochOf('another')}.${seal}`,
    `x${sealed}`,
    `${sealed}x`,
    sealed.slice(0, -1),
    '',
    '...',
    'é.é.é.é',
  ])
    expect(deviceTokens.open(wrong, MEI)).toBeNull();
});

it('the epoch of a password is always the same, another one after a change, and does not show the hash', () => {
  expect(deviceTokens.passwordEpochOf('$argon2id$one')).toBe(MARK.epoch);
  expect(deviceTokens.passwordEpochOf('$argon2id$two')).not.toBe(MARK.epoch);
  expect(others.passwordEpochOf('$argon2id$one')).not.toBe(MARK.epoch);
});

it('device numbers are below the given one', () => {
  const made = new Set(Array.from({ length: 500 }, () => deviceTokens.randomDevice(10)));
  expect([...made].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('the name of an account is always the same and does not show whose it is', () => {
  expect(deviceTokens.accountKeyOf(MEI)).toBe(deviceTokens.accountKeyOf(MEI));
  expect(deviceTokens.accountKeyOf(MEI)).not.toBe(others.accountKeyOf(MEI));
  expect(deviceTokens.accountKeyOf(MEI)).toMatch(/^[\w-]{43}$/);
});

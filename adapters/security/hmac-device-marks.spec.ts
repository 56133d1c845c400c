import { expect, it } from '@jest/globals';
import { HmacDeviceMarks } from './hmac-device-marks.ts';

const keyOf = (byte: number) => new Uint8Array(32).fill(byte);
const marks = new HmacDeviceMarks([{ id: 'one', secret: keyOf(1) }]);
const others = new HmacDeviceMarks([{ id: 'two', secret: keyOf(2) }]);
const MEI = 'mei@example.com';
const MARK = { device: 7, issuedAt: Date.UTC(2026, 10, 23), epoch: marks.epochOf('$argon2id$one') };

it('a mark tells device, date and epoch of the password, for its account alone', () => {
  const sealed = marks.seal(MARK, MEI);
  expect(marks.open(sealed, MEI)).toEqual(MARK);
  expect(marks.open(sealed, 'mallory@example.com')).toBeNull();
});

it('marks of other keys, changed ones and nonsense tell nothing', () => {
  const sealed = marks.seal(MARK, MEI);
  const [device, issuedAt, epoch, seal] = sealed.split('.');
  for (const wrong of [
    others.seal(MARK, MEI),
    `8.${issuedAt}.${epoch}.${seal}`,
    `${device}.z${issuedAt}.${epoch}.${seal}`,
    `${device}.${issuedAt}.${marks.epochOf('another')}.${seal}`,
    `x${sealed}`,
    `${sealed}x`,
    sealed.slice(0, -1),
    '',
    '...',
    'é.é.é.é',
  ])
    expect(marks.open(wrong, MEI)).toBeNull();
});

it('the epoch of a password is always the same, another one after a change, and does not show the hash', () => {
  expect(marks.epochOf('$argon2id$one')).toBe(MARK.epoch);
  expect(marks.epochOf('$argon2id$two')).not.toBe(MARK.epoch);
  expect(others.epochOf('$argon2id$one')).not.toBe(MARK.epoch);
});

it('device numbers are below the given one', () => {
  const made = new Set(Array.from({ length: 500 }, () => marks.anyDevice(10)));
  expect([...made].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('the name of an account is always the same and does not show whose it is', () => {
  expect(marks.accountOf(MEI)).toBe(marks.accountOf(MEI));
  expect(marks.accountOf(MEI)).not.toBe(others.accountOf(MEI));
  expect(marks.accountOf(MEI)).toMatch(/^[\w-]{43}$/);
});

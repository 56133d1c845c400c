import { expect, it } from '@jest/globals';
import { HmacDeviceMarks } from './hmac-device-marks.ts';

const keyOf = (byte: number) => new Uint8Array(32).fill(byte);
const marks = new HmacDeviceMarks([{ id: 'one', secret: keyOf(1) }]);
const others = new HmacDeviceMarks([{ id: 'two', secret: keyOf(2) }]);
const MEI = 'mei@example.com';

it('a mark tells its device, for its account alone', () => {
  const mark = marks.markFor(MEI);
  const [device] = mark.split('.');
  expect(marks.deviceOf(mark, MEI)).toBe(device);
  expect(marks.deviceOf(mark, 'mallory@example.com')).toBeNull();
  expect(marks.markFor(MEI)).not.toBe(mark);
});

it('marks of other keys, changed ones and nonsense tell nothing', () => {
  const mark = marks.markFor(MEI);
  for (const wrong of [
    others.markFor(MEI),
    `x${mark}`,
    `${mark}x`,
    mark.slice(0, -1),
    '',
    '.',
    'é.é',
  ])
    expect(marks.deviceOf(wrong, MEI)).toBeNull();
});

it('the name of an account is always the same and does not show whose it is', () => {
  expect(marks.accountOf(MEI)).toBe(marks.accountOf(MEI));
  expect(marks.accountOf(MEI)).not.toBe(others.accountOf(MEI));
  expect(marks.accountOf(MEI)).toMatch(/^[\w-]{43}$/);
});

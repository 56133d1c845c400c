import { expect, it } from '@jest/globals';
import { isQuiet, isQuietHours, settingsIn } from './index.ts';

const NIGHT = { from: '22:00', to: '07:00', timeZone: 'America/New_York' };
const at = (text: string) => Date.parse(text);

it.each([
  // New York is at UTC−5 in winter and at UTC−4 in summer.
  ['2026-11-26T02:59:00Z', false],
  ['2026-11-26T03:00:00Z', true],
  ['2026-11-26T11:59:00Z', true],
  ['2026-11-26T12:00:00Z', false],
  ['2026-07-01T02:00:00Z', true],
  ['2026-07-01T11:00:00Z', false],
])('OS-05 quiet hours over midnight go by the clocks of their time zone: %s %p', (text, quiet) =>
  expect(isQuiet(NIGHT, at(text))).toBe(quiet),
);

it('OS-05 quiet hours within a day', () => {
  const noon = { from: '12:00', to: '13:30', timeZone: 'Asia/Shanghai' };
  expect(isQuiet(noon, at('2026-11-26T04:00:00Z'))).toBe(true);
  expect(isQuiet(noon, at('2026-11-26T05:30:00Z'))).toBe(false);
  expect(isQuiet(null, at('2026-11-26T04:00:00Z'))).toBe(false);
});

it.each([
  { ...NIGHT, to: '22:00' },
  { ...NIGHT, from: '24:00' },
  { ...NIGHT, from: '7:00' },
  { ...NIGHT, timeZone: 'Mars/Olympus' },
  { from: '22:00', to: '07:00' },
  'night',
])('OS-05 no quiet hours: %j', (value) => {
  expect(isQuietHours(value)).toBe(false);
  expect(settingsIn({ quietHours: value }).quietHours).toBeNull();
});

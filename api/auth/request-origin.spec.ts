import { expect, it } from '@jest/globals';
import { deviceOf } from './request-origin.ts';

const CHROMIUM = '(KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${CHROMIUM}`, 'Chrome, Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 ${CHROMIUM} Edg/140.0`,
    'Microsoft Edge, Windows',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Safari/605.1.15`, 'Safari, macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} Mobile/15E148 Safari/604.1`,
    'Safari, iOS',
  ],
  [undefined, ''],
  ['', ''],
])('%s is shown as %s', (agent, device) => expect(deviceOf(agent)).toBe(device));

it('whatever a call says of itself, the name stays short', () => {
  expect(deviceOf(`${'x'.repeat(50_000)}/1.0`).length).toBeLessThanOrEqual(100);
});

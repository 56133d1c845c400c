import { expect, it } from '@jest/globals';
import { readFrame } from './stream-wire.ts';

const AT = 1_536_036_818_784;
const frameOf = (...messages: readonly object[]) => readFrame(JSON.stringify(messages));

it.each([
  ['milliseconds', `${AT}`],
  ['nanoseconds', `${AT}001002`],
  ['nanoseconds as text', `"${AT}999999"`],
])('a time in %s', (_name, time) => {
  const { ticks } = readFrame(`[{"ev":"T","sym":"MSFT","p":114.125,"t":${time}}]`);
  expect(ticks).toEqual([{ kind: 'price', symbol: 'MSFT', price: 114.125, at: AT }]);
});

it.each([
  ['a regular trade', undefined, true],
  ['one without conditions', [], true],
  ['a sweep', [14], true],
  ['a sweep that is exempt', [14, 41], true],
  ['an odd lot', [37], false],
  ['one outside of the session', [0, 12], false],
  ['an average price', [2], false],
])('%s', (_name, c, isLast) => {
  const { ticks, ignored } = frameOf({ ev: 'T', sym: 'MSFT', p: 1, t: AT, c });
  expect([ticks.length, ignored]).toEqual([isLast ? 1 : 0, 0]);
});

it.each(['', '{', '7', 'null', '{"ev":"T"}', '"[]"', '\u0000'])(
  'a frame that is no list counts as one unreadable message: %j',
  (text) => expect(readFrame(text)).toEqual({ ticks: [], statuses: [], ignored: 1 }),
);

it('a list without messages is empty', () =>
  expect(readFrame('[]')).toEqual({ ticks: [], statuses: [], ignored: 0 }));

it('a status has its text, or none', () => {
  const { statuses } = frameOf({ ev: 'status', status: 'success' });
  expect(statuses).toEqual([{ ev: 'status', status: 'success', message: '' }]);
});

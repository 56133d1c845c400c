import { afterEach, expect, it, jest } from '@jest/globals';
import { downloadFile, localDay } from './download-file.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('the bytes of a file are there until the browser has fetched them', () => {
  jest.useFakeTimers();
  const given = new Set<string>();
  URL.createObjectURL = () => {
    given.add('blob:1');
    return 'blob:1';
  };
  URL.revokeObjectURL = (url) => void given.delete(url);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  downloadFile('list.csv', 'a', 'text/csv');
  jest.advanceTimersByTime(10_000);
  expect([...given]).toEqual(['blob:1']);
  jest.advanceTimersByTime(60_000);
  expect([...given]).toEqual([]);
});

it.each([
  ['America/New_York', '2026-11-30'],
  ['Asia/Shanghai', '2026-12-01'],
])('a file saved at one moment is named by the day in %s', (zone, day) => {
  expect(localDay(Date.parse('2026-12-01T01:30:00Z'), zone)).toBe(day);
});

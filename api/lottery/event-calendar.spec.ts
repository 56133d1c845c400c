import { describe, expect, it } from '@jest/globals';
import type { LotteryEvent } from '@toolyard/core/lottery';
import { eventCalendar } from './event-calendar.ts';

const AT = Date.UTC(2026, 10, 28);

const calendarOf = (title: string) =>
  eventCalendar(
    {
      id: 'e',
      version: 1,
      title: { en: title, 'zh-CN': title },
      description: { en: 'One.\nTwo.', 'zh-CN': 'One.' },
      opensAt: AT,
      closesAt: AT + 1e8,
    } as LotteryEvent,
    { language: 'en', at: AT, siteUrl: 'https://toolyard.example' },
  );

/** Content lines of the file, continued lines joined (RFC 5545, section 3.1). */
const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('the calendar file of an event', () => {
  it.each(['\r\n', '\n', '\r', '\u0085', '\u2028'])(
    'a stored title with %j, from before titles were of one line, adds no line',
    (separator) => {
      const names = (file: string) => linesOf(file).map((line) => line.split(/[:;]/)[0]);
      const evil = calendarOf(`Win${separator}END:VCALENDAR${separator}URL:https://evil.example/`);
      expect(names(evil)).toEqual(names(calendarOf('Win')));
      expect(evil).toContain('NAME:Win END:VCALENDAR URL:https://evil.example/\r\n');
    },
  );

  it('commas, semicolons and backslashes of a title are escaped (RFC 5545, section 3.3.11)', () => {
    const lines = linesOf(calendarOf('Mugs, pens; and a \\'));
    const text = 'Mugs\\, pens\\; and a \\\\';
    expect(lines).toContain(`NAME:${text}`);
    expect(lines).toContain(`X-WR-CALNAME:${text}`);
    expect(lines).toContain(`SUMMARY:${text} closes`);
  });
});

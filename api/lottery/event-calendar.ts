import type { LotteryEvent } from '@toolyard/core/lottery';
import { oneLine, textIn, type Instant, type Language } from '@toolyard/core/shared';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';

interface CalendarContext {
  readonly language: Language;
  /** The moment of the answer. */
  readonly at: Instant;
  readonly siteUrl: string;
}

const WORDS: Readonly<Record<Language, Readonly<Record<'opens' | 'closes', string>>>> = {
  en: { opens: 'opens', closes: 'closes' },
  'zh-CN': { opens: '开始', closes: '截止' },
};

const HALF_HOUR = 30 * 60_000;
const DAY_SECONDS = 86_400;

/** A text of one line as a value (RFC 5545, section 3.3.11). The generator escapes all texts but the calendar's name. */
const escapedText = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/** An event as an iCalendar file (RFC 5545): its opening, and its close with an alarm a day before. */
export function eventCalendar(
  event: LotteryEvent,
  { language, at, siteUrl }: CalendarContext,
): string {
  const title = oneLine(textIn(event.title, language));
  const url = `${siteUrl}/lottery/${event.id}`;
  const calendar = ical({ name: escapedText(title), method: ICalCalendarMethod.PUBLISH });
  for (const [kind, start] of [
    ['opens', event.opensAt],
    ['closes', event.closesAt],
  ] as const) {
    const entry = calendar.createEvent({
      id: `${event.id}-${kind}`,
      sequence: event.version,
      stamp: new Date(at),
      start: new Date(start),
      end: new Date(start + HALF_HOUR),
      summary:
        language === 'en' ? `${title} ${WORDS.en[kind]}` : `${title} ${WORDS['zh-CN'][kind]}`,
      description: textIn(event.description, language),
      url,
    });
    const trigger = kind === 'closes' ? DAY_SECONDS : 0;
    entry.createAlarm({ type: ICalAlarmType.display, trigger });
  }
  return calendar.toString();
}

import type { Language } from '@toolyard/core/shared';

const OPTIONS: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'shortOffset',
};

const FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en', OPTIONS),
  'zh-CN': new Intl.DateTimeFormat('zh-CN', OPTIONS),
};

/** An instant on the reader's own clock, with seconds and the offset of the zone: `Dec 17, 2021, 09:30:05 GMT+8`. */
export const exactTime = (instant: string, language: Language): string =>
  FORMATS[language].format(Date.parse(instant));

import type { DatesTexts } from './en.ts';

export const zhCN: Record<keyof DatesTexts, string> = {
  'dates.calendar': '打开日历',
  'dates.notDay': '无法识别的日期，请按“{example}”的格式填写。',
  'dates.notTime': '无法识别的日期和时间，请按“{example}”的格式填写。',
  'dates.notClock': '无法识别的时间，请按“{example}”的格式填写。',
};

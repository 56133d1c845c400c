import { defineError } from '../shared/index.ts';

export const EARNINGS_COLUMNS = defineError('validation', 'EARNINGS_COLUMNS', {
  en: 'The first line must name the columns symbol and date, and may name time and status',
  'zh-CN': '第一行必须包含 symbol 和 date 两列，可另有 time 和 status 列',
});
export const EARNINGS_TOO_LONG = defineError('validation', 'EARNINGS_TOO_LONG', {
  en: 'A file may have at most 5,000 earnings dates',
  'zh-CN': '文件最多包含 5000 个财报日期',
});
export const EARNINGS_NONE = defineError('validation', 'EARNINGS_NONE', {
  en: 'The file has no line that can be used',
  'zh-CN': '文件中没有可用的行',
});
export const EARNINGS_LINE_MALFORMED = defineError('validation', 'EARNINGS_LINE_MALFORMED', {
  en: 'This line has more or fewer fields than the first line, or an unescaped quote in a field',
  'zh-CN': '该行的字段数与第一行不同，或字段内的引号未转义',
});
export const EARNINGS_SYMBOL_INVALID = defineError('validation', 'EARNINGS_SYMBOL_INVALID', {
  en: 'The symbol must be a ticker such as AAPL or BRK.B',
  'zh-CN': '代码必须是股票代码，例如 AAPL 或 BRK.B',
});
export const EARNINGS_DATE_INVALID = defineError('validation', 'EARNINGS_DATE_INVALID', {
  en: 'The date must be a day such as 2027-01-28, from 2000 on and no more than two years ahead',
  'zh-CN': '日期必须形如 2027-01-28，不早于 2000 年，且不晚于两年后',
});
export const EARNINGS_TIME_INVALID = defineError('validation', 'EARNINGS_TIME_INVALID', {
  en: 'The time must be "before open", "after close" or empty',
  'zh-CN': '时间必须是 before open、after close 或留空',
});
export const EARNINGS_STATUS_INVALID = defineError('validation', 'EARNINGS_STATUS_INVALID', {
  en: 'The status must be "confirmed", "estimated" or empty',
  'zh-CN': '状态必须是 confirmed、estimated 或留空',
});
export const EARNINGS_REPEATED = defineError('validation', 'EARNINGS_REPEATED', {
  en: 'This company and date appear in an earlier line of the file',
  'zh-CN': '该公司和日期已出现在文件前面的行中',
});

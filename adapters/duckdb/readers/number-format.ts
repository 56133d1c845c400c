/** What a number format of a workbook makes of a number. */
export interface NumberFormat {
  readonly kind: 'number' | 'date' | 'time' | 'duration' | 'percent';
  readonly currency?: string;
}

/** Formats that Excel knows by number alone. */
const BUILT_IN: Readonly<Record<number, NumberFormat['kind']>> = {
  9: 'percent',
  10: 'percent',
  14: 'date',
  15: 'date',
  16: 'date',
  17: 'date',
  18: 'time',
  19: 'time',
  20: 'time',
  21: 'time',
  22: 'date',
  45: 'time',
  46: 'duration',
  47: 'time',
};

/** Numbers of formats for dates in Chinese, Japanese, Korean and Thai Excel. */
const isAsianDate = (id: number): boolean =>
  (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);
const isAsianTime = (id: number): boolean => id >= 32 && id <= 35;

/** A format by its number and, where the workbook defines it, its code. */
export function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (isAsianDate(id)) return { kind: 'date' };
    if (isAsianTime(id)) return { kind: 'time' };
    return { kind: BUILT_IN[id] ?? 'number' };
  }
  const section = code.split(';')[0]!;
  const currency = /\[\$([^\]-]+)/.exec(section)?.[1] ?? /"?([$€£¥￥₹₽₩])"?/.exec(section)?.[1];
  const bare = section.replaceAll(/"[^"]*"|\\.|_.|\*./g, '');
  if (/\[(?:h+|m+|s+)\]/i.test(bare)) return { kind: 'duration' };
  const letters = bare.replaceAll(/\[[^\]]*\]/g, '').toLowerCase();
  if (/[yd]|m{3,}/.test(letters) || /^m+$/.test(letters)) return { kind: 'date' };
  if (/[hs]/.test(letters)) return { kind: 'time' };
  if (letters.includes('%')) return { kind: 'percent' };
  return currency ? { kind: 'number', currency: currency.trim() } : { kind: 'number' };
}

import type { Language } from '@toolyard/core/shared';

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A size in decimal units with at most three digits: '1.4 MB'. */
export function fileSize(bytes: number, language: Language): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1000 ** power;
  const digits = { maximumFractionDigits: power === 0 || size >= 100 ? 0 : 1 };
  return `${size.toLocaleString(language, digits)} ${UNITS[power]}`;
}

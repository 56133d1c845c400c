import type { Language } from '@toolyard/core/shared';
import { MISSING } from '../../../ui/format.ts';

const OPTIONS = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** The day of an instant in words: `November 20, 2026`, `2026年11月20日`. */
export function longDate(instant: string, language: Language): string {
  const at = Date.parse(instant);
  const locale = language === 'en' ? 'en-US' : language;
  return Number.isNaN(at) ? MISSING : new Date(at).toLocaleDateString(locale, OPTIONS);
}

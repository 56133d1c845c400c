import type { Instant, Language } from '../../shared/index.ts';
import type { AccountLetters } from './letter-facts.ts';
import { LETTERS_EN } from './letters-en.ts';
import { LETTERS_ZH } from './letters-zh.ts';

/** `2026-11-21 16:30 UTC`. */
export const writtenInstant = (at: Instant): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The letters to owners of accounts, in one language. */
export const lettersIn = (language: Language): AccountLetters =>
  language === 'en' ? LETTERS_EN : LETTERS_ZH;

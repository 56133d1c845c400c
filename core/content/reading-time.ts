/**
 * Reading speeds of the IReST texts (Trauzettel-Klosinski and Dietz, 2012, 'Standardized assessment of reading
 * performance'): 228 words per minute in English, 255 characters per minute in Chinese.
 */
const WORDS_PER_MINUTE = 228;
const CHARACTERS_PER_MINUTE = 255;

const CHARACTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const WORDS = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/**
 * Minutes that somebody needs for a text, rounded, and at least 1.
 *
 * @param text visible text, in Chinese, English or both
 */
export function readingMinutes(text: string): number {
  const characters = text.match(CHARACTERS)?.length ?? 0;
  const words = text.replace(CHARACTERS, ' ').match(WORDS)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE));
}

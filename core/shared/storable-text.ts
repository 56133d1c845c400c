import type { Texts } from './language.ts';

/** NUL, which PostgreSQL cannot store, and unpaired surrogates, which UTF-8 cannot encode. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Whether a text can be stored unchanged. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** Control and format characters (Unicode Cc and Cf: escapes, zero-width and direction marks), and blank letters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u;

/** A zero-width joiner between two pictographs, which draws them as one emoji. */
const EMOJI_JOINER =
  /(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)\u200d(?=\p{Extended_Pictographic})/gu;

/** Whether all characters of a text of one line, such as a title or a name, are visible and in reading order; no line break is. */
export const isVisible = (line: string): boolean => !INVISIBLE.test(line.replace(EMOJI_JOINER, ''));

/** The same for a text of several lines. */
export const isVisibleText = (text: string): boolean => isVisible(text.replace(/[\t\r\n]/g, ''));

const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** The text on one line, for formats whose lines have a meaning: line breaks and other control characters become spaces. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim();

/**
 * How many characters a text has: code points, as PostgreSQL and JSON Schema count them.
 *
 * @example characterCount('𠮷野') // 2
 */
export const characterCount = (text: string): number => [...text].length;

/**
 * The text cut at so many characters.
 *
 * @example firstCharacters('𠮷野家', 2) // '𠮷野'
 */
export const firstCharacters = (text: string, most: number): string =>
  [...text].slice(0, most).join('');

/** The name trimmed and in NFC; null unless it is visible and 1 to `longest` characters long. */
export function shortName(name: string, longest: number): string | null {
  const trimmed = name.trim().normalize('NFC');
  const length = characterCount(trimmed);
  const isSound = length > 0 && length <= longest && isStorable(trimmed) && isVisible(trimmed);
  return isSound ? trimmed : null;
}

export const INVISIBLE_TEXT: Texts = {
  en: 'Please remove invisible characters, such as control or direction marks',
  'zh-CN': '请删除不可见字符，例如控制符或方向标记',
};

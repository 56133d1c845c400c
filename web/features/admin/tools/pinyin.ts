import { pinyin } from 'pinyin-pro';

/** The text with a syllable of pinyin, without tones, in place of each Chinese character. */
export const romanized = (text: string): string =>
  pinyin(text, { type: 'array', toneType: 'none', v: true, nonZh: 'consecutive' }).join(' ');

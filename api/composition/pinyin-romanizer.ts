import type { Romanizer } from '@toolyard/core/shared';

const HAN = /\p{Script=Han}/u;

/** Romanizes by pinyin-pro, whose dictionary of 30 MB is loaded with the first Chinese text. */
export class PinyinRomanizer implements Romanizer {
  async romanize(text: string): Promise<string> {
    if (!HAN.test(text)) return text;
    const { pinyin } = await import('pinyin-pro');
    const parts = pinyin(text, { type: 'array', toneType: 'none', v: true, nonZh: 'consecutive' });
    return parts.join(' ');
  }
}

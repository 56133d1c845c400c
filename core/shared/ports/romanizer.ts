/** Writes Chinese with the letters a to z. */
export interface Romanizer {
  /** The text with a syllable of pinyin, without tones, in place of each Chinese character; the rest as it is. */
  romanize(text: string): Promise<string>;
}

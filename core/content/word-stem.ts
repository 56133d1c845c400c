/** Forms that no ending tells. */
const IRREGULAR = new Map([
  ['built', 'build'],
  ['bought', 'buy'],
  ['children', 'child'],
  ['criteria', 'criterion'],
  ['feet', 'foot'],
  ['indices', 'index'],
  ['matrices', 'matrix'],
  ['mice', 'mouse'],
  ['people', 'person'],
  ['ran', 'run'],
  ['sent', 'send'],
  ['sold', 'sell'],
  ['vertices', 'vertex'],
  ['written', 'write'],
  ['wrote', 'write'],
]);

const VOWEL = /[aeiouy]/;

/** The beginning that is left where it is long enough to be a word. */
const isStem = (text: string): boolean => text.length >= 3 && VOWEL.test(text);

function withoutEnding(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return word.slice(0, -2);
  if (/(?:x|z|ch|sh|ss|o)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('sis')) return word.slice(0, -2);
  if (/[^sui]s$/.test(word)) return word.slice(0, -1);
  const ending = /(?:ing|(?<!e)ed)$/.exec(word);
  return ending && isStem(word.slice(0, ending.index)) ? word.slice(0, ending.index) : word;
}

/**
 * What the forms of an English word have in common: those with s, es, ed and ing. Not a word itself.
 *
 * @param word folded; words of other languages stay as they are, or lose an ending in text and query alike
 * @example [wordStem('studies'), wordStem('caching'), wordStem('run')] // ['studi', 'cach', 'run']
 */
export function wordStem(word: string): string {
  const regular = IRREGULAR.get(word);
  if (regular !== undefined) return wordStem(regular);
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const stem = withoutEnding(word).replace(/([^aeiou])\1$/, '$1');
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/(?<=[^aeiou])y$/, 'i') : stem;
}

/** The term of a word's stem, marked so that it is never taken for the beginning of a word. */
export const stemTerm = (word: string): string => `=${wordStem(word)}`;

/** Articles in two languages, the same in every run: words as frequent as those of a language are, a few to a sentence. */

const WORDS = {
  en: ['the', 'option', 'price', 'risk', 'spread', 'call', 'put', 'strike', 'market', 'volatility'],
  'zh-CN': ['的', '期权', '价格', '风险', '价差', '看涨', '看跌', '行权', '市场', '波动率'],
};
const SYLLABLES = 'ba ce di fo gu ha li mo na pe qui ra so te vi wo xa yo zu tion'.split(' ');
const VOCABULARY = 4_000;
const SENTENCES = 30;
const FIRST_HAN = 0x4e_00;
const FREQUENT_HAN = 1_500;

/** Numbers from 0 to 1 that look random and are the same in every run. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const any = (random, values) => values[Math.floor(random() * values.length)];

const englishWord = (random) =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => any(random, SYLLABLES)).join('');
const chineseWord = (random) =>
  Array.from({ length: 2 }, () =>
    String.fromCodePoint(FIRST_HAN + Math.floor(random() ** 2 * FREQUENT_HAN)),
  ).join('');

function vocabularyOf(locale) {
  const random = randomNumbers(7);
  const word = locale === 'en' ? englishWord : chineseWord;
  const more = Array.from({ length: VOCABULARY }, () => word(random));
  return [...new Set([...WORDS[locale], ...more])];
}

const LANGUAGES = {
  en: { vocabulary: vocabularyOf('en'), space: ' ', stop: '. ', length: 10 },
  'zh-CN': { vocabulary: vocabularyOf('zh-CN'), space: '', stop: '。', length: 8 },
};

/** A word's rank falls on a logarithmic scale, as in texts that people write. */
const wordOf = (random, vocabulary) =>
  vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? vocabulary[0];

function sentenceOf(random, { vocabulary, space, length }) {
  const count = length / 2 + Math.floor(random() * length);
  return Array.from({ length: count }, () => wordOf(random, vocabulary)).join(space);
}

/** The text of the article of this number. */
export function articleText(number, locale) {
  const random = randomNumbers(number * 2 + (locale === 'en' ? 0 : 1));
  for (let skipped = 0; skipped < 5; skipped++) random();
  const language = LANGUAGES[locale];
  const sentences = Array.from({ length: SENTENCES }, () => sentenceOf(random, language));
  return {
    title: sentenceOf(random, { ...language, length: 4 }),
    tags: [wordOf(random, language.vocabulary)],
    text: sentences.map((sentence) => sentence + language.stop).join(''),
  };
}

const ranks = [0, 1, 3, 9, 20, 60, 150, 400, 900, 1_800, 2_500];
const ranked = (locale) => ranks.map((rank) => LANGUAGES[locale].vocabulary[rank]);

/** What is searched for, by kind: from the most frequent words to rare ones. */
export const QUERIES = {
  words: ranked('en'),
  'parts of words': ranked('en').map((word) => word.slice(0, 3)),
  'single characters': ranked('zh-CN').map((word) => word[0]),
  'Chinese words': ranked('zh-CN'),
  'several words': [
    'option price',
    'put call strike',
    'the risk',
    '期权价格',
    '期权 价格 风险',
    '波动率',
  ],
};

/** How a language or a database wants names to be. */
export interface NamingRules {
  /** Words that are no names, in lower case where case does not count. */
  readonly reserved: ReadonlySet<string>;
  /** Names may have letters of every script. */
  readonly allLetters: boolean;
  /** Names that differ by case only are one name. */
  readonly ignoresCase: boolean;
  readonly longest: number;
}

export type NameStyle = 'PascalCase' | 'camelCase' | 'snake_case' | 'CONSTANT_CASE';

/** The words of a name: of `user_id`, `userID` and `User Id` they are `user` and `id`. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/['’`"]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .filter((word) => word !== '');

const capitalized = (word: string): string => {
  const [first = '', ...rest] = word;
  const others = rest.join('');
  return first.toUpperCase() + (others === others.toUpperCase() ? others.toLowerCase() : others);
};

function joined(words: readonly string[], style: NameStyle): string {
  switch (style) {
    case 'PascalCase':
      return words.map(capitalized).join('');
    case 'camelCase':
      return words.map((word, at) => (at === 0 ? word.toLowerCase() : capitalized(word))).join('');
    case 'snake_case':
      return words.join('_').toLowerCase();
    case 'CONSTANT_CASE':
      return words.join('_').toUpperCase();
    default:
      return style satisfies never;
  }
}

/** What signs are called where they are all that a name has. */
const SIGNS: Readonly<Record<string, string>> = {
  '%': 'percent',
  '#': 'number',
  $: 'dollar',
  '€': 'euro',
  '£': 'pound',
  '¥': 'yuan',
  '&': 'and',
  '+': 'plus',
  '-': 'minus',
  '*': 'star',
  '/': 'slash',
  '<': 'less',
  '>': 'greater',
  '=': 'equals',
  '@': 'at',
  '?': 'question',
  '!': 'not',
  '.': 'dot',
};

const spelled = (name: string): string =>
  wordsOf(name).length > 0 ? name : [...name].map((sign) => SIGNS[sign] ?? ' ').join(' ');

/** Letters of other scripts by their number in Unicode, where a language has none of them and no spelling is known. */
const inAscii = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/gu, (letter) => ` u${letter.codePointAt(0)!.toString(16)} `);

/** A valid name as near as possible to `name`; not yet different from others. */
export function identifier(
  name: string,
  style: NameStyle,
  rules: NamingRules,
  fallback: string,
): string {
  const text = spelled(rules.allLetters ? name : inAscii(name));
  const words = wordsOf(text);
  const wanted = joined(words.length > 0 ? words : wordsOf(fallback), style);
  const started = /^\p{N}/u.test(wanted) ? `_${wanted}` : wanted;
  const key = rules.ignoresCase ? started.toLowerCase() : started;
  return (rules.reserved.has(key) ? `${started}_` : started).slice(0, rules.longest);
}

/** Gives each name an identifier of its own, in order. */
export function distinctIdentifiers(
  names: readonly string[],
  style: NameStyle,
  rules: NamingRules,
  fallback: string,
): string[] {
  const taken = new Set<string>();
  const keyOf = (name: string): string => (rules.ignoresCase ? name.toLowerCase() : name);
  return names.map((name) => {
    const wanted = identifier(name, style, rules, fallback);
    let free = wanted;
    for (let number = 2; taken.has(keyOf(free)); number += 1) {
      const ending =
        style === 'snake_case' || style === 'CONSTANT_CASE' ? `_${number}` : `${number}`;
      free = wanted.slice(0, rules.longest - ending.length) + ending;
    }
    taken.add(keyOf(free));
    return free;
  });
}

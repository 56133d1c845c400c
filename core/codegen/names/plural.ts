const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    child: 'children',
    person: 'people',
    man: 'men',
    woman: 'women',
    mouse: 'mice',
    goose: 'geese',
    foot: 'feet',
    tooth: 'teeth',
    ox: 'oxen',
    datum: 'data',
    medium: 'media',
    criterion: 'criteria',
    index: 'indices',
    analysis: 'analyses',
    basis: 'bases',
    leaf: 'leaves',
    half: 'halves',
    life: 'lives',
    shelf: 'shelves',
    wolf: 'wolves',
    hero: 'heroes',
    potato: 'potatoes',
  }),
);

/** Words whose plural is the word itself, or that have none. */
const UNCHANGED = new Set(
  'series species news sheep fish deer aircraft information equipment metadata status address class process access progress business success settings data media'.split(
    ' ',
  ),
);

const SINGULAR = new Map([...IRREGULAR].map(([one, many]) => [many, one]));

/** The last word of a name, whose number can change, and what stands before it. */
function lastWord(name: string): readonly [string, string] {
  const at = name.search(/(?:[A-Z][a-z]*|[a-z]+)$/);
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at)];
}

const likeCase = (word: string, model: string): string =>
  /^[A-Z]/.test(model) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;

/** One of many: `order` of `orders`. A word that is no plural stays. */
export function singular(name: string): string {
  const [before, word] = lastWord(name);
  const lower = word.toLowerCase();
  if (UNCHANGED.has(lower) || word === '') return name;
  const irregular = SINGULAR.get(lower);
  if (irregular) return before + likeCase(irregular, word);
  if (/[^aeiou]ies$/.test(lower) && lower.length > 4) return `${before}${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(lower)) return before + word.slice(0, -2);
  if (/[^sui]s$/.test(lower) && lower.length > 2) return before + word.slice(0, -1);
  return name;
}

/** Many of one: `orders` of `order`. */
export function plural(name: string): string {
  const [before, word] = lastWord(name);
  const lower = word.toLowerCase();
  if (UNCHANGED.has(lower) || word === '' || SINGULAR.has(lower)) return name;
  const irregular = IRREGULAR.get(lower);
  if (irregular) return before + likeCase(irregular, word);
  if (/[^aeiou]y$/.test(lower)) return `${before}${word.slice(0, -1)}ies`;
  if (/(?:s|sh|ch|x|z)$/.test(lower)) return `${before}${word}es`;
  return `${before}${word}s`;
}

import { refuse, ok, type Result } from '../shared/index.ts';
import { SLUG_INVALID } from './content.errors.ts';

/** Longest slug, in characters. */
export const SLUG_LIMIT = 150;

/** Slug of a title that has no letter and no digit. */
const UNNAMED = 'untitled';

/** Letters that no decomposition reduces to a to z. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
};

/** Cyrillic and Greek letters, much as BGN/PCGN and ISO 843 write them. */
const OTHER_ALPHABETS =
  'а:a б:b в:v г:g ґ:g д:d е:e є:ye ж:zh з:z и:i і:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya ' +
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o';
const TRANSLITERATED = new Map(
  OTHER_ALPHABETS.split(' ').map((pair) => pair.split(':') as [string, string]),
);

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** At most `limit` characters, cut between words where that is possible. */
function shortened(slug: string, limit: number): string {
  if (slug.length <= limit) return slug;
  const end = slug.lastIndexOf('-', limit);
  return slug.slice(0, end > 0 ? end : limit);
}

/**
 * Slug of a title: letters a to z, digits and single hyphens. `untitled` where the title has none.
 *
 * @param romanized the title as `Romanizer` writes it
 * @example slugOf('Café: 100% more') // 'cafe-100-more'
 */
export function slugOf(romanized: string): string {
  const letters = romanized
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7f]/g, (letter) => LETTERS[letter] ?? TRANSLITERATED.get(letter) ?? letter)
    .replace(/['’‘ʼʻ`´]/g, '');
  const slug = letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return shortened(slug, SLUG_LIMIT) || UNNAMED;
}

/** A slug as somebody typed it, in lower case; refuses other characters with SLUG_INVALID. */
export function parseSlug(typed: string): Result<string> {
  const slug = typed.trim().toLowerCase();
  return slug.length <= SLUG_LIMIT && SLUG.test(slug) ? ok(slug) : refuse(SLUG_INVALID());
}

/**
 * The slug, or the first of slug-2, slug-3 … that is free.
 *
 * @param taken slugs of other articles and of redirects to them, in any case
 * @example uniqueSlug('tide', ['Tide', 'tide-2']) // 'tide-3'
 */
export function uniqueSlug(slug: string, taken: Iterable<string>): string {
  const used = new Set(Array.from(taken, (each) => each.toLowerCase()));
  if (!used.has(slug.toLowerCase())) return slug;
  for (let number = 2; ; number += 1) {
    const candidate = `${shortened(slug, SLUG_LIMIT - `-${number}`.length)}-${number}`;
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
}

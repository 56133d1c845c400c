/**
 * What a search finds a text by. Terms are single characters, pairs of characters and words, folded: each at most 100
 * characters, none twice.
 */
export interface IndexedText {
  readonly title: readonly string[];
  readonly tags: readonly string[];
  /** Those of title, tags and text together. */
  readonly all: readonly string[];
  /** Title, tags and text folded, one after the other on lines of their own: runs of characters are looked for in it. */
  readonly folded: string;
}

/** A term that a text must have: this one, any that begins with it, or the stem that it has in common with other forms. */
export interface SearchTerm {
  readonly text: string;
  readonly isPrefix: boolean;
  /** Another term that does as well, as it is; null where there is none. */
  readonly stem: string | null;
}

/** What a text must have to be found. */
export interface SearchQuery {
  /** All of them. */
  readonly terms: readonly SearchTerm[];
  /** Folded runs of characters; each must stand in the text as it is. Empty where the terms already prove them. */
  readonly runs: readonly string[];
}

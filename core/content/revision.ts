import type { Instant } from '../shared/index.ts';

/** What a revision says of itself beside its text. */
export interface ArticleMeta {
  readonly tags: readonly string[];
  /** For search engines and lists; empty when the beginning of the text serves. */
  readonly description: string;
  /** Place among its siblings in a tree of documentation. */
  readonly order: number | null;
  /** Hash of each section of the original that this text was made from, by anchor; only of a translation. */
  readonly sourceSections: Readonly<Record<string, string>> | null;
}

/** One state of an article's text. Never changed: restoring an old one makes the next. */
export interface Revision {
  readonly articleId: string;
  /** 1, 2, 3 … */
  readonly number: number;
  /** The revision that the writer had before him; 0 for the first. */
  readonly base: number;
  readonly title: string;
  /** Byte for byte what was written. */
  readonly markdown: string;
  readonly meta: ArticleMeta;
  readonly authorId: string | null;
  readonly note: string;
  readonly savedAt: Instant;
  /** SHA-256 in hexadecimal of what the revision says and of the hash before it, so that the chain can be verified. */
  readonly hash: string;
}

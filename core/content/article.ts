import type { Instant, Language } from '../shared/index.ts';
import type { ArticleTypeName } from './article-types/article-type-list.ts';

/** A revision that becomes public at a time without anything having to run then. */
export interface Schedule {
  readonly revision: number;
  readonly publishAt: Instant;
}

/** Why an operator took a public article away from readers. */
export interface Hiding {
  readonly reason: string;
  readonly at: Instant;
  /** What the space says to it; null until it answers. */
  readonly answer: string | null;
}

/** An article in one language, so that publishing one language cannot change another. Its texts are its revisions. */
export interface Article {
  readonly id: string;
  readonly spaceId: string;
  readonly type: ArticleTypeName;
  readonly locale: Language;
  /** Unique in its space by type and locale. */
  readonly slug: string;
  /** The article that this one translates. */
  readonly translationOf: string | null;
  /** The account that began it; null once that is erased. */
  readonly authorId: string | null;
  /** 1, and one more with every change. */
  readonly version: number;
  /** Number of the newest revision. */
  readonly draft: number;
  /** Number of the revision that was published last, also while it is withdrawn. */
  readonly published: number | null;
  readonly publishedAt: Instant | null;
  readonly schedule: Schedule | null;
  /** From then on nothing of it is public. */
  readonly withdrawAt: Instant | null;
  readonly inReview: boolean;
  /** Number of the revision that somebody else than its writers approved last. */
  readonly approved: number | null;
  readonly hiding: Hiding | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** An article that has its first draft and that no reader has seen. */
export const newArticle = (
  begun: Pick<
    Article,
    'id' | 'spaceId' | 'type' | 'locale' | 'slug' | 'translationOf' | 'authorId'
  >,
  at: Instant,
): Article => ({
  ...begun,
  version: 1,
  draft: 1,
  published: null,
  publishedAt: null,
  schedule: null,
  withdrawAt: null,
  inReview: false,
  approved: null,
  hiding: null,
  createdAt: at,
  updatedAt: at,
});

import type { Digest } from '../audit/index.ts';
import { newArticle, type Article } from './article.ts';
import type { RevisionDraft } from './revision-chain.ts';

/** 2026-03-01T08:00:00Z. */
export const NOW = 1_772_352_000_000;

/** Differs for every two texts, which is all that the rules need of a digest. */
export const fakeDigest: Digest = (text) => `digest of ${text}`;

export const sampleArticle = (change: Partial<Article> = {}): Article => ({
  ...newArticle(
    {
      id: 'article-1',
      spaceId: 'space-1',
      type: 'doc',
      locale: 'en',
      slug: 'setup',
      translationOf: null,
      authorId: 'ada',
    },
    NOW,
  ),
  ...change,
});

export const sampleDraft = (base: number, markdown: string): RevisionDraft => ({
  base,
  title: 'Setup',
  markdown,
  meta: { tags: [], description: '', order: null, sourceSections: null },
  authorId: 'ada',
  note: '',
});

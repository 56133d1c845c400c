import { threeWayMerge } from '../shared/index.ts';
import { mergeTokens } from './sentences.ts';

/** Text on which both writers agree. */
export interface Agreed {
  readonly kind: 'agreed';
  readonly markdown: string;
}

/** Sentences or lines that both writers changed, each in another way. */
export interface Conflict {
  readonly kind: 'conflict';
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

export type Merge =
  | { readonly kind: 'clean'; readonly markdown: string }
  | { readonly kind: 'conflicts'; readonly parts: readonly (Agreed | Conflict)[] };

const joined = (tokens: readonly string[]): string => tokens.join('');

/** Merges two changes of one Markdown text by sentence, and by line in code, tables and lists. */
export function mergeMarkdown(base: string, ours: string, theirs: string): Merge {
  const merged = threeWayMerge(mergeTokens(base), mergeTokens(ours), mergeTokens(theirs));
  const parts = merged.map((part): Agreed | Conflict =>
    part.kind === 'agreed'
      ? { kind: 'agreed', markdown: joined(part.tokens) }
      : {
          kind: 'conflict',
          base: joined(part.base),
          ours: joined(part.ours),
          theirs: joined(part.theirs),
        },
  );
  const isClean = parts.every(({ kind }) => kind === 'agreed');
  return isClean
    ? {
        kind: 'clean',
        markdown: merged.flatMap((part) => (part.kind === 'agreed' ? part.tokens : [])).join(''),
      }
    : { kind: 'conflicts', parts };
}

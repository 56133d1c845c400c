import { changedRanges } from '../shared/index.ts';
import { mergeTokens } from './sentences.ts';

/** A stretch of text that two revisions share, or that one of them has alone. */
export interface DifferencePart {
  readonly kind: 'same' | 'deleted' | 'inserted';
  readonly text: string;
}

/** Words, spaces, and single characters of everything else, such as Chinese. */
const WORDS = /[\p{Script=Latin}\p{M}\p{N}]+|\s+|[^]/gu;

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

function differenceOf(
  a: readonly string[],
  b: readonly string[],
  within: (deleted: string, inserted: string) => DifferencePart[],
): DifferencePart[] {
  const parts: DifferencePart[] = [];
  let at = 0;
  for (const { aStart, aEnd, bStart, bEnd } of changedRanges(a, b)) {
    parts.push({ kind: 'same', text: a.slice(at, aStart).join('') });
    parts.push(...within(a.slice(aStart, aEnd).join(''), b.slice(bStart, bEnd).join('')));
    at = aEnd;
  }
  return [...parts, { kind: 'same', text: a.slice(at).join('') }];
}

/** Without empty parts; neighbors of one kind are one part. */
function tidied(parts: readonly DifferencePart[]): DifferencePart[] {
  const tidy: DifferencePart[] = [];
  for (const part of parts) {
    const last = tidy.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind) tidy[tidy.length - 1] = { ...part, text: last.text + part.text };
    else tidy.push(part);
  }
  return tidy;
}

/**
 * What changed from one text to another, by sentence and in changed sentences by word, in Chinese by character. The parts
 * that are the same or deleted are the old text; those that are the same or inserted are the new one.
 *
 * @example textDifference('第一行', '第一行改') // [{ kind: 'same', text: '第一行' }, { kind: 'inserted', text: '改' }]
 */
export function textDifference(before: string, after: string): DifferencePart[] {
  const replaced = (deleted: string, inserted: string): DifferencePart[] => [
    { kind: 'deleted', text: deleted },
    { kind: 'inserted', text: inserted },
  ];
  return tidied(
    differenceOf(mergeTokens(before), mergeTokens(after), (deleted, inserted) =>
      differenceOf(wordsOf(deleted), wordsOf(inserted), replaced),
    ),
  );
}

import type { ArticleDraftTexts } from '@toolyard/browser';
import { mergeMarkdown, type Conflict } from '@toolyard/core/content';
import type { DraftField } from './draft.ts';

/** Which text of a conflict stays. */
export type Choice = 'ours' | 'theirs' | 'both';

/** Parts of one field: those on which both writers agree, and those to choose of. */
interface FieldParts {
  readonly field: DraftField;
  readonly parts: readonly (string | Conflict)[];
}

export type DraftMerge =
  | { readonly kind: 'clean'; readonly draft: ArticleDraftTexts }
  | { readonly kind: 'conflicts'; readonly fields: readonly FieldParts[] };

const FIELDS = ['title', 'description', 'tags', 'order', 'markdown'] as const;

function mergeField(
  field: DraftField,
  [base, ours, theirs]: readonly [string, string, string],
): FieldParts {
  if (field === 'markdown') {
    const merge = mergeMarkdown(base, ours, theirs);
    const parts = merge.kind === 'clean' ? [merge] : merge.parts;
    return { field, parts: parts.map((part) => (part.kind === 'conflict' ? part : part.markdown)) };
  }
  if (ours === theirs || theirs === base) return { field, parts: [ours] };
  if (ours === base) return { field, parts: [theirs] };
  return { field, parts: [{ kind: 'conflict', base, ours, theirs }] };
}

const isText = (part: string | Conflict): part is string => typeof part === 'string';

/** Merges what was typed with what somebody else saved, by field and the text by sentence. */
export function mergeDrafts(
  base: ArticleDraftTexts,
  ours: ArticleDraftTexts,
  theirs: ArticleDraftTexts,
): DraftMerge {
  const fields = FIELDS.map((field) =>
    mergeField(field, [base[field], ours[field], theirs[field]]),
  );
  return fields.every(({ parts }) => parts.every(isText))
    ? { kind: 'clean', draft: resolvedDraft(fields, []) }
    : { kind: 'conflicts', fields };
}

/** The conflicts of a merge in the order of its fields. */
export const conflictsIn = (fields: readonly FieldParts[]) =>
  fields.flatMap(({ field, parts }) =>
    parts.flatMap((part) => (isText(part) ? [] : [{ ...part, field }])),
  );

/** Both texts, apart where they would run into one line or word. */
function both({ ours, theirs }: Conflict, field: DraftField): string {
  if (field === 'tags') return [ours, theirs].filter((text) => text !== '').join(', ');
  if (ours === '' || theirs === '' || /\s$/.test(ours) || /^\s/.test(theirs)) return ours + theirs;
  if (field === 'markdown' && /^\s*(?:[#>|:-]|[*+] |\d+[.)])/.test(theirs))
    return `${ours}\n${theirs}`;
  return /[。！？；…」』”’]$/.test(ours) ? ours + theirs : `${ours} ${theirs}`;
}

/** The draft with a choice for each conflict; the first missing one keeps both texts. */
export function resolvedDraft(
  fields: readonly FieldParts[],
  choices: readonly Choice[],
): ArticleDraftTexts {
  let next = 0;
  const textOf = ({ field, parts }: FieldParts): readonly [DraftField, string] => [
    field,
    parts
      .map((part) => {
        if (isText(part)) return part;
        const choice = choices[next++] ?? 'both';
        return choice === 'both' ? both(part, field) : part[choice];
      })
      .join(''),
  ];
  return Object.fromEntries(fields.map(textOf)) as unknown as ArticleDraftTexts;
}

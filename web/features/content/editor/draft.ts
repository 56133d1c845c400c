import type { ArticleDraftTexts } from '@toolyard/browser';
import { checkArticleDraft, type ArticleDraft } from '@toolyard/core/content';
import type { FieldError, Language } from '@toolyard/core/shared';

export type DraftField = keyof ArticleDraftTexts;

/** What stands at a field that cannot be saved. */
export type Faults = Readonly<Partial<Record<DraftField, string>>>;

/** A revision as far as the editor changes it. */
type Written = Pick<ArticleDraft, 'title' | 'markdown' | 'tags' | 'description' | 'order'>;

/** The texts of a revision in the fields of the editor. */
export const draftOf = ({ title, markdown, tags, description, order }: Written) => ({
  title,
  markdown,
  tags: tags.join(', '),
  description,
  order: order === null ? '' : String(order),
});

const tagsIn = (typed: string): string[] =>
  typed
    .split(/[,，、\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** What is saved of the fields. */
export const writtenIn = (draft: ArticleDraftTexts) => ({
  title: draft.title.trim(),
  markdown: draft.markdown,
  tags: tagsIn(draft.tags),
  description: draft.description.trim(),
  order: draft.order.trim() === '' ? null : Number(draft.order),
});

/** Whether a save of both stores the same. */
export const isSameDraft = (one: ArticleDraftTexts, other: ArticleDraftTexts): boolean =>
  JSON.stringify(writtenIn(one)) === JSON.stringify(writtenIn(other));

const isField = (field: string | undefined, draft: ArticleDraftTexts): field is DraftField =>
  field !== undefined && field in draft;

/** Faults of a refusal by field, in the language of the page. */
export const faultsOf = (
  errors: readonly FieldError[],
  draft: ArticleDraftTexts,
  language: Language,
): Faults =>
  Object.fromEntries(
    errors.flatMap(({ field, message, texts }) =>
      isField(field, draft) ? [[field, texts?.[language] ?? message]] : [],
    ),
  );

/** What the rules of articles refuse in the draft; empty where it can be saved. */
export function checkDraft(draft: ArticleDraftTexts, language: Language): Faults {
  const written = writtenIn(draft);
  // JSON has no word for what is no number: an order that is none is as wrong as one that is too large.
  const order = Number.isNaN(written.order) ? Infinity : written.order;
  const checked = checkArticleDraft({ ...written, order, sourceSections: null, note: '' });
  if (checked.ok) return {};
  const { details, texts } = checked.error;
  return Array.isArray(details)
    ? faultsOf(details as readonly FieldError[], draft, language)
    : { markdown: texts[language] };
}

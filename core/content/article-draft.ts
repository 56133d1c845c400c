import {
  characterCount,
  INVISIBLE_TEXT,
  isStorable,
  isVisibleText,
  ok,
  refuse,
  shortName,
  type FieldError,
  type Result,
  type Texts,
} from '../shared/index.ts';
import { LONGEST_ARTICLE } from './ports/article-renderer.ts';
import { ARTICLE_TOO_LONG, ARTICLE_INVALID } from './content.errors.ts';
import type { ArticleMeta, Revision } from './revision.ts';

/** Characters, but for the number of tags. */
export const ARTICLE_LIMITS = {
  title: 200,
  tag: 50,
  tags: 20,
  description: 300,
  note: 200,
} as const;

/** Largest number by which siblings are ordered, in either direction. */
export const MAX_ARTICLE_ORDER = 1_000_000;

const MAX_SOURCE_SECTIONS = 1000;

/** What a writer saves: text and what it says of itself. */
export interface ArticleDraft {
  readonly title: string;
  readonly markdown: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly order: number | null;
  readonly sourceSections: Readonly<Record<string, string>> | null;
  readonly note: string;
}

export interface CheckedDraft extends Pick<Revision, 'title' | 'markdown' | 'note'> {
  readonly meta: ArticleMeta;
}

/** The draft with the text as it is and the rest trimmed, or ARTICLE_TOO_LONG, or ARTICLE_INVALID with every fault. */
export function checkArticleDraft(draft: ArticleDraft): Result<CheckedDraft> {
  if (draft.markdown.length > LONGEST_ARTICLE) return refuse(ARTICLE_TOO_LONG());
  const title = shortName(draft.title, ARTICLE_LIMITS.title);
  const tags = tagsOf(draft.tags);
  const { order, sourceSections } = draft;
  const [description, note] = [draft.description.trim(), draft.note.trim()];
  const faults: readonly FieldError[] = [
    ...(title === null ? [fault('title', TITLE)] : []),
    ...(isStorable(draft.markdown) ? [] : [fault('markdown', INVISIBLE_TEXT)]),
    ...(tags === null ? [fault('tags', TAGS)] : []),
    ...(isShort(description, ARTICLE_LIMITS.description) ? [] : [fault('description', TOO_LONG)]),
    ...(isShort(note, ARTICLE_LIMITS.note) ? [] : [fault('note', TOO_LONG)]),
    ...(order === null || Math.abs(order) <= MAX_ARTICLE_ORDER ? [] : [fault('order', ORDER)]),
    ...(sourceSections === null || areSections(sourceSections)
      ? []
      : [fault('sourceSections', SECTIONS)]),
  ];
  if (title === null || tags === null || faults.length > 0)
    return refuse(ARTICLE_INVALID({ details: faults }));
  const meta = { tags, description, order, sourceSections };
  return ok({ title, markdown: draft.markdown, note, meta });
}

const isShort = (text: string, longest: number): boolean =>
  characterCount(text) <= longest && isStorable(text) && isVisibleText(text);

/** Each once, without regard to case; null where there are too many, or one is no name. */
function tagsOf(typed: readonly string[]): readonly string[] | null {
  const tags = new Map<string, string>();
  for (const each of typed) {
    const tag = shortName(each, ARTICLE_LIMITS.tag);
    if (tag === null) return null;
    if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return tags.size <= ARTICLE_LIMITS.tags ? [...tags.values()] : null;
}

const areSections = (sections: Readonly<Record<string, string>>): boolean => {
  const entries = Object.entries(sections);
  return (
    entries.length <= MAX_SOURCE_SECTIONS &&
    entries.every(
      ([anchor, hash]) => anchor.length <= 300 && isStorable(anchor) && /^[\w-]{1,128}$/.test(hash),
    )
  );
};

const fault = (field: string, texts: Texts): FieldError => ({ field, message: texts.en, texts });

const TITLE: Texts = {
  en: `A title has 1 to ${ARTICLE_LIMITS.title} characters, all of them visible`,
  'zh-CN': `标题须为 1 到 ${ARTICLE_LIMITS.title} 个可见字符`,
};
const TAGS: Texts = {
  en: `At most ${ARTICLE_LIMITS.tags} tags of 1 to ${ARTICLE_LIMITS.tag} characters`,
  'zh-CN': `最多 ${ARTICLE_LIMITS.tags} 个标签，每个 1 到 ${ARTICLE_LIMITS.tag} 个字符`,
};
const TOO_LONG: Texts = {
  en: `At most ${ARTICLE_LIMITS.description} characters in a description and ${ARTICLE_LIMITS.note} in a note, none of them invisible`,
  'zh-CN': `摘要最多 ${ARTICLE_LIMITS.description} 个字符，备注最多 ${ARTICLE_LIMITS.note} 个字符，且不含不可见字符`,
};
const ORDER: Texts = {
  en: `A number between -${MAX_ARTICLE_ORDER} and ${MAX_ARTICLE_ORDER}`,
  'zh-CN': `须为 -${MAX_ARTICLE_ORDER} 到 ${MAX_ARTICLE_ORDER} 之间的数`,
};
const SECTIONS: Texts = {
  en: 'Hashes of sections by their anchors',
  'zh-CN': '须为各小节锚点及其哈希值',
};

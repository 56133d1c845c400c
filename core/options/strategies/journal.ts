import {
  INVISIBLE_TEXT,
  characterCount,
  isStorable,
  isVisible,
  isVisibleText,
  REPEATED,
} from '../../shared/index.ts';
import type { FieldError, Texts } from '../../shared/index.ts';

/** What the owner of a strategy notes about the whole trade; its steps have notes of their own. */
export interface Journal {
  readonly note: string;
  /** Distinct in any case, in the order in which they were given. */
  readonly tags: readonly string[];
}

export const EMPTY_JOURNAL: Journal = { note: '', tags: [] };

export const JOURNAL_NOTE_MAX_LENGTH = 2_000;
export const MAX_TAGS = 10;
export const TAG_MAX_LENGTH = 30;

const NOTE: Texts = {
  en: 'The note must have at most 2,000 characters',
  'zh-CN': '笔记不能超过 2,000 个字符',
};
const TAGS: Texts = { en: `At most ${MAX_TAGS} tags`, 'zh-CN': `标签最多 ${MAX_TAGS} 个` };
const TAG: Texts = {
  en: `A tag has 1 to ${TAG_MAX_LENGTH} characters and no commas`,
  'zh-CN': `标签须为 1 到 ${TAG_MAX_LENGTH} 个字符，且不含逗号`,
};

const fault = (field: string, texts: Texts): FieldError => ({ field, message: texts.en, texts });

const SEPARATOR = /[,，、\n]/;

/** The tags of a text that separates them by commas; an empty one between two commas is none. */
export const tagsIn = (text: string): readonly string[] =>
  text
    .split(SEPARATOR)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Two tags are the same in any case. */
export const tagKey = (tag: string): string => tag.toLowerCase();

function tagFaults(tags: readonly string[]): FieldError[] {
  const keys = tags.map(tagKey);
  return tags.flatMap((tag, i) => {
    const field = `tags.${i}`;
    if (
      tag === '' ||
      characterCount(tag) > TAG_MAX_LENGTH ||
      SEPARATOR.test(tag) ||
      !isStorable(tag)
    )
      return [fault(field, TAG)];
    if (!isVisible(tag)) return [fault(field, INVISIBLE_TEXT)];
    return keys.indexOf(tagKey(tag)) < i ? [fault(field, REPEATED)] : [];
  });
}

function journalNoteFaults(note: string): FieldError[] {
  if (characterCount(note) > JOURNAL_NOTE_MAX_LENGTH || !isStorable(note))
    return [fault('note', NOTE)];
  return isVisibleText(note) ? [] : [fault('note', INVISIBLE_TEXT)];
}

/** Everything that is wrong with a journal, field by field; a tag is `tags.0`, their number `tags`. */
export const journalFaults = ({ note, tags }: Journal): readonly FieldError[] => [
  ...journalNoteFaults(note),
  ...(tags.length > MAX_TAGS ? [fault('tags', TAGS)] : []),
  ...tagFaults(tags),
];

/** A journal without blanks around its texts. */
export const trimmedJournal = ({ note, tags }: Journal): Journal => ({
  note: note.trim(),
  tags: tags.map((tag) => tag.trim()),
});
